/**
 * What a study gave, as plain data: what a store returns, and what tables, plots, reports and pages are made from.
 */
import type { Settings } from "../domains/index.ts";
import type { RunOutcome } from "../run/outcome.ts";
import type { ReportCounter } from "./counters.ts";
import type { PrintedRun, StudyDefinition } from "./definition.ts";
import type { NumberName } from "./numbers.ts";
import { printedNumbers } from "./printed.ts";
import type { Statement } from "./statements.ts";

/** The machine and the versions that the runs of a study were made with. */
export interface Environment {
  /** Frontier's own version, and the sum of its node counts (bench/signature.txt). */
  readonly version: string;
  readonly signature: string;
  /** The commit of the sources, where they are known; studies of earlier versions have none. */
  readonly commit?: string;
  readonly system: string;
  readonly runtime: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryBytes: number;
}

/** One cell of the crossed lists of a study. */
export interface StudyRun {
  readonly domain: string;
  /** The name of an instance or the path of a file, as the study gives it; for a random one `random-SEED`. */
  readonly instance: string;
  readonly strategy: string;
  /** Null where the strategy asks for none. */
  readonly heuristic: string | null;
  /** All other settings by the names of the command line, with those of the preset merged in. */
  readonly settings: Settings;
  /** From 1. */
  readonly repetition: number;
}

/** Who did a run, and what it took. */
export interface RunOrigin {
  /** The name of the machine. */
  readonly machine: string;
  /** The program that did it or gave it to a process: an id that is new for every start. */
  readonly worker: string;
  /** Frontier's version, with the commit where it is known. */
  readonly version: string;
  /** How many processes the worker had for runs. */
  readonly processes: number;
  /** Of the process, in all threads; null if it ended before it could say. */
  readonly cpuMs: number | null;
  /** The exit code or the signal of a process that ended with the run; null if it lived on. */
  readonly exitStatus: number | string | null;
}

export interface StudyRunResult extends StudyRun, RunOutcome {
  /** Null for runs of earlier versions, and for those that no process did as a whole. */
  readonly origin?: RunOrigin | null;
}

/** A number printed in a document, and ours. */
export interface PrintedNumber {
  /** The row and the column of the printed table. */
  readonly row: string;
  readonly column: string;
  /** Which run repeats it, and which of its numbers. */
  readonly run: PrintedRun;
  readonly counter: NumberName;
  /** Null where the document leaves the cell blank. */
  readonly printed: number | null;
  readonly ours: number | null;
  /** False if the number cannot be reproduced, as times cannot, or because the document itself is wrong. */
  readonly reproducible: boolean;
  /** Why it is not reproducible, in a sentence. */
  readonly note?: string;
}

export interface StudyResults {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly question: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly environment: Environment;
  readonly runs: readonly StudyRunResult[];
  /** Runs of the study that have no result yet. */
  readonly left: number;
  /** By the title of the table in the document; empty where a study repeats no document. */
  readonly printed: Readonly<Record<string, readonly PrintedNumber[]>>;
  /** The plots that the study asks for, by name. */
  readonly plots: readonly string[];
  /** What the document concludes; empty where a study repeats no document. */
  readonly statements: readonly Statement[];
  /** The nodes that a report counts unless it is asked for others. */
  readonly counter: ReportCounter;
}

/** What the definition of a study says about its report, with the runs so far. */
export function askedOf(
  { title, question, printed = [], statements = [], plots, counter = "expanded" }: StudyDefinition,
  runs: readonly StudyRunResult[],
  isOver: boolean,
): Pick<StudyResults, "title" | "question" | "printed" | "statements" | "plots" | "counter"> {
  return { title, question, printed: printedNumbers(printed, runs, isOver), statements, plots, counter };
}
