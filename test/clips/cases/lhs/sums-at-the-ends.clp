; Tests with sums and differences around 2^29 and 2^31, where the core of the network no longer calculates itself.
(deffacts numbers
  (n 0) (n 1) (n -1) (n 2) (n -2) (n 268435456) (n -268435456) (n 268435457) (n -268435457) (n 536870910) (n 536870911) (n 536870912)
  (n -536870911) (n -536870912) (n -536870913) (n 2147483647) (n -2147483648))
(defrule sum (n ?a) (n ?b) (n ?c) (test (= (+ ?a ?b) ?c)) => (printout t ?a " + " ?b " = " ?c crlf))
(defrule difference (n ?a) (n ?b) (n ?c) (test (eq (- ?a ?b) ?c)) => (printout t ?a " - " ?b " = " ?c crlf))
(defrule above (n ?a) (n ?b&:(> (+ ?a ?b) 536870911)) => (printout t ?a " + " ?b " is above" crlf))
(defrule below (n ?a) (n ?b&:(< (- ?a ?b) -536870912)) => (printout t ?a " - " ?b " is below" crlf))
(reset)
(run)
(exit)
