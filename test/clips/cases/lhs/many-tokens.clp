; Many tokens with few keys, then with many, keep the order of their activations however their table grows.
(defrule pairs
   (group ?g ?)
   (mark ?g ?m)
   =>
   (printout t ?g " " ?m ";"))
(defrule groups
   (group ?g ?x)
   (group ?g ?y&~?x)
   (chosen ?g ?x ?)
   =>
   (printout t "chosen " ?g " " ?x " " ?y crlf))
(defrule alone
   (group ?g ?x)
   (not (blocked ?g))
   (test (= ?x 7))
   =>
   (printout t "alone " ?g crlf))
(reset)
(loop-for-count (?g 1 12) (loop-for-count (?x 1 30) (assert (group ?g ?x))))
(assert (mark 3 a))
(assert (chosen 5 2 0) (chosen 12 16 0) (chosen 1 1 0))
(assert (blocked 4) (blocked 11) (blocked 1))
(run)
(loop-for-count (?g 100 400) (assert (group ?g 7)))
(loop-for-count (?g 100 400) (if (= (mod ?g 37) 0) then (assert (mark ?g b) (blocked ?g))))
(run)
(loop-for-count (?n 1 4) (loop-for-count (?g 1 12) (loop-for-count (?x 1 30) (assert (chosen ?g ?x ?n)))))
(run 60)
(undefrule pairs)
(retract *)
(agenda)
(exit)
