;; The towers of Hanoi as a planner: a goal to move a tower becomes three smaller goals, worked off from a stack.
;; Shows goals as facts, a stack in a slot, and a deffunction for the third peg.
(deftemplate goal (slot number) (slot disks) (slot from) (slot to))
(deftemplate peg (slot name) (multislot disks))

(deffacts start
   (peg (name left) (disks 1 2 3 4))
   (peg (name middle))
   (peg (name right))
   (goal (number 1) (disks 4) (from left) (to right))
   (moves 0))

(deffunction third (?a ?b)
   (nth$ 1 (delete-member$ (create$ left middle right) ?a ?b)))

(defrule divide
   ?g <- (goal (number ?n) (disks ?d&:(> ?d 1)) (from ?from) (to ?to))
   (not (goal (number ?m&:(> ?m ?n))))
   =>
   (retract ?g)
   (bind ?third (third ?from ?to))
   (assert (goal (number ?n) (disks (- ?d 1)) (from ?third) (to ?to)))
   (assert (goal (number (+ ?n 1)) (disks 1) (from ?from) (to ?to)))
   (assert (goal (number (+ ?n 2)) (disks (- ?d 1)) (from ?from) (to ?third))))

(defrule move
   ?g <- (goal (number ?n) (disks 1) (from ?from) (to ?to))
   (not (goal (number ?m&:(> ?m ?n))))
   ?a <- (peg (name ?from) (disks ?disk $?rest))
   ?b <- (peg (name ?to) (disks $?there))
   ?c <- (moves ?count)
   =>
   (retract ?g ?c)
   (printout t "Disk " ?disk " from " ?from " to " ?to crlf)
   (modify ?a (disks $?rest))
   (modify ?b (disks ?disk $?there))
   (assert (moves (+ ?count 1))))

(defrule done
   (not (goal))
   (moves ?count)
   =>
   (printout t ?count " moves." crlf))
