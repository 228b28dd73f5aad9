/** A share of the random graphs of bench/random-graphs.ts: every strategy keeps what its row promises, with its default options. */
import { expect, it } from "vitest";
import { faultOf, randomGraph } from "../../../bench/graph-suite.ts";
import { type StrategyName, strategies } from "../../../src/search/index.ts";

it.each(Object.keys(strategies) as StrategyName[])("%s is right on 400 graphs", (name) => {
  const faults: string[] = [];
  for (let seed = 0; seed < 400; seed++) {
    const fault = faultOf(name, randomGraph(seed));
    if (fault !== undefined) faults.push(`graph ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
