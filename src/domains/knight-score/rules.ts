/**
 * What jumping on a number takes off the board. `lisp` is the Lisp program of the manual, `official` the course's
 * statement for which that program was written.
 */
import type { Named } from "../../search/index.ts";
import { type Cell, cellName, NOWHERE, type Shape } from "./board.ts";

/** Which doubles can be taken off when a double is jumped on. */
export const doubles = {
  largest: "the largest",
  choose: "one that the search chooses",
} as const;
export type Doubles = keyof typeof doubles;

interface RuleSet extends Named {
  readonly summary: string;
  /** Whether the number under the knight's first cell counts as jumped on. */
  readonly atPlacement: boolean;
  /** The doubles of which one is taken off, as cells in the order of choice; empty if none is. */
  goingDoubles(cells: readonly Cell[], value: number, choice: Doubles): readonly number[];
  /** Whether the mirror image of a number is taken off. */
  hasMirror(value: number): boolean;
}

export const ruleSets = {
  off: {
    aliases: ["without rules", "sem regras", "sin reglas", "sense regles"],
    summary: "nothing is taken off",
    atPlacement: false,
    goingDoubles: () => [],
    hasMirror: () => false,
  },
  lisp: {
    aliases: ["com regras", "con reglas", "amb regles"],
    summary: "as in the Lisp program: not at placement; the smallest double from 11 to 99 is taken off",
    atPlacement: false,
    goingDoubles: (cells, value) => (isDouble(value) ? doublesOn(cells, 11).slice(0, 1) : []),
    hasMirror: () => true,
  },
  official: {
    aliases: ["enunciado", "enunciat", "statement"],
    summary:
      "as in the course's statement: at placement too; the largest double is taken off, or use --double choose",
    atPlacement: true,
    goingDoubles: (cells, value, choice) => {
      const left = isDouble(value) ? doublesOn(cells, 0).toReversed() : [];
      return choice === "largest" ? left.slice(0, 1) : left;
    },
    hasMirror: (value) => !isDouble(value),
  },
} as const satisfies Record<string, RuleSet>;
export type Rules = keyof typeof ruleSets;

/** The digits of a number from 0 to 99 swapped, 7 read as 07; undefined for any other number. */
function mirrored(value: number): number | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
  return (value % 10) * 10 + Math.floor(value / 10);
}

function isDouble(value: number): boolean {
  return mirrored(value) === value;
}

/** The first cell of each remaining double from `least` on, by value. */
function doublesOn(cells: readonly Cell[], least: number): number[] {
  const found: number[] = [];
  for (let value = least; value <= 99; value += 11) {
    const cell = cells.indexOf(value);
    if (cell >= 0) found.push(cell);
  }
  return found;
}

/** The cell of the mirror image of a number, or -1. */
function mirrorCell(rules: Rules, cells: readonly Cell[], value: number): number {
  const image = ruleSets[rules].hasMirror(value) ? mirrored(value) : undefined;
  return image === undefined ? -1 : cells.indexOf(image);
}

/** The cell to go to, such as B3; where a double to take off is chosen, its number too, as in B3x66. */
export type Jump = string;

/** The jumps of a knight on a board: how they are named, and what each takes off. */
export class Jumps {
  private readonly names: readonly string[];
  private readonly cellOf: ReadonlyMap<string, number>;

  constructor(
    shape: Shape,
    private readonly rules: Rules,
    private readonly double: Doubles,
  ) {
    this.names = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cellName(shape, cell));
    this.cellOf = new Map(this.names.map((name, cell) => [name, cell]));
  }

  /** The jumps to some cells: one for each, or one for each double that may be chosen there. */
  to(targets: readonly number[], cells: readonly Cell[], knight: number): Jump[] {
    if (this.double !== "choose" || !this.takesOff(knight)) return targets.map((cell) => this.names[cell]!);
    return targets.flatMap((cell) => {
      const others = cells.map((value, other) => (other === cell ? null : value));
      const going = this.goingDoubles(others, cells[cell]!);
      const name = this.names[cell]!;
      return going.length === 0 ? [name] : going.map((double) => `${name}x${cells[double]}`);
    });
  }

  /** The cell that a jump leads to, and the numbers left after it. */
  after(
    cells: readonly Cell[],
    knight: number,
    jump: Jump,
  ): { readonly cell: number; readonly left: Cell[] } {
    const [name, chosen] = jump.split("x") as [string, string?];
    const cell = this.cellOf.get(name)!;
    const value = cells[cell]!;
    const left = cells.slice();
    left[cell] = null;
    if (this.takesOff(knight)) {
      const double = chosen === undefined ? this.goingDoubles(left, value)[0] : left.indexOf(Number(chosen));
      if (double !== undefined) left[double] = null;
      const mirror = mirrorCell(this.rules, left, value);
      if (mirror >= 0) left[mirror] = null;
    }
    return { cell, left };
  }

  private takesOff(knight: number): boolean {
    return knight !== NOWHERE || ruleSets[this.rules].atPlacement;
  }

  private goingDoubles(cells: readonly Cell[], value: number): readonly number[] {
    return ruleSets[this.rules].goingDoubles(cells, value, this.double);
  }
}

/** The numbers that a jump took off the board besides the one it led to. */
export function takenOff(before: readonly Cell[], after: readonly Cell[], cell: number): number[] {
  return before.flatMap((value, other) =>
    other !== cell && value !== null && after[other] === null ? [value] : [],
  );
}
