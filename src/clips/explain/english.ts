// Explanations in English.

import {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidField,
  type SaidValue,
  sayIn,
} from "./said.ts";

export const english: ExplainWords = {
  length: ({ slot, has, wants, atLeast }) =>
    `${slot === null ? "the fact" : `slot ${slot}`} has ${has} ${has === 1 ? "field" : "fields"}, the pattern wants ${atLeast ? "at least " : ""}${wants}`,
  "other-value": ({ has, variable, value, origin, ...where }) =>
    `${at(where)} is ${has}, but ${variable} is ${value}${from(origin)}`,
  "other-wanted": ({ has, wants, ...where }) => `${at(where)} is ${has}, the pattern wants ${wants}`,
  excluded: ({ has, term, ...where }) => `${at(where)} is ${has}, which the pattern excludes (${term})`,
  "excluded-by-variable": ({ has, term, variable, value, origin, ...where }) =>
    `${at(where)} is ${has}, which ${term} excludes: ${variable} is ${value}${from(origin)}`,
  condition: ({ has, expression, result, values, ...where }) =>
    `${at(where)} is ${has}, and ${expression} is ${result}${given(values)}`,
  computed: ({ has, term, result, values, ...where }) =>
    `${at(where)} is ${has}, the pattern wants ${term}, which is ${result ?? "an error"}${given(values)}`,
  "false-test": ({ expression, values }) => `${expression} is FALSE${given(values)}`,

  near: ({ fact, text, differences }) =>
    `${fact} ${text}: ${differences.length === 0 ? "it fits by itself" : differences.map(inEnglish).join("; ")}.`,
  "test-fails": ({ test, facts, difference }) =>
    `${test} fails: ${facts === null ? "" : `with ${facts}, `}${inEnglish(difference)}.`,
  "in-the-way": ({ facts, for: partial }) =>
    `${facts.map(({ fact, text }) => `${fact} ${text}`).join(" and ")} ${facts.length === 1 ? "is" : "are"} in the way${partial === null ? "" : ` for ${partial}`}.`,

  "no-fact": ({ template, pattern }) => `There is no fact of ${template}, and the rule needs ${pattern}.`,
  "no-instance": ({ classes, pattern }) =>
    `There is no instance of ${classes}, and the rule needs ${pattern}.`,
  "no-instance-match": ({ pattern, nearest }) =>
    `No instance matches ${pattern}. The nearest is ${inEnglish(nearest)}`,
  "no-match": ({ pattern, nearest }) => `No fact matches ${pattern}. The nearest is ${inEnglish(nearest)}`,
  "waits-for-reset": ({ what }) => `${what} waits for (reset).`,
  "holds-now": ({ test }) => `${test} holds now, but only (reset) evaluates it.`,
  fails: ({ pattern, because }) =>
    because === null ? `${pattern} fails.` : `${pattern} fails: ${inEnglish(because)}`,
  "on-agenda": ({ rule, facts }) =>
    `${rule} is on the agenda${withFacts(facts)}: it fires when its turn comes.`,
  "out-of-focus": ({ rule, facts, module, focus }) =>
    `${rule} is on the agenda${withFacts(facts)}: it fires when module ${module} has the focus; now ${focus ?? "no module"} has it.`,
  "has-fired": ({ rule, facts }) =>
    `${rule} matches ${facts}, but has fired with these facts already: a rule fires once for the same facts.`,
  "no-conditions": ({ rule }) => `${rule} has no conditions: it is activated by (reset).`,

  before: ({ first, second, why, strategy, values: [x, y] }) => {
    const before = `${first} is before ${second} because ${reasons[why]}`;
    if (why === "salience") return `${before}: ${x} against ${y}.`;
    return why === "stood-there" ? `${before}.` : `${before} (${strategy}: ${x} against ${y}).`;
  },
};

export function inEnglish(said: Said): string {
  return sayIn(english, said);
}

const reasons: Readonly<Record<OrderWhy, string>> = {
  salience: "its salience is higher",
  newer: "its activation is newer",
  older: "its activation is older",
  "less-complex": "its rule is less complex",
  "more-complex": "its rule is more complex",
  random: "it drew the smaller random number",
  "first-fact-newer": "the fact of its first pattern is newer",
  "facts-newer": "its facts are newer",
  "more-facts": "it has more facts",
  "stood-there": "it was already there when the agenda was reordered",
};

function at({ slot, field }: SaidField): string {
  if (slot === null) return `field ${field}`;
  return field === null ? `slot ${slot}` : `field ${field} of slot ${slot}`;
}

function from(origin: string | null): string {
  return origin === null ? "" : ` from ${origin}`;
}

function given(values: readonly SaidValue[]): string {
  if (values.length === 0) return "";
  return ` (${values.map(({ name, value }) => `${name} is ${value ?? "unbound"}`).join(", ")})`;
}

function withFacts(facts: string | null): string {
  return facts === null ? "" : ` with ${facts}`;
}
