// Going back over changes of instances: slots, shared slots, instances made and deleted, patterns that match them.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";

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
});
