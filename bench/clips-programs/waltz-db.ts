// WaltzDB: the labelling of drawings again, with the possible labels of each sort of junction as facts. Every junction gets
// all labellings of its sort; one that no labelling of a neighbour agrees with is dropped, until nothing changes.
// Rules and drawings written here, after the benchmark of that name.

const RULES = `
(deftemplate possible (slot sort) (slot number) (multislot labels))
(deftemplate corner (slot id) (slot sort) (multislot lines))
(deftemplate labelling (slot corner) (slot number))
(deftemplate label (slot corner) (slot number) (slot line) (slot is))
(deftemplate end (slot line) (slot corner))
(deffacts database
   (possible (sort fork) (number 1) (labels + + +))
   (possible (sort fork) (number 2) (labels - - -))
   (possible (sort fork) (number 3) (labels in out -))
   (possible (sort fork) (number 4) (labels - in out))
   (possible (sort fork) (number 5) (labels out - in))
   (possible (sort arrow) (number 1) (labels in + out))
   (possible (sort arrow) (number 2) (labels - + -))
   (possible (sort arrow) (number 3) (labels + - +))
   (possible (sort l) (number 1) (labels in out))
   (possible (sort l) (number 2) (labels out in))
   (possible (sort l) (number 3) (labels + out))
   (possible (sort l) (number 4) (labels in +))
   (possible (sort l) (number 5) (labels - in))
   (possible (sort l) (number 6) (labels out -)))
(deffunction from-other-end (?label)
   (switch ?label (case in then out) (case out then in) (default ?label)))
(defrule enumerate
   (declare (salience 20))
   (corner (id ?id) (sort ?sort) (lines $?lines))
   (possible (sort ?sort) (number ?n) (labels $?labels))
   =>
   (assert (labelling (corner ?id) (number ?n)))
   (progn$ (?line ?lines)
      (assert (label (corner ?id) (number ?n) (line ?line) (is (nth$ ?line-index ?labels))))))
(defrule ends
   (declare (salience 20))
   (corner (id ?id) (lines $? ?line $?))
   =>
   (assert (end (line ?line) (corner ?id))))
(defrule outside
   (declare (salience 10))
   (outside ?line ?id ?is)
   (label (corner ?id) (number ?n) (line ?line) (is ~?is))
   ?l <- (labelling (corner ?id) (number ?n))
   =>
   (retract ?l))
(defrule disagrees
   (label (corner ?a) (number ?n) (line ?line) (is ?is))
   ?l <- (labelling (corner ?a) (number ?n))
   (end (line ?line) (corner ?b&~?a))
   (not (label (corner ?b) (line ?line) (is =(from-other-end ?is))))
   =>
   (retract ?l))
(defrule clean-up
   (declare (salience 30))
   (stage label)
   ?f <- (label (corner ?id) (number ?n))
   (not (labelling (corner ?id) (number ?n)))
   =>
   (retract ?f))
(defrule begin
   (declare (salience 15))
   ?s <- (stage enumerate)
   =>
   (retract ?s)
   (assert (stage label)))
(defrule finish
   (declare (salience -20))
   (stage label)
   =>
   (printout t (length$ (find-all-facts ((?l labelling)) TRUE)) " labellings are left" crlf))
`;

/** Corners of a cube seen from above, with the lines around each in the order of its labels; 6 is in the middle. */
const CORNERS: [sort: string, ...lines: [number, number][]][] = [
  ["arrow", [0, 5], [0, 6], [0, 1]],
  ["l", [1, 0], [1, 2]],
  ["arrow", [2, 1], [2, 6], [2, 3]],
  ["l", [3, 2], [3, 4]],
  ["arrow", [4, 3], [4, 6], [4, 5]],
  ["l", [5, 4], [5, 0]],
  ["fork", [6, 0], [6, 2], [6, 4]],
];

function cube(number: number): string {
  const line = ([from, to]: [number, number]) =>
    number * 100 + Math.min(from, to) * 10 + Math.max(from, to) + 1;
  const corners = CORNERS.map(
    ([sort, ...lines], corner) =>
      `(corner (id ${number * 10 + corner}) (sort ${sort}) (lines ${lines.map(line).join(" ")}))`,
  );
  const outside = `(outside ${line([0, 1])} ${number * 10} out)`;
  return `(deffacts cube-${number} ${corners.join("\n   ")}\n   ${outside})\n`;
}

/** The program with this many cubes, ready for -f2. */
export function waltzDb(cubes: number): string {
  const drawings = Array.from({ length: cubes }, (_, number) => cube(number)).join("");
  return `${RULES}${drawings}(deffacts begin (stage enumerate))\n(reset)\n(run)\n(exit)\n`;
}
