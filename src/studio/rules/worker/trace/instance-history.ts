/**
 * Every instance of a session with the moments at which it was made and deleted, and every value that its slots have
 * had: an instance can be read as it was at any moment. A slot has a cell, which instances share if their slot is
 * shared, and the changes of a cell form a chain from the newest back. Within a moment the last value of a cell counts.
 */
import type { Instance, Value } from "../../../../clips/index.ts";
import { STILL_HERE } from "./fact-history.ts";
import { GrowingInts } from "./growing-numbers.ts";
import { fieldsText, type KeptValue, kept } from "./kept-value.ts";

/** A slot as it was at a moment. */
export interface SlotThen {
  readonly name: string;
  /** The fields, with spaces between. */
  readonly value: string;
  /** It got this value just then. */
  readonly fresh: boolean;
}

/** The slots that got values at a moment, in their order. */
export interface InstanceChange {
  readonly moment: number;
  readonly slots: readonly Pick<SlotThen, "name" | "value">[];
}

export class InstanceHistory {
  /** Not the instances themselves: those that were deleted would stay in memory. */
  private readonly names: string[] = [];
  private readonly classes: Instance["class"][] = [];
  private readonly identities = new Map<unknown, number>();
  readonly born = new GrowingInts();
  readonly died = new GrowingInts();
  /** The cells of an instance, in the order of its slots. */
  private readonly cellsFrom = new GrowingInts();
  private readonly cells = new GrowingInts();
  private readonly sharedCells = new Map<unknown, number>();
  /** The newest change of each cell, -1 for none. */
  private readonly newest = new GrowingInts();
  private readonly changedAt = new GrowingInts();
  /** The change of the same cell before each change, -1 for none. */
  private readonly earlier = new GrowingInts();
  private readonly values: KeptValue[] = [];
  private shownAt = -1;
  private shownLength = -1;
  private shown = new Int32Array(0);

  get count(): number {
    return this.names.length;
  }

  /** Rows kept so far, as a measure of the memory used. */
  get size(): number {
    return this.count + this.values.length;
  }

  made(instance: Instance, moment: number): void {
    const id = this.names.push(instance.name) - 1;
    this.classes.push(instance.class);
    this.identities.set(instance, id);
    this.born.push(moment);
    this.died.push(STILL_HERE);
    this.cellsFrom.push(this.cells.length);
    for (const cell of instance.cells) this.cells.push(cell.slot.shared ? this.shared(cell) : this.newCell());
  }

  deleted(instance: Instance, moment: number): void {
    const id = this.identities.get(instance);
    if (id === undefined) return;
    this.identities.delete(instance);
    this.died.set(id, moment);
    this.shownAt = -1;
  }

  changed(instance: Instance, slot: string, value: Value, moment: number): void {
    const id = this.identities.get(instance);
    if (id === undefined) return;
    const cell = this.cells.at(this.cellsFrom.at(id) + instance.class.indexOf(slot));
    const last = this.newest.at(cell);
    if (last >= 0 && this.changedAt.at(last) === moment) {
      this.values[last] = kept(value);
      return;
    }
    this.values.push(kept(value));
    this.earlier.push(last);
    this.newest.set(cell, this.changedAt.push(moment));
  }

  /** The identity of an instance that exists; -1 for everything else. */
  identity(value: unknown): number {
    return this.identities.get(value) ?? -1;
  }

  head(id: number): { readonly name: string; readonly class: Instance["class"] } {
    return { name: this.names[id], class: this.classes[id] };
  }

  /** As lists show it: `[a]`. */
  label(id: number): string {
    return `[${this.names[id]}]`;
  }

  /** The identities of the instances of a moment, the oldest first. The array is reused by the next call. */
  at(moment: number): Int32Array {
    const end = this.born.countUpTo(moment);
    if (moment === this.shownAt && end === this.shownLength) return this.shown;
    const ids = new Int32Array(end);
    let count = 0;
    for (let id = 0; id < end; id++) if (this.died.at(id) > moment) ids[count++] = id;
    this.shownAt = moment;
    this.shownLength = end;
    this.shown = ids.subarray(0, count);
    return this.shown;
  }

  /** How many direct instances the classes have at a moment, by module and name. */
  countsAt(moment: number): ReadonlyMap<string, number> {
    const counts = new Map<Instance["class"], number>();
    for (const id of this.at(moment)) counts.set(this.classes[id], (counts.get(this.classes[id]) ?? 0) + 1);
    return new Map(Array.from(counts, ([{ module, name }, count]) => [`${module.name}::${name}`, count]));
  }

  slotsAt(id: number, moment: number): SlotThen[] {
    return this.classes[id].instanceSlots.map((slot, i) => {
      const change = this.changeAt(this.cells.at(this.cellsFrom.at(id) + i), moment);
      if (change < 0) return { name: slot.name, value: slot.multi ? "" : "nil", fresh: false };
      const fresh = this.changedAt.at(change) === moment;
      return { name: slot.name, value: fieldsText(this.values[change]), fresh };
    });
  }

  /** The changes of an instance since it was made and up to a moment, the newest first, at most as many as wanted. */
  changesUpTo(id: number, moment: number, most: number): InstanceChange[] {
    const slots = new Map<number, { readonly name: string; readonly value: string }[]>();
    this.classes[id].instanceSlots.forEach(({ name }, i) => {
      let change = this.changeAt(this.cells.at(this.cellsFrom.at(id) + i), moment);
      for (let left = most; change >= 0 && left > 0; left--, change = this.earlier.at(change)) {
        const at = this.changedAt.at(change);
        if (at <= this.born.at(id)) break;
        const among = slots.get(at) ?? [];
        slots.set(at, among);
        among.push({ name, value: fieldsText(this.values[change]) });
      }
    });
    const newest = [...slots.keys()].sort((a, b) => b - a).slice(0, most);
    return newest.map((at) => ({ moment: at, slots: slots.get(at)! }));
  }

  /** The change that gave a cell its value of a moment, -1 for none. */
  private changeAt(cell: number, moment: number): number {
    let change = this.newest.at(cell);
    while (change >= 0 && this.changedAt.at(change) > moment) change = this.earlier.at(change);
    return change;
  }

  private newCell(): number {
    return this.newest.push(-1);
  }

  private shared(key: object): number {
    let cell = this.sharedCells.get(key);
    if (cell === undefined) {
      cell = this.newCell();
      this.sharedCells.set(key, cell);
    }
    return cell;
  }
}
