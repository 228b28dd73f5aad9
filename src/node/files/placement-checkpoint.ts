/**
 * The state of a long search in a file, which is whole at any moment. It belongs to one task; another task is refused.
 */
import { readFileSync } from "node:fs";
import { OptionError } from "../../search/index.ts";
import type { BestBoard, PlacementTask, PrefixRecord } from "../threads/placement-task.ts";
import { writeWhole } from "./shared-files.ts";

const format = "frontier-eternity2-checkpoint";
const version = 1;

export interface Checkpoint {
  /** By prefix; those that were not begun are left out. */
  readonly records: readonly (readonly [number, PrefixRecord])[];
  readonly best: BestBoard | null;
  /** Working time of all runs so far. */
  readonly timeMs: number;
}

/** What the file holds, or undefined if there is none yet. */
export function readCheckpoint(file: string, task: PlacementTask): Checkpoint | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new OptionError(`The checkpoint ${file} cannot be read: ${(error as Error).message}`);
  }
  const content = parsed(text);
  if (content?.format !== format || content.version !== version)
    throw new OptionError(`${file} is not a checkpoint of this program; it was left as it is.`);
  if (JSON.stringify(content.task) !== JSON.stringify(task))
    throw new OptionError(
      `${file} is the checkpoint of another puzzle or of other options; it was left as it is.`,
    );
  return content;
}

export function writeCheckpoint(file: string, task: PlacementTask, checkpoint: Checkpoint): void {
  const content = `${JSON.stringify({ format, version, task, ...checkpoint })}\n`;
  try {
    writeWhole(file, content, { isDurable: true });
  } catch (error) {
    throw new OptionError(`The checkpoint ${file} cannot be written: ${(error as Error).message}`);
  }
}

type Content = Checkpoint & {
  readonly format: string;
  readonly version: number;
  readonly task: PlacementTask;
};

function parsed(text: string): Content | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
