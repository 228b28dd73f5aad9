/** A search over every board of a puzzle in a file that is complete at every moment: a line of JSON, then the sets of bits. */

import type { Board, Shape } from "../../domains/sliding-tiles/board.ts";
import type { SpaceState, WholeSpace } from "../../domains/sliding-tiles/fast/whole-space.ts";
import { OptionError } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { checkpointBytes } from "./checkpoint-bytes.ts";
import { cannotWrite } from "./file-trouble.ts";
import { writeWhole } from "./shared-files.ts";

const format = "frontier-depths";
const version = 1;

/** The puzzle that a checkpoint belongs to. */
export interface SpacePuzzle {
  readonly shape: Shape;
  readonly goal: Board;
}

/** Goes on from what the file holds; returns the milliseconds worked before, undefined if there is no file yet. */
export function resumeSpace(file: string, puzzle: SpacePuzzle, space: WholeSpace): number | undefined {
  const content = checkpointBytes(file);
  if (content === undefined) return undefined;
  const end = content.indexOf("\n");
  const head = parsed(content.toString("utf8", 0, Math.max(0, end)));
  if (head?.format !== format || head.version !== version)
    throw new OptionError(machineSentence("no-checkpoint", file));
  if (JSON.stringify(head.puzzle) !== JSON.stringify(puzzle))
    throw new OptionError(machineSentence("checkpoint-other", file));
  const state = stateIn(content.subarray(end + 1), head.counts, space.state());
  if (state === undefined || !space.restore(state))
    throw new OptionError(machineSentence("checkpoint-damaged", file));
  return head.timeMs;
}

export function keepSpace(file: string, puzzle: SpacePuzzle, space: WholeSpace, timeMs: number): void {
  const { counts, reached, last } = space.state();
  const head = `${JSON.stringify({ format, version, puzzle, counts, timeMs })}\n`;
  try {
    writeWhole(file, [head, ...[...reached, ...last].map(bytesOf)], { isDurable: true });
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

interface Head {
  readonly format: string;
  readonly version: number;
  readonly puzzle: SpacePuzzle;
  readonly counts: readonly number[];
  readonly timeMs: number;
}

function parsed(text: string): Head | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sets of a file, as many and as large as those of a search of this puzzle; undefined if it has not enough bytes, or too many. */
function stateIn(bytes: Uint8Array, counts: readonly number[], like: SpaceState): SpaceState | undefined {
  const [first] = like.reached as [Int32Array];
  const sets = bytes.length / first.byteLength;
  const cells = like.reached.length;
  if (!Number.isInteger(sets) || sets <= cells || !Array.isArray(counts)) return undefined;
  // A copy, because words must begin at a multiple of four.
  const words = new Int32Array(new Uint8Array(bytes).buffer);
  const all = Array.from({ length: sets }, (_, set) =>
    words.subarray(set * first.length, (set + 1) * first.length),
  );
  return { counts, reached: all.slice(0, cells), last: all.slice(cells) };
}

function bytesOf(words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
