;; setup
(defclass ANIMAL (is-a USER) (role abstract) (slot called (visibility public)) (slot legs (visibility public) (type INTEGER) (range 0 8) (default 4)))
(defclass DOG (is-a ANIMAL) (role concrete) (multislot tricks (cardinality 0 3)) (slot friend (allowed-classes ANIMAL)) (slot size (allowed-values small large)))
(defmessage-handler ANIMAL speak () (printout t "..." crlf))
(defmessage-handler DOG speak () (printout t "Woof, says " ?self:called crlf))
(defmessage-handler DOG speak before () (printout t "*wags*" crlf))
(make-instance rex of DOG (called Rex) (tricks sit roll))
;; class-existp
(class-existp DOG)
;; superclassp
(superclassp ANIMAL DOG)
;; subclassp
(subclassp DOG USER)
;; class-abstractp
(class-abstractp ANIMAL)
;; class-reactivep
(class-reactivep DOG)
;; class-slots
(class-slots DOG)
(class-slots DOG inherit)
;; class-superclasses
(class-superclasses DOG inherit)
;; class-subclasses
(class-subclasses ANIMAL)
;; slot-existp
(slot-existp DOG legs)
(slot-existp DOG legs inherit)
;; slot-publicp
(slot-publicp DOG tricks)
;; slot-writablep
(slot-writablep DOG tricks)
;; slot-initablep
(slot-initablep DOG tricks)
;; slot-direct-accessp
(slot-direct-accessp DOG tricks)
;; slot-default-value
(slot-default-value DOG legs)
;; slot-facets
(slot-facets DOG tricks)
;; slot-sources
(slot-sources DOG legs)
;; slot-types
(slot-types DOG legs)
;; slot-allowed-values
(slot-allowed-values DOG size)
;; slot-allowed-classes
(slot-allowed-classes DOG friend)
;; slot-range
(slot-range DOG legs)
;; slot-cardinality
(slot-cardinality DOG tricks)
;; get-class-defaults-mode
(get-class-defaults-mode)
;; set-class-defaults-mode
(set-class-defaults-mode conservation)
;; describe-class
(describe-class ANIMAL)
;; browse-classes
(browse-classes ANIMAL)
;; send
(send [rex] speak)
(send [rex] get-tricks)
;; message-handler-existp
(message-handler-existp DOG speak)
;; preview-send
(preview-send DOG speak)
;; next-handlerp
(defmessage-handler DOG rest () (next-handlerp))
(send [rex] rest)
;; call-next-handler
(defmessage-handler DOG speak around () (printout t "(" ) (call-next-handler) (printout t ")" crlf))
(send [rex] speak)
;; override-next-handler
(defmessage-handler ANIMAL count (?n) (printout t ?n crlf))
(defmessage-handler DOG count (?n) (override-next-handler (* 2 ?n)))
(send [rex] count 5)
;; dynamic-get
(defmessage-handler DOG ask (?slot) (dynamic-get ?slot))
(send [rex] ask legs)
;; get
(defmessage-handler DOG ask (?slot) (get ?slot))
(send [rex] ask legs)
;; dynamic-put
(defmessage-handler DOG set (?slot ?value) (dynamic-put ?slot ?value))
(send [rex] set legs 3)
(send [rex] get-legs)
;; put
(defmessage-handler DOG set (?slot ?value) (put ?slot ?value))
(send [rex] set legs 3)
(send [rex] get-legs)
;; init-slots
(defmessage-handler DOG init around () (printout t "slots come now" crlf) (init-slots))
(make-instance pup of DOG)
;; delete-instance
(defmessage-handler DOG leave () (delete-instance))
(send [rex] leave)
(instances)
;; ppinstance
(defmessage-handler DOG show () (ppinstance))
(send [rex] show)
