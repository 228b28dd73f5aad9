/** What a comparison of two studies says, in every language. */
import type { Language } from "../../words/languages.ts";
import { countOf, listedIn, numberText } from "../../words/number-text.ts";

const en = {
  against: (a: string, b: string) => `${a} against ${b}`,
  side: (letter: "A" | "B", version: string, signature: string, cpu: string) =>
    `${letter}: Frontier ${version}, node counts ${signature}, ${cpu}.`,
  verdict: "Verdict",
  whatDiffers: "What differs",
  overInstances: "Times over instances",
  overRepetitions: "Times over repetitions",
  nothingCommon: "The two studies have no run in common.",
  allEqual: (runs: number) =>
    `Both have ${countOf(runs, "run")}, repetitions aside: every outcome and every node count compared is equal.`,
  differ: (runs: number, cells: number) =>
    `Both have ${countOf(runs, "run")}, repetitions aside: ${number.count(cells)} of them ${cells === 1 ? "differs" : "differ"} in outcome or node counts.`,
  uncounted: (runs: number) =>
    `Node counts of ${countOf(runs, "run")} are not compared: the clock, a lack of memory or a person ended the search.`,
  onlyIn: (letter: "A" | "B", names: readonly string[]) => `Only in ${letter}: ${listedIn("en")(names, 10)}.`,
  otherProcessor: "The processors differ, so a difference in time says nothing about the program.",
  fewTimes: "There are too few times to compare: two instances of a method, or two repetitions of a run.",
  noTest:
    "No difference in time can be called significant: that takes 6 instances of a method, or 4 repetitions of a run.",
  noneClear: (tests: number) =>
    `No difference in time is significant (${countOf(tests, "test")}, Holm's correction).`,
  clear: (clear: number, tests: number, slower: number) =>
    `Times of B differ significantly in ${clear} of ${countOf(tests, "test")}: ${slower} slower, ${clear - slower} faster (Holm's correction, 5 %).`,
  run: "run",
  method: "method",
  what: "what",
  instances: "instances",
  runs: "runs",
  interval: "95 % interval",
  to: (low: string, high: string) => `${low} to ${high}`,
  corrected: "p, corrected",
  tooFew: "too few",
  noDifference: "no difference shown",
  slower: "slower",
  faster: "faster",
  cut: (shown: number, all: number) =>
    `The first ${number.count(shown)} of ${number.count(all)}; --json gives all.`,
};
const number = numberText("en");
export type ComparisonWords = typeof en;

const inSpanish = numberText("es");
const spanishRuns = (runs: number) => `${inSpanish.count(runs)} ${runs === 1 ? "ejecución" : "ejecuciones"}`;
const spanishTests = (tests: number) => `${inSpanish.count(tests)} ${tests === 1 ? "prueba" : "pruebas"}`;
const es: ComparisonWords = {
  against: (a, b) => `${a} frente a ${b}`,
  side: (letter, version, signature, cpu) =>
    `${letter}: Frontier ${version}, firma de los recuentos ${signature}, ${cpu}.`,
  verdict: "Veredicto",
  whatDiffers: "Lo que difiere",
  overInstances: "Tiempos por instancias",
  overRepetitions: "Tiempos por repeticiones",
  nothingCommon: "Los dos estudios no tienen ninguna ejecución en común.",
  allEqual: (runs) =>
    `Ambos tienen ${spanishRuns(runs)}, sin contar repeticiones: todos los resultados y recuentos de nodos comparados son iguales.`,
  differ: (runs, cells) =>
    `Ambos tienen ${spanishRuns(runs)}, sin contar repeticiones: ${inSpanish.count(cells)} ${cells === 1 ? "difiere" : "difieren"} en el resultado o en los recuentos de nodos.`,
  uncounted: (runs) =>
    `No se comparan los recuentos de ${spanishRuns(runs)}: la búsqueda acabó por el reloj, por falta de memoria o porque alguien la paró.`,
  onlyIn: (letter, names) => `Solo en ${letter}: ${listedIn("es")(names, 10)}.`,
  otherProcessor:
    "Los procesadores son distintos, así que una diferencia de tiempo no dice nada del programa.",
  fewTimes:
    "Hay muy pocos tiempos para comparar: hacen falta dos instancias de un método o dos repeticiones de una ejecución.",
  noTest:
    "Ninguna diferencia de tiempo puede llamarse significativa: harían falta 6 instancias de un método o 4 repeticiones de una ejecución.",
  noneClear: (tests) =>
    `Ninguna diferencia de tiempo es significativa (${spanishTests(tests)}, corrección de Holm).`,
  clear: (clear, tests, slower) =>
    `Los tiempos de B difieren significativamente en ${clear} de ${spanishTests(tests)}: ${slower} más lentos, ${clear - slower} más rápidos (corrección de Holm, 5 %).`,
  run: "ejecución",
  method: "método",
  what: "qué",
  instances: "instancias",
  runs: "ejecuciones",
  interval: "intervalo del 95 %",
  to: (low, high) => `de ${low} a ${high}`,
  corrected: "p corregida",
  tooFew: "muy pocos",
  noDifference: "sin diferencia demostrada",
  slower: "más lento",
  faster: "más rápido",
  cut: (shown, all) =>
    `Las primeras ${inSpanish.count(shown)} de ${inSpanish.count(all)}; con --json, todas.`,
};

