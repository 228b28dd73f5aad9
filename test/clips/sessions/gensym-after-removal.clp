; Typed, gensym* gives the names of a construct again once it is gone.
(setgen 30)
(deftemplate gen30 (slot gen31))
(gensym*)
(undeftemplate gen30)
(setgen 30)
(gensym*)
(exit)
