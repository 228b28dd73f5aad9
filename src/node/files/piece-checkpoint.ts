/**
 * The state of a long split search in a file that is complete at every moment. It belongs to one search; others are
 * refused.
 */
import { readFileSync } from "node:fs";
import type { RunRequest } from "../../run/run.ts";
import { studySentence } from "../../run/sentences.ts";
import type { PieceRecord, Split, SplitDetail } from "../../run/split/piece.ts";
import { OptionError } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { writeWhole } from "./shared-files.ts";

const format = "frontier-checkpoint";
const formerFormat = "frontier-eternity2-checkpoint";
const version = 2;

/** The search that a checkpoint belongs to: everything that determines its pieces. */
export interface CheckpointSearch {
  readonly request: RunRequest;
  readonly way: Split;
  readonly detail: SplitDetail;
}

export interface Checkpoint {
  readonly finished: readonly (readonly [number, PieceRecord])[];
  readonly unfinished: readonly (readonly [number, PieceRecord])[];
  /** Working time of all runs so far. */
  readonly timeMs: number;
}

/** What the file holds, or undefined if there is none yet. */
export function readCheckpoint(file: string, search: CheckpointSearch): Checkpoint | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new OptionError(studySentence("cannot-read", file, (error as Error).message));
  }
  const content = parsed(text);
  if (content?.format === formerFormat) throw new OptionError(machineSentence("checkpoint-old", file));
  if (content?.format !== format || content.version !== version)
    throw new OptionError(machineSentence("no-checkpoint", file));
  if (JSON.stringify(content.search) !== JSON.stringify(search))
    throw new OptionError(machineSentence("checkpoint-other", file));
  return content;
}

export function writeCheckpoint(file: string, search: CheckpointSearch, checkpoint: Checkpoint): void {
  const content = `${JSON.stringify({ format, version, search, ...checkpoint })}\n`;
  try {
    writeWhole(file, content, { isDurable: true });
  } catch (error) {
    throw new OptionError(machineSentence("cannot-write", file, (error as Error).message));
  }
}

type Content = Checkpoint & {
  readonly format: string;
  readonly version: number;
  readonly search: CheckpointSearch;
};

function parsed(text: string): Content | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
