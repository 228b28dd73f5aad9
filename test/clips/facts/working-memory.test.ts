// What a retracted fact keeps of its neighbours.

import { expect, it } from "vitest";
import { Environment } from "../../../src/clips/index.ts";

function threeFacts() {
  const environment = new Environment();
  environment.execute("(deftemplate item (slot n))");
  environment.execute("(assert (item (n 1)) (item (n 2)) (item (n 3)))");
  const second = [...environment.inspection.allFacts()].find(({ index }) => index === 2)!;
  return { environment, second };
}

it("a retracted fact keeps nothing else alive", () => {
  const { environment, second } = threeFacts();
  environment.execute("(retract 2)");
  expect([second.previous, second.next, second.previousOfTemplate, second.nextOfTemplate]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("one that the action of a query retracts still leads to the next", () => {
  const { environment, second } = threeFacts();
  environment.execute("(do-for-fact ((?item item)) (= ?item:n 2) (retract ?item))");
  expect(second.nextOfTemplate?.index).toBe(3);
});

it("facts may be retracted while they are listed", () => {
  const { environment } = threeFacts();
  for (const { index } of environment.inspection.allFacts()) environment.execute(`(retract ${index})`);
  expect(environment.facts()).toEqual([]);
});
