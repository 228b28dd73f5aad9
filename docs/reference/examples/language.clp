;; defrule
(deftemplate order (slot item) (slot count))
(defrule large "Orders of ten or more" (declare (salience 5)) (order (item ?item) (count ?n&:(>= ?n 10))) (not (excluded ?item)) => (printout t ?n " of " ?item crlf))
(assert (order (item nut) (count 12)))
(run)
;; deftemplate
(deftemplate order "What somebody wants" (slot item (type SYMBOL) (default ?NONE)) (slot count (type INTEGER) (range 1 99) (default 1)) (multislot notes))
(assert (order (item tea) (notes hot sweet)))
(facts)
;; deffacts
(deffacts start "Where we begin" (light red) (light green))
(reset)
(facts)
;; deffunction
(deffunction average "Of any numbers" ($?numbers) (/ (+ 0 (expand$ $?numbers)) (length$ $?numbers)))
(average 3 4 8)
;; defglobal
(defglobal ?*limit* = 5 ?*names* = (create$ ann bob))
(bind ?*limit* (+ ?*limit* 1))
(nth$ 2 ?*names*)
;; defmodule
(defmodule SHOP (export deftemplate order))
(deftemplate SHOP::order (slot item))
(defmodule HOME (import SHOP deftemplate order))
(assert (order (item tea)))
(facts)
;; defgeneric
(defgeneric area "Of a square, or of a rectangle")
(defmethod area ((?side NUMBER)) (* ?side ?side))
(area 3)
;; defmethod
(defmethod area ((?side NUMBER)) (* ?side ?side))
(defmethod area ((?width NUMBER) (?height NUMBER)) (* ?width ?height))
(defmethod + ((?a STRING) (?b STRING)) (str-cat ?a ?b))
(area 3 4)
(+ "ab" "cd")
;; defclass
(defclass ANIMAL (is-a USER) (role abstract) (slot called) (slot legs (default 4)))
(defclass BIRD (is-a ANIMAL) (role concrete) (pattern-match reactive) (slot legs (source composite) (default 2)) (multislot songs (create-accessor read-write)))
(make-instance wren of BIRD (called Wren))
(send [wren] print)
;; definstances
(defclass LAMP (is-a USER) (slot place))
(definstances lamps (hall of LAMP (place hall)) (of LAMP (place yard)))
(reset)
(do-for-all-instances ((?l LAMP)) TRUE (printout t ?l:place crlf))
;; defmessage-handler
(defclass ACCOUNT (is-a USER) (slot balance (default 0)))
(defmessage-handler ACCOUNT pay (?amount) (bind ?self:balance (+ ?self:balance ?amount)))
(defmessage-handler ACCOUNT pay after (?amount) (printout t "paid " ?amount crlf))
(make-instance mine of ACCOUNT)
(send [mine] pay 30)
