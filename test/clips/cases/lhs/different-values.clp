; A field that differs from several earlier ones, or equals one, with values of every kind.
(defclass BOX (is-a USER) (role concrete) (pattern-match reactive) (slot value) (slot other))
(deftemplate cell (slot row) (slot value))
(defrule five
   (cell (row 1) (value ?a))
   (cell (row 2) (value ?b&~?a))
   (cell (row 3) (value ?c&~?a&~?b))
   (cell (row 4) (value ?d&~?a&~?b&~?c))
   (cell (row 5) (value ?e&~?a&~?b&~?c&~?d))
   (cell (row 6) (value ?f&~?e&~?d&~?a&~red))
   =>
   (printout t "six different: " ?a " " ?b " " ?c " " ?d " " ?e " " ?f crlf))
(defrule none-else
   (word ?a ?b)
   (not (word ?x&~?a&~?b ?y&~?a&~?b))
   =>
   (printout t "no word apart from " ?a " " ?b crlf))
(defrule boxes
   (object (is-a BOX) (value ?a) (other ?b))
   (item ?x&~?a&~?b)
   =>
   (printout t ?x " is neither " ?a " nor " ?b crlf))
(defrule item-in-box
   (item ?x)
   (object (is-a BOX) (value ?y&~?x) (other ?x))
   =>
   (printout t "other is " ?x ", value is " ?y crlf))
(defrule same-value
   (item ?x)
   (cell (row ?row) (value ?x))
   (word ?x ?)
   =>
   (printout t ?x " is in row " ?row crlf))
(deffunction fill (?row $?values)
   (progn$ (?value ?values) (assert (cell (row ?row) (value ?value)))))
(deffacts words (word red red) (word red 2.5) (word "red" 2.5) (word [red] 3000000000))
(make-instance [one] of BOX (value 1) (other "red"))
(reset)
(make-instance [two] of BOX (value 2.5) (other red))
(watch activations)
(fill 1 red 3000000000)
(fill 2 2.5 red 3000000000)
(fill 3 "red" 2.5)
(fill 4 [red] 1)
(fill 5 1.0 [red] -0.0)
(fill 6 1 0.0 red)
(assert (item red) (item "red") (item 2.5) (item 3000000000) (item 1))
(send [one] put-other 1)
(send [two] put-value red)
(retract 2 3)
(run)
(assert (word 3000000000 1) (word 1 1.0))
(run)
(matches five succinct)
(exit)
