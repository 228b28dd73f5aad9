(printout t first crlf)
; A byte-order mark makes a symbol of the first line.
(printout t second crlf)
(exit)
