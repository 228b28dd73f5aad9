/** Every strategy on 3,000 random graphs, with and without a depth limit, against Bellman and Ford: `npm run bench -- random-graphs`. */
import { type StrategyName, strategies } from "../src/search/index.ts";
import { expectTrue } from "./aims.ts";
import { faultOf, randomGraph } from "./graph-suite.ts";

const count = 3000;
for (const name of Object.keys(strategies) as StrategyName[]) {
  const begun = performance.now();
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const fault = faultOf(name, randomGraph(seed));
    if (fault !== undefined) wrong.push(`graph ${seed}: ${fault}`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  expectTrue(`${name}: ${count - wrong.length} of ${count} right, ${seconds} s`, wrong.length === 0);
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
}
