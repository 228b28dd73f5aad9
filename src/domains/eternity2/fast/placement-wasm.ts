/**
 * HOT. The placement walk as WebAssembly, assembled here: the loop of `placement-walk.ts`, step by step, with
 * addresses in bytes; the piece placed last is held in locals, so that what comes next need not wait for memory.
 * `docs/decisions/0010-placement-walk.md` has the reason and the measurements.
 */

import * as wasm from "../../wasm/assembler.ts";
import { type Code, constant, get, load, set, store } from "../../wasm/assembler.ts";
import { compiled, instantiated, newMemory } from "../../wasm/host.ts";
import { moduleBytes } from "../../wasm/module.ts";
import {
  COLOUR,
  ENTRY,
  FIRST,
  FIRST_SIDE,
  FOURTH_SIDE,
  KNOWN,
  LEFT,
  NEXT,
  PIECE,
  PLACED,
  ROW,
  SECOND_SIDE,
  STEP,
  STEP_WORDS,
  TABLE,
  THIRD_SIDE,
  USED,
} from "./placement-memory.ts";
import { DEEPER, ENDED, PAUSED } from "./placement-walk.ts";

const step = 0;
const next = 1;
const left = 2;
const first = 3;
const known = 4;
const entry = 5;
const reached = 6;
const beside = 7;
const after = 8;
const LOCALS = 9;

const WORD = 4;
const header = (field: number): Code => load(constant(0), field * WORD);
const inStep = (field: number): Code => load(get(step), field * WORD);
const minus = (value: Code): Code => wasm.subtract(constant(0), value);
/** What a neighbour shows to this step's cell, as a distance in bytes. */
const colourOf = (neighbour: Code, side: number, mask: number): Code =>
  wasm.and(wasm.shiftRightUnsigned(neighbour, inStep(side + 1)), constant(mask * WORD));
const colour = (side: number, mask: number): Code => colourOf(load(inStep(side)), side, mask);
const inStepBefore = (field: number): Code =>
  load(wasm.subtract(get(step), constant((STEP_WORDS - field) * WORD)));
/** Whether a piece is used is at this address plus `USED`. */
const pieceIn = (value: Code): Code => wasm.and(value, constant(PIECE));

const body: Code = [
  // Step 1. Take up the path where it was left.
  ...set(step, header(STEP)),
  ...set(next, header(NEXT)),
  ...set(left, header(LEFT)),
  ...set(first, header(FIRST)),
  ...set(known, header(KNOWN)),
  ...set(reached, constant(PAUSED)),
  ...set(entry, inStepBefore(ENTRY)),
  ...set(after, inStepBefore(PLACED)),
  ...wasm.block(
    wasm.loop(
      wasm.branchIf(1, wasm.isZero(get(left))),
      // Nothing fits behind the piece placed last: it is taken back without being read again.
      wasm.when(
        wasm.isZero(load(get(next))),
        wasm.when(wasm.equal(get(step), get(first)), set(reached, constant(ENDED)), wasm.branch(3)),
        set(step, wasm.subtract(get(step), constant(STEP_WORDS * WORD))),
        store(pieceIn(get(entry)), constant(0), USED * WORD),
        set(next, get(after)),
      ),
      // Within a step: the next entry whose piece is free.
      wasm.loop(
        set(entry, load(get(next))),
        // Step 2. Go back when all entries of this step were tried.
        wasm.when(
          wasm.isZero(get(entry)),
          wasm.when(wasm.equal(get(step), get(first)), set(reached, constant(ENDED)), wasm.branch(4)),
          set(step, wasm.subtract(get(step), constant(STEP_WORDS * WORD))),
          store(pieceIn(inStep(ENTRY)), constant(0), USED * WORD),
          set(next, inStep(PLACED)),
          wasm.branch(1),
        ),
        // Step 3. Place the next piece unless it lies somewhere already.
        set(next, wasm.add(get(next), constant(WORD))),
        wasm.branchIf(0, load(pieceIn(get(entry)), USED * WORD)),
      ),
      store(pieceIn(get(entry)), constant(1), USED * WORD),
      store(get(step), get(entry), ENTRY * WORD),
      store(get(step), get(next), PLACED * WORD),
      set(after, get(next)),
      set(step, wasm.add(get(step), constant(STEP_WORDS * WORD))),
      set(left, wasm.subtract(get(left), constant(1))),
      // Step 4. Report a step that was never reached, or a solution.
      wasm.when(wasm.greaterThan(get(step), get(known)), set(reached, constant(DEEPER)), wasm.branch(2)),
      // Step 5. Look up what fits on the next cell, by the colours of two placed neighbours, seldom of more. The second is as a rule
      // the piece that was just placed.
      set(beside, get(entry)),
      wasm.when(
        wasm.notEqual(inStep(SECOND_SIDE), wasm.subtract(get(step), constant(STEP_WORDS * WORD))),
        set(beside, load(inStep(SECOND_SIDE))),
      ),
      set(
        next,
        load(
          wasm.add(
            inStep(TABLE),
            wasm.add(colour(FIRST_SIDE, ROW), colourOf(get(beside), SECOND_SIDE, COLOUR)),
          ),
        ),
      ),
      wasm.when(
        wasm.lessThan(get(next), constant(0)),
        set(next, load(wasm.add(minus(get(next)), colour(THIRD_SIDE, COLOUR)))),
        wasm.when(
          wasm.lessThan(get(next), constant(0)),
          set(next, load(wasm.add(minus(get(next)), colour(FOURTH_SIDE, COLOUR)))),
        ),
      ),
      wasm.branch(0),
    ),
  ),
  ...store(constant(0), get(step), STEP * WORD),
  ...store(constant(0), get(next), NEXT * WORD),
  ...store(constant(0), get(left), LEFT * WORD),
  ...get(reached),
];

const compiledWalk = compiled(
  moduleBytes({
    types: [{ parameters: [], result: "i32" }],
    functions: [{ type: 0, locals: new Array(LOCALS).fill("i32"), body }],
    exports: { run: 0 },
  }),
);

/** False where the host has no WebAssembly, or a page's security policy forbids it. */
export const hasWebAssembly: boolean = compiledWalk !== undefined;

/** A memory of WebAssembly, and the walk on it once it is filled. */
export function webAssemblyWalk(): {
  create(words: number): Int32Array;
  walk(): number;
} {
  let run: (() => number) | undefined;
  return {
    create(words) {
      const memory = newMemory(words * WORD, false);
      ({ run } = instantiated<{ run(): number }>(compiledWalk!, memory));
      return new Int32Array(memory.buffer);
    },
    walk: () => run!(),
  };
}
