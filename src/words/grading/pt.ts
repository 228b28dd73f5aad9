/** What is said about a graded program, in Portuguese. */
import { numberText } from "../number-text.ts";
import type { GradingWords } from "./en.ts";

const { count } = numberText("pt");
const rules = (firings: number) => (firings === 1 ? "1 regra" : `${count(firings)} regras`);
const made = (states: number, boards: number) =>
  states === 1
    ? "1 estado"
    : `${count(states)} estados, ${boards === 1 ? "1 tabuleiro diferente" : `${count(boards)} tabuleiros diferentes`}`;

export const pt: GradingWords = {
  columns: {
    board: "tabuleiro",
    outcome: "resultado",
    level: "nível",
    optimal: "ótimo",
    fired: "regras disparadas",
    states: "estados",
    reason: "o que falhou",
  },
  outcomes: { solved: "resolvido", unsolved: "não resolvido", limit: "interrompido", error: "erro" },
  error: (place, message) => `${place}: ${message}`,
  refusedStart: (fact) => `O programa não aceita o facto ${fact}.`,
  neverFires: "Nenhuma regra dispara.",
  endless: (rule) => `As ações de ${rule} não terminam.`,
  refused: "Pede ficheiros ou processos, que aqui não recebe.",
  circles: (firings, boards) =>
    `Anda às voltas: dispararam ${rules(firings)}, mas ${boards === 1 ? "não há outro tabuleiro além do inicial" : `só há ${count(boards)} tabuleiros diferentes`}.`,
  firings: (firings, states, boards) => `Interrompido após ${rules(firings)}: ${made(states, boards)}.`,
  time: (firings, states, boards) =>
    `Interrompido pelo limite de tempo após ${rules(firings)}: ${made(states, boards)}.`,
  cpu: (firings, states, boards) =>
    `Interrompido pelo limite de tempo de processador após ${rules(firings)}: ${made(states, boards)}.`,
  ended: (rule, firings) => `Terminou sem chegar ao objetivo após ${rules(firings)}; a última foi ${rule}.`,
  wentOn: (firing) => `O objetivo já lá estava após ${rules(firing)}, mas o programa continuou.`,
  memory: "O programa ficou sem memória.",
  unsolvable: "O tabuleiro não tem solução.",
  tooDeep: (optimal, depth) =>
    `A solução mais curta tem ${count(optimal)} movimentos; o limite de profundidade é ${count(depth)}.`,
  because: (rule, why) => `${rule}: ${why}`,
  title: (program) => `Correção de ${program}`,
  summary: (solved, all, shortest) =>
    `${count(solved)} de ${count(all)} ${all === 1 ? "tabuleiro resolvido" : "tabuleiros resolvidos"}${solved === 0 ? "" : `, ${count(shortest)} com uma solução mínima`}.`,
  stopped: (graded, all) => `Interrompido: foram corrigidos ${count(graded)} de ${count(all)} tabuleiros.`,
  results: "Resultados",
  progress: (graded, all) => `${count(graded)} de ${count(all)} tabuleiros`,
};
