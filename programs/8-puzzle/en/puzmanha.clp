;; The 8-puzzle with the Manhattan distance: the salience of an activation is minus f(n) = g(n) + h(n).

(defglobal ?*gen-nod* = 0 ?*f* = 1)

(deffunction manhattan (?state)
   (bind ?goal (create$ 1 2 3 8 0 4 7 6 5))
   (bind ?sum 0)
   (loop-for-count (?i 0 8) do
      (bind ?tile (nth$ (+ ?i 1) ?state))
      (if (<> ?tile 0) then
         (bind ?j (- (member$ ?tile ?goal) 1))
         (bind ?sum (+ ?sum (abs (- (div ?i 3) (div ?j 3))) (abs (- (mod ?i 3) (mod ?j 3)))))))
   ?sum)

(deffunction control (?state ?level)
   (bind ?*f* (manhattan ?state))
   (bind ?*f* (+ ?*f* ?level 1)))

(defrule right
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzzle $?x 0 ?y $?z level ?level movement ?mov fact ?)
   (max-depth ?depth)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov left))
   (test (< ?level ?depth))
   (test (control (create$ $?x ?y 0 $?z) ?level))
   =>
   (assert (puzzle $?x ?y 0 $?z level (+ ?level 1) movement right fact ?f))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule left
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzzle $?x ?y 0 $?z level ?level movement ?mov fact ?)
   (max-depth ?depth)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov right))
   (test (< ?level ?depth))
   (test (control (create$ $?x 0 ?y $?z) ?level))
   =>
   (assert (puzzle $?x 0 ?y $?z level (+ ?level 1) movement left fact ?f))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule down
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzzle $?x 0 ?a ?b ?c $?z level ?level movement ?mov fact ?)
   (max-depth ?depth)
   (test (neq ?mov up))
   (test (< ?level ?depth))
   (test (control (create$ $?x ?c ?a ?b 0 $?z) ?level))
   =>
   (assert (puzzle $?x ?c ?a ?b 0 $?z level (+ ?level 1) movement down fact ?f))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule up
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzzle $?x ?a ?b ?c 0 $?z level ?level movement ?mov fact ?)
   (max-depth ?depth)
   (test (neq ?mov down))
   (test (< ?level ?depth))
   (test (control (create$ $?x 0 ?b ?c ?a $?z) ?level))
   =>
   (assert (puzzle $?x 0 ?b ?c ?a $?z level (+ ?level 1) movement up fact ?f))
   (bind ?*gen-nod* (+ ?*gen-nod* 1)))

(defrule goal
   (declare (salience 100))
   ?f <- (puzzle 1 2 3 8 0 4 7 6 5 level ?n movement ?mov fact ?)
   =>
   (printout t "SOLUTION FOUND AT LEVEL " ?n crlf)
   (printout t "NUMBER OF EXPANDED NODES OR TRIGGERED RULES " ?*gen-nod* crlf)
   (printout t "FACT GOAL " ?f crlf)
   (halt))

(defrule no_solution
   (declare (salience -99))
   (puzzle $? level ?n $?)
   =>
   (printout t "SOLUTION NOT FOUND" crlf)
   (printout t "GENERATED NODES: " ?*gen-nod* crlf)
   (halt))

(deffunction path (?f)
   (if (integerp ?f) then
      (do-for-fact ((?p puzzle)) (= (fact-index ?p) ?f)
         (bind ?f ?p)))
   (bind ?list (fact-slot-value ?f implied))
   (bind ?n (length$ ?list))
   (bind ?level (nth$ (- ?n 4) ?list))
   (bind ?mov (nth$ (- ?n 2) ?list))
   (bind ?parent (nth$ ?n ?list))
   (if (> ?level 0) then
      (path ?parent)
      (printout t ?mov " on " ?parent crlf)))

(deffunction start ()
   (set-salience-evaluation when-activated)
   (reset)
   (printout t "Maximum depth:= ")
   (bind ?depth (read))
   (printout t " Execute run to start the program " crlf)
   (assert (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0))
   (assert (max-depth ?depth)))

;; draw: (puzzle $?x level ?g movement ? fact ?) as grid 3 ?x, f = (+ ?g (manhattan ?x))
