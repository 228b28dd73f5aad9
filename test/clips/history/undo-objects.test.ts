// Going back over changes of instances: slots, shared slots, instances made and deleted, patterns that match them.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";
import { fingerprint } from "../fingerprint.ts";

const PROGRAM = `
(defclass COUNTER (is-a USER) (slot value (default 0)) (slot total (storage shared) (default 0)) (multislot seen))
(defmessage-handler COUNTER put-value after (?v) (bind ?self:total (+ ?self:total ?v)))
(definstances counters (a of COUNTER) (b of COUNTER (value 3)))
(defrule count ?c <- (object (is-a COUNTER) (value ?v&:(< ?v 9)) (name ?n)) =>
  (slot-insert$ ?c seen 1 ?v) (send ?c put-value (+ ?v 1)))
(defrule split ?c <- (object (is-a COUNTER) (value ?v&:(= 0 (mod ?v 4)))) (not (object (is-a COUNTER) (value 99))) =>
  (make-instance (gensym*) of COUNTER (value (+ ?v 5))))
(defrule gone ?c <- (object (is-a COUNTER) (value 9) (name ?n&~[a])) => (unmake-instance ?c))
(reset)
`;

function prepared() {
  const host = memoryHost();
  const environment = new Environment(host);
  environment.record();
  environment.batch(PROGRAM);
  return { host, environment };
}

/** What a user can see of the instances and the agenda. */
function seen({ host, environment }: ReturnType<typeof prepared>): string {
  const { length } = host.output;
  environment.batch("(agenda)\n(do-for-all-instances ((?c COUNTER)) TRUE (send ?c print))\n");
  return host.output.slice(length);
}

describe("undo over instances", () => {
  test.each([
    [6, 1],
    [12, 5],
    [20, 20],
  ])("a run of %i firings taken back by %i", (first, back) => {
    const one = prepared();
    expect(one.environment.run(first)).toBe(first);
    expect(one.environment.undo(back)).toBe(back);
    const other = prepared();
    if (first > back) other.environment.run(first - back);
    expect(seen(one)).toBe(seen(other));
    one.environment.run(7);
    other.environment.run(7);
    expect(seen(one)).toBe(seen(other));
  });

  /** Everything that can happen to instances, each in a firing of its own and as a command. */
  const OPERATIONS = [
    "(make-instance ?n of COUNTER (value ?v))",
    "(make-instance ?n of DOUBLE (value ?v) (seen ?v ?v))",
    "(make-instance of COUNTER (value ?v))",
    "(send (symbol-to-instance-name ?n) put-value ?v)",
    "(send (symbol-to-instance-name ?n) put-total ?v)",
    "(slot-insert$ (symbol-to-instance-name ?n) seen 1 ?v)",
    "(modify-instance (symbol-to-instance-name ?n) (value ?v) (seen))",
    "(duplicate-instance (symbol-to-instance-name ?n) to copy (value ?v))",
    "(message-duplicate-instance (symbol-to-instance-name ?n) to other)",
    "(active-modify-instance (symbol-to-instance-name ?n) (value ?v))",
    "(initialize-instance (symbol-to-instance-name ?n) (value ?v))",
    "(unmake-instance (symbol-to-instance-name ?n))",
    "(send (symbol-to-instance-name ?n) delete)",
    "(object-pattern-match-delay (make-instance ?n of COUNTER) (send (symbol-to-instance-name ?n) put-value ?v))",
    "(do-for-all-instances ((?i COUNTER)) (> ?i:value ?v) (send ?i put-value (- ?i:value 1)))",
    "(delayed-do-for-all-instances ((?i DOUBLE)) TRUE (unmake-instance ?i))",
    "(send (symbol-to-instance-name ?n) put-value (/ ?v 0))",
  ];
  const OBJECTS = `${PROGRAM.replace("(reset)", "")}
    (defclass DOUBLE (is-a COUNTER) (slot twice (default-dynamic (gensym*))))
    (defmessage-handler DOUBLE put-value around (?v) (override-next-handler (* 2 ?v)))
    (defmessage-handler COUNTER delete before () (bind ?self:seen gone))
    (defrule supported (logical (object (is-a COUNTER) (name ?n) (value ?v&:(> ?v 12)))) => (assert (large ?n)))
    (defrule child (logical (large ?n)) => (make-instance (sym-cat ?n -child) of COUNTER (value 1)))
    ${OPERATIONS.map((operation, i) => `(defrule do-${i} (declare (salience 50)) ?f <- (do ${i} ?n ?v) => (retract ?f) ${operation})`).join("\n")}`;

  type Step = { readonly run: number } | { readonly undo: number } | { readonly command: string };
  const name = fc.constantFrom("a", "b", "c", "copy");
  const number = fc.nat(OPERATIONS.length - 1);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ run: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ undo: fc.integer({ min: 1, max: 15 }) }),
    fc.record({
      command: fc.oneof(
        fc.tuple(number, name, fc.nat(15)).map(([i, n, v]) => `(assert (do ${i} ${n} ${v}))`),
        fc
          .tuple(number, name, fc.nat(15))
          .map(([i, n, v]) => OPERATIONS[i].replaceAll("?n", n).replaceAll("?v", String(v))),
        fc.constant("(reset)"),
      ),
    }),
  );

  function begun(): Environment {
    const environment = new Environment(memoryHost());
    environment.load(OBJECTS);
    environment.record({ budget: 20_000 });
    environment.reset();
    return environment;
  }

  test("after any course of operations, undo leaves what the course without the undone part leaves", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 14 }), (steps) => {
        const environment = begun();
        /** What was done and not undone; runs with the number of their firings. */
        const course: (number | string)[] = [];
        for (const each of steps) {
          if ("run" in each) {
            const fired = environment.run(each.run);
            if (fired > 0) course.push(fired);
          } else if ("command" in each) {
            environment.execute(each.command);
            course.push(each.command);
          } else {
            // An undo goes back to before a firing, so that commands behind that firing are gone too.
            for (let left = environment.undo(each.undo); left > 0; ) {
              const last = course.pop()!;
              if (typeof last === "string") continue;
              if (last > left) course.push(last - left);
              left -= Math.min(left, last);
            }
          }
        }
        const other = begun();
        for (const each of course) {
          if (typeof each === "string") other.execute(each);
          else other.run(each);
        }
        expect(environment.instances()).toEqual(other.instances());
        // The flags of a command that has failed last until the next one.
        for (const each of [environment, other]) each.execute("(= 1 1)");
        expect(fingerprint(environment)).toEqual(fingerprint(other));
        expect(environment.derivation()).toEqual(other.derivation());
        expect(environment.run(30)).toBe(other.run(30));
        expect(fingerprint(environment)).toEqual(fingerprint(other));
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
