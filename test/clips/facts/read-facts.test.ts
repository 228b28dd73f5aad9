// Facts that look alike are read by their shape: each must be what it is when it stands alone.

import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";

const TEMPLATES = `(deftemplate t (slot a) (slot b-1.x (default 5)) (multislot m) (slot d (default-dynamic (+ 1 2))))
(deftemplate u (slot a) (multislot m (default x y)))
(deftemplate n (slot a (default ?NONE)) (slot t (type INTEGER)))`;

/** What the program prints of the facts of these deffacts, and of their pretty-print forms. */
function shown(deffacts: readonly string[]): { facts: string; pretty: string } {
  const host = memoryHost();
  const environment = new Environment(host);
  environment.load(TEMPLATES);
  environment.evaluate("(set-fact-duplication TRUE)");
  deffacts.forEach((facts, i) => {
    environment.load(`(deffacts d${i} ${facts})`);
  });
  environment.reset();
  const facts = environment.facts().map(({ text }) => text);
  const pretty = deffacts.map((_, i) => {
    const from = host.output.length;
    environment.execute(`(ppdeffacts d${i})`);
    return host.output
      .slice(from)
      .replace(/^.*\n/, "")
      .replace(/\)\n*$/, "");
  });
  return { facts: facts.join("\n"), pretty: pretty.join("\n") };
}

const WORDS = `0 1 7 42 007 123456789 1234567890 99999999999999999999 -5 +5 1.5 1e3 x Ab-c nil TRUE a.b:c e5 x*/+ señor
  "a" "(" "" [i] = a=b a?b a$b`;
const field = fc.constantFrom(...WORDS.split(/\s+/));
const space = fc.constantFrom(" ", " ", " ", "  ", "\n", " ; (c) \n");
const fields = fc.array(fc.tuple(space, field), { maxLength: 3 });
const oneSlot = fc
  .tuple(fc.constantFrom("a", "b-1.x", "m", "d"), fields)
  .map(([name, many]) => ` (${name}${many.flat().join("")})`);
const fact = fc.oneof(
  fc.tuple(fc.constantFrom("o", "p-q.r"), fields).map(([name, many]) => `(${name}${many.flat().join("")})`),
  fc
    .tuple(fc.constantFrom("t", "u", "n"), fc.array(oneSlot, { maxLength: 3 }))
    .map(([name, slots]) => `(${name}${slots.join("")})`),
);
/** Several facts of one layout with other values. */
const alike = fc
  .tuple(
    fc.constantFrom(
      ...[
        "(o ? ?)",
        "(p-q.r ?)",
        "(t (a ?) (b-1.x ?))",
        "(t (b-1.x ?) (a ?))",
        "(u (a ?))",
        "(u (a ?) (m ?))",
        "(t (m ?) (d ?))",
      ],
    ),
    fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 8 }),
  )
  .map(([layout, rows]) => rows.map((row) => layout.replaceAll("?", () => (row.reverse() as string[])[0]!)));

test("facts in a row are what each of them is alone", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fact.map((each) => [each]),
          alike,
        ),
        { maxLength: 12 },
      ),
      (groups) => {
        const alone = groups
          .flat()
          .filter((each) => new Environment().load(`${TEMPLATES}(deffacts d ${each})`));
        if (alone.length === 0) return;
        const together = shown([alone.join(" ")]);
        const apart = shown(alone);
        expect(together.facts).toBe(apart.facts);
        expect(together.pretty).toBe(apart.pretty);
      },
    ),
    { numRuns: 60 },
  );
});
