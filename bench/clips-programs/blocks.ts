// A planner in the world of blocks: goals "this block on that one" make goals of their own, to clear both blocks, until a
// move is possible. Turns towers over.

const RULES = `
(deftemplate on (slot upper) (slot lower))
(deftemplate goal (slot kind) (slot upper) (slot lower (default table)))
(defglobal ?*moves* = 0)
(defrule take-next
   ?n <- (next ?i)
   (wanted ?i ?upper ?lower)
   (not (goal))
   =>
   (retract ?n)
   (assert (next (+ ?i 1)) (goal (kind move) (upper ?upper) (lower ?lower))))
(defrule reached
   (declare (salience 10))
   ?g <- (goal (kind move) (upper ?upper) (lower ?lower))
   (on (upper ?upper) (lower ?lower))
   =>
   (retract ?g))
(defrule clear-upper
   (goal (kind move) (upper ?upper))
   (on (upper ?above) (lower ?upper))
   (block ?above)
   =>
   (assert (goal (kind move) (upper ?above) (lower table))))
(defrule clear-lower
   (goal (kind move) (lower ?lower&~table))
   (on (upper ?above) (lower ?lower))
   (block ?above)
   =>
   (assert (goal (kind move) (upper ?above) (lower table))))
(defrule move-to-table
   ?g <- (goal (kind move) (upper ?upper) (lower table))
   (not (on (lower ?upper)))
   ?o <- (on (upper ?upper) (lower ?lower&~table))
   =>
   (retract ?g)
   (modify ?o (lower table))
   (bind ?*moves* (+ ?*moves* 1)))
(defrule move-onto
   ?g <- (goal (kind move) (upper ?upper) (lower ?lower&~table))
   (not (on (lower ?upper)))
   (not (on (lower ?lower)))
   ?o <- (on (upper ?upper) (lower ~?lower))
   =>
   (retract ?g)
   (modify ?o (lower ?lower))
   (bind ?*moves* (+ ?*moves* 1)))
(defrule done
   (declare (salience -10))
   (not (goal))
   =>
   (printout t ?*moves* " moves" crlf))
`;

/** The program with towers of this height, each to be turned over; ready for -f2. */
export function blocks(towers: number, height: number): string {
  const facts: string[] = [];
  let wanted = 0;
  for (let tower = 0; tower < towers; tower++) {
    const name = (level: number) => `b${tower}-${level}`;
    for (let level = 0; level < height; level++) {
      const lower = level === 0 ? "table" : name(level - 1);
      facts.push(`(block ${name(level)}) (on (upper ${name(level)}) (lower ${lower}))`);
    }
    for (let level = height - 2; level >= 0; level--)
      facts.push(`(wanted ${++wanted} ${name(level)} ${name(level + 1)})`);
  }
  return `${RULES}(deffacts world (next 1)\n   ${facts.join("\n   ")})\n(reset)\n(run)\n(exit)\n`;
}
