/** What is said about a graded program, in Spanish. */
import { numberText } from "../number-text.ts";
import type { GradingWords } from "./en.ts";

const { count } = numberText("es");
const rules = (firings: number) => (firings === 1 ? "1 regla" : `${count(firings)} reglas`);
const made = (states: number, boards: number) =>
  states === 1
    ? "1 estado"
    : `${count(states)} estados, ${boards === 1 ? "1 tablero distinto" : `${count(boards)} tableros distintos`}`;

export const es: GradingWords = {
  columns: {
    board: "tablero",
    outcome: "resultado",
    level: "nivel",
    optimal: "óptimo",
    fired: "reglas disparadas",
    states: "estados",
    reason: "qué ha fallado",
  },
  outcomes: { solved: "resuelto", unsolved: "sin resolver", limit: "detenido", error: "error" },
  error: (place, message) => `${place}: ${message}`,
  refusedStart: (fact) => `El programa no acepta el hecho ${fact}.`,
  neverFires: "No se dispara ninguna regla.",
  endless: (rule) => `Las acciones de ${rule} no terminan.`,
  refused: "Pide archivos o procesos, que aquí no recibe.",
  circles: (firings, boards) =>
    `Da vueltas: se han disparado ${rules(firings)}, pero ${boards === 1 ? "no hay más tablero que el inicial" : `solo hay ${count(boards)} tableros distintos`}.`,
  firings: (firings, states, boards) => `Detenido tras ${rules(firings)}: ${made(states, boards)}.`,
  time: (firings, states, boards) =>
    `Detenido por el límite de tiempo tras ${rules(firings)}: ${made(states, boards)}.`,
  cpu: (firings, states, boards) =>
    `Detenido por el límite de tiempo de procesador tras ${rules(firings)}: ${made(states, boards)}.`,
  ended: (rule, firings) => `Ha terminado sin llegar al objetivo tras ${rules(firings)}; la última, ${rule}.`,
  wentOn: (firing) => `El objetivo estaba tras ${rules(firing)}, pero el programa siguió.`,
  memory: "El programa se ha quedado sin memoria.",
  unsolvable: "El tablero no tiene solución.",
  tooDeep: (optimal, depth) =>
    `La solución más corta tiene ${count(optimal)} movimientos; el límite de profundidad es ${count(depth)}.`,
  because: (rule, why) => `${rule}: ${why}`,
  title: (program) => `Corrección de ${program}`,
  summary: (solved, all, shortest) =>
    `${count(solved)} de ${count(all)} ${all === 1 ? "tablero resuelto" : "tableros resueltos"}${solved === 0 ? "" : `, ${count(shortest)} con una solución mínima`}.`,
  stopped: (graded, all) => `Detenido: se han corregido ${count(graded)} de ${count(all)} tableros.`,
  results: "Resultados",
  progress: (graded, all) => `${count(graded)} de ${count(all)} tableros`,
};
