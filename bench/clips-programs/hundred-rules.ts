// A hundred rules that differ in one place: a constant, predicates on a field, or a test over two facts. Shows what a rule
// costs that a fact does not match.

const HUNDRED = 100;

const CONDITIONS = {
  constants: (i: number) => `(reading (kind k${i}) (value ?v))`,
  predicates: (i: number) => `(reading (value ?v&:(>= ?v ${10 * i})&:(< ?v ${10 * i + 10})))`,
  tests: (i: number) => `(level ${i} ?low) (reading (value ?v)) (test (and (>= ?v ?low) (< ?v (+ ?low 10))))`,
};

function reading(i: number, rules: number): string {
  const value = (Math.imul(i, 7919) >>> 0) % (10 * rules);
  return `(reading (kind k${value % rules}) (value ${value}) (number ${i}))`;
}

/** The program with this many facts, or also another number of rules, ready for -f2. */
export function hundredRules(kind: keyof typeof CONDITIONS, facts: number, count = HUNDRED): string {
  const rules = Array.from(
    { length: count },
    (_, i) => `(defrule rule-${i} ${CONDITIONS[kind](i)} => (bind ?*sum* (+ ?*sum* ?v)))`,
  );
  const levels = Array.from({ length: count }, (_, i) => `(level ${i} ${10 * i})`).join(" ");
  // In several deffacts, because the C program reads long ones slowly.
  const readings: string[] = [];
  for (let from = 0; from < facts; from += 50) {
    const part = Array.from({ length: Math.min(50, facts - from) }, (_, i) => reading(from + i, count));
    readings.push(`(deffacts readings-${from} ${part.join("\n   ")})`);
  }
  return `
(deftemplate reading (slot kind) (slot value) (slot number))
(defglobal ?*sum* = 0)
${rules.join("\n")}
(deffacts levels ${levels})
${readings.join("\n")}
(reset)
(run)
(printout t ?*sum* crlf)
(exit)
`;
}
