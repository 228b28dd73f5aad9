/**
 * Values as a trace keeps them. The address of an instance says something else once the instance is deleted, and would
 * keep it in memory: it is written down at once. All other values stay as they are and are written when they are shown.
 */
import { Address, formatValue, Multifield, type Value } from "../../../../clips/index.ts";

class Written {
  readonly text: string;
  readonly isMultifield: boolean;
  constructor(text: string, isMultifield: boolean) {
    this.text = text;
    this.isMultifield = isMultifield;
  }
}

export type KeptValue = Value | Written;

export function kept(value: Value): KeptValue {
  if (value instanceof Address) return new Written(formatValue(value), false);
  const isMultifield = value instanceof Multifield && value.fields.some((field) => field instanceof Address);
  return isMultifield ? new Written(fieldsText(value), true) : value;
}

/** The value as CLIPS prints it. */
export function valueText(value: KeptValue): string {
  if (!(value instanceof Written)) return formatValue(value);
  return value.isMultifield ? `(${value.text})` : value.text;
}

/** The fields of a slot, without the parentheses of a multifield. */
export function fieldsText(value: KeptValue): string {
  if (value instanceof Multifield) return value.fields.map(formatValue).join(" ");
  return value instanceof Written ? value.text : formatValue(value);
}
