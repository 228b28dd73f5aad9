// The machine that runs functions which only calculate, one for each engine. It is made when a function first needs it.

import { Float, Sym, symbolOf, type Value } from "../../language/values.ts";
import { newInstance } from "../../language/web-assembly.ts";
import type { Evaluation, Frame } from "../evaluation.ts";
import { CORE } from "./core-bytes.ts";
import {
  CODE_END,
  FLOAT,
  FUNCTION_BYTES,
  INTEGER,
  NUMBER,
  PAGES,
  STACK,
  STACK_END,
  SYMBOL,
  TYPE,
  VALUE_BYTES,
} from "./instructions.ts";

export class Calculator {
  // Hidden from images of the engine: code never changes once it is written.
  readonly #cells: Int32Array;
  readonly #numbers: Float64Array;
  readonly #core: { run(called: number): number };
  readonly #reals: ((x: number) => number)[] = [];
  #end = STACK_END;

  constructor(evaluation: Evaluation) {
    const host = {
      real: (number: number, x: number) => this.#reals[number](x),
      stopped: () => evaluation.stop.aborted,
    };
    const { exports, memory } = newInstance<{ run(called: number): number }>(CORE, PAGES, host);
    this.#core = exports;
    this.#cells = new Int32Array(memory.buffer);
    this.#numbers = new Float64Array(memory.buffer);
  }

  /** Room for a function that has no code yet; 0 when there is none. */
  newFunction(): number {
    return this.#take(FUNCTION_BYTES);
  }

  /** Room for code of this many cells; 0 when there is none. */
  newCode(cells: number): number {
    return this.#take(4 * cells);
  }

  #take(bytes: number): number {
    const at = this.#end;
    if (at + bytes > CODE_END) return 0;
    this.#end = (at + bytes + 7) & ~7;
    return at;
  }

  write(address: number, cells: readonly number[]): void {
    this.#cells.set(cells, address >> 2);
  }

  /** The number of a function of one number, for REAL. */
  numberOf(real: (x: number) => number): number {
    const known = this.#reals.indexOf(real);
    return known >= 0 ? known : this.#reals.push(real) - 1;
  }

  /** The value of a function for `count` arguments; undefined when the machine gives up. */
  run(called: number, frame: Frame, count: number): Value | undefined {
    const cells = this.#cells;
    const numbers = this.#numbers;
    for (let i = 0, at = STACK; i < count; i++, at += VALUE_BYTES) {
      const value = frame[i]!;
      if (typeof value === "number") {
        cells[(at + TYPE) >> 2] = INTEGER;
        numbers[(at + NUMBER) >> 3] = value;
      } else if (value instanceof Float) {
        cells[(at + TYPE) >> 2] = FLOAT;
        numbers[(at + NUMBER) >> 3] = value.value;
      } else if (value instanceof Sym) {
        cells[(at + TYPE) >> 2] = SYMBOL;
        numbers[(at + NUMBER) >> 3] = value.key;
      } else return undefined;
    }
    if (this.#core.run(called) === 0) return undefined;
    const type = cells[(STACK + TYPE) >> 2];
    const number = numbers[(STACK + NUMBER) >> 3];
    if (type === INTEGER) return number;
    return type === FLOAT ? new Float(number) : symbolOf(number);
  }
}
