// The facts that an activation would assert, as far as its variables tell, without firing it: a picture of what waits.

import type { Activation } from "../agenda/agenda.ts";
import { defruleOf } from "../constructs/defrule/defrule.ts";
import { Template } from "../constructs/deftemplate/template.ts";
import { formatValue } from "../language/format-values.ts";
import { Multifield } from "../language/values.ts";
import { type Bindings, tokenBindings } from "./bindings.ts";

/** Stands for what only firing would tell, such as the value of a function. */
const UNKNOWN = "…";

/** Fact by fact as text, in the order of the actions. What a function would give is `…`. */
export function wouldAssert(activation: Activation): string[] {
  const { pretty, uses = [] } = defruleOf(activation.rule);
  const arrow = pretty?.indexOf("=>") ?? -1;
  if (arrow < 0) return [];
  const words = pretty!.slice(arrow + 2).match(/"(?:[^"\\]|\\.)*"|;.*|[()]|[^\s()";]+/g) ?? [];
  const actions = words.filter((word) => !word.startsWith(";"));
  const bindings = tokenBindings(activation);
  actions.forEach((word, i) => {
    if (word === "bind") bindings.delete(nameOf(actions[i + 1]));
  });
  const slotted = new Set(
    uses.flatMap((used) => (used instanceof Template && !used.implied ? [used.name] : [])),
  );
  return actions.flatMap((word, i) =>
    word === "assert" && actions[i - 1] === "(" ? factsFrom(actions, i + 1, slotted, bindings) : [],
  );
}

/** The facts between the word `assert` and its closing parenthesis. */
function factsFrom(
  words: readonly string[],
  start: number,
  slotted: ReadonlySet<string>,
  bindings: Bindings,
): string[] {
  const facts: string[] = [];
  for (let at = start; words[at] === "("; ) {
    const end = closing(words, at);
    facts.push(factText(words.slice(at + 1, end), !slotted.has(words[at + 1]), bindings));
    at = end + 1;
  }
  return facts;
}

function factText([name, ...fields]: readonly string[], isOrdered: boolean, bindings: Bindings): string {
  const parts = [name];
  for (let at = 0; at < fields.length; at++) {
    if (fields[at] !== "(") {
      parts.push(...written(fields[at], bindings));
      continue;
    }
    // Inside a fact of a template a slot, otherwise a function.
    const end = closing(fields, at);
    parts.push(isOrdered ? UNKNOWN : factText(fields.slice(at + 1, end), true, bindings));
    at = end;
  }
  return `(${parts.join(" ")})`;
}

function written(word: string, bindings: Bindings): string[] {
  const name = nameOf(word);
  if (name === word) return [word];
  const value = bindings.get(name);
  if (value === undefined) return [UNKNOWN];
  return value instanceof Multifield ? value.fields.map(formatValue) : [formatValue(value)];
}

/** `?x` and `$?x` are the variable x. */
function nameOf(word: string): string {
  return word.replace(/^\$?\?(?=\w)/, "");
}

function closing(words: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < words.length; at++) {
    if (words[at] === "(") depth++;
    if (words[at] === ")" && --depth === 0) return at;
  }
  return words.length;
}
