; What is typed goes into the dribble file, with prompts, values and errors.
(dribble-on "d.txt")
(assert (a 1))
(+ 1
   2)
(foo)
(bind ?x (read))
a value of its own
?x
(bind ?y (readline))
a whole line
?y
(dribble-off)
(dribble-off)
(open "d.txt" f)
(bind ?l (readline f))
(while (neq ?l EOF) do (printout t "| " ?l crlf) (bind ?l (readline f)))
(exit 3)
