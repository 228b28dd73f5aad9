; Any byte passes through reading, printing, files and widths: UTF-8, Latin-1, and what is neither.
(printout t "ñandú" " " (str-length "ñandú") " " (sub-string 1 3 "ñandú") " " (upcase "ñx") crlf)
(printout t "Ã±andÃº â‚¬" " " (str-length "Ã±andÃº â‚¬") crlf)
(assert (señal été))
(facts)
(format t "[%-6s|%6s|%.1s|%c]%n" "é" "Ã©" "éé" 233)
(printout t (str-compare "a" "é") (str-compare "é" "Ã©") (str-compare "Ã©" "é") (str-compare "ğŸ˜€" "ï¿½") crlf)
(printout t (str-index "d" "ñd") (str-index "ú" "ñú") crlf)
(open "b.txt" f "w")
(printout f "éÃ©ÿ€z" crlf)
(put-char f 195)
(put-char f 169)
(put-char f 254)
(close f)
(open "b.txt" f "r")
(printout t (get-char f) " " (get-char f) " " (get-char f) " " (get-char f) " " (get-char f) " " (get-char f) crlf)
(printout t (readline f) "|" crlf)
(printout t (readline f) "|" (readline f) crlf)
(close f)
(defglobal ?*é* = 3)
?*é*
(bind ?é 4)
?é
(read)
été
(read)
a©b
(printout t a©b crlf)
(readline)
€¿ÿ
(printout t (eq "é" "Ã©") (lowcase "ÉA") (sym-cat é 1) crlf)
(exit)
