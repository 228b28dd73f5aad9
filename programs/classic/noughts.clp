;; Noughts and crosses: two players with the same rules, which are tried from the best move to the worst.
;; Shows salience as a preference, lines as data, and a game that ends in a draw.
(deffacts lines
   (line 1 2 3) (line 4 5 6) (line 7 8 9)
   (line 1 4 7) (line 2 5 8) (line 3 6 9)
   (line 1 5 9) (line 3 5 7))

(deffacts start
   (opponent x o) (opponent o x)
   (turn x)
   (free 1) (free 2) (free 3) (free 4) (free 5) (free 6) (free 7) (free 8) (free 9))

(deffunction take (?player ?cell ?why)
   (printout t ?player " takes " ?cell ": " ?why crlf)
   (assert (taken ?player ?cell)))

(defrule won
   (declare (salience 100))
   (line ?a ?b ?c)
   (taken ?p ?a) (taken ?p ?b) (taken ?p ?c)
   =>
   (printout t ?p " has won." crlf)
   (halt))

(defrule draw
   (declare (salience 90))
   (not (free ?))
   =>
   (printout t "A draw." crlf)
   (halt))

(defrule change-turn
   (declare (salience 95))
   ?t <- (turn ?p)
   (taken ?p ?cell)
   ?f <- (free ?cell)
   (opponent ?p ?other)
   =>
   (retract ?t ?f)
   (assert (turn ?other)))

(defrule win
   (declare (salience 50))
   (turn ?p)
   (line $?cells)
   (free ?c&:(member$ ?c ?cells))
   (taken ?p ?a&:(member$ ?a ?cells))
   (taken ?p ?b&~?a&:(member$ ?b ?cells))
   =>
   (take ?p ?c "three in a row"))

(defrule block
   (declare (salience 40))
   (turn ?p)
   (opponent ?p ?o)
   (line $?cells)
   (free ?c&:(member$ ?c ?cells))
   (taken ?o ?a&:(member$ ?a ?cells))
   (taken ?o ?b&~?a&:(member$ ?b ?cells))
   =>
   (take ?p ?c "the other had two"))

(defrule centre
   (declare (salience 30))
   (turn ?p) (free 5)
   =>
   (take ?p 5 "the centre"))

(defrule corner
   (declare (salience 20))
   (turn ?p) (free ?c&1|3|7|9)
   =>
   (take ?p ?c "a corner"))

(defrule edge
   (declare (salience 10))
   (turn ?p) (free ?c)
   =>
   (take ?p ?c "what is left"))
