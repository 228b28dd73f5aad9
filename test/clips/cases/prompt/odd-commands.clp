; Constants, variables, empty lists and stray parentheses typed at the prompt.
abc
"str"
3.5
?x
?*x*
()
(3)
)
(+ 1 2) (printout t "dropped" crlf)
(printout t "next" crlf) ; comment
; only comment
(printout t
   "multi"
   crlf)
(foo
)
(printout t "end" crlf)
(exit)
