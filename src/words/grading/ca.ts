/** What is said about a graded program, in Catalan. */
import { numberText } from "../number-text.ts";
import type { GradingWords } from "./en.ts";

const { count } = numberText("ca");
const rules = (firings: number) => (firings === 1 ? "1 regla" : `${count(firings)} regles`);
const made = (states: number, boards: number) =>
  states === 1
    ? "1 estat"
    : `${count(states)} estats, ${boards === 1 ? "1 tauler diferent" : `${count(boards)} taulers diferents`}`;

export const ca: GradingWords = {
  columns: {
    board: "tauler",
    outcome: "resultat",
    level: "nivell",
    optimal: "òptim",
    fired: "regles disparades",
    states: "estats",
    reason: "què ha fallat",
  },
  outcomes: { solved: "resolt", unsolved: "sense resoldre", limit: "aturat", error: "error" },
  error: (place, message) => `${place}: ${message}`,
  refusedStart: (fact) => `El programa no accepta el fet ${fact}.`,
  neverFires: "No es dispara cap regla.",
  endless: (rule) => `Les accions de ${rule} no acaben.`,
  refused: "Demana fitxers o processos, que aquí no rep.",
  circles: (firings, boards) =>
    `Fa voltes: s’han disparat ${rules(firings)}, però ${boards === 1 ? "no hi ha més tauler que l’inicial" : `només hi ha ${count(boards)} taulers diferents`}.`,
  firings: (firings, states, boards) => `Aturat després de ${rules(firings)}: ${made(states, boards)}.`,
  time: (firings, states, boards) =>
    `Aturat pel límit de temps després de ${rules(firings)}: ${made(states, boards)}.`,
  cpu: (firings, states, boards) =>
    `Aturat pel límit de temps de processador després de ${rules(firings)}: ${made(states, boards)}.`,
  ended: (rule, firings) =>
    `Ha acabat sense arribar a l’objectiu després de ${rules(firings)}; l’última, ${rule}.`,
  wentOn: (firing) => `L’objectiu hi era després de ${rules(firing)}, però el programa va continuar.`,
  memory: "El programa s’ha quedat sense memòria.",
  unsolvable: "El tauler no té solució.",
  tooDeep: (optimal, depth) =>
    `La solució més curta té ${count(optimal)} moviments; el límit de profunditat és ${count(depth)}.`,
  because: (rule, why) => `${rule}: ${why}`,
  title: (program) => `Correcció de ${program}`,
  summary: (solved, all, shortest) =>
    `${count(solved)} de ${count(all)} ${all === 1 ? "tauler resolt" : "taulers resolts"}${solved === 0 ? "" : `, ${count(shortest)} amb una solució mínima`}.`,
  stopped: (graded, all) => `Aturat: s’han corregit ${count(graded)} de ${count(all)} taulers.`,
  results: "Resultats",
  progress: (graded, all) => `${count(graded)} de ${count(all)} taulers`,
};
