;; setup
(deftemplate order (slot item) (slot count (type INTEGER) (range 0 99) (default 1)) (multislot notes))
(deffacts start (order (item tea) (count 3)) (order (item jam)) (open shop))
(reset)
;; assert
(assert (order (item nut) (count 9)))
(assert (open shop))
;; retract
(retract 1)
(facts)
;; modify
(modify 1 (count 4))
;; duplicate
(duplicate 1 (item salt))
(facts)
;; facts
(facts)
(facts 1 2)
;; fact-index
(fact-index (assert (done)))
;; fact-existp
(fact-existp 1)
(fact-existp 99)
;; fact-relation
(fact-relation 1)
;; fact-slot-value
(fact-slot-value 1 item)
;; fact-slot-names
(fact-slot-names 1)
;; get-fact-list
(get-fact-list)
;; ppfact
(ppfact 1)
(ppfact 2 t TRUE)
;; set-fact-duplication
(set-fact-duplication TRUE)
(assert (open shop))
;; get-fact-duplication
(get-fact-duplication)
;; dependencies
(defrule busy (logical (order (item tea))) => (assert (busy)))
(run)
(dependencies 4)
;; dependents
(defrule busy (logical (order (item tea))) => (assert (busy)))
(run)
(dependents 1)
;; timetag
(timetag 1)
;; assert-string
(assert-string "(open door)")
;; str-assert
(str-assert "(open door)")
;; load-facts
(save-facts "orders.fct")
(reset)
(retract *)
(load-facts "orders.fct")
(facts)
;; save-facts
(save-facts "orders.fct" local order)
;; any-factp
(any-factp ((?o order)) (> ?o:count 2))
;; find-fact
(find-fact ((?o order)) (= ?o:count 1))
;; find-all-facts
(find-all-facts ((?o order)) TRUE)
;; do-for-fact
(do-for-fact ((?o order)) (> ?o:count 2) (printout t ?o:item crlf))
;; do-for-all-facts
(do-for-all-facts ((?o order)) TRUE (printout t ?o:item " " ?o:count crlf))
;; delayed-do-for-all-facts
(delayed-do-for-all-facts ((?o order)) TRUE (retract ?o))
(facts)
;; deftemplate-slot-names
(deftemplate-slot-names order)
;; deftemplate-slot-existp
(deftemplate-slot-existp order count)
;; deftemplate-slot-multip
(deftemplate-slot-multip order notes)
;; deftemplate-slot-singlep
(deftemplate-slot-singlep order notes)
;; deftemplate-slot-types
(deftemplate-slot-types order count)
;; deftemplate-slot-range
(deftemplate-slot-range order count)
;; deftemplate-slot-cardinality
(deftemplate-slot-cardinality order notes)
;; deftemplate-slot-allowed-values
(deftemplate light (slot colour (allowed-values red green)))
(deftemplate-slot-allowed-values light colour)
;; deftemplate-slot-default-value
(deftemplate-slot-default-value order count)
;; deftemplate-slot-defaultp
(deftemplate-slot-defaultp order count)
;; deftemplate-slot-facet-existp
(deftemplate box (slot side (facet unit cm)))
(deftemplate-slot-facet-existp box side unit)
;; deftemplate-slot-facet-value
(deftemplate box (slot side (facet unit cm)))
(deftemplate-slot-facet-value box side unit)
