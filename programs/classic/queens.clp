;; Six queens that do not attack each other: queens are placed column by column, and all boards grow at once.
;; Shows multifields as partial solutions, a test in a deffunction, and counting at the end.
(defglobal ?*size* = 6)

(deffunction attacks (?row $?rows)
   (bind ?distance (length$ ?rows))
   (progn$ (?other ?rows)
      (if (or (= ?other ?row) (= (abs (- ?other ?row)) ?distance)) then (return TRUE))
      (bind ?distance (- ?distance 1)))
   FALSE)

(deffacts start (rows 1 2 3 4 5 6) (board) (solutions 0))

(defrule place
   ?b <- (board $?rows)
   (test (< (length$ ?rows) ?*size*))
   (rows $? ?row $?)
   (test (not (attacks ?row ?rows)))
   =>
   (assert (board ?rows ?row)))

(defrule solution
   (declare (salience -1))
   (board $?rows)
   (test (= (length$ ?rows) ?*size*))
   ?s <- (solutions ?n)
   (not (printed $?rows))
   =>
   (retract ?s)
   (assert (printed ?rows) (solutions (+ ?n 1)))
   (printout t (implode$ ?rows) crlf))
