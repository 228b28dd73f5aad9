;; Sudoku 9 x 9 by two rules of thought: a cell with one candidate left has it, and a digit with one place left in a row,
;; column or box goes there.
(deftemplate cell (slot row) (slot column) (slot box) (slot value (default 0)))
(deftemplate candidate (slot row) (slot column) (slot box) (slot value))

(deffacts puzzle
   (line 1 5 3 0 0 7 0 0 0 0)
   (line 2 6 0 0 1 9 5 0 0 0)
   (line 3 0 9 8 0 0 0 0 6 0)
   (line 4 8 0 0 0 6 0 0 0 3)
   (line 5 4 0 0 8 0 3 0 0 1)
   (line 6 7 0 0 0 2 0 0 0 6)
   (line 7 0 6 0 0 0 0 2 8 0)
   (line 8 0 0 0 4 1 9 0 0 5)
   (line 9 0 0 0 0 8 0 0 7 9))

(deffunction box-of (?row ?column)
   (+ (* 3 (div (- ?row 1) 3)) (div (- ?column 1) 3) 1))

(defrule read-line
   (declare (salience 30))
   ?f <- (line ?row $?digits)
   =>
   (retract ?f)
   (loop-for-count (?column 1 9) do
      (bind ?value (nth$ ?column ?digits))
      (bind ?box (box-of ?row ?column))
      (assert (cell (row ?row) (column ?column) (box ?box) (value ?value)))
      (if (= ?value 0) then
         (loop-for-count (?digit 1 9) do
            (assert (candidate (row ?row) (column ?column) (box ?box) (value ?digit)))))))

(defrule strike-out
   (declare (salience 20))
   (cell (row ?row) (column ?column) (box ?box) (value ?value&~0))
   ?c <- (candidate (row ?r) (column ?k) (box ?b) (value ?value))
   (test (or (= ?r ?row) (= ?k ?column) (= ?b ?box)))
   =>
   (retract ?c))

(defrule only-candidate
   ?c <- (candidate (row ?row) (column ?column) (value ?value))
   (not (candidate (row ?row) (column ?column) (value ~?value)))
   ?f <- (cell (row ?row) (column ?column) (value 0))
   =>
   (retract ?c)
   (modify ?f (value ?value)))

(defrule only-place
   (declare (salience -1))
   (candidate (row ?row) (column ?column) (box ?box) (value ?value))
   (or (not (candidate (row ?row) (column ~?column) (value ?value)))
       (not (candidate (row ~?row) (column ?column) (value ?value)))
       (and (not (candidate (box ?box) (row ~?row) (value ?value)))
            (not (candidate (box ?box) (row ?row) (column ~?column) (value ?value)))))
   ?f <- (cell (row ?row) (column ?column) (value 0))
   =>
   (modify ?f (value ?value)))

(defrule clear-cell
   (declare (salience 25))
   (cell (row ?row) (column ?column) (value ~0))
   ?c <- (candidate (row ?row) (column ?column))
   =>
   (retract ?c))

(defrule show
   (declare (salience -10))
   (not (line $?))
   =>
   (loop-for-count (?row 1 9) do
      (loop-for-count (?column 1 9) do
         (do-for-fact ((?c cell)) (and (= ?c:row ?row) (= ?c:column ?column))
            (printout t ?c:value (if (= ?column 9) then "" else " "))))
      (printout t crlf)))
