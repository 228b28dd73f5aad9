/** What a checkpoint of either kind holds, as bytes. */
import { existsSync, statSync } from "node:fs";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { readBytes } from "./bounded-text.ts";
import { isOpenToAll } from "./of-others.ts";

/** A list of all solutions may be long; of 4x3 boards there are 60 MB. */
const MOST_BYTES = 500_000_000;

/**
 * Undefined if there is none yet. A checkpoint is replaced as a whole, so a device or a pipe, where a reader waits until
 * somebody writes, cannot be one.
 */
export function checkpointBytes(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const found = statSync(file);
  if (!found.isFile() && !found.isDirectory()) throw new OptionError(machineSentence("no-checkpoint", file));
  if (isOpenToAll(file)) throw new OptionError(studySentence("file-of-others", file));
  return readBytes(file, file, MOST_BYTES);
}
