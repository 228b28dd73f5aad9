/** What the page asks of a program before it is searched, and what it hears. */
import type { Fault } from "../../../domains/index.ts";
import type { Drawn } from "../../../run/own-problem/drawn.ts";
import type { Examination } from "../../../run/own-problem/examine.ts";

export interface ToExamination {
  readonly type: "examine";
}

/** What the page knows of a program that has been run. */
export interface Examined {
  readonly start: Drawn;
  readonly heuristics: readonly string[];
  readonly hasUnitCosts: boolean;
  readonly examination: Examination;
}

export type FromExamination =
  | ({ readonly type: "examined" } & Examined)
  | ({ readonly type: "failed" } & Fault);
