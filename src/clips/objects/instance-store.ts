// The instances that exist: by name, and in the order of their creation.

import type { Module, Modules } from "../constructs/modules.ts";
import type { Classes } from "./classes.ts";
import type { Instance } from "./instance.ts";

export class InstanceStore {
  private readonly modules: Modules;
  private readonly classes: Classes;
  private readonly byName = new Map<string, Instance>();
  first: Instance | null = null;
  last: Instance | null = null;
  count = 0;
  private nextIndex = 0;

  constructor(modules: Modules, classes: Classes) {
    this.modules = modules;
    this.classes = classes;
  }

  /** The instance of this name, which may begin with the module of its class; `::` alone stands for the current one. */
  find(name: string): Instance | undefined {
    const at = name.indexOf("::");
    if (at < 0) return this.byName.get(name);
    const module = at === 0 ? this.modules.current : this.modules.find(name.slice(0, at));
    return module === undefined ? undefined : this.findIn(module, name.slice(at + 2), at === 0);
  }

  /** The instance of this name whose class belongs to `module` or, with `imported`, to one from which it imports. */
  findIn(module: Module, name: string, imported: boolean): Instance | undefined {
    const found = this.byName.get(name);
    if (found === undefined || found.class.module === module) return found;
    if (!imported) return undefined;
    const visible = found.class.isSystem || this.imports(module, found.class.module, new Set());
    return visible && this.classes.isInScope(found.class, this.modules.current) ? found : undefined;
  }

  private imports(module: Module, from: Module, seen: Set<Module>): boolean {
    if (seen.has(module)) return false;
    seen.add(module);
    return module.imports.some((item) => {
      const other = item.module === null ? undefined : this.modules.find(item.module);
      return other !== undefined && (other === from || this.imports(other, from, seen));
    });
  }

  *all(): Generator<Instance> {
    for (let one = this.first; one !== null; one = one.next) yield one;
  }

  add(instance: Instance): void {
    instance.index = this.nextIndex++;
    this.byName.set(instance.name, instance);
    instance.previous = this.last;
    if (this.last === null) this.first = instance;
    else this.last.next = instance;
    this.last = instance;
    const owner = instance.class;
    instance.previousOfClass = owner.lastInstance;
    if (owner.lastInstance === null) owner.firstInstance = instance;
    else owner.lastInstance.nextOfClass = instance;
    owner.lastInstance = instance;
    owner.useCount++;
    this.count++;
  }

  /** Takes an instance out; it keeps its links to its neighbours, so that a walk over them can go on. */
  remove(instance: Instance): void {
    this.byName.delete(instance.name);
    if (instance.previous === null) this.first = instance.next;
    else instance.previous.next = instance.next;
    if (instance.next === null) this.last = instance.previous;
    else instance.next.previous = instance.previous;
    const owner = instance.class;
    if (instance.previousOfClass === null) owner.firstInstance = instance.nextOfClass;
    else instance.previousOfClass.nextOfClass = instance.nextOfClass;
    if (instance.nextOfClass === null) owner.lastInstance = instance.previousOfClass;
    else instance.nextOfClass.previousOfClass = instance.previousOfClass;
    owner.useCount--;
    this.count--;
  }
}

/** The next instance of the class that still exists, even after one that has been deleted in the meantime. */
export function nextOfClass(instance: Instance): Instance | null {
  let next = instance.nextOfClass;
  while (next?.retracted) next = next.nextOfClass;
  return next;
}
