;; The farmer, the wolf, the goat and the cabbage cross a river: breadth-first search where each state is a fact.
;; Shows a search with rules, states that are dropped when they are unsafe or known, and the path at the end.
(deftemplate state
   (slot farmer) (slot wolf) (slot goat) (slot cabbage)
   (slot parent (default none)) (slot depth (default 0)) (slot move (default "start")))

(deffunction other (?side) (if (eq ?side left) then right else left))

(deffunction path (?fact)
   (if (neq ?fact none) then
      (path (fact-slot-value ?fact parent))
      (printout t (fact-slot-value ?fact depth) ". " (fact-slot-value ?fact move) crlf)))

(deffacts start
   (state (farmer left) (wolf left) (goat left) (cabbage left)))

(defrule goat-in-danger
   (declare (salience 30))
   ?s <- (state (farmer ?f) (goat ?g&~?f) (wolf ?g))
   =>
   (retract ?s))

(defrule cabbage-in-danger
   (declare (salience 30))
   ?s <- (state (farmer ?f) (cabbage ?c&~?f) (goat ?c))
   =>
   (retract ?s))

(defrule known
   (declare (salience 20))
   (state (farmer ?f) (wolf ?w) (goat ?g) (cabbage ?c) (depth ?d))
   ?s <- (state (farmer ?f) (wolf ?w) (goat ?g) (cabbage ?c) (depth ?e&:(> ?e ?d)))
   =>
   (retract ?s))

(defrule across
   (declare (salience 10))
   ?s <- (state (farmer right) (wolf right) (goat right) (cabbage right))
   =>
   (path ?s)
   (halt))

(defrule go-alone
   ?s <- (state (farmer ?f) (depth ?d))
   =>
   (duplicate ?s (farmer (other ?f)) (parent ?s) (depth (+ ?d 1))
      (move (str-cat "The farmer goes " (other ?f) " alone."))))

(defrule take-wolf
   ?s <- (state (farmer ?f) (wolf ?f) (depth ?d))
   =>
   (duplicate ?s (farmer (other ?f)) (wolf (other ?f)) (parent ?s) (depth (+ ?d 1))
      (move (str-cat "The farmer takes the wolf " (other ?f) "."))))

(defrule take-goat
   ?s <- (state (farmer ?f) (goat ?f) (depth ?d))
   =>
   (duplicate ?s (farmer (other ?f)) (goat (other ?f)) (parent ?s) (depth (+ ?d 1))
      (move (str-cat "The farmer takes the goat " (other ?f) "."))))

(defrule take-cabbage
   ?s <- (state (farmer ?f) (cabbage ?f) (depth ?d))
   =>
   (duplicate ?s (farmer (other ?f)) (cabbage (other ?f)) (parent ?s) (depth (+ ?d 1))
      (move (str-cat "The farmer takes the cabbage " (other ?f) "."))))
