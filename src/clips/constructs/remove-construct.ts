// Removing a construct, if nothing uses it.

import type { Construct } from "./construct.ts";
import { type ConstructHost, kindRow } from "./kind.ts";

/** Removes a construct; false when it is in use or none can be removed. */
export function removeConstruct(engine: ConstructHost, construct: Construct): boolean {
  const row = kindRow(engine, construct.kind);
  if (engine.modules.fixed || row.isInUse(engine, construct)) return false;
  takeOut(engine, construct);
  return true;
}

/** Removes a construct, whatever uses it. */
export function takeOut(engine: ConstructHost, construct: Construct): void {
  construct.module.constructs[construct.kind].delete(construct.name);
  for (const used of construct.uses ?? []) used.useCount--;
  kindRow(engine, construct.kind).removed?.(engine, construct);
}
