;; The 8-puzzle without level, movement and parent: equal boards are equal facts, so that CLIPS itself drops repeated ones.
;; (start-with 2 8 3 1 6 4 7 0 5) states a board; (run) searches. The level of the solution and the way to it are not known.

(defglobal ?*gen-nod* = 0)

(defrule right
   (puzzle $?x 0 ?y $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzzle $?x ?y 0 $?z))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule left
   (puzzle $?x ?y 0 $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzzle $?x 0 ?y $?z))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule down
   (puzzle $?x 0 ?a ?b ?c $?z)
   =>
   (assert (puzzle $?x ?c ?a ?b 0 $?z))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule up
   (puzzle $?x ?a ?b ?c 0 $?z)
   =>
   (assert (puzzle $?x 0 ?b ?c ?a $?z))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule goal
   (declare (salience 100))
   ?f <- (puzzle 1 2 3 8 0 4 7 6 5)
   =>
   (printout t "SOLUTION FOUND" crlf)
   (printout t "NUMBER OF EXPANDED NODES OR TRIGGERED RULES " ?*gen-nod* crlf)
   (printout t "FACT GOAL " ?f crlf)
   (halt))

(defrule no_solution
   (declare (salience -99))
   (puzzle $?)
   =>
   (printout t "SOLUTION NOT FOUND" crlf)
   (printout t "GENERATED NODES: " ?*gen-nod* crlf)
   (halt))

(deffunction start-with ($?board)
   (reset)
   (set-strategy breadth)
   (assert (puzzle ?board)))
