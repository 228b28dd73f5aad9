/** Explanations of rules in Portuguese. */
import {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidField,
  type SaidValue,
  sayIn,
} from "../../clips/index.ts";

export const pt: ExplainWords = {
  length: ({ slot, has, wants, atLeast }) =>
    `${slot === null ? "o facto" : `o slot ${slot}`} tem ${has === 1 ? "1 campo" : `${has} campos`} e o padrão pede ${atLeast ? "pelo menos " : ""}${wants}`,
  "other-value": ({ has, variable, value, origin, ...place }) =>
    `${at(place)} é ${has}, mas ${variable} é ${value}${from(origin)}`,
  "other-wanted": ({ has, wants, ...place }) => `${at(place)} é ${has} e o padrão pede ${wants}`,
  excluded: ({ has, term, ...place }) => `${at(place)} é ${has}, que o padrão exclui (${term})`,
  "excluded-by-variable": ({ has, term, variable, value, origin, ...place }) =>
    `${at(place)} é ${has}, que ${term} exclui: ${variable} é ${value}${from(origin)}`,
  condition: ({ has, expression, result, values, ...place }) =>
    `${at(place)} é ${has}, e ${expression} é ${result === "true" ? "verdadeiro" : "FALSE"}${given(values)}`,
  computed: ({ has, term, result, values, ...place }) =>
    `${at(place)} é ${has} e o padrão pede ${term}, que é ${result ?? "um erro"}${given(values)}`,
  "false-test": ({ expression, values }) => `${expression} é FALSE${given(values)}`,

  near: ({ fact, text, differences }) =>
    `${fact} ${text}: ${differences.length === 0 ? "por si só encaixa" : differences.map(inPortuguese).join("; ")}.`,
  "test-fails": ({ test, facts, difference }) =>
    `${test} falha: ${facts === null ? "" : `com ${facts}, `}${inPortuguese(difference)}.`,
  "in-the-way": ({ facts, for: partial }) =>
    `${facts.map(({ fact, text }) => `${fact} ${text}`).join(" e ")} ${facts.length === 1 ? "impede-o" : "impedem-no"}${partial === null ? "" : ` para ${partial}`}.`,

  "no-fact": ({ template, pattern }) =>
    `Não há nenhum facto de ${template}, e a regra precisa de ${pattern}.`,
  "no-instance": ({ classes, pattern }) =>
    `Não há nenhuma instância de ${classes}, e a regra precisa de ${pattern}.`,
  "no-instance-match": ({ pattern, nearest }) =>
    `Nenhuma instância corresponde a ${pattern}. A mais próxima é ${inPortuguese(nearest)}`,
  "no-match": ({ pattern, nearest }) =>
    `Nenhum facto corresponde a ${pattern}. O mais próximo é ${inPortuguese(nearest)}`,
  "waits-for-reset": ({ what }) => `${what} espera que se faça (reset).`,
  "holds-now": ({ test }) => `${test} verifica-se agora, mas só é avaliado com (reset).`,
  fails: ({ pattern, because }) =>
    because === null ? `${pattern} falha.` : `${pattern} falha: ${inPortuguese(because)}`,
  "on-agenda": ({ rule, facts }) =>
    `${rule} está na agenda${withFacts(facts)}: dispara quando chegar a sua vez.`,
  "out-of-focus": ({ rule, facts, module, focus }) =>
    `${rule} está na agenda${withFacts(facts)}: dispara quando o módulo ${module} tiver o foco; agora ${focus === null ? "nenhum módulo o tem" : `tem-no ${focus}`}.`,
  "has-fired": ({ rule, facts }) =>
    `${rule} corresponde a ${facts}, mas já disparou com estes factos: uma regra dispara uma só vez com os mesmos factos.`,
  "no-conditions": ({ rule }) => `${rule} não tem condições: é ativada por (reset).`,

  before: ({ first, second, why, strategy, values: [x, y] }) => {
    const before = `${first} vem antes de ${second} porque ${reasons[why]}`;
    if (why === "salience") return `${before}: ${x} contra ${y}.`;
    return why === "stood-there" ? `${before}.` : `${before} (${strategy}: ${x} contra ${y}).`;
  },
};

function inPortuguese(said: Said): string {
  return sayIn(pt, said);
}

const reasons: Readonly<Record<OrderWhy, string>> = {
  salience: "tem mais prioridade",
  newer: "a sua ativação é mais recente",
  older: "a sua ativação é mais antiga",
  "less-complex": "a sua regra é menos complexa",
  "more-complex": "a sua regra é mais complexa",
  random: "calhou-lhe o número aleatório mais pequeno",
  "first-fact-newer": "o facto do seu primeiro padrão é mais recente",
  "facts-newer": "os seus factos são mais recentes",
  "more-facts": "tem mais factos",
  "stood-there": "já ali estava quando a agenda foi reordenada",
};

function at({ slot, field }: SaidField): string {
  if (slot === null) return `o campo ${field}`;
  return field === null ? `o slot ${slot}` : `o campo ${field} do slot ${slot}`;
}

function from(origin: string | null): string {
  return origin === null ? "" : ` segundo ${origin}`;
}

function given(values: readonly SaidValue[]): string {
  if (values.length === 0) return "";
  return ` (${values.map(({ name, value }) => `${name} ${value === null ? "não tem valor" : `é ${value}`}`).join(", ")})`;
}

function withFacts(facts: string | null): string {
  return facts === null ? "" : ` com ${facts}`;
}
