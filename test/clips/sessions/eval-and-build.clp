; Variables that a text given to eval binds stay at the prompt; a syntax error in build is the value of the function.
(printout t "H " (eval "(bind ?k 4)") crlf)
?k
(deffunction f () (eval "(bind ?z 3)"))
(f)
?z
(bind ?a 5)
(eval "(+ ?a 1)")
(deftemplate b)
(deffunction g () (printout t one crlf) (build "(defrule r2 (b ?z) => )") (printout t two crlf))
(g)
(deffunction h () (build "(deffacts x (b 1)") (printout t two crlf))
(h)
(exit)
