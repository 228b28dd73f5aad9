// Sends an entity through a pattern network; see `core/match-patterns.ts`.

import type { Entity } from "./entity.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

/** Matches an entity whose slots never change against these nodes; while a new rule is filled, only against new ones. */
export function matchEntity({ matches }: Network, entity: Entity, root: PatternNode | null): void {
  if (root !== null) matches.core.matchEntity(entity.id, entity.timeTag, root.address);
}
