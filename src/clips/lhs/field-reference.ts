// Where the value of a pattern variable is found: a slot, a field counted from one end, a field or a part between
// multifields whose lengths a match keeps, or the fact itself.

import type { Thunk } from "../evaluate/expressions.ts";
import type { Fact } from "../facts/fact.ts";
import { Multifield, type Value } from "../language/values.ts";
import { FACT, LEFT, type Match, type MatchTable, RIGHT, type Token } from "../rete/match-table.ts";
import type { FactGetter } from "../rete/pattern-node.ts";
import type { SlotPattern } from "./conditional-element.ts";

export interface FieldReference {
  /** Equal keys: equal places. */
  readonly key: string;
  readonly get: FactGetter;
  /** The slot whose whole value this is, or -1. */
  readonly slot: number;
  /** The number of fields of a part of a slot. */
  readonly count?: (fact: Fact, marks: number[]) => number;
  /** Adds the fields of a part of a slot to a list. */
  readonly spread?: (fact: Fact, marks: number[], into: Value[]) => void;
}

export const FACT_REFERENCE: FieldReference = { key: "fact", get: (fact) => fact, slot: -1 };

const fieldsOf = (value: Value): Value[] => (value as Multifield).fields;

/** A place without a slot of its own. */
const inside = (key: string, get: FactGetter): FieldReference => ({ key, get, slot: -1 });

const wholeSlot = (slot: number): FieldReference => ({
  key: `s${slot}`,
  get: (fact) => fact.slots[slot],
  slot,
});

/** The fields of a slot from `start` up to `end`. */
function part(
  key: string,
  slot: number,
  start: (marks: number[]) => number,
  end: (length: number, marks: number[]) => number,
): FieldReference {
  return {
    key,
    slot: -1,
    get: (fact, marks) => {
      const all = fieldsOf(fact.slots[slot]);
      return new Multifield(all.slice(start(marks), end(all.length, marks)));
    },
    count: (fact, marks) => {
      return Math.max(0, end(fieldsOf(fact.slots[slot]).length, marks) - start(marks));
    },
    spread: (fact, marks, into) => {
      const all = fieldsOf(fact.slots[slot]);
      const last = end(all.length, marks);
      for (let i = start(marks); i < last; i++) into.push(all[i]);
    },
  };
}

/** The place of field `index` of a slot; `marks` numbers the multifields of slots that have several. */
export function referenceTo(slot: SlotPattern, index: number, marks: (number | null)[]): FieldReference {
  const s = slot.slot;
  if (!slot.multi) return wholeSlot(s);
  const { fields } = slot;
  const before = fields.slice(0, index);
  const after = fields.slice(index + 1);
  const singlesBefore = before.filter((f) => !f.multi).length;
  const singlesAfter = after.filter((f) => !f.multi).length;
  const multisBefore = before.length - singlesBefore;
  const multisAfter = after.length - singlesAfter;
  const earlier = marks.slice(0, index).filter((m): m is number => m !== null);
  const place = placeBehind(singlesBefore, earlier);
  if (!fields[index].multi) {
    if (multisBefore === 0) return inside(`s${s}b${index}`, (fact) => fieldsOf(fact.slots[s])[index]);
    if (multisAfter === 0) {
      return inside(`s${s}e${singlesAfter}`, (fact) => {
        const all = fieldsOf(fact.slots[s]);
        return all[all.length - 1 - singlesAfter];
      });
    }
    const key = `s${s}m${index}:${earlier.join(",")}`;
    return inside(key, (fact, lengths) => fieldsOf(fact.slots[s])[place(lengths)]);
  }
  const own = marks[index];
  if (own === null) {
    if (singlesBefore === 0 && singlesAfter === 0) return wholeSlot(s);
    const key = `s${s}p${singlesBefore},${singlesAfter}`;
    return part(
      key,
      s,
      () => singlesBefore,
      (length) => length - singlesAfter,
    );
  }
  const key = `s${s}q${index}:${earlier.join(",")}`;
  return part(key, s, place, (_length, lengths) => place(lengths) + lengths[own]);
}

/** Where a field stands behind so many single fields and these multifields. */
function placeBehind(singles: number, multifields: number[]): (lengths: number[]) => number {
  if (multifields.length === 0) return () => singles;
  if (multifields.length === 1) {
    const [only] = multifields;
    return (lengths) => singles + lengths[only];
  }
  return (lengths) => multifields.reduce((at, mark) => at + lengths[mark], singles);
}

/** A closure that reads a reference in the fact and the lengths that the two others give. */
export function readThunk(reference: FieldReference, fact: () => Fact, marks: () => number[]): Thunk {
  const { get, slot, count, spread } = reference;
  if (slot >= 0) return () => fact().slots[slot];
  const thunk: Thunk = () => get(fact(), marks());
  if (count !== undefined) thunk.count = () => count(fact(), marks());
  if (spread !== undefined) thunk.spread = (into) => spread(fact(), marks(), into);
  return thunk;
}

/** The value at a reference in an alpha match. */
export function fromAlpha(table: MatchTable, { get, slot }: FieldReference): (match: Match) => Value {
  if (slot >= 0) return (match) => table.facts[table.cells[match + FACT]]!.slots[slot];
  return (match) => get(table.factOf(match), table.marksOf(match));
}

/** The match that lies `steps` above the end of a token. */
export function matchAbove(table: MatchTable, steps: number): (token: Token) => Match {
  if (steps === 0) return (token) => table.cells[token + RIGHT];
  if (steps === 1) return (token) => table.cells[table.cells[token + LEFT] + RIGHT];
  return (token) => {
    const { cells } = table;
    let at = token;
    for (let i = 0; i < steps; i++) at = cells[at + LEFT];
    return cells[at + RIGHT];
  };
}

/** The value at a reference in the match that lies `steps` above the end of a token. */
export function fromToken(
  table: MatchTable,
  reference: FieldReference,
  steps: number,
): (token: Token) => Value {
  const { get, slot } = reference;
  if (slot >= 0) {
    return (token) => {
      const { cells } = table;
      let at = token;
      for (let i = 0; i < steps; i++) at = cells[at + LEFT];
      return table.facts[cells[cells[at + RIGHT] + FACT]]!.slots[slot];
    };
  }
  const above = matchAbove(table, steps);
  return (token) => {
    const match = above(token);
    return get(table.factOf(match), table.marksOf(match));
  };
}
