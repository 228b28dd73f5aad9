// Takes the matches of an entity out of the network.

import type { Entity } from "./entity.ts";
import { MATCHES, NEXT_OF_ENTITY } from "./layout.ts";
import type { Match } from "./match-table.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

/** Takes all of them out, the newest first: their tokens, then what they blocked (not) or satisfied (exists). */
export function retractEntity({ matches }: Network, entity: Entity): void {
  if (entity.retracted) matches.markRetracted(entity);
  matches.core.retractEntity(entity.id);
}

/** Takes those matches of an entity out of the network whose pattern nodes `affects` holds for. */
export function retractMatches(
  { matches: table }: Network,
  entity: Entity,
  affects: (node: PatternNode) => boolean,
): void {
  const affected: Match[] = [];
  let last = 0;
  let match = table.get(entity.id, MATCHES);
  for (; match !== 0; match = table.get(match, NEXT_OF_ENTITY)) {
    if (affects(table.nodeOf(match))) affected.push(match);
    else {
      if (last === 0) table.set(entity.id, MATCHES, match);
      else table.set(last, NEXT_OF_ENTITY, match);
      last = match;
    }
  }
  if (last === 0) table.set(entity.id, MATCHES, 0);
  else table.set(last, NEXT_OF_ENTITY, 0);
  for (const each of affected) table.core.retractMatch(each);
}
