; watch rules and watch focus when a rule halts.
(watch focus)
(watch rules)
(defrule a ?f <- (x) => (retract ?f) (halt))
(assert (x))
(run)
(printout t "--" crlf)
(agenda)
(exit)
