// Takes the matches of an entity out of the network.

import type { Entity } from "./entity.ts";
import { REMOVED } from "./layout.ts";
import type { Network } from "./network.ts";

/** Takes all of them out, the newest first: their tokens, then what they blocked (not) or satisfied (exists). */
export function retractEntity({ matches }: Network, entity: Entity): void {
  if (entity.retracted) matches.markLeaving(entity, REMOVED);
  matches.core.retractEntity(entity.id);
}
