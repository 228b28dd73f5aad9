/**
 * What a document concludes from its numbers, as claims about runs. Each is checked against the runs of the study: it
 * holds, it does not hold, or it cannot be told, with the numbers that decide it.
 */
import { type Cell, type Method, type Part, sortedEntries } from "./cells.ts";
import { type NumberName, numberOf } from "./numbers.ts";

export interface Statement {
  /** What the document says, in a sentence, and where. */
  readonly text: string;
  readonly source: string;
  readonly claim: Claim;
}

/** Some runs of a study: whatever is left out does not matter. Heuristics are those of the strategies that use one. */
export interface RunKind {
  readonly instances?: readonly string[];
  readonly strategies?: readonly string[];
  readonly heuristics?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** In all cases, in more than half of them, or in one at least. */
type HowOften = "always" | "mostly" | "sometimes";

/** Cases of one claim are decided one by one; `often` says how many must be right. */
export type Claim = { readonly these: RunKind; readonly often?: HowOften } & (
  | {
      /** On the same instance, and with the same of some settings, the number is less than that of the others. */
      readonly kind: "less";
      readonly number: NumberName;
      readonly than: RunKind;
      readonly alike?: readonly string[];
    }
  | {
      readonly kind: "within";
      readonly number: NumberName;
      readonly least?: number;
      readonly most?: number;
    }
  /** The outcome of every run. */
  | { readonly kind: "outcome"; readonly outcome: Cell["outcome"] }
  /** Every solution has the least cost known. */
  | { readonly kind: "cheapest" }
  /** With another value of the setting, and all else the same, the number is another one. */
  | { readonly kind: "varies"; readonly number: NumberName; readonly by: string }
);

export type Verdict = "holds" | "fails" | "untold";

/** One side of a case; a search that was cut has at least this number. */
export interface Evidence {
  readonly method: Method;
  readonly value: number | string;
  readonly isCut: boolean;
}

export interface Case {
  readonly instance: string;
  /** Null if the runs do not decide it. */
  readonly isRight: boolean | null;
  /** The run the claim is about and, if it is a comparison, the other one. */
  readonly sides: readonly Evidence[];
  readonly number: NumberName | null;
  /** How far it is from being decided the other way, as the logarithm of a ratio: the smaller, the more telling. */
  readonly margin: number;
}

export interface CheckedStatement {
  readonly statement: Statement;
  readonly verdict: Verdict;
  readonly right: number;
  readonly cases: readonly Case[];
  /** Those that decide it: what speaks against it, otherwise what is closest. */
  readonly telling: readonly Case[];
}

const MOST_TELLING = 3;

export function checkStatement(statement: Statement, parts: readonly Part[]): CheckedStatement {
  const cases = parts.flatMap(({ cells }) => casesOf(statement.claim, cells));
  const verdict = verdictOf(cases, statement.claim.often ?? "always");
  const deciding = cases.filter(({ isRight }) =>
    verdict === "holds" ? isRight === true : verdict === "fails" ? isRight === false : isRight === null,
  );
  return {
    statement,
    verdict,
    right: cases.filter(({ isRight }) => isRight === true).length,
    cases,
    telling: deciding.sort((a, b) => a.margin - b.margin).slice(0, MOST_TELLING),
  };
}

function verdictOf(cases: readonly Case[], often: HowOften): Verdict {
  const right = cases.filter(({ isRight }) => isRight === true).length;
  const wrong = cases.filter(({ isRight }) => isRight === false).length;
  const open = cases.length - right - wrong;
  if (cases.length === 0) return "untold";
  if (often === "always") return wrong > 0 ? "fails" : open > 0 ? "untold" : "holds";
  if (often === "sometimes") return right > 0 ? "holds" : open > 0 ? "untold" : "fails";
  if (2 * right > cases.length) return "holds";
  return 2 * (right + open) > cases.length ? "untold" : "fails";
}

/** Between two numbers from 0 on. */
function distance(a: number, b: number): number {
  return Math.abs(Math.log((a + 1) / (b + 1)));
}

function casesOf(claim: Claim, all: readonly Cell[]): Case[] {
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
  return names.every((name) => a.run.settings[name] === b.run.settings[name]);
}

/** Times that differ by less are not told apart. */
const LEAST_TIME_MS = 20;

type Compare = (own: Evidence & { value: number }, other: Evidence & { value: number }) => boolean | null;

/** A cut search would have gone on counting. */
const isLess: Compare = (own, other) => {
  if (own.isCut && other.isCut) return null;
  if (own.value < other.value) return own.isCut ? null : true;
  return other.isCut ? null : false;
};

const isOther: Compare = (own, other) => (own.isCut || other.isCut ? null : own.value !== other.value);

function comparison(own: Cell, other: Cell, number: NumberName, compare: Compare): Case[] {
  const [first, second] = [evidence(own, number), evidence(other, number)];
  if (first === undefined || second === undefined) return [];
  const isTime = number === "timeMs" && Math.abs(first.value - second.value) < LEAST_TIME_MS;
  const isRight = isTime ? null : compare(first, second);
  return [
    {
      instance: own.instance,
      isRight,
      sides: [first, second],
      number,
      margin: distance(first.value, second.value),
    },
  ];
}

/** Undefined where the run has no such number, or nothing was searched because there is no solution. */
function evidence(cell: Cell, number: NumberName): (Evidence & { value: number }) | undefined {
  if (cell.outcome === "died" || cell.outcome === "interrupted" || cell.outcome === "unsolvable")
    return undefined;
  const value = number === "timeMs" ? cell.timeMs : numberOf(cell.run, number);
  return value === null ? undefined : { method: cell.method, value, isCut: cell.outcome === "limit" };
}

function single(cell: Cell, claim: Exclude<Claim, { kind: "less" | "varies" }>): Case[] {
  const about = (
    isRight: boolean | null,
    value: number | string,
    number: NumberName | null = null,
    margin = 0,
  ): Case[] => [
    {
      instance: cell.instance,
      isRight,
      sides: [{ method: cell.method, value, isCut: number !== null && cell.outcome === "limit" }],
      number,
      margin,
    },
  ];
  if (claim.kind === "outcome") return about(cell.outcome === claim.outcome, cell.outcome);
  if (claim.kind === "cheapest") {
    const { cost } = cell.run;
    return cell.outcome === "solved" && cost !== null ? about(cost === cell.leastCost, cost, "cost") : [];
  }
  const found = evidence(cell, claim.number);
  if (found === undefined) return [];
  const { least = 0, most = Number.POSITIVE_INFINITY } = claim;
  const isInside = found.value >= least && found.value <= most;
  const isSure = !found.isCut || found.value > most;
  const margin = Math.min(
    ...[claim.least, claim.most].flatMap((end) => (end === undefined ? [] : [distance(found.value, end)])),
  );
  return about(isSure ? isInside : null, found.value, claim.number, margin);
}
