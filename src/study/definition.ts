/**
 * A study as plain data, as it stands in a file, in a store and in the list of built-in ones: lists that are crossed, and
 * what is wanted of the results. `matrix.ts` makes runs from it.
 */

import type { Settings } from "../domains/index.ts";
import type { RuleProgram } from "../run/rules/rule-settings.ts";
import type { Split } from "../run/split/piece.ts";
import type { ReportCounter } from "./counters.ts";
import type { NumberName } from "./numbers.ts";
import type { Statement } from "./statements.ts";

/** One problem with a text of its own, or problems by name: `*` stands for anything in a name. */
export type InstanceSpec =
  | { readonly named: string }
  | { readonly name: string; readonly text: string }
  | MadeSpec;

/** Problems that the domain makes: the word of its table, and the numbers from `first` on. */
export interface MadeSpec {
  readonly made: string;
  readonly first: number;
  readonly count: number;
  readonly options: Settings;
}

/** One crossing: every instance with every strategy, heuristic and option. */
export interface StudyPart {
  readonly domain: string;
  readonly instances: readonly InstanceSpec[];
  /** The domain's default if left out. */
  readonly strategies?: readonly string[];
  /** Crossed only with strategies that need one; the domain's default if left out. */
  readonly heuristics?: readonly string[];
  /** Settings by the names of the command line, each with the values to be tried. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** A rule program that is run on the instances instead of a search: strategies are then those of its agenda. */
  readonly program?: StudyProgram;
  /** Each search is cut into pieces that are runs of their own: for searches too big for one process. */
  readonly split?: Split;
}

/** With its text, or by its name among the programs that come with Frontier. */
export type StudyProgram = RuleProgram | { readonly own: string };

/** A row of a table in a document, and the run that repeats it. */
export interface PrintedRow {
  readonly table: string;
  readonly row: string;
  readonly run: PrintedRun;
  readonly cells: readonly PrintedCell[];
}

/** Which run is meant; settings that are left out do not matter. */
export interface PrintedRun {
  readonly instance: string;
  readonly strategy: string;
  readonly heuristic?: string;
  readonly settings?: Settings;
}

export interface PrintedCell {
  readonly column: string;
  /** A counter, or one of the numbers of a result: see `numberOf`. */
  readonly counter: NumberName;
  /** Null where the document leaves the cell blank; a note then says so. */
  readonly printed: number | null;
  /** How many digits after the point were printed; the rest was cut off. */
  readonly decimals?: number;
  /** Why the number cannot be reproduced, if it cannot. */
  readonly note?: string;
}

/** A table of the results: what makes a row, what makes a column, which number stands in a cell. */
export interface TableSpec {
  readonly rows: readonly string[];
  readonly columns: string | null;
  readonly cells: readonly NumberName[];
}

export interface StudyDefinition {
  readonly name: string;
  readonly title: string;
  readonly question: string;
  readonly parts: readonly StudyPart[];
  /** Limits of a run, by the names of the command line; an option of the same name overrides them. */
  readonly limits: Settings;
  readonly repetitions: number;
  /** The size of a random sample of the instances of each part, always the same ones; all if left out. */
  readonly sample?: number;
  readonly table?: TableSpec;
  /** Numbers of a document that the study repeats. */
  readonly printed?: readonly PrintedRow[];
  /** What the document concludes from them. */
  readonly statements?: readonly Statement[];
  readonly plots: readonly string[];
  /** The nodes that the question is about, which reports count; those expanded if left out. */
  readonly counter?: ReportCounter;
}
