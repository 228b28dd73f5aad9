;; Two jugs of three and five litres, no marks, and four litres are wanted: the water puzzle as a search.
;; Shows states as facts that keep their parents, duplicates that are never asserted, and the first solution printed.
(deftemplate jugs (slot small) (slot large) (slot from (default none)) (slot action (default "Begin")))

(deffacts start (jugs (small 0) (large 0)))

(deffunction reach (?parent ?small ?large ?action)
   (if (not (any-factp ((?j jugs)) (and (= ?j:small ?small) (= ?j:large ?large)))) then
      (assert (jugs (small ?small) (large ?large) (from ?parent) (action ?action)))))

(deffunction tell (?fact)
   (if (neq ?fact none) then
      (tell (fact-slot-value ?fact from))
      (printout t (fact-slot-value ?fact action) ": " (fact-slot-value ?fact small) " and "
         (fact-slot-value ?fact large) crlf)))

(defrule found
   (declare (salience 10))
   ?j <- (jugs (large 4))
   =>
   (tell ?j)
   (halt))

(defrule fill-small ?j <- (jugs (small ~3) (large ?l)) => (reach ?j 3 ?l "Fill the small jug"))
(defrule fill-large ?j <- (jugs (small ?s) (large ~5)) => (reach ?j ?s 5 "Fill the large jug"))
(defrule empty-small ?j <- (jugs (small ~0) (large ?l)) => (reach ?j 0 ?l "Empty the small jug"))
(defrule empty-large ?j <- (jugs (small ?s) (large ~0)) => (reach ?j ?s 0 "Empty the large jug"))

(defrule pour-small-into-large
   ?j <- (jugs (small ?s&~0) (large ?l&~5))
   =>
   (bind ?amount (min ?s (- 5 ?l)))
   (reach ?j (- ?s ?amount) (+ ?l ?amount) "Pour small into large"))

(defrule pour-large-into-small
   ?j <- (jugs (small ?s&~3) (large ?l&~0))
   =>
   (bind ?amount (min ?l (- 3 ?s)))
   (reach ?j (+ ?s ?amount) (- ?l ?amount) "Pour large into small"))
