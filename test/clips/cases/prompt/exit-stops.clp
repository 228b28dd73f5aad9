; exit inside a function ends the program at once.
(printout t before crlf)
(deffunction e () (exit) (printout t no crlf))
(e)
(printout t never crlf)
(exit)
