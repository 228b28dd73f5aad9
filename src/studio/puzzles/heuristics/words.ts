/** The words around a report on heuristics, which has its own. */
import { inLanguages } from "../../app/languages.ts";
import { whole } from "../../app/numbers.ts";

const en = {
  board: "This board",
  space: (name: string) => `All boards of ${name}`,
  ownStates: "All states of this board",
  sample: "Random boards",
  analyse: "Analyse",
  stop: "Stop",
  preparing: "Preparing the tables of the heuristics…",
  states: (done: number, total: number | null) =>
    total === null ? `${whole(done)} states…` : `${whole(done)} of ${whole(total)} states…`,
  heuristics: (done: number, total: number | null) => `${whole(done)} of ${whole(total ?? 0)} heuristics…`,
};

type Words = typeof en;

const es: Words = {
  board: "Este tablero",
  space: (name) => `Todos los tableros de ${name}`,
  ownStates: "Todos los estados de este tablero",
  sample: "Tableros al azar",
  analyse: "Analizar",
  stop: "Parar",
  preparing: "Preparando las tablas de las heurísticas…",
  states: (done, total) =>
    total === null ? `${whole(done)} estados…` : `${whole(done)} de ${whole(total)} estados…`,
  heuristics: (done, total) => `${whole(done)} de ${whole(total ?? 0)} heurísticas…`,
};

const ca: Words = {
  board: "Aquest tauler",
  space: (name) => `Tots els taulers de ${name}`,
  ownStates: "Tots els estats d’aquest tauler",
  sample: "Taulers a l’atzar",
  analyse: "Analitza",
  stop: "Atura",
  preparing: "S’estan preparant les taules de les heurístiques…",
  states: (done, total) =>
    total === null ? `${whole(done)} estats…` : `${whole(done)} de ${whole(total)} estats…`,
  heuristics: (done, total) => `${whole(done)} de ${whole(total ?? 0)} heurístiques…`,
};

const pt: Words = {
  board: "Este tabuleiro",
  space: (name) => `Todos os tabuleiros de ${name}`,
  ownStates: "Todos os estados deste tabuleiro",
  sample: "Tabuleiros ao acaso",
  analyse: "Analisar",
  stop: "Parar",
  preparing: "A preparar as tabelas das heurísticas…",
  states: (done, total) =>
    total === null ? `${whole(done)} estados…` : `${whole(done)} de ${whole(total)} estados…`,
  heuristics: (done, total) => `${whole(done)} de ${whole(total ?? 0)} heurísticas…`,
};

export const useHeuristicsWords = inLanguages<Words>({ en, es, ca, pt });
