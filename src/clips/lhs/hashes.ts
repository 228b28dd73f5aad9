// The hashes under which matches are kept in memories: of the values that a join compares, once read from an entity that
// matches a pattern, once from a token. Equal values give equal hashes on both sides.

import { combine } from "../language/hash.ts";
import { bucketInC, hashOf, type Value } from "../language/values.ts";
import type { TokenHash } from "../rete/join.ts";
import { ENTITY, LEFT, type MatchTable, RIGHT } from "../rete/match-table.ts";
import type { EntityHash } from "../rete/pattern-node.ts";
import { type FieldReference, fromToken } from "./field-reference.ts";

/** The hash of the values at these references in an entity. */
export function entityHash(references: FieldReference[]): EntityHash {
  if (references.length === 1) {
    const { get } = references[0];
    return (entity, marks) => hashOf(get(entity, marks));
  }
  return (entity, marks) => {
    let hash = hashOf(references[0].get(entity, marks));
    for (let i = 1; i < references.length; i++)
      hash = combine(hash, hashOf(references[i].get(entity, marks)));
    return hash;
  };
}

/** A field of the match that lies `steps` above the end of a token. */
interface TokenField {
  readonly reference: FieldReference;
  readonly steps: number;
}

export function gettersOf(table: MatchTable, fields: TokenField[]): ((token: number) => Value)[] {
  return fields.map(({ reference, steps }) => fromToken(table, reference, steps));
}

/** The hash of the values at these fields of a token; null when there are none. */
export function tokenHash(table: MatchTable, fields: TokenField[]): TokenHash | null {
  if (fields.length === 0) return null;
  if (fields.every(({ reference }) => reference.slot >= 0)) return slotsHash(table, fields);
  const getters = gettersOf(table, fields);
  return (token) => {
    let hash = hashOf(getters[0](token));
    for (let i = 1; i < getters.length; i++) hash = combine(hash, hashOf(getters[i](token)));
    return hash;
  };
}

/** The hash of whole slots. */
function slotsHash(table: MatchTable, fields: TokenField[]): TokenHash {
  const count = fields.length;
  const slots = fields.map(({ reference }) => reference.slot);
  const steps = fields.map((field) => field.steps);
  if (count === 1) {
    const [slot] = slots;
    const [height] = steps;
    return (token) => {
      const { cells, entities } = table;
      let at = token;
      for (let up = height; up > 0; up--) at = cells[at + LEFT];
      return hashOf(entities[cells[cells[at + RIGHT] + ENTITY]]!.slots[slot]);
    };
  }
  return (token) => {
    const { cells, entities } = table;
    let hash = 0;
    for (let i = 0; i < count; i++) {
      let at = token;
      for (let up = steps[i]; up > 0; up--) at = cells[at + LEFT];
      const value = entities[cells[cells[at + RIGHT] + ENTITY]]!.slots[slots[i]];
      hash = i === 0 ? hashOf(value) : combine(hash, hashOf(value));
    }
    return hash;
  };
}

/** The hash by which the C program chooses a bucket of its table. */
export function tableHash(getters: ((token: number) => Value)[]): TokenHash | null {
  if (getters.length === 0) return null;
  return (token) => {
    let hash = 0n;
    let factor = 1n;
    for (const get of getters) {
      hash += BigInt(bucketInC(get(token))) * factor;
      factor *= 509n;
    }
    return Number(BigInt.asUintN(53, hash));
  };
}
