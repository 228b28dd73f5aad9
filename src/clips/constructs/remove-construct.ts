// Removing a construct, if nothing uses it.

import type { Construct } from "./construct.ts";
import { type ConstructHost, kindRow } from "./kind.ts";

/** Removes a construct; false when it is in use or none can be removed. */
export function removeConstruct(engine: ConstructHost, construct: Construct): boolean {
  const row = kindRow(engine, construct.kind);
  if (engine.modules.fixed || row.isInUse(engine, construct)) return false;
  construct.module.constructs[construct.kind].delete(construct.name);
  for (const used of construct.uses ?? []) used.useCount--;
  row.removed?.(engine, construct);
  return true;
}
