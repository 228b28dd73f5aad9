; The 8-puzzle of the course documents, stated once: no level, no parent, no list of known boards. The search has those.
;
;   ./frontier solve programs/search/8-puzzle.clp
;   ./frontier compare programs/search/8-puzzle.clp --strategies bfs,greedy,a-star --heuristics misplaced,manhattan

(deffacts start (board 2 8 3 1 6 4 7 0 5))

(defglobal ?*goal* = (create$ 1 2 3 8 0 4 7 6 5))

(defrule up
  ?board <- (board $?before ?tile ?a ?b 0 $?after)
  =>
  (retract ?board)
  (assert (board $?before 0 ?a ?b ?tile $?after)))

(defrule left
  ?board <- (board $?before ?tile 0 $?after&:(<> (mod (length$ ?after) 3) 2))
  =>
  (retract ?board)
  (assert (board $?before 0 ?tile $?after)))

(defrule right
  ?board <- (board $?before&:(<> (mod (length$ ?before) 3) 2) 0 ?tile $?after)
  =>
  (retract ?board)
  (assert (board $?before ?tile 0 $?after)))

(defrule down
  ?board <- (board $?before 0 ?a ?b ?tile $?after)
  =>
  (retract ?board)
  (assert (board $?before ?tile ?a ?b 0 $?after)))

(defrule goal (board $?cells&:(eq ?cells ?*goal*)) =>)

(deffunction h-misplaced ()
  (bind ?count 0)
  (do-for-fact ((?b board)) TRUE
    (loop-for-count (?cell 1 9)
      (bind ?tile (nth$ ?cell ?b:implied))
      (if (and (<> ?tile 0) (<> ?tile (nth$ ?cell ?*goal*))) then (bind ?count (+ ?count 1)))))
  ?count)

(deffunction steps (?from ?to)
  (+ (abs (- (div (- ?from 1) 3) (div (- ?to 1) 3)))
     (abs (- (mod (- ?from 1) 3) (mod (- ?to 1) 3)))))

(deffunction h-manhattan ()
  (bind ?sum 0)
  (do-for-fact ((?b board)) TRUE
    (loop-for-count (?cell 1 9)
      (bind ?tile (nth$ ?cell ?b:implied))
      (if (<> ?tile 0) then (bind ?sum (+ ?sum (steps ?cell (member$ ?tile ?*goal*)))))))
  ?sum)
