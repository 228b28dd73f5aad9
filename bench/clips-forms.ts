// Right calls of the functions that have a syntax of their own, in the setting of clips-arguments.

const QUERIES = (kind: string, set: string, name: string): string[] => {
  const test = `(> ?v:x 0)`;
  const action = /^(delayed-)?do-/.test(name) ? ` (printout t ?v " " ?v:x crlf)` : "";
  return [
    `(${name} ((?v ${set})) ${test}${action})`,
    `(${name} ((?v ${set}) (?w ${set} ${set})) (neq ?v ?w)${action})`,
    `(${name} ((?v ${kind})) TRUE${action})`,
  ];
};

const FACT_QUERIES =
  "any-factp find-fact find-all-facts do-for-fact do-for-all-facts delayed-do-for-all-facts";
const INSTANCE_QUERIES =
  "any-instancep find-instance find-all-instances do-for-instance do-for-all-instances delayed-do-for-all-instances";

const MAKING = ["make-instance", "active-make-instance"];
const INITIALIZING = ["initialize-instance", "active-initialize-instance"];
const CHANGING =
  "modify-instance active-modify-instance message-modify-instance active-message-modify-instance".split(" ");
const DOUBLING =
  "duplicate-instance active-duplicate-instance message-duplicate-instance active-message-duplicate-instance".split(
    " ",
  );

const LOOP = (name: string): string[] => [
  `(${name} (?v ?*m*) (printout t ?v " " ?v-index crlf))`,
  `(${name} ?*m* 1)`,
  `(${name} (?v (create$ a b)) (if (eq ?v a) then (break)) (printout t ?v crlf))`,
];

/** Right and wrong calls of those that would not end with one token changed. */
export const LOOPS: Readonly<Record<string, readonly string[]>> = {
  break: [
    "(while TRUE do (break))",
    "(progn (break) 1)",
    "(break)",
    "(while TRUE do (break 1))",
    "(break abc)",
  ],
  while: [
    ...["(while (< ?*i* 3) do (bind ?*i* (+ ?*i* 1)))", "(while FALSE 1 2)", "(while TRUE do (return 5))"],
    ...[
      "(while)",
      "(while FALSE)",
      "(while FALSE do)",
      "(while do 1)",
      "(while FALSE abc 1)",
      "(while ?unbound 1)",
    ],
    ...[
      "(while (/ 1 0) 1)",
      "(while (> abc 1) do 1)",
      "(while (no-such) 1)",
      "(while ?*none* 1)",
      "(while (create$ FALSE) (break))",
    ],
    ...["(while abc do (bind ?*r* 1) (return))", "(while FALSE do (no-such))", "(while (progn))"],
  ],
};

/** Right calls of all others. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  progn: ["(progn 1 abc (printout t x crlf) (create$))", "(progn)"],
  bind: ["(bind ?v 1 abc)", "(bind ?*abc* (create$ 1 2))", "(bind ?*abc*)", "(bind ?v)"],
  if: ["(if (> 1 0) then 1 2 else abc)", "(if FALSE then 1)", "(if 1 then (printout t yes crlf))"],
  switch: ["(switch ?*i* (case 1 then a b) (case abc then c) (default d))", "(switch 5 (case 1 then a))"],
  return: ["(progn 1 (return 2) 3)", "(if TRUE then (return abc) 4)", "(return)"],
  "loop-for-count": [
    "(loop-for-count (?v 1 3) do (printout t ?v crlf))",
    "(loop-for-count 2 (printout t x crlf))",
    "(loop-for-count (?v 2) (printout t ?v crlf))",
  ],
  progn$: LOOP("progn$"),
  foreach: LOOP("foreach").filter((form) => form.includes("(?v")),
  assert: ["(assert (abc (x 3) (m a 1)))", "(assert (new-one 1 abc ?*m*) (abc))"],
  modify: ["(modify ?*a* (x 4) (m a b))", "(modify 1 (x 5))"],
  duplicate: ["(duplicate ?*a* (x 4) (m a b))", "(duplicate 1 (x 5))"],
  "object-pattern-match-delay": ["(object-pattern-match-delay 1 (printout t x crlf) abc)"],
  ...Object.fromEntries(FACT_QUERIES.split(" ").map((name) => [name, QUERIES("abc", "abc", name)])),
  ...Object.fromEntries(INSTANCE_QUERIES.split(" ").map((name) => [name, QUERIES("USER", "abc", name)])),
  ...Object.fromEntries(
    MAKING.map((name) => [
      name,
      [`(${name} new-one of abc (x 3) (m a 1))`, `(${name} of abc)`, `(${name} [abc] of ?*s*)`],
    ]),
  ),
  ...Object.fromEntries(
    INITIALIZING.map((name) => [name, [`(${name} abc (x 3) (m a 1))`, `(${name} ?*p*)`]]),
  ),
  ...Object.fromEntries(
    CHANGING.map((name) => [name, [`(${name} abc (x 3) (m a 1))`, `(${name} ?*p* (x ?*i*))`]]),
  ),
  ...Object.fromEntries(
    DOUBLING.map((name) => [name, [`(${name} abc to new-one (x 3) (m a 1))`, `(${name} ?*p* (x ?*i*))`]]),
  ),
};
