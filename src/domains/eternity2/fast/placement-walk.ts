/** HOT. The placement walk in JavaScript; `placement-wasm.ts` has the same loop, step by step. */
import {
  COLOUR,
  ENTRY,
  FIRST,
  FIRST_SIDE,
  FOURTH_SIDE,
  KNOWN,
  LEFT,
  NEXT,
  PLACED,
  type PlacementMemory,
  pieceIn,
  ROW,
  SECOND_SIDE,
  STEP,
  STEP_WORDS,
  TABLE,
  THIRD_SIDE,
  USED,
} from "./placement-memory.ts";

/** Why a walk stopped: everything was walked, a step deeper than the known ones was reached, or enough was placed. */
export const ENDED = 0;
export const DEEPER = 1;
export const PAUSED = 2;

/** Walks on from where the header says until one of the three; addresses are word numbers. */
export function walkInScript({ words }: PlacementMemory): number {
  // Step 1. Take up the path where it was left.
  let step = words[STEP]!;
  let next = words[NEXT]!;
  let left = words[LEFT]!;
  const first = words[FIRST]!;
  const known = words[KNOWN]!;
  let reached = PAUSED;

  while (left > 0) {
    // Step 2. Go back when all entries of this step were tried.
    const entry = words[next]!;
    if (entry === 0) {
      if (step === first) {
        reached = ENDED;
        break;
      }
      step -= STEP_WORDS;
      words[USED + pieceIn(words[step + ENTRY]!)] = 0;
      next = words[step + PLACED]!;
      continue;
    }

    // Step 3. Place the next piece unless it lies somewhere already.
    next++;
    const isUsed = USED + pieceIn(entry);
    if (words[isUsed] !== 0) continue;
    words[isUsed] = 1;
    words[step + ENTRY] = entry;
    words[step + PLACED] = next;
    step += STEP_WORDS;
    left--;

    // Step 4. Report a step that was never reached, or a solution.
    if (step > known) {
      reached = DEEPER;
      break;
    }

    // Step 5. Look up what fits on the next cell, by the colours of two placed neighbours, seldom of more.
    const a = (words[words[step + FIRST_SIDE]!]! >>> words[step + FIRST_SIDE + 1]!) & ROW;
    const b = (words[words[step + SECOND_SIDE]!]! >>> words[step + SECOND_SIDE + 1]!) & COLOUR;
    next = words[words[step + TABLE]! + a + b]!;
    if (next < 0) {
      const c = (words[words[step + THIRD_SIDE]!]! >>> words[step + THIRD_SIDE + 1]!) & COLOUR;
      next = words[c - next]!;
      if (next < 0) {
        const d = (words[words[step + FOURTH_SIDE]!]! >>> words[step + FOURTH_SIDE + 1]!) & COLOUR;
        next = words[d - next]!;
      }
    }
  }

  words[STEP] = step;
  words[NEXT] = next;
  words[LEFT] = left;
  return reached;
}
