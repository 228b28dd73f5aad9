/**
 * The options that strategies have, each described once: its flag, its type and bounds, what it is for. Which of them a
 * strategy has, and with which default, is written in the strategy's row; help texts, checks and pages read both.
 */
import {
  type Duplicates,
  duplicatePolicies,
  type GoalTest,
  goalTests,
  type LimitNodes,
  limitNodeCounts,
  type Precision,
  precisions,
  type Ties,
  tieBreaks,
} from "./choices.ts";
import type { ChoiceKind, NumberKind } from "./option-sentences.ts";

interface OptionText {
  /** Its name on the command line, without the dashes. */
  readonly flag: string;
  /** What stands for its value in a help text. */
  readonly value: string;
  readonly summary: string;
}

/** An option with a fixed set of values. */
export interface ChoiceOption extends OptionText {
  /** What messages call it. */
  readonly what: ChoiceKind;
  /** Every value that any strategy takes, and what it means. */
  readonly choices: Readonly<Record<string, string>>;
}

/** An option that takes a number. */
export interface NumberOption extends OptionText {
  readonly what: NumberKind;
  readonly least: number;
  readonly isWhole: boolean;
}

export const choiceOptions = {
  duplicates: {
    flag: "duplicates",
    value: "POLICY",
    summary: "what is done about known states",
    what: "duplicates",
    choices: duplicatePolicies,
  },
  goalTest: {
    flag: "goal-test",
    value: "WHEN",
    summary: "when a node is tested for being a goal",
    what: "goal test",
    choices: goalTests,
  },
  ties: {
    flag: "ties",
    value: "RULE",
    summary: "which of equal nodes comes first",
    what: "tie-breaking",
    choices: tieBreaks,
  },
  precision: {
    flag: "precision",
    value: "BITS",
    summary: "of estimates and priorities",
    what: "precision",
    choices: precisions,
  },
  limitNodes: {
    flag: "limit-nodes",
    value: "HOW",
    summary: "how nodes at the depth limit count",
    what: "count of nodes at the limit",
    choices: limitNodeCounts,
  },
} as const satisfies Record<string, ChoiceOption>;

export const numberOptions = {
  weight: {
    flag: "weight",
    value: "W",
    summary: "weight of the estimate",
    what: "weight",
    least: 0,
    isWhole: false,
  },
  width: {
    flag: "width",
    value: "N",
    summary: "nodes kept at each depth",
    what: "width",
    least: 1,
    isWhole: true,
  },
  capacity: {
    flag: "capacity",
    value: "N",
    summary: "nodes held in memory at one time",
    what: "capacity",
    least: 2,
    isWhole: true,
  },
} as const satisfies Record<string, NumberOption>;

export type ChoiceName = keyof typeof choiceOptions;
export type NumberName = keyof typeof numberOptions;

/** The options of one strategy. Of the choices the first is the default; a number left out is an option it does not have. */
export interface StrategyOptions {
  readonly duplicates: readonly Duplicates[];
  readonly goalTest: readonly GoalTest[];
  readonly ties: readonly Ties[];
  readonly precision: readonly Precision[];
  readonly limitNodes: readonly LimitNodes[];
  /** The default weight, and so on. */
  readonly weight?: number;
  readonly width?: number;
  readonly capacity?: number;
}
