// Values one after the other, in numbers where a number says it all: an integer of 30 bits or a symbol is its key. A
// multifield is the number of its fields and then its fields. Only other values are kept as they are.

import { KEY_OF_INTEGER, KEY_OF_SYMBOL, KEY_TAGS } from "../language/key-tags.ts";
import { Multifield, Sym, symbolOf, type Value } from "../language/values.ts";
import { NumberTable } from "./number-table.ts";

/** What stands in the lowest bits of all that is neither an integer nor a symbol. */
const OTHER = 2;
const FIELDS = 3;

/** A moment of the column. */
export interface ValueMark {
  readonly cells: number;
  readonly others: number;
}

export class ValueColumn {
  private readonly cells = new NumberTable();
  private readonly others: Value[] = [];

  /** The place of the value that is added next. */
  get end(): number {
    return this.cells.length;
  }

  push(value: Value): void {
    if (value instanceof Multifield) {
      const { fields } = value;
      this.cells.push((fields.length << 2) | FIELDS);
      for (let i = 0; i < fields.length; i++) this.pushSingle(fields[i]);
    } else this.pushSingle(value);
  }

  private pushSingle(value: Value): void {
    const { cells } = this;
    if (value instanceof Sym) cells.push(value.key);
    else if (typeof value === "number" && (value << 2) >> 2 === value)
      cells.push((value << 2) | KEY_OF_INTEGER);
    else cells.push(((this.others.push(value) - 1) << 2) | OTHER);
  }

  /** This many values, the first of them at a place. */
  read(place: number, count: number): Value[] {
    const values: Value[] = [];
    let at = place;
    for (let i = 0; i < count; i++) {
      const code = this.cells.at(at++);
      if ((code & KEY_TAGS) === FIELDS) {
        const fields: Value[] = [];
        for (const end = at + (code >> 2); at < end; at++) fields.push(this.single(this.cells.at(at)));
        values.push(new Multifield(fields));
      } else values.push(this.single(code));
    }
    return values;
  }

  private single(code: number): Value {
    const tag = code & KEY_TAGS;
    if (tag === KEY_OF_INTEGER) return code >> 2;
    return tag === KEY_OF_SYMBOL ? symbolOf(code) : this.others[code >> 2];
  }

  mark(): ValueMark {
    return { cells: this.cells.length, others: this.others.length };
  }

  /** Forgets everything after a mark. */
  back({ cells, others }: ValueMark): void {
    this.cells.cut(cells);
    this.others.length = others;
  }
}
