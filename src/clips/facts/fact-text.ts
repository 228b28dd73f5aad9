// Facts as text: as the facts command shows them, as source for save-facts, and in the layout of ppfact.

import { derivedDefault } from "../constructs/slots/slot.ts";
import { formatValue, quote } from "../language/format-values.ts";
import { Multifield, same, type Value } from "../language/values.ts";
import type { Fact } from "./fact.ts";

/** The text of a fact, or of what it was, as the facts command shows it. */
export function factText(fact: Pick<Fact, "template" | "slots">): string {
  const { template } = fact;
  if (template.implied) {
    const { fields } = fact.slots[0] as Multifield;
    return `(${[template.name, ...fields.map(formatValue)].join(" ")})`;
  }
  const slots = template.slots.map((slot, i) => {
    const value = fact.slots[i];
    if (value instanceof Multifield) return `(${[slot.name, ...value.fields.map(formatValue)].join(" ")})`;
    return `(${slot.name} ${formatValue(value)})`;
  });
  return `(${[template.name, ...slots].join(" ")})`;
}

const source = (value: Value): string => (typeof value === "string" ? quote(value) : formatValue(value));

export function factSourceText(fact: Fact): string {
  const { template } = fact;
  if (template.implied) {
    return `(${[template.name, ...(fact.slots[0] as Multifield).fields.map(source)].join(" ")})`;
  }
  const slots = template.slots.map((slot, i) => {
    const value = fact.slots[i];
    const fields = value instanceof Multifield ? value.fields : [value];
    return `(${[slot.name, ...fields.map(source)].join(" ")})`;
  });
  return `(${[template.name, ...slots].join(" ")})`;
}

/** One slot per line; `hideDefaults` leaves out the slots that have their default. */
export function formatFactForPp(fact: Fact, hideDefaults: boolean): string {
  const { template } = fact;
  if (template.implied) return `${factSourceText(fact)}\n`;
  const last = template.slots.length - 1;
  const lines = template.slots.flatMap((slot, i) => {
    const value = fact.slots[i];
    if (hideDefaults && slot.defaultKind !== "dynamic") {
      if (same(value, slot.defaultValue ?? derivedDefault(slot))) return [];
    }
    const fields = value instanceof Multifield ? value.fields : [value];
    // A blank follows every slot but the last of the template, shown or not.
    return [`\n   (${[slot.name, ...fields.map(source)].join(" ")})${i < last ? " " : ""}`];
  });
  return `(${template.name}${lines.length > 0 ? " " : ""}${lines.join("")})\n`;
}
