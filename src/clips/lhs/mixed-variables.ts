// A variable must not stand for a single field in one place and for a multifield in another.

import type { FlatElement } from "./conditional-element.ts";

/**
 * True when the variable, bound at this field of an element, stands for the other kind of value in a later field of the
 * same element or in a later element that sees the binding. `at` is the element itself when the fields are -1.
 */
export function isMixedLater(
  list: readonly FlatElement[],
  index: number,
  at: { slot: number; field: number },
  name: string,
  multi: boolean,
): boolean {
  const element = list[index];
  if (mixes(element, name, multi, at)) return true;
  if (element.negated || element.begin > element.end) return false;
  for (let i = index + 1; i < list.length; i++) {
    if (multi && list[i].pattern?.address === name) return true;
    if (mixes(list[i], name, multi, { slot: -1, field: -1 })) return true;
    if (list[i].end < element.begin) return false;
  }
  return false;
}

function mixes(
  { pattern }: FlatElement,
  name: string,
  multi: boolean,
  after: { slot: number; field: number },
): boolean {
  if (pattern === null) return false;
  return pattern.slots.some((slot, s) =>
    slot.fields.some((field, f) => {
      if (s < after.slot || (s === after.slot && f <= after.field)) return false;
      if (field.variable === name && field.multi !== multi) return true;
      return field.alternatives
        .flat()
        .some((term) => term.type === "variable" && term.name === name && term.multi !== multi);
    }),
  );
}
