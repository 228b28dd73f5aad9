; Constants, variables and what is wrong at the prompt; variables end with reset and clear.
abc
"a string"
3.0
[name]
?x
(bind ?x 3)
?x
$?x
(reset)
?x
(bind ?x (create$ a b))
?x
(clear)
?x
?*g*
(defglobal ?*g* = (create$ 1 "b" c))
?*g*
)
(foo
 bar)
( 3 )
& a
(printout T "T" crlf)
(printout "t" "string" crlf)
(printout [t] "name" crlf)
(format T "%d%n" 3)
(read T)
"a text" and more
(read)
"unfinished
(read)

  ; a comment

next
(read)
(a)
(readline T)
some text
(read-number)
12 x
(get-char)
(get-char)
(printout nil "x" crlf)
red (+ 1 2)
(progn (printout t "a") (exit 4))
