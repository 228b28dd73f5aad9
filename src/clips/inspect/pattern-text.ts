// Patterns as a user would write them.

import { expressionText } from "../evaluate/expression-text.ts";
import { formatValue } from "../language/format-values.ts";
import type { Field, Pattern, Term } from "../lhs/conditional-element.ts";

export function termText(term: Term): string {
  const sign = term.negated ? "~" : "";
  switch (term.type) {
    case "constant":
      return sign + formatValue(term.value);
    case "variable":
      return `${sign}${term.multi ? "$?" : "?"}${term.name}`;
    case "predicate":
      return `${sign}:${expressionText(term.expression)}`;
    case "return-value":
      return `${sign}=${expressionText(term.expression)}`;
  }
}

export function fieldText(field: Field): string {
  const alternatives = field.alternatives.map((terms) => terms.map(termText).join("&")).join("|");
  const variable = field.variable === null ? null : `${field.multi ? "$?" : "?"}${field.variable}`;
  if (alternatives === "") return variable ?? (field.multi ? "$?" : "?");
  return variable === null ? alternatives : `${variable}&${alternatives}`;
}

/** `(p (x 3))`, with `?f <-` in front where there is one. */
export function patternText(pattern: Pattern): string {
  const slots = pattern.slots.flatMap(({ slotName, fields, written = fields }) => {
    const texts = written.map(fieldText);
    return slotName === null ? texts : [`(${[slotName, ...texts].join(" ")})`];
  });
  const text = `(${[pattern.word, ...slots].join(" ")})`;
  return pattern.address === null ? text : `?${pattern.address} <- ${text}`;
}
