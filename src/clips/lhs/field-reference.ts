// Where the value of a pattern variable is found: a slot, a field counted from one end, a field or a part between
// multifields whose lengths a match keeps, or the entity itself.

import type { Thunk } from "../evaluate/expressions.ts";
import { EMPTY, Multifield, type Value } from "../language/values.ts";
import type { Entity } from "../rete/entity.ts";
import type { FieldPlace, LengthPlace, ValueReference } from "../rete/join-test.ts";
import { LEFT, RIGHT } from "../rete/layout.ts";
import type { Match, MatchTable, Token } from "../rete/match-table.ts";
import type { EntityGetter } from "../rete/pattern-node.ts";
import type { SlotPattern } from "./conditional-element.ts";

export interface FieldReference extends ValueReference {
  /** Equal keys: the same field of the same pattern. */
  readonly key: string;
  /** The number of fields of a part of a slot. */
  readonly count?: (entity: Entity, marks: number[]) => number;
  /** The same as a value that the core can find. */
  readonly length?: ValueReference;
  /** Adds the fields of a part of a slot to a list. */
  readonly spread?: (entity: Entity, marks: number[], into: Value[]) => void;
}

export const ADDRESS_REFERENCE: FieldReference = {
  key: "address",
  get: (entity) => entity.address,
  slot: -1,
  place: null,
};

const fieldsOf = (value: Value): Value[] => (value as Multifield).fields;

/** A single field inside a slot. */
const inside = (key: string, place: FieldPlace, get: EntityGetter): FieldReference => ({
  key,
  get,
  slot: -1,
  place,
});

const wholeSlot = (slot: number): FieldReference => ({
  key: `s${slot}`,
  get: (entity) => entity.slots[slot],
  slot,
  place: null,
});

/** The number of the fields of a multifield slot. */
const lengthOfSlot = (slot: number): ValueReference => ({
  get: (entity) => fieldsOf(entity.slots[slot]).length,
  slot: -1,
  place: { slot, kept: null, less: 0 },
});

/** The fields of a slot from `start` up to `end`. */
function part(
  key: string,
  slot: number,
  start: (marks: number[]) => number,
  end: (length: number, marks: number[]) => number,
  place: LengthPlace,
): FieldReference {
  const count = (entity: Entity, marks: number[]) =>
    Math.max(0, end(fieldsOf(entity.slots[slot]).length, marks) - start(marks));
  return {
    key,
    slot: -1,
    place: null,
    get: (entity, marks) => {
      const all = fieldsOf(entity.slots[slot]);
      return new Multifield(all.slice(start(marks), end(all.length, marks)));
    },
    count,
    length: { get: count, slot: -1, place },
    spread: (entity, marks, into) => {
      const all = fieldsOf(entity.slots[slot]);
      const last = end(all.length, marks);
      for (let i = start(marks); i < last; i++) into.push(all[i]);
    },
  };
}

/** The reference to field `index` of a slot; `marks` numbers the multifields of slots that have more than one. */
export function referenceTo(slot: SlotPattern, index: number, marks: (number | null)[]): FieldReference {
  const reference = amongFields(slot, index, marks);
  if (slot.single === undefined) return reference;
  if (marks.every((mark) => mark === null)) return orSingle(reference, slot.single);
  return slot.fields[index].multi ? orSingle(reference, slot.single, EMPTY) : reference;
}

/**
 * As in the C program, every variable for a slot that has a single value in some classes is that value there; when the slot has
 * several multifields, each of these is empty.
 */
function orSingle({ key, get }: FieldReference, slot: number, other?: Value): FieldReference {
  return {
    key,
    slot: -1,
    place: null,
    get: (entity, marks) => {
      const value = entity.slots[slot];
      return value instanceof Multifield ? get(entity, marks) : (other ?? value);
    },
  };
}

