// Where the value of a pattern variable is found: a slot, a field counted from one end, a field or a part between
// multifields whose lengths a match keeps, or the fact itself.

import type { SlotPattern } from "./conditional-element.ts";
import { LEFT, type Match, type MatchTable, RIGHT, type Token } from "./rete/match-table.ts";
import type { FactGetter } from "./rete/pattern-node.ts";
import { Multifield, type Value } from "./values.ts";

export interface FieldReference {
  /** Equal keys: equal places. */
  readonly key: string;
  readonly get: FactGetter;
}

export const FACT_REFERENCE: FieldReference = { key: "fact", get: (fact) => fact };

const fieldsOf = (value: Value): Value[] => (value as Multifield).fields;

/** The place of field `index` of a slot; `marks` numbers the multifields of slots that have several. */
export function referenceTo(slot: SlotPattern, index: number, marks: (number | null)[]): FieldReference {
  const s = slot.slot;
  if (!slot.multi) return { key: `s${s}`, get: (fact) => fact.slots[s] };
  const { fields } = slot;
  const before = fields.slice(0, index);
  const after = fields.slice(index + 1);
  const singlesBefore = before.filter((f) => !f.multi).length;
  const singlesAfter = after.filter((f) => !f.multi).length;
  const multisBefore = before.length - singlesBefore;
  const multisAfter = after.length - singlesAfter;
  const earlier = marks.slice(0, index).filter((m): m is number => m !== null);
  const place = (lengths: number[]): number => {
    let at = singlesBefore;
    for (let i = 0; i < earlier.length; i++) at += lengths[earlier[i]];
    return at;
  };
  if (!fields[index].multi) {
    if (multisBefore === 0) return { key: `s${s}b${index}`, get: (fact) => fieldsOf(fact.slots[s])[index] };
    if (multisAfter === 0) {
      return {
        key: `s${s}e${singlesAfter}`,
        get: (fact) => {
          const all = fieldsOf(fact.slots[s]);
          return all[all.length - 1 - singlesAfter];
        },
      };
    }
    return {
      key: `s${s}m${index}:${earlier.join(",")}`,
      get: (fact, lengths) => fieldsOf(fact.slots[s])[place(lengths)],
    };
  }
  const own = marks[index];
  if (own === null) {
    if (singlesBefore === 0 && singlesAfter === 0) return { key: `s${s}`, get: (fact) => fact.slots[s] };
    return {
      key: `s${s}p${singlesBefore},${singlesAfter}`,
      get: (fact) => {
        const all = fieldsOf(fact.slots[s]);
        return new Multifield(all.slice(singlesBefore, all.length - singlesAfter));
      },
    };
  }
  return {
    key: `s${s}q${index}:${earlier.join(",")}`,
    get: (fact, lengths) => {
      const start = place(lengths);
      return new Multifield(fieldsOf(fact.slots[s]).slice(start, start + lengths[own]));
    },
  };
}

/** The value at a reference in an alpha match. */
export function fromAlpha(table: MatchTable, { get }: FieldReference): (match: Match) => Value {
  return (match) => get(table.factOf(match), table.marksOf(match));
}

/** The value at a reference in the match that lies `steps` above the end of a token. */
export function fromToken(
  table: MatchTable,
  { get }: FieldReference,
  steps: number,
): (token: Token) => Value {
  if (steps === 0) {
    return (token) => {
      const match = table.cells[token + RIGHT];
      return get(table.factOf(match), table.marksOf(match));
    };
  }
  return (token) => {
    const { cells } = table;
    let at = token;
    for (let i = 0; i < steps; i++) at = cells[at + LEFT];
    const match = cells[at + RIGHT];
    return get(table.factOf(match), table.marksOf(match));
  };
}
