; Escapes inside strings, read and printed.
(printout t "a\\b" " " "a\"b" " " "tab	tab" " " "x;y" " " "(not a list)" crlf)
(assert (s "a\\b" "a\"b"))
(facts)
(printout t (str-length "a\"b") (str-index "\"" "a\"b") (upcase "é") crlf)
(printout t (sym-cat a " " b) crlf)
(printout t (implode$ (create$ "a b" "c\"d")) (explode$ "\"a b\" c") crlf)
(ppdefrule zz)
(exit)
