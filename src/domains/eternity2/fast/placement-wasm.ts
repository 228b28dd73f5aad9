/**
 * HOT. The placement walk as WebAssembly, assembled here: the loop of `placement-walk.ts`, step by step, with
 * addresses in bytes. `docs/decisions/0010-placement-walk.md` has the reason and the measurements.
 */

import * as wasm from "../../wasm/assembler.ts";
import { type Code, constant, get, load, set, store } from "../../wasm/assembler.ts";
import { compiled, instantiated, newMemory } from "../../wasm/host.ts";
import { moduleBytes } from "../../wasm/module.ts";
import {
  CELL,
  COLOUR,
  COLOUR_BITS,
  FIRST,
  FIRST_SIDE,
  FOURTH_SIDE,
  KNOWN,
  LEFT,
  NEXT,
  PIECE,
  PLACED,
  type PlacementMemory,
  SECOND_SIDE,
  STEP,
  STEP_WORDS,
  TABLE,
  THIRD_SIDE,
} from "./placement-memory.ts";
import { DEEPER, ENDED, PAUSED } from "./placement-walk.ts";

// Locals; the first is the parameter.
const used = 0;
const step = 1;
const next = 2;
const left = 3;
const first = 4;
const known = 5;
const entry = 6;
const isUsed = 7;
const reached = 8;
const LOCALS = 8;

const WORD = 4;
const header = (field: number): Code => load(constant(0), field * WORD);
const inStep = (field: number): Code => load(get(step), field * WORD);
const timesWord = (value: Code): Code => wasm.shiftLeft(value, constant(2));
const minus = (value: Code): Code => wasm.subtract(constant(0), value);
/** The colour that a neighbour shows to this step's cell. */
const colour = (side: number): Code =>
  wasm.and(wasm.shiftRight(load(inStep(side)), inStep(side + 1)), constant(COLOUR));
const pieceIn = (value: Code): Code =>
  wasm.add(get(used), timesWord(wasm.shiftRight(value, constant(PIECE))));

const body: Code = [
  // Step 1. Take up the path where it was left.
  ...set(step, header(STEP)),
  ...set(next, header(NEXT)),
  ...set(left, header(LEFT)),
  ...set(first, header(FIRST)),
  ...set(known, header(KNOWN)),
  ...set(reached, constant(PAUSED)),
  ...wasm.block(
    wasm.loop(
      wasm.branchIf(1, wasm.isZero(get(left))),
      // Within a step: the next entry whose piece is free.
      wasm.loop(
        set(entry, load(get(next))),
        // Step 2. Go back when all entries of this step were tried.
        wasm.when(
          wasm.isZero(get(entry)),
          wasm.when(wasm.equal(get(step), get(first)), set(reached, constant(ENDED)), wasm.branch(4)),
          set(step, wasm.subtract(get(step), constant(STEP_WORDS * WORD))),
          store(pieceIn(load(inStep(CELL))), constant(0)),
          set(next, inStep(PLACED)),
          wasm.branch(1),
        ),
        // Step 3. Place the next piece unless it lies somewhere already.
        set(next, wasm.add(get(next), constant(WORD))),
        set(isUsed, pieceIn(get(entry))),
        wasm.branchIf(0, load(get(isUsed))),
      ),
      store(get(isUsed), constant(1)),
      store(inStep(CELL), get(entry)),
      store(get(step), get(next), PLACED * WORD),
      set(step, wasm.add(get(step), constant(STEP_WORDS * WORD))),
      set(left, wasm.subtract(get(left), constant(1))),
      // Step 4. Report a step that was never reached, or a solution.
      wasm.when(wasm.greaterThan(get(step), get(known)), set(reached, constant(DEEPER)), wasm.branch(2)),
      // Step 5. Look up what fits on the next cell, by the colours of two placed neighbours, seldom of more.
      set(
        next,
        load(
          wasm.add(
            inStep(TABLE),
            timesWord(
              wasm.add(wasm.shiftLeft(colour(FIRST_SIDE), constant(COLOUR_BITS)), colour(SECOND_SIDE)),
            ),
          ),
        ),
      ),
      wasm.when(
        wasm.lessThan(get(next), constant(0)),
        set(next, load(wasm.add(minus(get(next)), timesWord(colour(THIRD_SIDE))))),
        wasm.when(
          wasm.lessThan(get(next), constant(0)),
          set(next, load(wasm.add(minus(get(next)), timesWord(colour(FOURTH_SIDE))))),
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
    types: [{ parameters: ["i32"], result: "i32" }],
    functions: [{ type: 0, locals: new Array(LOCALS).fill("i32"), body }],
    exports: { run: 0 },
  }),
);

/** False where the host has no WebAssembly, or a page's security policy forbids it. */
export const hasWebAssembly: boolean = compiledWalk !== undefined;

/** A memory of WebAssembly, and the walk on it once it is filled. */
export function webAssemblyWalk(): {
  create(words: number): Int32Array;
  walk(memory: PlacementMemory): number;
} {
  let run: ((used: number) => number) | undefined;
  return {
    create(words) {
      const memory = newMemory(words * WORD, false);
      ({ run } = instantiated<{ run(used: number): number }>(compiledWalk!, memory));
      return new Int32Array(memory.buffer);
    },
    walk: (memory) => run!(memory.used * WORD),
  };
}
