/**
 * What a document concludes from its numbers, as claims about runs. Each is checked against the runs of the study: it
 * holds, it does not hold, or it cannot be told, with the numbers that decide it.
 */
import type { EstimateRow } from "../search/index.ts";
import type { Cell, Method, Part } from "./cells.ts";
import type { NumberName } from "./numbers.ts";
import type { PrintedNumber } from "./results.ts";
import type { StudySpace } from "./spaces.ts";
import { estimateCases } from "./statement-estimates.ts";
import { printedGrowth } from "./statement-growth.ts";
import { casesOf } from "./statement-runs.ts";

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
  /** The outcome of every run; if it is a limit, which one: a search that another one ended earlier decides nothing. */
  | { readonly kind: "outcome"; readonly outcome: Cell["outcome"]; readonly limit?: string }
  /** Every solution has the least cost known. */
  | { readonly kind: "cheapest" }
  /** With another value of the setting, and all else the same, the number is another one. */
  | { readonly kind: "varies"; readonly number: NumberName; readonly by: string }
  /** The number exceeds that of other runs by so many percent, in the document's own table and here. */
  | {
      readonly kind: "grows";
      readonly number: NumberName;
      readonly from: RunKind;
      readonly percent: number;
    }
  /** Whether the heuristics never overestimate: on all states of the problems of the study, where they can be looked at. */
  | { readonly kind: "admissible"; readonly is: boolean }
  /** On those states, the higher the estimate, the higher the true cost on average. */
  | { readonly kind: "orders" }
  /** Nothing that the study runs can decide it, and why. */
  | { readonly kind: "untested"; readonly why: string }
);

export type Verdict = "holds" | "fails" | "untold";

/** One side of a case; a search that was cut has at least this number. */
export interface Evidence {
  readonly method: Method;
  readonly value: number | string;
  readonly isCut: boolean;
}

interface Decided {
  /** Null if it is not decided. */
  readonly isRight: boolean | null;
  /** How far it is from being decided the other way, as the logarithm of a ratio: the smaller, the more telling. */
  readonly margin: number;
}

/** The run the claim is about and, if it is a comparison, the other one. */
export interface RunCase extends Decided {
  readonly kind: "runs";
  readonly instance: string;
  readonly sides: readonly Evidence[];
  readonly number: NumberName | null;
}

/** Two numbers that the document prints, or two of ours. */
export interface GrowthCase extends Decided {
  readonly kind: "growth";
  readonly isPrinted: boolean;
  readonly number: NumberName;
  readonly from: Place;
  readonly to: Place;
  readonly percent: number;
}

interface Place {
  readonly instance: string;
  readonly value: number;
}

/** A heuristic on the states of problems. */
export interface EstimateCase extends Decided {
  readonly kind: "estimate";
  readonly heuristic: string;
  /** All that were looked at. */
  readonly states: number;
  /** The state nearest to a goal on which it overestimates. */
  readonly tooHigh: { readonly problem: string; readonly h: number; readonly cost: number } | null;
  /** An estimate, and a higher one whose states are cheaper on average. */
  readonly outOfOrder: readonly [EstimateRow, EstimateRow] | null;
}

export type Case = RunCase | GrowthCase | EstimateCase;

/** What is known beside the runs. */
export interface Known {
  /** Null if nobody has looked at them yet. */
  readonly spaces?: readonly StudySpace[] | null;
  readonly printed?: readonly PrintedNumber[];
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

export function checkStatement(
  statement: Statement,
  parts: readonly Part[],
  known: Known = {},
): CheckedStatement {
  const { claim } = statement;
  const cases: Case[] = [
    ...(claim.kind === "grows" ? printedGrowth(claim, known.printed ?? []) : []),
    ...parts.flatMap(({ cells }) => casesOf(claim, cells)),
    ...(claim.kind === "admissible" || claim.kind === "orders"
      ? estimateCases(claim, known.spaces ?? [])
      : []),
  ];
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
