; The file is closed while printout writes to it.
(deffunction shut (?n) (close ?n) done)
(open "closing.txt" out "w")
(printout out "a" (shut out) "b" crlf "" c)
(printout t "end" crlf)
(exit)
