; watch statistics: counts and means after run.
(defrule r ?f <- (n ?x&:(< ?x 9)) => (assert (n (+ ?x 1)) (m ?x)))
(defrule s (m ?x) => )
(deffacts d (n 0) (n 20) (m a) (m b) (m c))
(watch statistics)
(reset)
(run 3)
(run)
(exit)
