;; The blocks world: a planner that clears what is in the way, then moves the block that is wanted.
;; Shows goals that make other goals, `logical` support of what follows from the state, and conditions with `not`.
(deftemplate on (slot block) (slot under))
(deftemplate want (slot block) (slot under))

(deffacts start
   (on (block a) (under b)) (on (block b) (under c)) (on (block c) (under table))
   (on (block d) (under e)) (on (block e) (under table))
   (want (block c) (under e)) (want (block b) (under c)))

(defrule clear-block
   (logical (on (block ?x)) (not (on (under ?x))))
   =>
   (assert (clear ?x)))

(defrule table-is-clear
   =>
   (assert (clear table)))

(defrule goal-reached
   (declare (salience 10))
   ?w <- (want (block ?x) (under ?y))
   (on (block ?x) (under ?y))
   (not (want (block ?y)))
   =>
   (retract ?w))

(defrule move
   (want (block ?x) (under ?y))
   (not (want (block ?y)))
   (clear ?x)
   (clear ?y)
   ?o <- (on (block ?x) (under ?z&~?y))
   =>
   (printout t "Move " ?x " from " ?z " onto " ?y "." crlf)
   (modify ?o (under ?y)))

(defrule clear-the-block
   (want (block ?x))
   (on (block ?above) (under ?x))
   (not (want (block ?above) (under table)))
   =>
   (assert (want (block ?above) (under table))))

(defrule clear-the-place
   (want (block ?x) (under ?y&~table))
   (on (block ?above&~?x) (under ?y))
   (not (want (block ?above) (under table)))
   =>
   (assert (want (block ?above) (under table))))

(defrule finished
   (declare (salience -10))
   (not (want))
   =>
   (printout t "All blocks are where they were wanted." crlf))
