// Removing a class: its subclasses go first, each together with its handlers.

import type { Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";

/**
 * Removes the subclasses of a class, stopping at the first one that is in use; true when the class itself is then in
 * use.
 */
export function isUsedAfterClasses(host: ObjectHost, target: Defclass): boolean {
  while (target.subclasses.length > 0) {
    const [below] = target.subclasses;
    if (isUsedAfterClasses(host, below)) return true;
    removeClass(host, below);
  }
  return target.isSystem || target.isUsed();
}

/** Takes a class that is no longer in its module out of the hierarchy. */
export function detachClass(host: ObjectHost, target: Defclass): void {
  for (const above of target.superclasses) {
    const at = above.subclasses.indexOf(target);
    if (at >= 0) above.subclasses.splice(at, 1);
  }
  for (const handler of target.handlers) for (const used of handler.uses) used.useCount--;
  host.objects.handlersChanged();
}

/** Removes a class that is not in use, and its subclasses. */
export function removeClass(host: ObjectHost, target: Defclass): void {
  for (const below of [...target.subclasses]) removeClass(host, below);
  target.module.constructs.defclass.delete(target.name);
  for (const used of target.uses ?? []) used.useCount--;
  detachClass(host, target);
}
