// Rule programs against npm packages that a user could choose instead, on what each can run: CPU milliseconds of making the
// engine, giving it rules and facts and running it, in one process, in turn, medians of five after one that is not counted.
// nools has patterns, joins and a working memory; json-rules-engine judges one set of facts at a time, without joins.

import { Environment } from "../src/clips/index.ts";
import { expectAtLeast, expectTrue } from "./aims.ts";
import { installedPeers } from "./installed-peers.ts";
import { median } from "./measure.ts";

const ROUNDS = 5;
const COUNTED = 20_000;
const JOINED = 2_000;
const RULES = 100;
const READINGS = 500;

/** Runs once and gives the number of firings. */
type Program = () => number | Promise<number>;
/** The same work for each engine that can do it. */
type Work = Readonly<Record<string, Program>>;

/** The part of nools that is used here. */
interface Nools {
  flow(name: string, define: (flow: NoolsFlow) => void): NoolsFlow;
  deleteFlow(name: string): void;
}
interface NoolsFlow {
  rule(name: string, patterns: readonly unknown[], action: NoolsAction): void;
  getSession(): NoolsSession;
}
interface NoolsSession {
  assert(fact: object): void;
  modify(fact: object): void;
  match(): Promise<void>;
  dispose(): void;
}
type NoolsAction = (this: NoolsSession, facts: Record<string, { value: number }>) => void;

/** The part of json-rules-engine that is used here. */
interface JsonRules {
  readonly Engine: new (
    rules: readonly object[],
  ) => { run(facts: object): Promise<{ events: readonly unknown[] }> };
}

class Item {
  value: number;
  constructor(value: number) {
    this.value = value;
  }
}
class Partner {
  value: number;
  constructor(value: number) {
    this.value = value;
  }
}

const load = installedPeers();
const nools = load("nools") as Nools;
const { Engine } = load("json-rules-engine") as JsonRules;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

function ours(rules: string, facts: string[]): Program {
  return () => {
    const environment = new Environment();
    environment.load(`${rules}\n(deffacts begin ${facts.join(" ")})`);
    environment.reset();
    return environment.run();
  };
}

/** Each rule counts its firings; `changes` says what else an action does. */
function withNools(
  patterns: readonly (readonly unknown[])[],
  facts: () => object[],
  changes: (session: NoolsSession, facts: Record<string, { value: number }>) => void = () => {},
): Program {
  return async () => {
    let fired = 0;
    const flow = nools.flow("bench", (made) => {
      patterns.forEach((pattern, i) => {
        made.rule(`rule ${i}`, pattern, function (matched) {
          fired++;
          changes(this, matched);
        });
      });
    });
    const session = flow.getSession();
    for (const fact of facts()) session.assert(fact);
    await session.match();
    session.dispose();
    nools.deleteFlow("bench");
    return fired;
  };
}

const WORKS: Readonly<Record<string, Work>> = {
  [`count to ${COUNTED}`]: {
    Frontier: ours(`(defrule count ?f <- (n ?x&:(< ?x ${COUNTED})) => (retract ?f) (assert (n (+ ?x 1))))`, [
      "(n 0)",
    ]),
    nools: withNools(
      [[Item, "n", `n.value < ${COUNTED}`]],
      () => [new Item(0)],
      (session, { n }) => {
        n!.value++;
        session.modify(n!);
      },
    ),
  },
  [`join ${JOINED} facts with ${JOINED} others`]: {
    Frontier: ours(
      "(defrule pair (item ?x) (partner ?x) =>)",
      numbers(JOINED).flatMap((i) => [`(item ${i})`, `(partner ${i})`]),
    ),
    nools: withNools(
      [
        [
          [Item, "i"],
          [Partner, "p", "p.value == i.value"],
        ],
      ],
      () => numbers(JOINED).flatMap((i) => [new Item(i), new Partner(i)]),
    ),
  },
  [`${RULES} rules over ${READINGS} readings`]: {
    Frontier: ours(
      numbers(RULES)
        .map((i) => `(defrule above-${i} (reading ?v&:(> ?v ${5 * i})) =>)`)
        .join("\n"),
      numbers(READINGS).map((i) => `(reading ${i})`),
    ),
    nools: withNools(
      numbers(RULES).map((i) => [Item, "r", `r.value > ${5 * i}`]),
      () => numbers(READINGS).map((i) => new Item(i)),
    ),
    "json-rules-engine": async () => {
      const rules = numbers(RULES).map((i) => ({
        conditions: { all: [{ fact: "reading", operator: "greaterThan", value: 5 * i }] },
        event: { type: `above ${i}` },
      }));
      const engine = new Engine(rules);
      let fired = 0;
      for (const reading of numbers(READINGS)) fired += (await engine.run({ reading })).events.length;
      return fired;
    },
  },
};

async function cost(program: Program): Promise<{ ms: number; fired: number }> {
  const before = process.cpuUsage();
  const fired = await program();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, fired };
}

for (const [name, work] of Object.entries(WORKS)) {
  const times = new Map<string, number[]>();
  const firings = new Set<number>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [engine, program] of Object.entries(work)) {
      const { ms, fired } = await cost(program);
      firings.add(fired);
      if (round > 0) times.set(engine, [...(times.get(engine) ?? []), ms]);
    }
  }
  const medians = new Map([...times].map(([engine, all]) => [engine, median(all)]));
  console.log(`${name}: ${[...medians].map(([engine, ms]) => `${engine} ${ms.toFixed(1)} ms`).join(", ")}`);
  expectTrue(`${name}: all fire ${[...firings].join(" or ")} times`, firings.size === 1);
  for (const [engine, ms] of medians) {
    if (engine !== "Frontier") {
      expectAtLeast(`${name}: times as fast as ${engine}`, ms / medians.get("Frontier")!, 1);
    }
  }
}
