// The join-activity commands of a rule: how much work its joins have done since somebody wanted to know.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { wrongType } from "../evaluate/messages.ts";
import { Multifield, type Value } from "../language/values.ts";
import { elementAt, passedJoins } from "./matches.ts";

const NAME = "join-activity";

/** Lists compares, adds and deletes of each join; gives their sums. */
export function printJoinActivity(engine: Engine, rule: Defrule, level: string): Value {
  if (!["verbose", "succinct", "terse"].includes(level)) {
    return wrongType(engine, NAME, 2, "symbol with value verbose, succinct, or terse");
  }
  const { matches } = engine.network;
  matches.countWork();
  const sums = [0, 0, 0];
  for (const disjunct of rule.disjuncts()) {
    for (const { join, next } of passedJoins(disjunct)) {
      const { compares } = matches.work!.of(join);
      const passed = matches.work!.of(next);
      const isGroup = next.group !== null;
      const adds = isGroup ? passed.rightAdds : passed.leftAdds;
      const deletes = isGroup ? passed.rightDeletes : passed.leftDeletes;
      const counts = [compares, adds, deletes];
      counts.forEach((count, i) => {
        sums[i] += count;
      });
      if (level !== "terse") engine.routers.write("wdisplay", lines(elementAt(join), counts, level));
    }
  }
  return new Multifield(sums);
}

function lines(element: string, [compares, adds, deletes]: readonly number[], level: string): string {
  if (level === "succinct") return `CE ${element}: ${compares + adds + deletes}\n`;
  const number = (count: number) => `${count}`.padStart(10);
  return `Activity for CE ${element}\n   Compares: ${number(compares)}\n   Adds:     ${number(adds)}\n   Deletes:  ${number(deletes)}\n`;
}

/** Sets the counts of all rules to zero. As in the C program, a rule with alternatives loses those of the first. */
export function resetJoinActivity({ modules, network }: Engine): void {
  for (const { constructs } of modules.all()) {
    for (const rule of constructs.defrule.values()) {
      let join = (rule as Defrule).lastJoin;
      for (; join !== null; join = join.group ?? join.previous) network.matches.work?.reset(join);
    }
  }
}
