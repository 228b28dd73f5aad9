/**
 * The state of a long split search in a file that is complete at every moment. It belongs to one search; others are
 * refused.
 */

import { createHash } from "node:crypto";
import type { RunRequest } from "../../run/run.ts";
import type { PieceRecord, Split, SplitDetail } from "../../run/split/piece.ts";
import { OptionError } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { checkpointBytes } from "./checkpoint-bytes.ts";
import { cannotWrite } from "./file-trouble.ts";
import { writeWhole } from "./shared-files.ts";

const format = "frontier-checkpoint";
const formerFormat = "frontier-eternity2-checkpoint";
const version = 3;

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
  const bytes = checkpointBytes(file);
  if (bytes === undefined) return undefined;
  const content = parsed(bytes.toString("utf8"));
  if (content?.format === formerFormat || (content?.format === format && content.version < version))
    throw new OptionError(machineSentence("checkpoint-old", file));
  if (content?.format !== format || content.version !== version)
    throw new OptionError(machineSentence("no-checkpoint", file));
  const { finished, unfinished, timeMs } = content;
  const checkpoint = { finished, unfinished, timeMs };
  if (content.sum !== sumOf(content.search, checkpoint))
    throw new OptionError(machineSentence("checkpoint-damaged", file));
  if (JSON.stringify(content.search) !== JSON.stringify(search))
    throw new OptionError(machineSentence("checkpoint-other", file));
  return checkpoint;
}

export function writeCheckpoint(file: string, search: CheckpointSearch, checkpoint: Checkpoint): void {
  const content = `${JSON.stringify({ format, version, sum: sumOf(search, checkpoint), search, ...checkpoint })}\n`;
  try {
    writeWhole(file, content, { isDurable: true });
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

type Content = Checkpoint & {
  readonly format: string;
  readonly version: number;
  readonly sum: string;
  readonly search: CheckpointSearch;
};

/** A file that was cut or changed would make a search wrong or endless: what it says must be what was written. */
function sumOf(search: CheckpointSearch, { finished, unfinished, timeMs }: Checkpoint): string {
  const content = JSON.stringify([search, finished, unfinished, timeMs]);
  return createHash("sha256").update(content).digest("hex");
}

function parsed(text: string): Content | undefined {
  try {
    const content = JSON.parse(text);
    // Lists inside lists inside lists can be read but not written.
    JSON.stringify(content);
    return typeof content === "object" && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}
