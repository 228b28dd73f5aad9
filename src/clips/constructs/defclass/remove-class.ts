// Removing a class: with it go the classes below it and its handlers.

import type { Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";

/** True when something refers to the class or to one below it; predefined classes stay anyway. */
export function isClassInUse(target: Defclass): boolean {
  return target.isSystem || target.isUsed();
}

/** Takes a class that is no longer in its module out of the hierarchy, and removes the classes below it. */
export function detachClass(host: ObjectHost, target: Defclass): void {
  for (const below of [...target.subclasses]) removeClass(host, below);
  for (const above of target.superclasses) {
    const at = above.subclasses.indexOf(target);
    if (at >= 0) above.subclasses.splice(at, 1);
  }
  for (const handler of target.handlers) for (const used of handler.uses) used.useCount--;
  host.objects.handlersChanged();
}

/** Removes a class that is not in use. */
export function removeClass(host: ObjectHost, target: Defclass): void {
  target.module.constructs.defclass.delete(target.name);
  for (const used of target.uses ?? []) used.useCount--;
  detachClass(host, target);
}
