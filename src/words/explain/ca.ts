/** Explanations of rules in Catalan. */
import {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidField,
  type SaidValue,
  sayIn,
} from "../../clips/index.ts";

export const ca: ExplainWords = {
  length: ({ slot, has, wants, atLeast }) =>
    `${slot === null ? "el fet" : `l’slot ${slot}`} té ${has === 1 ? "1 camp" : `${has} camps`} i el patró en demana ${atLeast ? "com a mínim " : ""}${wants}`,
  "other-value": ({ has, variable, value, origin, ...place }) =>
    `${at(place)} és ${has}, però ${variable} és ${value}${from(origin)}`,
  "other-wanted": ({ has, wants, ...place }) => `${at(place)} és ${has} i el patró demana ${wants}`,
  excluded: ({ has, term, ...place }) => `${at(place)} és ${has}, que el patró exclou (${term})`,
  "excluded-by-variable": ({ has, term, variable, value, origin, ...place }) =>
    `${at(place)} és ${has}, que ${term} exclou: ${variable} és ${value}${from(origin)}`,
  condition: ({ has, expression, result, values, ...place }) =>
    `${at(place)} és ${has}, i ${expression} és ${result === "true" ? "cert" : "FALSE"}${given(values)}`,
  computed: ({ has, term, result, values, ...place }) =>
    `${at(place)} és ${has} i el patró demana ${term}, que és ${result ?? "un error"}${given(values)}`,
  "false-test": ({ expression, values }) => `${expression} és FALSE${given(values)}`,

  near: ({ fact, text, differences }) =>
    `${fact} ${text}: ${differences.length === 0 ? "per si sol hi encaixa" : differences.map(inCatalan).join("; ")}.`,
  "test-fails": ({ test, facts, difference }) =>
    `${test} falla: ${facts === null ? "" : `amb ${facts}, `}${inCatalan(difference)}.`,
  "in-the-way": ({ facts, for: partial }) =>
    `${facts.map(({ fact, text }) => `${fact} ${text}`).join(" i ")} ${facts.length === 1 ? "ho impedeix" : "ho impedeixen"}${partial === null ? "" : ` per a ${partial}`}.`,

  "no-fact": ({ template, pattern }) => `No hi ha cap fet de ${template}, i la regla necessita ${pattern}.`,
  "no-instance": ({ classes, pattern }) =>
    `No hi ha cap instància de ${classes}, i la regla necessita ${pattern}.`,
  "no-instance-match": ({ pattern, nearest }) =>
    `Cap instància no coincideix amb ${pattern}. La més propera és ${inCatalan(nearest)}`,
  "no-match": ({ pattern, nearest }) =>
    `Cap fet no coincideix amb ${pattern}. El més proper és ${inCatalan(nearest)}`,
  "waits-for-reset": ({ what }) => `${what} espera que es faci (reset).`,
  "holds-now": ({ test }) => `${test} ara es compleix, però només es comprova amb (reset).`,
  fails: ({ pattern, because }) =>
    because === null ? `${pattern} falla.` : `${pattern} falla: ${inCatalan(because)}`,
  "on-agenda": ({ rule, facts }) =>
    `${rule} és a l’agenda${withFacts(facts)}: es dispararà quan li toqui el torn.`,
  "out-of-focus": ({ rule, facts, module, focus }) =>
    `${rule} és a l’agenda${withFacts(facts)}: es dispararà quan el mòdul ${module} tingui el focus; ara ${focus === null ? "no el té cap mòdul" : `el té ${focus}`}.`,
  "has-fired": ({ rule, facts }) =>
    `${rule} coincideix amb ${facts}, però ja s’ha disparat amb aquests fets: una regla es dispara un sol cop amb els mateixos fets.`,
  "no-conditions": ({ rule }) => `${rule} no té condicions: l’activa (reset).`,

  before: ({ first, second, why, strategy, values: [x, y] }) => {
    const before = `${first} va abans que ${second} perquè ${reasons[why]}`;
    if (why === "salience") return `${before}: ${x} contra ${y}.`;
    return why === "stood-there" ? `${before}.` : `${before} (${strategy}: ${x} contra ${y}).`;
  },
};

function inCatalan(said: Said): string {
  return sayIn(ca, said);
}

const reasons: Readonly<Record<OrderWhy, string>> = {
  salience: "té més prioritat",
  newer: "la seva activació és més recent",
  older: "la seva activació és més antiga",
  "less-complex": "la seva regla és menys complexa",
  "more-complex": "la seva regla és més complexa",
  random: "li ha tocat el nombre aleatori més petit",
  "first-fact-newer": "el fet del seu primer patró és més recent",
  "facts-newer": "els seus fets són més recents",
  "more-facts": "té més fets",
  "stood-there": "ja hi era quan es va reordenar l’agenda",
};

function at({ slot, field }: SaidField): string {
  if (slot === null) return `el camp ${field}`;
  return field === null ? `l’slot ${slot}` : `el camp ${field} de l’slot ${slot}`;
}

function from(origin: string | null): string {
  return origin === null ? "" : ` segons ${origin}`;
}

function given(values: readonly SaidValue[]): string {
  if (values.length === 0) return "";
  return ` (${values.map(({ name, value }) => `${name} ${value === null ? "no té valor" : `és ${value}`}`).join(", ")})`;
}

function withFacts(facts: string | null): string {
  return facts === null ? "" : ` amb ${facts}`;
}
