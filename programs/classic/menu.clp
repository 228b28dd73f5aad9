;; An adviser with certainty: rules recommend dishes, and what several of them say of one dish is combined.
;; Shows certainty factors, opinions that are combined one by one, and sorting facts with a function of one's own.
(deftemplate wish (slot about) (slot is) (slot certainty (type FLOAT) (default 1.0)))
(deftemplate dish (slot name) (slot certainty (type FLOAT)))
(deftemplate advice (slot wish) (slot is) (slot dish) (slot certainty))

(deffacts guests
   (wish (about season) (is winter))
   (wish (about hunger) (is large) (certainty 0.8))
   (wish (about meat) (is no) (certainty 0.6)))

(deffacts kitchen
   (advice (wish season) (is winter) (dish soup) (certainty 0.6))
   (advice (wish season) (is winter) (dish stew) (certainty 0.7))
   (advice (wish season) (is summer) (dish salad) (certainty 0.9))
   (advice (wish hunger) (is large) (dish stew) (certainty 0.5))
   (advice (wish hunger) (is large) (dish pasta) (certainty 0.8))
   (advice (wish meat) (is no) (dish pasta) (certainty 0.5))
   (advice (wish meat) (is no) (dish salad) (certainty 0.4)))

(defrule recommend
   (wish (about ?about) (is ?is) (certainty ?sure))
   (advice (wish ?about) (is ?is) (dish ?dish) (certainty ?certainty))
   =>
   (assert (said ?about ?dish (* ?sure ?certainty))))

(defrule first-opinion
   ?s <- (said ? ?dish ?certainty)
   (not (dish (name ?dish)))
   =>
   (retract ?s)
   (assert (dish (name ?dish) (certainty ?certainty))))

(defrule further-opinion
   ?s <- (said ? ?dish ?new)
   ?d <- (dish (name ?dish) (certainty ?old))
   =>
   (retract ?s)
   (modify ?d (certainty (- (+ ?old ?new) (* ?old ?new)))))

(deffunction less-certain (?a ?b)
   (< (fact-slot-value ?a certainty) (fact-slot-value ?b certainty)))

(defrule menu
   (declare (salience -10))
   (exists (dish))
   =>
   (progn$ (?d (sort less-certain (find-all-facts ((?d dish)) TRUE)))
      (format t "%-6s %.2f%n" (fact-slot-value ?d name) (fact-slot-value ?d certainty))))
