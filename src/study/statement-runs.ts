/** What the runs of a study say of a claim: each run, or each pair of runs, is a case. */
import { type Cell, sortedEntries } from "./cells.ts";
import type { NumberName } from "./numbers.ts";
import { evidence, LEAST_TIME_MS } from "./statement-evidence.ts";
import { ownGrowth } from "./statement-growth.ts";
import type { Claim, Evidence, GrowthCase, RunCase, RunKind } from "./statements.ts";

/** Between two numbers from 0 on. */
function distance(a: number, b: number): number {
  return Math.abs(Math.log((a + 1) / (b + 1)));
}

export function casesOf(claim: Claim, all: readonly Cell[]): (RunCase | GrowthCase)[] {
  if (claim.kind === "admissible" || claim.kind === "orders" || claim.kind === "untested") return [];
  const these = all.filter((cell) => isOf(cell, claim.these));
  if (claim.kind === "less") {
    const others = all.filter((cell) => isOf(cell, claim.than));
    return these.flatMap((own) =>
      others
        .filter((other) => own.instance === other.instance && areAlike(own, other, claim.alike ?? []))
        .flatMap((other) => comparison(own, other, claim.number, isLess)),
    );
  }
  if (claim.kind === "varies") {
    const key = ({ instance, method, run }: Cell) => {
      const others = sortedEntries(run.settings).filter(([name]) => name !== claim.by);
      return JSON.stringify([instance, method.strategy, method.heuristic, others]);
    };
    return these.flatMap((own, i) =>
      these
        .slice(i + 1)
        .filter((other) => key(own) === key(other) && !areAlike(own, other, [claim.by]))
        .flatMap((other) => comparison(own, other, claim.number, isOther)),
    );
  }
  if (claim.kind === "grows") {
    const from = all.filter((cell) => isOf(cell, claim.from));
    return these.flatMap((own) => from.flatMap((other) => ownGrowth(other, own, claim)));
  }
  return these.flatMap((own) => single(own, claim));
}

function isOf(
  { instance, method, run }: Cell,
  { instances, strategies, heuristics, settings = {} }: RunKind,
): boolean {
  return (
    (instances?.includes(instance) ?? true) &&
    (strategies?.includes(method.strategy) ?? true) &&
    (method.heuristic === null || (heuristics?.includes(method.heuristic) ?? true)) &&
    Object.entries(settings).every(([name, value]) => run.settings[name] === value)
  );
}

function areAlike(a: Cell, b: Cell, names: readonly string[]): boolean {
  return names.every((name) =>
    name === "heuristic"
      ? a.method.heuristic === b.method.heuristic
      : a.run.settings[name] === b.run.settings[name],
  );
}

type Compare = (own: Evidence & { value: number }, other: Evidence & { value: number }) => boolean | null;

/** A cut search would have gone on counting. */
const isLess: Compare = (own, other) => {
  if (own.isCut && other.isCut) return null;
  if (own.value < other.value) return own.isCut ? null : true;
  return other.isCut ? null : false;
};

const isOther: Compare = (own, other) => (own.isCut || other.isCut ? null : own.value !== other.value);

function comparison(own: Cell, other: Cell, number: NumberName, compare: Compare): RunCase[] {
  const [first, second] = [evidence(own, number), evidence(other, number)];
  if (first === undefined || second === undefined) return [];
  const isTime = number === "timeMs" && Math.abs(first.value - second.value) < LEAST_TIME_MS;
  const isRight = isTime ? null : compare(first, second);
  return [
    {
      kind: "runs",
      instance: own.instance,
      isRight,
      sides: [first, second],
      number,
      margin: distance(first.value, second.value),
    },
  ];
}

type OfOneRun = Extract<Claim, { kind: "within" | "outcome" | "cheapest" }>;

function single(cell: Cell, claim: OfOneRun): RunCase[] {
  const about = (
    isRight: boolean | null,
    value: number | string,
    number: NumberName | null = null,
    margin = 0,
  ): RunCase[] => [
    {
      kind: "runs",
      instance: cell.instance,
      isRight,
      sides: [{ method: cell.method, value, isCut: number !== null && cell.outcome === "limit" }],
      number,
      margin,
    },
  ];
  if (claim.kind === "outcome") {
    const isOtherLimit =
      cell.outcome === "limit" && claim.limit !== undefined && cell.run.limit !== claim.limit;
    const how = cell.outcome === "limit" ? (cell.run.limit ?? "limit") : cell.outcome;
    return about(isOtherLimit ? null : cell.outcome === claim.outcome, how);
  }
  if (claim.kind === "cheapest") {
    const { cost } = cell.run;
    return cell.outcome === "solved" && cost !== null ? about(cost === cell.leastCost, cost, "cost") : [];
  }
  const found = evidence(cell, claim.number);
  if (found === undefined) return [];
  const { least = 0, most = Number.POSITIVE_INFINITY } = claim;
  const isInside = found.value >= least && found.value <= most;
  // A search that was cut would have gone on counting.
  const isSure = !found.isCut || found.value > most || (claim.most === undefined && isInside);
  const margin = Math.min(
    ...[claim.least, claim.most].flatMap((end) => (end === undefined ? [] : [distance(found.value, end)])),
  );
  return about(isSure ? isInside : null, found.value, claim.number, margin);
}
