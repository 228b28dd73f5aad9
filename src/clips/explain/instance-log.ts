// Which firing made, changed and deleted which instance: the part of the derivation log that is about objects. Values are
// kept for each cell, because instances have the cells of shared slots in common.

import { formatValue } from "../language/format-values.ts";
import { Multifield, type Value } from "../language/values.ts";
import type { SlotCell } from "../objects/class.ts";
import type { Instance } from "../objects/instance.ts";

/** When something happened: after how many firings, and in which of them (null: from outside). */
export interface Occasion {
  readonly after: number;
  readonly by: number | null;
}

export interface DerivedInstance {
  readonly name: string;
  readonly class: string;
  /** Its name, class and slots, as CLIPS lists them. */
  readonly text: string;
  /** The firing that made it, counted from 1 since the last reset; null when it came from outside. */
  readonly by: number | null;
  readonly gone: Occasion | null;
  /** What set its slots since it was made, the latest for each slot that was set. */
  readonly changes: readonly SlotOrigin[];
}

/** Where the value of a slot came from. */
export interface SlotOrigin {
  readonly slot: string;
  readonly value: string;
  readonly by: number | null;
}

interface InstanceRecord {
  readonly instance: Instance;
  readonly by: number | null;
  gone: Occasion | null;
}

interface Change extends Occasion {
  readonly value: Value;
  /** Part of making an instance. */
  readonly isInitial: boolean;
}

/** A moment of the log. */
export interface InstanceMark {
  readonly made: number;
  readonly deleted: number;
  readonly changed: number;
}

export class InstanceLog {
  private readonly made: InstanceRecord[] = [];
  private readonly deleted: InstanceRecord[] = [];
  private readonly changed: SlotCell[] = [];
  private readonly records = new Map<unknown, InstanceRecord>();
  private readonly changes = new Map<SlotCell, Change[]>();

  note(instance: Instance, by: number | null): void {
    const record: InstanceRecord = { instance, by, gone: null };
    this.made.push(record);
    this.records.set(instance, record);
  }

  noteDeleted(instance: Instance, occasion: Occasion): void {
    const record = this.records.get(instance);
    if (record === undefined) return;
    record.gone = occasion;
    this.deleted.push(record);
  }

  noteChange(instance: Instance, slot: string, value: Value, { after, by }: Occasion): void {
    const cell = instance.cell(slot);
    if (cell === undefined) return;
    const isInitial = instance.initializing || (by !== null && this.records.get(instance)?.by === by);
    let list = this.changes.get(cell);
    if (list === undefined) {
      list = [];
      this.changes.set(cell, list);
    }
    list.push({ after, by, value, isInitial });
    this.changed.push(cell);
  }

  mark(): InstanceMark {
    return { made: this.made.length, deleted: this.deleted.length, changed: this.changed.length };
  }

  /** Forgets everything after a mark. */
  back(mark: InstanceMark): void {
    for (const cell of this.changed.splice(mark.changed)) this.changes.get(cell)!.pop();
    for (const record of this.deleted.splice(mark.deleted)) record.gone = null;
    for (const { instance } of this.made.splice(mark.made)) this.records.delete(instance);
  }

  /** The newest instance of a name; undefined when there was none. */
  named(name: string): Instance | undefined {
    return this.made.findLast(({ instance }) => instance.name === name)?.instance;
  }

  labelOf(entity: unknown): string | undefined {
    const record = this.records.get(entity);
    return record && `[${record.instance.name}]`;
  }

  /** An instance as it was before a firing, or as it is now; undefined for what is no instance of this log. */
  derived(entity: unknown, before = Number.POSITIVE_INFINITY): DerivedInstance | undefined {
    const record = this.records.get(entity);
    if (record === undefined) return undefined;
    const { instance, by, gone } = record;
    const changes: SlotOrigin[] = [];
    const slots = instance.cells.map((cell) => {
      const { name } = cell.slot;
      const change = this.changes.get(cell)?.findLast(({ after }) => after < before);
      const value = fieldsText(change === undefined ? cell.value : change.value);
      if (change?.isInitial === false) changes.push({ slot: name, value, by: change.by });
      return value === "" ? `(${name})` : `(${name} ${value})`;
    });
    const { name, class: of } = instance;
    const text = [`[${name}] of ${of.name}`, ...slots].join(" ");
    return { name, class: of.name, text, by, gone, changes };
  }

  all(): DerivedInstance[] {
    return this.made.map(({ instance }) => this.derived(instance)!);
  }
}

function fieldsText(value: Value): string {
  return value instanceof Multifield ? value.fields.map(formatValue).join(" ") : formatValue(value);
}
