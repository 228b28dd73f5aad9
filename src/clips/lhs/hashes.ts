// The hash by which the C program chooses a bucket of its table, where users see the order of that table.

import { bucketInC, type Value } from "../language/values.ts";
import type { TableHash } from "../rete/join.ts";
import type { MatchTable } from "../rete/match-table.ts";
import { type FieldReference, fromToken } from "./field-reference.ts";

/** A field of the match that lies `steps` above the end of a token. */
export interface TokenField {
  readonly reference: FieldReference;
  readonly steps: number;
}

export function gettersOf(table: MatchTable, fields: readonly TokenField[]): ((token: number) => Value)[] {
  return fields.map(({ reference, steps }) => fromToken(table, reference, steps));
}

/** The hash of these values of a match; null when there are none. */
export function tableHash(getters: readonly ((match: number) => Value)[]): TableHash | null {
  if (getters.length === 0) return null;
  return (match) => {
    let hash = 0n;
    let factor = 1n;
    for (const get of getters) {
      hash += BigInt(bucketInC(get(match))) * factor;
      factor *= 509n;
    }
    return Number(BigInt.asUintN(53, hash));
  };
}
