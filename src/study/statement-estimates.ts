/** What all states of the problems of a study say of a claim about its heuristics: each heuristic is a case. */
import type { EstimateRow } from "../search/index.ts";
import type { StudySpace } from "./spaces.ts";
import type { Claim, EstimateCase } from "./statements.ts";

type OfStates = Extract<Claim, { kind: "admissible" | "orders" }>;

/** One counterexample refutes; without one, the claim is proved of the states looked at, and only of these. */
export function estimateCases(claim: OfStates, spaces: readonly StudySpace[]): EstimateCase[] {
  const found = spaces.flatMap((space) => (space.found === null ? [] : [{ ...space, found: space.found }]));
  const names = new Set(found.flatMap((space) => Object.keys(space.found.heuristics)));
  const asked = [...names].filter((name) => claim.these.heuristics?.includes(name) ?? true);
  return asked.map((heuristic): EstimateCase => {
    const own = found.flatMap((space) => {
      const one = space.found.heuristics[heuristic];
      return one === undefined ? [] : [{ ...space, one }];
    });
    const refuting = own.flatMap(({ name, one: { counterexample } }) =>
      counterexample?.refutes === "admissible" && counterexample.cost !== null
        ? [{ problem: name, h: counterexample.h, cost: counterexample.cost }]
        : [],
    );
    const tooHigh = refuting.sort((a, b) => a.cost - b.cost)[0] ?? null;
    const outOfOrder =
      own.map(({ one }) => firstFall(one.distribution)).find((fall) => fall !== null) ?? null;
    const states = own.reduce((sum, space) => sum + space.found.states, 0);
    const isRight = claim.kind === "orders" ? outOfOrder === null : (tooHigh === null) === claim.is;
    return { kind: "estimate", heuristic, states, tooHigh, outOfOrder, isRight, margin: 0 };
  });
}

/** Rows in ascending order of the estimate, of which the second is cheaper on average. */
function firstFall(rows: readonly EstimateRow[]): readonly [EstimateRow, EstimateRow] | null {
  const known = rows.filter(({ meanCost }) => meanCost !== null);
  const at = known.findIndex((row, i) => i > 0 && row.meanCost! < known[i - 1]!.meanCost!);
  return at < 0 ? null : [known[at - 1]!, known[at]!];
}
