; t and T stand for the terminal, which can be neither opened nor closed.
(printout t (open "_terminal.txt" t "w") crlf)
(printout t (open "_terminal.txt" T "w") crlf)
(printout t (close T) (close t) crlf)
(printout t (close stdout) (close nothing) crlf)
(printout t "still here" crlf)
(printout t (readline nothing) crlf)
(printout t (read nothing) crlf)
(exit)