const inCatalan = numberText("ca");
const catalanRuns = (runs: number) => `${inCatalan.count(runs)} ${runs === 1 ? "execució" : "execucions"}`;
const catalanTests = (tests: number) => `${inCatalan.count(tests)} ${tests === 1 ? "prova" : "proves"}`;
const ca: ComparisonWords = {
  against: (a, b) => `${a} davant de ${b}`,
  side: (letter, version, signature, cpu) =>
    `${letter}: Frontier ${version}, signatura dels recomptes ${signature}, ${cpu}.`,
  verdict: "Veredicte",
  whatDiffers: "Què és diferent",
  overInstances: "Temps per instàncies",
  overRepetitions: "Temps per repeticions",
  nothingCommon: "Els dos estudis no tenen cap execució en comú.",
  allEqual: (runs) =>
    `Tots dos tenen ${catalanRuns(runs)}, sense comptar repeticions: tots els resultats i recomptes de nodes comparats són iguals.`,
  differ: (runs, cells) =>
    `Tots dos tenen ${catalanRuns(runs)}, sense comptar repeticions: ${inCatalan.count(cells)} ${cells === 1 ? "difereix" : "difereixen"} en el resultat o en els recomptes de nodes.`,
  uncounted: (runs) =>
    `No es comparen els recomptes de ${catalanRuns(runs)}: la cerca va acabar pel rellotge, per falta de memòria o perquè algú la va aturar.`,
  onlyIn: (letter, names) => `Només en ${letter}: ${listedIn("ca")(names, 10)}.`,
  otherProcessor:
    "Els processadors són diferents, de manera que una diferència de temps no diu res del programa.",
  fewTimes:
    "Hi ha massa pocs temps per a comparar: calen dues instàncies d’un mètode o dues repeticions d’una execució.",
  noTest:
    "Cap diferència de temps no es pot dir significativa: caldrien 6 instàncies d’un mètode o 4 repeticions d’una execució.",
  noneClear: (tests) =>
    `Cap diferència de temps no és significativa (${catalanTests(tests)}, correcció de Holm).`,
  clear: (clear, tests, slower) =>
    `Els temps de B difereixen significativament en ${clear} de ${catalanTests(tests)}: ${slower} més lents, ${clear - slower} més ràpids (correcció de Holm, 5 %).`,
  run: "execució",
  method: "mètode",
  what: "què",
  instances: "instàncies",
  runs: "execucions",
  interval: "interval del 95 %",
  to: (low, high) => `de ${low} a ${high}`,
  corrected: "p corregida",
  tooFew: "massa pocs",
  noDifference: "sense diferència demostrada",
  slower: "més lent",
  faster: "més ràpid",
  cut: (shown, all) =>
    `Les primeres ${inCatalan.count(shown)} de ${inCatalan.count(all)}; amb --json, totes.`,
};

const inPortuguese = numberText("pt");
const portugueseRuns = (runs: number) =>
  `${inPortuguese.count(runs)} ${runs === 1 ? "execução" : "execuções"}`;
const portugueseTests = (tests: number) => `${inPortuguese.count(tests)} ${tests === 1 ? "teste" : "testes"}`;
const pt: ComparisonWords = {
  against: (a, b) => `${a} face a ${b}`,
  side: (letter, version, signature, cpu) =>
    `${letter}: Frontier ${version}, assinatura das contagens ${signature}, ${cpu}.`,
  verdict: "Veredicto",
  whatDiffers: "O que difere",
  overInstances: "Tempos por instâncias",
  overRepetitions: "Tempos por repetições",
  nothingCommon: "Os dois estudos não têm nenhuma execução em comum.",
  allEqual: (runs) =>
    `Ambos têm ${portugueseRuns(runs)}, sem contar repetições: todos os resultados e contagens de nós comparados são iguais.`,
  differ: (runs, cells) =>
    `Ambos têm ${portugueseRuns(runs)}, sem contar repetições: ${inPortuguese.count(cells)} ${cells === 1 ? "difere" : "diferem"} no resultado ou nas contagens de nós.`,
  uncounted: (runs) =>
    `Não se comparam as contagens de ${portugueseRuns(runs)}: a procura acabou pelo relógio, por falta de memória ou porque alguém a parou.`,
  onlyIn: (letter, names) => `Só em ${letter}: ${listedIn("pt")(names, 10)}.`,
  otherProcessor:
    "Os processadores são diferentes, por isso uma diferença de tempo nada diz sobre o programa.",
  fewTimes:
    "Há tempos de menos para comparar: são precisas duas instâncias de um método ou duas repetições de uma execução.",
  noTest:
    "Nenhuma diferença de tempo se pode dizer significativa: seriam precisas 6 instâncias de um método ou 4 repetições de uma execução.",
  noneClear: (tests) =>
    `Nenhuma diferença de tempo é significativa (${portugueseTests(tests)}, correção de Holm).`,
  clear: (clear, tests, slower) =>
    `Os tempos de B diferem significativamente em ${clear} de ${portugueseTests(tests)}: ${slower} mais lentos, ${clear - slower} mais rápidos (correção de Holm, 5 %).`,
  run: "execução",
  method: "método",
  what: "o quê",
  instances: "instâncias",
  runs: "execuções",
  interval: "intervalo de 95 %",
  to: (low, high) => `de ${low} a ${high}`,
  corrected: "p corrigido",
  tooFew: "poucos",
  noDifference: "sem diferença demonstrada",
  slower: "mais lento",
  faster: "mais rápido",
  cut: (shown, all) =>
    `As primeiras ${inPortuguese.count(shown)} de ${inPortuguese.count(all)}; com --json, todas.`,
};

export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = { en, es, ca, pt };
