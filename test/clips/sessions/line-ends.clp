; Lines may end as on Windows: a command ends with the first character of its line end.
(printout t "a" crlf)
(+ 1
 2)
abc
(open "w.txt" f "w")
(format f "(printout t one crlf)%r%n(printout t two crlf)%r%n")
(close f)
(batch "w.txt")
(printout t "b" crlf)
(exit)
