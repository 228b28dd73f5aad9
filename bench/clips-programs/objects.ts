// Objects: carriers on a line of stations hand parcels on. Patterns over instances, messages with inherited handlers, and
// slots that change all the time.

/** The program with this many carriers and parcels, ready for -f2. */
export function objects(carriers: number, parcels: number): string {
  return `
(defclass THING (is-a USER) (role abstract) (slot at (default 0)) (slot moves (default 0)))
(defclass CARRIER (is-a THING) (role concrete) (pattern-match reactive) (slot load (default none)))
(defclass PARCEL (is-a THING) (role concrete) (pattern-match reactive) (slot goal) (slot state (default waiting)))
(defmessage-handler THING move (?to)
   (bind ?self:at ?to)
   (bind ?self:moves (+ ?self:moves 1)))
(defmessage-handler PARCEL move after (?to)
   (if (>= ?to ?self:goal) then (bind ?self:state delivered)))
(deffacts begin (stage work))
(defrule pick-up
   (stage work)
   ?c <- (object (is-a CARRIER) (load none) (at ?place))
   ?p <- (object (is-a PARCEL) (state waiting) (at ?place))
   =>
   (send ?c put-load (instance-name ?p))
   (send ?p put-state carried))
(defrule carry
   (stage work)
   ?c <- (object (is-a CARRIER) (load ?name&~none) (at ?place))
   ?p <- (object (name ?name) (state carried))
   =>
   (send ?c move (+ ?place 1))
   (send ?c put-load none)
   (send ?p put-state waiting)
   (send ?p move (+ ?place 1)))
(defrule go-back
   (declare (salience -5))
   (stage work)
   ?c <- (object (is-a CARRIER) (load none) (at ?place&~0))
   (not (object (is-a PARCEL) (state waiting) (at ?place)))
   (exists (object (is-a PARCEL) (state waiting)))
   =>
   (send ?c move (- ?place 1)))
(defrule done
   (declare (salience -10))
   (stage work)
   (not (object (is-a PARCEL) (state ~delivered)))
   =>
   (bind ?moves 0)
   (do-for-all-instances ((?c CARRIER)) TRUE (bind ?moves (+ ?moves ?c:moves)))
   (printout t "delivered after " ?moves " moves" crlf))
(reset)
(loop-for-count (?i 1 ${carriers}) (make-instance (sym-cat carrier- ?i) of CARRIER))
(loop-for-count (?i 1 ${parcels}) (make-instance (sym-cat parcel- ?i) of PARCEL (goal (+ 5 (mod ?i 7)))))
(run)
(exit)
`;
}
