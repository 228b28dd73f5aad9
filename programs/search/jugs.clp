; The two jugs: one holds 4 litres, the other 3, and the large one is to hold exactly 2.
; Every match of a rule is an action. A state is a goal if the rule `goal` has a match.
;
;   ./frontier solve programs/search/jugs.clp
;
; draw: (jugs (large ?large) (small ?small)) as ?large of 4, ?small of 3

(deftemplate jugs (slot large) (slot small))

(deffacts start (jugs (large 0) (small 0)))

(defrule fill-large ?jugs <- (jugs (large ~4)) => (modify ?jugs (large 4)))

(defrule fill-small ?jugs <- (jugs (small ~3)) => (modify ?jugs (small 3)))

(defrule empty-large ?jugs <- (jugs (large ~0)) => (modify ?jugs (large 0)))

(defrule empty-small ?jugs <- (jugs (small ~0)) => (modify ?jugs (small 0)))

(defrule large-into-small
  ?jugs <- (jugs (large ?large&~0) (small ?small&~3))
  =>
  (bind ?poured (min ?large (- 3 ?small)))
  (modify ?jugs (large (- ?large ?poured)) (small (+ ?small ?poured))))

(defrule small-into-large
  ?jugs <- (jugs (large ?large&~4) (small ?small&~0))
  =>
  (bind ?poured (min ?small (- 4 ?large)))
  (modify ?jugs (large (+ ?large ?poured)) (small (- ?small ?poured))))

(defrule goal (jugs (large 2)) =>)
