// Which firing made, changed and deleted which instance: the part of the derivation log that is about objects. Values are
// kept for each cell, because instances have the cells of shared slots in common.

import { formatValue } from "../language/format-values.ts";
import { Multifield, type Value } from "../language/values.ts";
import type { SlotCell } from "../objects/class.ts";
import type { Instance } from "../objects/instance.ts";
import { NumberTable } from "./number-table.ts";
import { Numbering } from "./numbering.ts";
import { type Occasion, occasionOf } from "./occasion.ts";
import { ValueColumn, type ValueMark } from "./value-column.ts";

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

/** The columns of the table of changes: the value, when, whether it was part of making, the change of the cell before. */
const VALUE = 0;
const WHEN = 1;
const IS_INITIAL = 2;
const CELL = 3;
const BEFORE = 4;

/** A moment of the log. */
export interface InstanceMark {
  readonly made: number;
  readonly deleted: number;
  readonly changed: number;
  readonly values: ValueMark;
}

export class InstanceLog {
  private readonly made: InstanceRecord[] = [];
  private readonly deleted: InstanceRecord[] = [];
  private readonly records = new Map<unknown, InstanceRecord>();
  private readonly cells = new Numbering<SlotCell>();
  /** The row of the latest change of each cell, plus one, by the number of the cell. */
  private readonly latest = new NumberTable();
  private readonly changes = new NumberTable(5);
  private readonly values = new ValueColumn();

  note(instance: Instance, by: number | null): void {
    const record: InstanceRecord = { instance, by, gone: null };
    this.made.push(record);
    this.records.set(instance, record);
  }

  noteDeleted(instance: Instance, when: number): void {
    const record = this.records.get(instance);
    if (record === undefined) return;
    record.gone = occasionOf(when);
    this.deleted.push(record);
  }

  noteChange(instance: Instance, slot: string, value: Value, when: number, by: number | null): void {
    const cell = instance.cell(slot);
    if (cell === undefined) return;
    const { changes, latest, values } = this;
    const number = this.cells.of(cell);
    const row = changes.length;
    const at = changes.place(row);
    const { cells } = changes;
    const last = latest.place(number);
    cells[at + VALUE] = values.end;
    cells[at + WHEN] = when;
    cells[at + IS_INITIAL] =
      instance.initializing || (by !== null && this.records.get(instance)?.by === by) ? 1 : 0;
    cells[at + CELL] = number;
    cells[at + BEFORE] = latest.cells[last];
    latest.cells[last] = row + 1;
    values.push(value);
  }

  mark(): InstanceMark {
    const { made, deleted, changes, values } = this;
    return { made: made.length, deleted: deleted.length, changed: changes.length, values: values.mark() };
  }

  /** Forgets everything after a mark. */
  back(mark: InstanceMark): void {
    const { changes, latest } = this;
    for (let row = changes.length - 1; row >= mark.changed; row--)
      latest.change(changes.at(row, CELL), 0, changes.at(row, BEFORE));
    changes.cut(mark.changed);
    this.values.back(mark.values);
    for (const record of this.deleted.splice(mark.deleted)) record.gone = null;
    for (const { instance } of this.made.splice(mark.made)) this.records.delete(instance);
  }

  /** The row of the latest change of a cell that happened after fewer firings, plus one; 0 when there is none. */
  private changeBefore(cell: SlotCell, before: number): number {
    const number = this.cells.known(cell);
    if (number === 0) return 0;
    let row = this.latest.at(number);
    while (row !== 0 && occasionOf(this.changes.at(row - 1, WHEN))!.after >= before)
      row = this.changes.at(row - 1, BEFORE);
    return row;
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
      const row = this.changeBefore(cell, before) - 1;
      const value = fieldsText(row < 0 ? cell.value : this.values.read(this.changes.at(row, VALUE), 1)[0]);
      if (row >= 0 && this.changes.at(row, IS_INITIAL) === 0)
        changes.push({ slot: name, value, by: occasionOf(this.changes.at(row, WHEN))!.by });
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
