// Waltz: label the edges of line drawings of cubes as convex, concave or boundary. A classic rule benchmark after
// Waltz, "Understanding line drawings of scenes with shadows"; rules and drawings written here. A region is eight
// cubes of nine lines; labels spread in each cube from a corner that is known to lie outside.

const RULES = `
(deftemplate stage (slot value))
(deftemplate line (slot p1) (slot p2))
(deftemplate seed (slot base))
(deftemplate edge (slot p1) (slot p2) (slot joined) (slot label))
(deftemplate junction (slot base) (slot p1) (slot p2) (slot p3) (slot type) (slot labelled))
(deffunction x-of (?p) (div ?p 1000))
(deffunction y-of (?p) (mod ?p 1000))
(deffunction angle (?from ?to)
   (bind ?dx (- (x-of ?to) (x-of ?from)))
   (bind ?dy (- (y-of ?to) (y-of ?from)))
   (if (= ?dx 0) then (if (> ?dy 0) then (return (/ (pi) 2)) else (return (* 3 (/ (pi) 2)))))
   (bind ?a (atan (/ ?dy ?dx)))
   (if (< ?dx 0) then (return (+ ?a (pi))))
   (if (< ?a 0) then (return (+ ?a (* 2 (pi)))))
   ?a)
(deffunction gap (?base ?a ?b)
   (bind ?g (- (angle ?base ?b) (angle ?base ?a)))
   (if (< ?g 0) then (+ ?g (* 2 (pi))) else ?g))
(deffunction arrow (?base ?p1 ?p2 ?p3)
   (assert (junction (base ?base) (p1 ?p1) (p2 ?p2) (p3 ?p3) (type arrow) (labelled no))))
(deffunction make-three (?base ?a ?b ?c)
   (if (> (gap ?base ?a ?b) (gap ?base ?a ?c)) then (bind ?t ?b) (bind ?b ?c) (bind ?c ?t))
   (bind ?limit (+ (pi) 0.0001))
   (if (> (gap ?base ?a ?b) ?limit) then (arrow ?base ?b ?c ?a)
    else (if (> (gap ?base ?b ?c) ?limit) then (arrow ?base ?c ?a ?b)
    else (if (> (gap ?base ?c ?a) ?limit) then (arrow ?base ?a ?b ?c)
    else (assert (junction (base ?base) (p1 ?a) (p2 ?b) (p3 ?c) (type fork) (labelled no)))))))
(defrule begin ?s <- (stage (value start)) => (modify ?s (value duplicate)))
(defrule reverse-edges
   (stage (value duplicate))
   ?l <- (line (p1 ?p1) (p2 ?p2))
   =>
   (assert (edge (p1 ?p1) (p2 ?p2) (joined no) (label none)))
   (assert (edge (p1 ?p2) (p2 ?p1) (joined no) (label none)))
   (retract ?l))
(defrule done-reversing
   (declare (salience -10))
   ?s <- (stage (value duplicate))
   (not (line))
   =>
   (modify ?s (value detect)))
(defrule make-three-junction
   (declare (salience 10))
   (stage (value detect))
   ?e1 <- (edge (p1 ?base) (p2 ?a) (joined no))
   ?e2 <- (edge (p1 ?base) (p2 ?b&~?a) (joined no))
   ?e3 <- (edge (p1 ?base) (p2 ?c&~?a&~?b) (joined no))
   =>
   (make-three ?base ?a ?b ?c)
   (modify ?e1 (joined yes)) (modify ?e2 (joined yes)) (modify ?e3 (joined yes)))
(defrule make-l
   (stage (value detect))
   ?e1 <- (edge (p1 ?base) (p2 ?a) (joined no))
   ?e2 <- (edge (p1 ?base) (p2 ?b&~?a) (joined no))
   (not (edge (p1 ?base) (p2 ~?a&~?b)))
   =>
   (assert (junction (base ?base) (p1 ?a) (p2 ?b) (p3 0) (type l) (labelled no)))
   (modify ?e1 (joined yes)) (modify ?e2 (joined yes)))
(defrule done-detecting
   (declare (salience -10))
   ?s <- (stage (value detect))
   =>
   (modify ?s (value boundary)))
(defrule boundary-l
   (stage (value boundary))
   ?s <- (seed (base ?base))
   (junction (type l) (base ?base) (p1 ?a) (p2 ?b))
   ?e1 <- (edge (p1 ?base) (p2 ?a) (label none))
   ?e2 <- (edge (p1 ?base) (p2 ?b) (label none))
   =>
   (retract ?s)
   (modify ?e1 (label B)) (modify ?e2 (label B)))
(defrule done-seeding
   (declare (salience -10))
   ?s <- (stage (value boundary))
   (not (seed))
   =>
   (modify ?s (value labelling)))
(defrule match-edge
   (stage (value labelling))
   (edge (p1 ?a) (p2 ?b) (label ?label&~none))
   ?e <- (edge (p1 ?b) (p2 ?a) (label none))
   =>
   (modify ?e (label ?label)))
(defrule label-l
   (stage (value labelling))
   (junction (type l) (base ?base) (p1 ?a) (p2 ?b))
   (or (and (edge (p1 ?base) (p2 ?a) (label B)) ?e <- (edge (p1 ?base) (p2 ?b) (label none)))
       (and (edge (p1 ?base) (p2 ?b) (label B)) ?e <- (edge (p1 ?base) (p2 ?a) (label none))))
   =>
   (modify ?e (label B)))
(defrule label-arrow-barb
   (stage (value labelling))
   (junction (type arrow) (base ?base) (p1 ?a) (p2 ?m) (p3 ?b))
   (or (and (edge (p1 ?base) (p2 ?a) (label B)) ?e <- (edge (p1 ?base) (p2 ?b) (label none)))
       (and (edge (p1 ?base) (p2 ?b) (label B)) ?e <- (edge (p1 ?base) (p2 ?a) (label none))))
   =>
   (modify ?e (label B)))
(defrule label-arrow-shaft
   (stage (value labelling))
   (junction (type arrow) (base ?base) (p1 ?a) (p2 ?m) (p3 ?b))
   (edge (p1 ?base) (p2 ?a|?b) (label B))
   ?e <- (edge (p1 ?base) (p2 ?m) (label none))
   =>
   (modify ?e (label +)))
(defrule label-arrow-back
   (stage (value labelling))
   (junction (type arrow) (base ?base) (p1 ?a) (p2 ?m) (p3 ?b))
   (edge (p1 ?base) (p2 ?m) (label +))
   ?e <- (edge (p1 ?base) (p2 ?a|?b) (label none))
   =>
   (modify ?e (label B)))
(defrule label-fork
   (stage (value labelling))
   (junction (type fork) (base ?base) (p1 ?a) (p2 ?b) (p3 ?c))
   (edge (p1 ?base) (p2 ?p&?a|?b|?c) (label +))
   ?e <- (edge (p1 ?base) (p2 ?q&?a|?b|?c&~?p) (label none))
   =>
   (modify ?e (label +)))
(defrule junction-done
   (declare (salience -5))
   (stage (value labelling))
   ?j <- (junction (base ?base) (labelled no))
   (edge (p1 ?base) (label ~none))
   (not (edge (p1 ?base) (label none)))
   =>
   (modify ?j (labelled yes)))
(defrule all-done
   (declare (salience -10))
   ?s <- (stage (value labelling))
   (not (junction (labelled no)))
   =>
   (modify ?s (value done))
   (printout t "labelled" crlf))
`;

/** Corners of a cube seen from above: six around, the last in the middle, joined to every second one. */
const CORNERS = [
  [0, 1],
  [2, 0],
  [4, 1],
  [4, 3],
  [2, 4],
  [0, 3],
  [2, 2],
];
const LINES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
  [6, 0],
  [6, 2],
  [6, 4],
];

/** The lines of one region; a deffacts of its own, because the C program reads long ones slowly. */
function drawing(region: number): string {
  const facts: string[] = [];
  for (let cube = 0; cube < 8; cube++) {
    const point = (corner: number): number =>
      (1 + region * 6 + CORNERS[corner][0]) * 1000 + cube * 6 + CORNERS[corner][1];
    facts.push(`(seed (base ${point(1)}))`);
    for (const [from, to] of LINES) facts.push(`(line (p1 ${point(from)}) (p2 ${point(to)}))`);
  }
  return `(deffacts region-${region} ${facts.join("\n   ")})\n`;
}

/** The program with this many regions, ready for -f2. */
export function waltz(regions: number): string {
  const drawings = Array.from({ length: regions }, (_, region) => drawing(region)).join("");
  return `${RULES}(deffacts begin (stage (value start)))\n${drawings}(reset)\n(run)\n(exit)\n`;
}
