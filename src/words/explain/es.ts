/** Explanations of rules in Spanish. */
import {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidField,
  type SaidValue,
  sayIn,
} from "../../clips/index.ts";

export const es: ExplainWords = {
  length: ({ slot, has, wants, atLeast }) =>
    `${slot === null ? "el hecho" : `el slot ${slot}`} tiene ${has === 1 ? "1 campo" : `${has} campos`} y el patrón pide ${atLeast ? "al menos " : ""}${wants}`,
  "other-value": ({ has, variable, value, origin, ...place }) =>
    `${at(place)} es ${has}, pero ${variable} es ${value}${from(origin)}`,
  "other-wanted": ({ has, wants, ...place }) => `${at(place)} es ${has} y el patrón pide ${wants}`,
  excluded: ({ has, term, ...place }) => `${at(place)} es ${has}, que el patrón excluye (${term})`,
  "excluded-by-variable": ({ has, term, variable, value, origin, ...place }) =>
    `${at(place)} es ${has}, que ${term} excluye: ${variable} es ${value}${from(origin)}`,
  condition: ({ has, expression, result, values, ...place }) =>
    `${at(place)} es ${has}, y ${expression} es ${result === "true" ? "verdadero" : "FALSE"}${given(values)}`,
  computed: ({ has, term, result, values, ...place }) =>
    `${at(place)} es ${has} y el patrón pide ${term}, que es ${result ?? "un error"}${given(values)}`,
  "false-test": ({ expression, values }) => `${expression} es FALSE${given(values)}`,

  near: ({ fact, text, differences }) =>
    `${fact} ${text}: ${differences.length === 0 ? "por sí solo encaja" : differences.map(inSpanish).join("; ")}.`,
  "test-fails": ({ test, facts, difference }) =>
    `${test} falla: ${facts === null ? "" : `con ${facts}, `}${inSpanish(difference)}.`,
  "in-the-way": ({ facts, for: partial }) =>
    `${facts.map(({ fact, text }) => `${fact} ${text}`).join(" y ")} ${facts.length === 1 ? "lo impide" : "lo impiden"}${partial === null ? "" : ` para ${partial}`}.`,

  "no-fact": ({ template, pattern }) => `No hay ningún hecho de ${template}, y la regla necesita ${pattern}.`,
  "no-instance": ({ classes, pattern }) =>
    `No hay ninguna instancia de ${classes}, y la regla necesita ${pattern}.`,
  "no-instance-match": ({ pattern, nearest }) =>
    `Ninguna instancia coincide con ${pattern}. La más cercana es ${inSpanish(nearest)}`,
  "no-match": ({ pattern, nearest }) =>
    `Ningún hecho coincide con ${pattern}. El más cercano es ${inSpanish(nearest)}`,
  "waits-for-reset": ({ what }) => `${what} espera a que se haga (reset).`,
  "holds-now": ({ test }) => `${test} se cumple ahora, pero solo se comprueba con (reset).`,
  fails: ({ pattern, because }) =>
    because === null ? `${pattern} falla.` : `${pattern} falla: ${inSpanish(because)}`,
  "on-agenda": ({ rule, facts }) =>
    `${rule} está en la agenda${withFacts(facts)}: se disparará cuando le llegue el turno.`,
  "out-of-focus": ({ rule, facts, module, focus }) =>
    `${rule} está en la agenda${withFacts(facts)}: se disparará cuando el módulo ${module} tenga el foco; ahora ${focus === null ? "no lo tiene ningún módulo" : `lo tiene ${focus}`}.`,
  "has-fired": ({ rule, facts }) =>
    `${rule} coincide con ${facts}, pero ya se ha disparado con estos hechos: una regla se dispara una sola vez con los mismos hechos.`,
  "no-conditions": ({ rule }) => `${rule} no tiene condiciones: la activa (reset).`,

  before: ({ first, second, why, strategy, values: [x, y] }) => {
    const before = `${first} va antes que ${second} porque ${reasons[why]}`;
    if (why === "salience") return `${before}: ${x} frente a ${y}.`;
    return why === "stood-there" ? `${before}.` : `${before} (${strategy}: ${x} frente a ${y}).`;
  },
};

function inSpanish(said: Said): string {
  return sayIn(es, said);
}

const reasons: Readonly<Record<OrderWhy, string>> = {
  salience: "tiene más prioridad",
  newer: "su activación es más reciente",
  older: "su activación es más antigua",
  "less-complex": "su regla es menos compleja",
  "more-complex": "su regla es más compleja",
  random: "le ha tocado el número aleatorio más pequeño",
  "first-fact-newer": "el hecho de su primer patrón es más reciente",
  "facts-newer": "sus hechos son más recientes",
  "more-facts": "tiene más hechos",
  "stood-there": "ya estaba ahí cuando se reordenó la agenda",
};

function at({ slot, field }: SaidField): string {
  if (slot === null) return `el campo ${field}`;
  return field === null ? `el slot ${slot}` : `el campo ${field} del slot ${slot}`;
}

function from(origin: string | null): string {
  return origin === null ? "" : ` según ${origin}`;
}

function given(values: readonly SaidValue[]): string {
  if (values.length === 0) return "";
  return ` (${values.map(({ name, value }) => `${name} ${value === null ? "no tiene valor" : `es ${value}`}`).join(", ")})`;
}

function withFacts(facts: string | null): string {
  return facts === null ? "" : ` con ${facts}`;
}
