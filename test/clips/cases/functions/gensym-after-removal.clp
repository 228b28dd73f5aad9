; In a file of commands, gensym* does not give names that a construct of the file had, also when it is gone.
(setgen 30)
(deftemplate gen30 (slot gen31))
(undeftemplate gen30)
(printout t (gensym*) crlf)
(deffunction wrong (?gen33) (gen34 ?gen33))
(printout t (gensym*) crlf)
(exit)
