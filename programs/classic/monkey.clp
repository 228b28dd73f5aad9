;; Monkey and bananas: goals are made until one can be reached; a rule for each action.
(deftemplate monkey (slot at (default door)) (slot on (default floor)) (slot holds (default nothing)))
(deftemplate thing (slot name) (slot at) (slot on (default floor)) (slot weight (default light)))
(deftemplate goal (slot action) (slot object) (slot place (default nowhere)))

(deffacts room
   (monkey)
   (thing (name bananas) (at middle) (on ceiling))
   (thing (name box) (at window))
   (thing (name couch) (at corner) (weight heavy))
   (goal (action eat) (object bananas)))

(defrule eat
   ?g <- (goal (action eat) (object ?x))
   ?m <- (monkey (holds ?x))
   =>
   (printout t "The monkey eats the " ?x "." crlf)
   (retract ?g)
   (modify ?m (holds nothing)))

(defrule want-to-hold
   (goal (action eat) (object ?x))
   (not (monkey (holds ?x)))
   (not (goal (action hold) (object ?x)))
   =>
   (assert (goal (action hold) (object ?x))))

(defrule grab-from-ceiling
   ?g <- (goal (action hold) (object ?x))
   ?t <- (thing (name ?x) (at ?place) (on ceiling) (weight light))
   ?m <- (monkey (at ?place) (on ?stand&~floor) (holds nothing))
   =>
   (printout t "The monkey grabs the " ?x " from the ceiling." crlf)
   (retract ?g)
   (modify ?t (on nowhere))
   (modify ?m (holds ?x)))

(defrule want-something-to-stand-on
   (goal (action hold) (object ?x))
   (thing (name ?x) (at ?place) (on ceiling))
   (thing (name ?stand) (at ~?place) (on floor) (weight light))
   (not (goal (action move) (object ?stand)))
   =>
   (assert (goal (action move) (object ?stand) (place ?place))))

(defrule climb
   (goal (action hold) (object ?x))
   (thing (name ?x) (at ?place) (on ceiling))
   (thing (name ?stand) (at ?place) (on floor))
   ?m <- (monkey (at ?place) (on floor) (holds nothing))
   =>
   (printout t "The monkey climbs onto the " ?stand "." crlf)
   (modify ?m (on ?stand)))

(defrule pick-up
   (goal (action move) (object ?x) (place ?to))
   ?t <- (thing (name ?x) (at ?place&~?to) (on floor) (weight light))
   ?m <- (monkey (at ?place) (on floor) (holds nothing))
   =>
   (printout t "The monkey picks up the " ?x "." crlf)
   (modify ?t (on monkey))
   (modify ?m (holds ?x)))

(defrule put-down
   ?g <- (goal (action move) (object ?x) (place ?place))
   ?t <- (thing (name ?x) (on monkey))
   ?m <- (monkey (at ?place) (holds ?x))
   =>
   (printout t "The monkey puts the " ?x " down at the " ?place "." crlf)
   (retract ?g)
   (modify ?t (at ?place) (on floor))
   (modify ?m (holds nothing)))

(defrule carry
   (goal (action move) (object ?x) (place ?to))
   ?m <- (monkey (at ~?to) (on floor) (holds ?x))
   =>
   (printout t "The monkey carries the " ?x " to the " ?to "." crlf)
   (modify ?m (at ?to)))

(defrule walk
   (goal (action move) (object ?x) (place ?to))
   (thing (name ?x) (at ?place&~?to) (on floor))
   ?m <- (monkey (at ~?place) (on floor) (holds nothing))
   =>
   (printout t "The monkey walks to the " ?place "." crlf)
   (modify ?m (at ?place)))
