;; setup
(defclass DOG (is-a USER) (slot called) (slot age (default 1)) (multislot tricks))
(defmessage-handler DOG learn (?trick) (slot-direct-insert$ tricks 1 ?trick))
(make-instance rex of DOG (called Rex) (age 5) (tricks sit roll))
(make-instance pup of DOG (called Pup))
;; make-instance
(make-instance max of DOG (called Max) (tricks jump))
(send [max] print)
;; active-make-instance
(active-make-instance max of DOG (called Max))
;; initialize-instance
(initialize-instance rex (called King))
(send [rex] print)
;; active-initialize-instance
(active-initialize-instance rex (called King))
(send [rex] get-age)
;; modify-instance
(modify-instance rex (age 6))
(send [rex] get-age)
;; active-modify-instance
(active-modify-instance rex (age 6))
;; message-modify-instance
(message-modify-instance rex (age 6))
(send [rex] get-age)
;; active-message-modify-instance
(active-message-modify-instance rex (age 6))
;; duplicate-instance
(duplicate-instance rex to twin (age 1))
(send [twin] print)
;; active-duplicate-instance
(active-duplicate-instance rex to twin)
;; message-duplicate-instance
(message-duplicate-instance rex to twin (called Twin))
(send [twin] get-called)
;; active-message-duplicate-instance
(active-message-duplicate-instance rex to twin)
;; object-pattern-match-delay
(defrule old (object (is-a DOG) (called ?n) (age ?a&:(> ?a 8))) => (printout t ?n " is old" crlf))
(object-pattern-match-delay (send [rex] put-age 9) (send [rex] put-called Old))
(run)
;; unmake-instance
(unmake-instance [rex])
(instances)
;; instances
(instances)
;; class
(class [rex])
(class 3)
;; instance-name
(instance-name rex)
;; instance-address
(instance-address rex)
;; symbol-to-instance-name
(symbol-to-instance-name rex)
;; instance-name-to-symbol
(instance-name-to-symbol [rex])
;; instancep
(instancep [rex])
;; instance-namep
(instance-namep [rex])
(instance-namep rex)
;; instance-addressp
(instance-addressp (instance-address rex))
;; instance-existp
(instance-existp [rex])
(instance-existp [cat])
;; slot-insert$
(slot-insert$ [rex] tricks 2 jump)
(send [rex] get-tricks)
;; mv-slot-insert
(mv-slot-insert [rex] tricks 2 jump)
(send [rex] get-tricks)
;; slot-replace$
(slot-replace$ [rex] tricks 1 1 stay)
(send [rex] get-tricks)
;; mv-slot-replace
(mv-slot-replace [rex] tricks 1 1 stay)
(send [rex] get-tricks)
;; slot-delete$
(slot-delete$ [rex] tricks 1 1)
(send [rex] get-tricks)
;; mv-slot-delete
(mv-slot-delete [rex] tricks 1 1)
(send [rex] get-tricks)
;; slot-direct-insert$
(send [rex] learn jump)
(send [rex] get-tricks)
;; direct-mv-insert
(defmessage-handler DOG add (?trick) (direct-mv-insert tricks 1 ?trick))
(send [rex] add jump)
(send [rex] get-tricks)
;; slot-direct-replace$
(defmessage-handler DOG swap (?trick) (slot-direct-replace$ tricks 1 1 ?trick))
(send [rex] swap stay)
(send [rex] get-tricks)
;; direct-mv-replace
(defmessage-handler DOG swap (?trick) (direct-mv-replace tricks 1 1 ?trick))
(send [rex] swap stay)
(send [rex] get-tricks)
;; slot-direct-delete$
(defmessage-handler DOG forget () (slot-direct-delete$ tricks 1 1))
(send [rex] forget)
(send [rex] get-tricks)
;; direct-mv-delete
(defmessage-handler DOG forget () (direct-mv-delete tricks 1 1))
(send [rex] forget)
(send [rex] get-tricks)
;; any-instancep
(any-instancep ((?d DOG)) (> ?d:age 4))
;; find-instance
(find-instance ((?d DOG)) (> ?d:age 4))
;; find-all-instances
(find-all-instances ((?d DOG)) TRUE)
;; do-for-instance
(do-for-instance ((?d DOG)) (> ?d:age 4) (printout t ?d:called crlf))
;; do-for-all-instances
(do-for-all-instances ((?d DOG)) TRUE (printout t ?d:called " " ?d:age crlf))
;; delayed-do-for-all-instances
(delayed-do-for-all-instances ((?d DOG)) (< ?d:age 4) (unmake-instance ?d))
(instances)
;; save-instances
(save-instances "dogs.ins" local DOG)
;; load-instances
(save-instances "dogs.ins" local DOG)
(unmake-instance *)
(load-instances "dogs.ins")
;; restore-instances
(save-instances "dogs.ins" local DOG)
(unmake-instance *)
(restore-instances "dogs.ins")
;; bsave-instances
(bsave-instances "dogs.bin" local DOG)
;; bload-instances
(bsave-instances "dogs.bin" local DOG)
(unmake-instance *)
(bload-instances "dogs.bin")
