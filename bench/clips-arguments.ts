// Calls of one function with wrong arguments for the differential fuzzer: every count, every type in every position,
// as constants, which the parser checks, and as values that are known only when the call runs.

import { restrictionsOf } from "../src/clips/evaluate/restrictions.ts";
import { functionTable } from "../src/clips/functions/index.ts";

/** Functions that end the program, depend on the machine or take long. */
const EXCLUDED = /^(exit|system|time|timer|mem-used|mem-requests|release-mem|options|\(.*)$/;

const ROWS = [...functionTable().values()].filter(
  ({ name, parse }) => parse === undefined && !EXCLUDED.test(name),
);

const SETTING = `(deftemplate tt (slot x))
(deffacts ff (tt (x 1)))
(defclass CC (is-a USER) (role concrete) (slot x) (multislot m))
(defglobal ?*r* = none ?*i* = 1 ?*n* = -3 ?*f* = 2.5 ?*s* = abc ?*t* = "text" ?*o* = [abc] ?*a* = FALSE)
(defglobal ?*m* = (create$ a 1 "b") ?*e* = (create$))
(reset)
(make-instance cc of CC)
(bind ?*a* (assert (tt (x 2))))
`;

const VALUES = [..."infstoame"].map((letter) => `?*${letter}*`).concat("?unbound", "(/ 1 0)");
const CONSTANTS = ["1", "-3", "2.5", "abc", '"text"', "[abc]", "(create$ a b)"];

/** A value that an argument of this type can be. */
const FITTING: Record<string, string> = {
  i: "?*i*",
  l: "?*i*",
  n: "?*f*",
  d: "?*f*",
  f: "?*f*",
  m: "?*m*",
  q: "?*m*",
  s: "?*t*",
  y: "?*a*",
  z: "?*a*",
};

function calls(name: string, restrictions: string | null): string[] {
  const { minimum, maximum, letter } = restrictionsOf(restrictions);
  const most = Math.min(maximum, minimum + 2, 5);
  const list: string[] = [];
  const add = (args: string[]) => list.push(`(${[name, ...args].join(" ")})`);
  for (let count = 0; count <= most + 1; count++) {
    for (const constant of CONSTANTS) add(new Array(count).fill(constant));
  }
  for (let count = minimum; count <= most; count++) {
    for (const value of VALUES) add(new Array(count).fill(value));
    const fitting = Array.from({ length: count }, (_, i) => FITTING[letter(i + 1)] ?? "?*s*");
    for (let i = 0; i < count; i++) {
      for (const value of VALUES) add(fitting.with(i, value));
    }
  }
  return [...new Set(list)];
}

/** The calls of one function; the seed chooses it. */
export function wrongArguments(seed: number): string {
  const { name, restrictions } = ROWS[(seed - 1) % ROWS.length];
  const commands = calls(name, restrictions).map(
    (call) => `(bind ?*r* none)\n(bind ?*r* ${call})\n(printout t ?*r* crlf)\n`,
  );
  return `${SETTING}${commands.join("")}(exit)\n`;
}
