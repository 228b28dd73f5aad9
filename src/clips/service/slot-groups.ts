// Which slots of classes are one slot: a class that defines again what it inherits means the same slot, and so does every
// class below it.

import type { Definition } from "./definitions.ts";

export class SlotGroups {
  private readonly classes = new Map<string, Definition>();
  /** For a slot, the class that stands for the group of each class that defines it. */
  private readonly groups = new Map<string, Map<string, string>>();

  constructor(definitions: readonly Definition[]) {
    for (const definition of definitions) this.classes.set(definition.name, definition);
    for (const name of this.classes.keys()) {
      const line = this.lineOf(name);
      const slots = new Set(line.flatMap((each) => this.slotNames(each)));
      for (const slot of slots)
        this.unite(
          slot,
          line.filter((each) => this.slotNames(each).includes(slot)),
        );
    }
  }

  private slotNames(name: string): string[] {
    return this.classes.get(name)?.slots.map((slot) => slot.name) ?? [];
  }

  /** A class and all above it, itself first. */
  lineOf(name: string): string[] {
    const line = new Set([name]);
    for (const each of line) for (const above of this.classes.get(each)?.classes ?? []) line.add(above);
    return [...line];
  }

  private unite(slot: string, names: readonly string[]): void {
    const group = this.groups.get(slot) ?? new Map<string, string>();
    this.groups.set(slot, group);
    const old = new Set(names.map((name) => group.get(name) ?? name));
    const [first] = old;
    for (const name of names) group.set(name, first);
    for (const [name, leader] of group) if (old.has(leader)) group.set(name, first);
  }

  /** The groups of the slot that a class has or inherits; of all classes without a name. */
  groupsWith(slot: string, name: string | null): string[] {
    const group = this.groups.get(slot);
    if (group === undefined) return [];
    const names = name === null ? [...group.keys()] : this.lineOf(name).filter((each) => group.has(each));
    return [...new Set(names.map((each) => group.get(each)!))];
  }
}
