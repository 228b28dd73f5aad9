// Three missionaries and three cannibals cross a river in a boat for two. Where missionaries are outnumbered, they are eaten.
import type { Heuristic, Problem } from "frontier/search";

const people = 3;
const seats = 2;

/** Who is on the left bank, and whether the boat is there. */
interface Bank {
  readonly missionaries: number;
  readonly cannibals: number;
  readonly boat: boolean;
}

const crossings = ["M", "C", "MM", "MC", "CC"];
const count = (crossing: string, letter: string) => crossing.split(letter).length - 1;

function after({ missionaries, cannibals, boat }: Bank, crossing: string): Bank {
  const sign = boat ? -1 : 1;
  return {
    missionaries: missionaries + sign * count(crossing, "M"),
    cannibals: cannibals + sign * count(crossing, "C"),
    boat: !boat,
  };
}

function isSafe({ missionaries, cannibals }: Bank): boolean {
  const isThere = [missionaries, cannibals].every((number) => number >= 0 && number <= people);
  const isBalanced = missionaries === 0 || missionaries === people || missionaries === cannibals;
  return isThere && isBalanced;
}

export const problem: Problem<Bank, string> = {
  starts: [{ missionaries: people, cannibals: people, boat: true }],
  actions: (bank) => crossings.filter((crossing) => isSafe(after(bank, crossing))),
  result: after,
  isGoal: ({ missionaries, cannibals }) => missionaries + cannibals === 0,
  key: ({ missionaries, cannibals, boat }) => `${missionaries} ${cannibals} ${boat}`,
};

export const heuristics: Record<string, Heuristic<Bank>> = {
  boats: ({ missionaries, cannibals }) => Math.ceil((missionaries + cannibals) / seats),
  // Every crossing but the last takes one over for good.
  "one-returns": ({ missionaries, cannibals, boat }) =>
    missionaries + cannibals === 0 ? 0 : Math.max(1, 2 * (missionaries + cannibals) - (boat ? 3 : 0)),
};

export function draw({ missionaries, cannibals, boat }: Bank) {
  const bank = (m: number, c: number) => "M".repeat(m).padEnd(people) + "C".repeat(c).padEnd(people);
  const right = bank(people - missionaries, people - cannibals);
  return `${bank(missionaries, cannibals)} ${boat ? "⛵   " : "   ⛵"} ${right}`;
}
