;; A full adder made of gates: components are objects that know their outputs, and a change runs through the wires.
;; Shows abstract classes, handlers that subclasses fill in, links between instances, and a truth table.
(defclass COMPONENT (is-a USER)
   (role abstract)
   (multislot inputs (type INTEGER) (create-accessor read-write) (visibility public))
   (multislot wires (visibility public) (create-accessor read-write))
   (slot output (type INTEGER) (default 0) (create-accessor read-write)))

(defmessage-handler COMPONENT receive (?place ?value)
   (slot-direct-replace$ inputs ?place ?place ?value)
   (send ?self update))

(defmessage-handler COMPONENT update ()
   (bind ?value (send ?self compute))
   (if (<> ?value (send ?self get-output)) then
      (send ?self put-output ?value)
      (send ?self forward ?value)))

;; A wire is the name of a component followed by the place of its input.
(defmessage-handler COMPONENT forward (?value)
   (loop-for-count (?i 1 (div (length$ ?self:wires) 2)) do
      (send (nth$ (- (* 2 ?i) 1) ?self:wires) receive (nth$ (* 2 ?i) ?self:wires) ?value)))

(defclass GATE (is-a COMPONENT) (role abstract) (multislot inputs (source composite) (default 0 0)))
(defclass AND-GATE (is-a GATE) (role concrete))
(defclass OR-GATE (is-a GATE) (role concrete))
(defclass XOR-GATE (is-a GATE) (role concrete))
(defclass SOURCE (is-a COMPONENT) (role concrete) (multislot inputs (source composite) (default 0)))

(defmessage-handler SOURCE compute () (nth$ 1 ?self:inputs))
(defmessage-handler AND-GATE compute () (min (expand$ ?self:inputs)))
(defmessage-handler OR-GATE compute () (max (expand$ ?self:inputs)))
(defmessage-handler XOR-GATE compute () (mod (+ (expand$ ?self:inputs)) 2))

(definstances adder
   (a of SOURCE (wires [half] 1 [both] 1))
   (b of SOURCE (wires [half] 2 [both] 2))
   (c of SOURCE (wires [sum] 2 [over] 2))
   (half of XOR-GATE (wires [sum] 1 [over] 1))
   (both of AND-GATE (wires [carry] 1))
   (sum of XOR-GATE)
   (over of AND-GATE (wires [carry] 2))
   (carry of OR-GATE))

(defrule table
   =>
   (printout t "a b c  carry sum" crlf)
   (loop-for-count (?n 0 7) do
      (send [a] receive 1 (div ?n 4))
      (send [b] receive 1 (mod (div ?n 2) 2))
      (send [c] receive 1 (mod ?n 2))
      (printout t (send [a] get-output) " " (send [b] get-output) " " (send [c] get-output)
         "      " (send [carry] get-output) "   " (send [sum] get-output) crlf)))

(defrule components
   (declare (salience -10))
   =>
   (do-for-all-instances ((?g GATE)) (= (send ?g get-output) 1)
      (printout t (instance-name ?g) " is a " (class ?g) " and gives 1." crlf)))