function amongFields(slot: SlotPattern, index: number, marks: (number | null)[]): FieldReference {
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
  const offset = offsetAfter(singlesBefore, earlier);
  if (!fields[index].multi) {
    if (multisBefore === 0) return fromStart(s, index, slot.slotName === null);
    if (multisAfter === 0) {
      const place = { slot: s, inOrdered: false, fromEnd: true, index: singlesAfter, earlier: [] };
      return inside(`s${s}e${singlesAfter}`, place, (entity) => {
        const all = fieldsOf(entity.slots[s]);
        return all[all.length - 1 - singlesAfter];
      });
    }
    const key = `s${s}m${index}:${earlier.join(",")}`;
    const place = { slot: s, inOrdered: false, fromEnd: false, index: singlesBefore, earlier };
    return inside(key, place, (entity, lengths) => fieldsOf(entity.slots[s])[offset(lengths)]);
  }
  const own = marks[index];
  if (own === null) {
    if (singlesBefore === 0 && singlesAfter === 0) return { ...wholeSlot(s), length: lengthOfSlot(s) };
    const key = `s${s}p${singlesBefore},${singlesAfter}`;
    return part(
      key,
      s,
      () => singlesBefore,
      (length) => length - singlesAfter,
      { slot: s, kept: null, less: singlesBefore + singlesAfter },
    );
  }
  const key = `s${s}q${index}:${earlier.join(",")}`;
  const place = { slot: s, kept: own, less: 0 };
  return part(key, s, offset, (_length, lengths) => offset(lengths) + lengths[own], place);
}

function fromStart(slot: number, index: number, inOrdered: boolean): FieldReference {
  const place = { slot, inOrdered, fromEnd: false, index, earlier: [] };
  return inside(`s${slot}b${index}`, place, (entity) => fieldsOf(entity.slots[slot])[index]);
}

/**
 * The field that a `=` constraint of a field is compared with. As in the C program, the only multifield of a slot
 * counts as one field here, whatever its length.
 */
export function comparedField(slot: SlotPattern, index: number, own: FieldReference): FieldReference {
  const only = slot.fields.findIndex((field) => field.multi);
  const isBehindOnly = only >= 0 && only < index && !slot.fields.some((field, i) => field.multi && i > only);
  if (!isBehindOnly) return own;
  const compared = fromStart(slot.slot, index, false);
  return slot.single === undefined ? compared : orSingle(compared, slot.single);
}

/** The index of a field that follows this many single fields and these multifields. */
function offsetAfter(singles: number, multifields: number[]): (lengths: number[]) => number {
  if (multifields.length === 0) return () => singles;
  if (multifields.length === 1) {
    const [only] = multifields;
    return (lengths) => singles + lengths[only];
  }
  return (lengths) => multifields.reduce((at, mark) => at + lengths[mark], singles);
}

/** A closure that reads a reference in the entity and the multifield lengths that the two others return. */
export function readThunk(reference: FieldReference, entity: () => Entity, marks: () => number[]): Thunk {
  const { get, slot, count, spread } = reference;
  if (slot >= 0) return () => entity().slots[slot];
  const thunk: Thunk = () => get(entity(), marks());
  if (count !== undefined) thunk.count = () => count(entity(), marks());
  if (spread !== undefined) thunk.spread = (into) => spread(entity(), marks(), into);
  return thunk;
}

/** The value at a reference in an alpha match. */
export function fromAlpha(table: MatchTable, { get, slot }: FieldReference): (match: Match) => Value {
  if (slot >= 0) return (match) => table.entityOf(match).slots[slot];
  return (match) => get(table.entityOf(match), table.marksOf(match));
}

/** The match that lies `steps` above the end of a token. */
export function matchAbove(table: MatchTable, steps: number): (token: Token) => Match {
  return (token) => {
    let at = token;
    for (let i = 0; i < steps; i++) at = table.get(at, LEFT);
    return table.get(at, RIGHT);
  };
}

/** The value at a reference in the match that lies `steps` above the end of a token. */
export function fromToken(
  table: MatchTable,
  reference: FieldReference,
  steps: number,
): (token: Token) => Value {
  const above = matchAbove(table, steps);
  const value = fromAlpha(table, reference);
  return (token) => value(above(token));
}
