;; A lending library: books and members are objects, days are facts, and rules decide what may be borrowed.
;; Shows object patterns joined with facts, slots with several values, logical support for instances, and queries.
(defclass MEMBER (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot named (create-accessor read-write) (visibility public))
   (multislot books (create-accessor read-write) (visibility public)))

(defclass BOOK (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot title (type STRING) (create-accessor read-write) (visibility public))
   (slot lent (default no) (create-accessor read-write) (visibility public))
   (slot due (type INTEGER) (default 0) (create-accessor read-write) (visibility public)))

(defclass REMINDER (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot to (visibility public)) (slot about (visibility public)))

(definstances library
   (emma of BOOK (title "Emma"))
   (ulysses of BOOK (title "Ulysses"))
   (walden of BOOK (title "Walden"))
   (ann of MEMBER (named Ann))
   (bob of MEMBER (named Bob)))

(deffacts days
   (day 1)
   (asks 1 ann emma) (asks 1 bob emma) (asks 2 ann ulysses) (asks 3 ann walden)
   (returns 5 bob emma) (asks 5 ann emma) (asks 6 bob emma))

(defmessage-handler MEMBER borrow (?book ?day)
   (slot-direct-insert$ books 1 ?book)
   (send ?book put-lent (instance-name ?self))
   (send ?book put-due (+ ?day 3)))

(defmessage-handler MEMBER return (?book)
   (bind ?at (member$ ?book ?self:books))
   (slot-direct-delete$ books ?at ?at)
   (send ?book put-lent no))

(defrule give-back
   (declare (salience 20))
   (day ?day)
   ?r <- (returns ?day ?who ?what)
   =>
   (retract ?r)
   (printout t ?day ": " ?who " returns " ?what "." crlf)
   (send (symbol-to-instance-name ?who) return (symbol-to-instance-name ?what)))

(defrule lend
   (declare (salience 10))
   (day ?day)
   ?a <- (asks ?day ?who ?what)
   ?m <- (object (is-a MEMBER) (name =(symbol-to-instance-name ?who)) (books $?books))
   (object (is-a BOOK) (name =(symbol-to-instance-name ?what)) (title ?title) (lent no))
   (test (< (length$ ?books) 2))
   =>
   (retract ?a)
   (printout t ?day ": " ?who " borrows " ?title "." crlf)
   (send ?m borrow (symbol-to-instance-name ?what) ?day))

(defrule refuse
   (day ?day)
   ?a <- (asks ?day ?who ?what)
   =>
   (retract ?a)
   (printout t ?day ": " ?who " cannot have " ?what "." crlf))

(defrule late
   (declare (salience 5))
   (logical (day ?day)
            (object (is-a BOOK) (title ?title) (lent ?who&~no) (due ?due&:(> ?day ?due))))
   =>
   (printout t ?day ": " ?title " is late." crlf)
   (make-instance (gensym*) of REMINDER (to ?who) (about ?title)))

(defrule next-day
   (declare (salience -10))
   ?d <- (day ?day&:(< ?day 7))
   =>
   (retract ?d)
   (assert (day (+ ?day 1))))

(defrule report
   (declare (salience -20))
   (day 7)
   =>
   (do-for-all-instances ((?m MEMBER)) TRUE
      (printout t ?m:named " has " (implode$ ?m:books) crlf))
   (printout t (length$ (find-all-instances ((?r REMINDER)) TRUE)) " reminders" crlf))
