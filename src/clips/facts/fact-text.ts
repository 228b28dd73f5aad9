// Facts as text: as the facts command shows them, as source for save-facts, and in the layout of ppfact.

import { derivedDefault } from "../constructs/slots/slot.ts";
import { formatValue, sourceValue } from "../language/format-values.ts";
import { Multifield, same, type Value } from "../language/values.ts";
import type { Fact } from "./fact.ts";

/** The text of a fact, or of what it was, as the facts command shows it, or with its values as `write` writes them. */
export function factText(fact: Pick<Fact, "template" | "slots">, write = formatValue): string {
  const { template } = fact;
  const written = (name: string, value: Value) => {
    const fields = value instanceof Multifield ? value.fields : [value];
    return `(${[name, ...fields.map(write)].join(" ")})`;
  };
  if (template.implied) return written(template.name, fact.slots[0]);
  const slots = template.slots.map((slot, i) => written(slot.name, fact.slots[i]));
  return `(${[template.name, ...slots].join(" ")})`;
}

/** The text of a fact in a file, from which it can be read again. */
export const factSourceText = (fact: Fact): string => factText(fact, sourceValue);

/** One slot per line; `hideDefaults` leaves out the slots that have their default. */
export function formatFactForPp(fact: Fact, hideDefaults: boolean): string {
  const { template } = fact;
  if (template.implied) return `${factText(fact)}\n`;
  const last = template.slots.length - 1;
  const lines = template.slots.flatMap((slot, i) => {
    const value = fact.slots[i];
    if (hideDefaults && slot.defaultKind !== "dynamic") {
      if (same(value, slot.defaultValue ?? derivedDefault(slot))) return [];
    }
    const fields = value instanceof Multifield ? value.fields : [value];
    // A blank follows every slot but the last of the template, shown or not.
    return [`\n   (${[slot.name, ...fields.map(formatValue)].join(" ")})${i < last ? " " : ""}`];
  });
  return `(${template.name}${lines.length > 0 ? " " : ""}${lines.join("")})\n`;
}
