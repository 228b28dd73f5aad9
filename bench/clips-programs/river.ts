// Missionaries and cannibals: every state of the banks that can be reached, by breadth, then the way back from the goal. The
// cannibals never outnumber the missionaries, on a bank or in the boat.

const RULES = `
(deftemplate state (slot missionaries) (slot cannibals) (slot boat) (slot depth) (slot parent))
(deftemplate load (slot missionaries) (slot cannibals))
(defglobal ?*made* = 0)
(deffunction safe (?missionaries ?cannibals)
   (or (= ?missionaries 0) (>= ?missionaries ?cannibals)))
(defrule loads
   (declare (salience 10))
   (boat ?seats)
   =>
   (loop-for-count (?m 0 ?seats)
      (loop-for-count (?c 0 (- ?seats ?m))
         (if (and (> (+ ?m ?c) 0) (safe ?m ?c)) then
            (assert (load (missionaries ?m) (cannibals ?c)))))))
(defrule cross
   (people ?n)
   ?from <- (state (missionaries ?m) (cannibals ?c) (boat left) (depth ?d))
   (load (missionaries ?lm&:(<= ?lm ?m)) (cannibals ?lc&:(<= ?lc ?c)))
   (test (safe (- ?m ?lm) (- ?c ?lc)))
   (test (safe (+ (- ?n ?m) ?lm) (+ (- ?n ?c) ?lc)))
   (not (state (missionaries =(- ?m ?lm)) (cannibals =(- ?c ?lc)) (boat right)))
   =>
   (bind ?*made* (+ ?*made* 1))
   (assert (state (missionaries (- ?m ?lm)) (cannibals (- ?c ?lc)) (boat right) (depth (+ ?d 1)) (parent ?from))))
(defrule return
   (people ?n)
   ?from <- (state (missionaries ?m) (cannibals ?c) (boat right) (depth ?d))
   (load (missionaries ?lm&:(<= ?lm (- ?n ?m))) (cannibals ?lc&:(<= ?lc (- ?n ?c))))
   (test (safe (+ ?m ?lm) (+ ?c ?lc)))
   (test (safe (- ?n ?m ?lm) (- ?n ?c ?lc)))
   (not (state (missionaries =(+ ?m ?lm)) (cannibals =(+ ?c ?lc)) (boat left)))
   =>
   (bind ?*made* (+ ?*made* 1))
   (assert (state (missionaries (+ ?m ?lm)) (cannibals (+ ?c ?lc)) (boat left) (depth (+ ?d 1)) (parent ?from))))
(defrule done
   (declare (salience -10))
   ?goal <- (state (missionaries 0) (cannibals 0) (boat right) (depth ?d))
   =>
   (printout t ?*made* " states, " ?d " crossings" crlf)
   (assert (way ?goal)))
(defrule way-back
   ?w <- (way ?goal)
   =>
   (retract ?w)
   (printout t (fact-slot-value ?goal missionaries) " " (fact-slot-value ?goal cannibals) " "
      (fact-slot-value ?goal boat) crlf)
   (bind ?parent (fact-slot-value ?goal parent))
   (if (neq ?parent none) then (assert (way ?parent))))
`;

/** The program with this many people of each sort and seats in the boat, ready for -f2. */
export function river(people: number, seats: number): string {
  return `${RULES}
(deffacts begin (people ${people}) (boat ${seats})
   (state (missionaries ${people}) (cannibals ${people}) (boat left) (depth 0) (parent none)))
(set-strategy breadth)
(reset)
(run)
(exit)
`;
}
