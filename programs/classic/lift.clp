;; Two lifts and the people who wait for them: classes, messages, and rules whose patterns match instances.
(defclass PLACED (is-a USER) (role abstract)
   (slot floor (type INTEGER) (range 0 9) (default 0) (visibility public)))

(defclass PERSON (is-a PLACED) (role concrete) (pattern-match reactive)
   (slot goal (type INTEGER) (range 0 9) (default ?NONE) (access initialize-only))
   (slot state (allowed-values waits rides arrived) (default waits)))

(defclass LIFT (is-a PLACED) (role concrete) (pattern-match reactive)
   (slot seats (default 2))
   (multislot riders (type INSTANCE-NAME))
   (slot travelled (storage shared) (default 0)))

(defclass GOODS-LIFT (is-a LIFT)
   (slot seats (source composite) (default 1)))

;; A lift goes one floor at a time and takes its riders along.
(defmessage-handler LIFT travel (?by)
   (send ?self put-floor (+ ?self:floor ?by))
   (progn$ (?rider ?self:riders) (send ?rider put-floor ?self:floor))
   ?self:floor)

(defmessage-handler LIFT travel after (?by)
   (bind ?self:travelled (+ ?self:travelled 1)))

(defmessage-handler GOODS-LIFT travel before (?by)
   (printout t "The goods lift creaks." crlf))

(defmessage-handler LIFT board (?person)
   (slot-direct-insert$ riders 1 ?person)
   (send ?person put-state rides))

(defmessage-handler LIFT let-out (?person)
   (slot-direct-delete$ riders (member$ ?person ?self:riders) (member$ ?person ?self:riders))
   (send ?person put-state arrived))

(deffunction towards (?from ?to)
   (if (< ?from ?to) then 1 else -1))

(definstances building
   ([left] of LIFT)
   ([goods] of GOODS-LIFT (floor 3))
   ([ada] of PERSON (goal 4))
   ([ben] of PERSON (floor 6) (goal 1))
   ([eva] of PERSON (floor 3) (goal 5)))

(defrule let-out (declare (salience 20))
   (object (is-a LIFT) (name ?lift) (floor ?f) (riders $? ?who $?))
   (object (is-a PERSON) (name ?who) (goal ?f))
   =>
   (printout t ?who " leaves " ?lift " on floor " ?f "." crlf)
   (send ?lift let-out ?who))

(defrule board (declare (salience 10))
   (object (is-a LIFT) (name ?lift) (floor ?f) (seats ?n) (riders $?in&:(< (length$ ?in) ?n)))
   (object (is-a PERSON) (name ?who) (floor ?f) (state waits))
   =>
   (printout t ?who " boards " ?lift " on floor " ?f "." crlf)
   (send ?lift board ?who))

(defrule carry
   (object (is-a LIFT) (name ?lift) (floor ?f) (riders ?first $?))
   (object (is-a PERSON) (name ?first) (goal ?to&~?f))
   =>
   (send ?lift travel (towards ?f ?to)))

(defrule fetch
   (object (is-a LIFT) (name ?lift) (floor ?f) (riders))
   (object (is-a PERSON) (name ?who) (floor ?at&~?f) (state waits))
   (not (fetches ? ?who))
   (not (fetches ?lift ?))
   =>
   (printout t ?lift " is called to floor " ?at " for " ?who "." crlf)
   (assert (fetches ?lift ?who)))

(defrule approach
   (fetches ?lift ?who)
   (object (is-a LIFT) (name ?lift) (floor ?f) (riders))
   (object (is-a PERSON) (name ?who) (floor ?at&~?f) (state waits))
   =>
   (send ?lift travel (towards ?f ?at)))

(defrule fetched
   ?call <- (fetches ?lift ?who)
   (object (is-a PERSON) (name ?who) (state ~waits))
   =>
   (retract ?call))

(defrule done (declare (salience -10))
   (object (is-a LIFT) (travelled ?floors))
   (not (object (is-a PERSON) (state ~arrived)))
   =>
   (printout t "Everybody is there; the lifts have travelled " ?floors " floors." crlf)
   (halt))
