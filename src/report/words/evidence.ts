/** What decides a statement of a document, beyond single runs and pairs of them, in every language. */
import type { Language } from "../../words/languages.ts";

interface EvidenceWords {
  /** A number on one instance and on another; `change` is in percent, with its sign. */
  growth(isPrinted: boolean, from: string, least: string, to: string, most: string, change: string): string;
  readonly tooShort: string;
  heuristics(right: string, all: string, isOne: boolean): string;
  tooHigh(name: string, h: string, cost: string, where: string): string;
  neverTooHigh(name: string, states: string): string;
  outOfOrder(name: string, h: string, cost: string, higher: string, cheaper: string): string;
  inOrder(name: string, states: string): string;
  readonly notLookedAt: string;
  readonly tooManyStates: string;
}

export const evidenceWords: Readonly<Record<Language, EvidenceWords>> = {
  en: {
    growth: (isPrinted, from, least, to, most, change) =>
      `${isPrinted ? "printed" : "here"}: ${least} on ${from} and ${most} on ${to}, a change of ${change} %`,
    tooShort: "too short to tell",
    heuristics: (right, all, isOne) => `${right} of ${all} ${isOne ? "heuristic" : "heuristics"}`,
    tooHigh: (name, h, cost, where) => `${name} says ${h} where the true cost is ${cost} (${where})`,
    neverTooHigh: (name, states) => `${name} is never too high on the ${states} states looked at`,
    outOfOrder: (name, h, cost, higher, cheaper) =>
      `${name}: boards with ${h} cost ${cost} on average, boards with ${higher} only ${cheaper}`,
    inOrder: (name, states) => `${name}: the mean true cost rises with h over all ${states} states`,
    notLookedAt: "the states have not been looked at yet",
    tooManyStates: "no problem of this study has few enough states to look at them all",
  },
  es: {
    growth: (isPrinted, from, least, to, most, change) =>
      `${isPrinted ? "impreso" : "aquí"}: ${least} en ${from} y ${most} en ${to}, un cambio del ${change} %`,
    tooShort: "demasiado breve para decirlo",
    heuristics: (right, all, isOne) => `${right} de ${all} ${isOne ? "heurística" : "heurísticas"}`,
    tooHigh: (name, h, cost, where) => `${name} da ${h} donde el costo real es ${cost} (${where})`,
    neverTooHigh: (name, states) => `${name} no sobrestima nunca en los ${states} estados recorridos`,
    outOfOrder: (name, h, cost, higher, cheaper) =>
      `${name}: los tableros con ${h} cuestan ${cost} en promedio, los que tienen ${higher} solo ${cheaper}`,
    inOrder: (name, states) => `${name}: el costo real medio crece con h en los ${states} estados`,
    notLookedAt: "los estados aún no se han recorrido",
    tooManyStates: "ningún problema de este estudio tiene tan pocos estados como para recorrerlos todos",
  },
  ca: {
    growth: (isPrinted, from, least, to, most, change) =>
      `${isPrinted ? "imprés" : "ací"}: ${least} en ${from} i ${most} en ${to}, un canvi del ${change} %`,
    tooShort: "massa breu per a dir-ho",
    heuristics: (right, all, isOne) => `${right} de ${all} ${isOne ? "heurística" : "heurístiques"}`,
    tooHigh: (name, h, cost, where) => `${name} dona ${h} on el cost real és ${cost} (${where})`,
    neverTooHigh: (name, states) => `${name} no sobreestima mai en els ${states} estats recorreguts`,
    outOfOrder: (name, h, cost, higher, cheaper) =>
      `${name}: els taulers amb ${h} costen ${cost} de mitjana, els que tenen ${higher} només ${cheaper}`,
    inOrder: (name, states) => `${name}: el cost real mitjà creix amb h en els ${states} estats`,
    notLookedAt: "els estats encara no s’han recorregut",
    tooManyStates: "cap problema d’aquest estudi té prou pocs estats per a recórrer-los tots",
  },
  pt: {
    growth: (isPrinted, from, least, to, most, change) =>
      `${isPrinted ? "impresso" : "aqui"}: ${least} em ${from} e ${most} em ${to}, uma variação de ${change} %`,
    tooShort: "demasiado curto para o dizer",
    heuristics: (right, all, isOne) => `${right} de ${all} ${isOne ? "heurística" : "heurísticas"}`,
    tooHigh: (name, h, cost, where) => `${name} dá ${h} onde o custo real é ${cost} (${where})`,
    neverTooHigh: (name, states) => `${name} nunca sobrestima nos ${states} estados percorridos`,
    outOfOrder: (name, h, cost, higher, cheaper) =>
      `${name}: os tabuleiros com ${h} custam ${cost} em média, os que têm ${higher} só ${cheaper}`,
    inOrder: (name, states) => `${name}: o custo real médio cresce com h nos ${states} estados`,
    notLookedAt: "os estados ainda não foram percorridos",
    tooManyStates: "nenhum problema deste estudo tem tão poucos estados que se possam percorrer todos",
  },
};
