/** The classes of a session as they were at any moment: a list for each moment at which one was defined or removed. */
import type { ClassData } from "../../../../clips/index.ts";

/** A program that defines classes as it runs keeps the newest lists only. */
const MOST = 1000;

export class ClassHistory {
  private readonly lists: { readonly moment: number; readonly classes: readonly ClassData[] }[] = [];
  /** True as soon as there has been a class that is not predefined. */
  hasOwn = false;

  note(classes: readonly ClassData[], moment: number): void {
    if (this.lists.at(-1)?.moment === moment) this.lists.pop();
    this.lists.push({ moment, classes });
    if (this.lists.length > MOST) this.lists.shift();
    this.hasOwn ||= classes.some(({ isPredefined }) => !isPredefined);
  }

  at(moment: number): readonly ClassData[] {
    return this.lists.findLast((list) => list.moment <= moment)?.classes ?? [];
  }
}
