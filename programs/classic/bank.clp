;; Accounts of a bank as objects: inheritance, handlers before, after and around others, and a report by queries.
;; Shows defclass with facets, `call-next-handler`, messages from rules, and instance-set queries.
(defclass ACCOUNT (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot owner (type SYMBOL) (create-accessor read-write) (visibility public))
   (slot balance (type INTEGER) (default 0) (create-accessor read-write) (visibility public)))

(defclass SAVINGS (is-a ACCOUNT)
   (slot rate (type INTEGER) (default 5) (visibility public)))

(defclass CREDIT (is-a ACCOUNT)
   (slot limit (type INTEGER) (default 100) (visibility public)))

(defmessage-handler ACCOUNT pay-in (?amount)
   (bind ?self:balance (+ ?self:balance ?amount)))

(defmessage-handler ACCOUNT available () ?self:balance)

(defmessage-handler CREDIT available () (+ (call-next-handler) ?self:limit))

(defmessage-handler ACCOUNT pay-out (?amount)
   (bind ?self:balance (- ?self:balance ?amount))
   TRUE)

(defmessage-handler ACCOUNT pay-out around (?amount)
   (if (> ?amount (send ?self available))
      then (printout t ?self:owner " cannot pay " ?amount "." crlf) FALSE
      else (call-next-handler)))

(defmessage-handler SAVINGS pay-in before (?amount)
   (if (>= ?amount 100) then (printout t "Thank you, " ?self:owner "." crlf)))

(defmessage-handler SAVINGS add-interest ()
   (send ?self pay-in (div (* ?self:balance ?self:rate) 100)))

(definstances accounts
   (ann of SAVINGS (owner Ann) (balance 400))
   (bob of CREDIT (owner Bob))
   (eve of ACCOUNT (owner Eve) (balance 20)))

(deffacts orders
   (transfer 1 ann bob 150)
   (transfer 2 bob eve 300)
   (transfer 3 bob eve 200)
   (transfer 4 eve ann 120))

(defrule transfer
   ?t <- (transfer ?n ?from ?to ?amount)
   (not (transfer ?m&:(< ?m ?n) $?))
   =>
   (retract ?t)
   (if (send (symbol-to-instance-name ?from) pay-out ?amount) then
      (send (symbol-to-instance-name ?to) pay-in ?amount)
      (printout t ?from " pays " ?to " " ?amount "." crlf)))

(defrule overdrawn
   (declare (salience 10))
   (object (is-a ACCOUNT) (owner ?owner) (balance ?b&:(< ?b 0)))
   =>
   (printout t ?owner " is overdrawn by " (abs ?b) "." crlf))

(defrule end-of-year
   (declare (salience -10))
   (not (transfer $?))
   =>
   (do-for-all-instances ((?a SAVINGS)) TRUE (send ?a add-interest))
   (do-for-all-instances ((?a ACCOUNT)) TRUE
      (format t "%-4s %-8s %5d%n" ?a:owner (class ?a) ?a:balance)))
