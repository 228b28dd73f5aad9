/** The words of the sliding puzzle. */
import { inLanguages } from "../../../app/languages.ts";

const en = {
  name: "Sliding tiles",
  setupHelp:
    "Click a tile beside the gap to slide it, drag a tile onto another to swap them, or type a number on a cell.",
  playHelp: "Click a tile beside the gap, or use the arrow keys.",
  start: "Start",
  goal: "Goal",
  rows: "Rows",
  columns: "Columns",
  shuffle: "Shuffle",
  /** Moves of the gap, in the sentence of a hint. */
  moves: {
    up: "moving the gap up",
    down: "moving the gap down",
    left: "moving the gap left",
    right: "moving the gap right",
  },
};

export type TilesWords = typeof en;

const es: TilesWords = {
  name: "Fichas deslizantes",
  setupHelp:
    "Pulsa una ficha junto al hueco para deslizarla, arrastra una ficha sobre otra para intercambiarlas o escribe un número en una casilla.",
  playHelp: "Pulsa una ficha junto al hueco o usa las flechas.",
  start: "Inicio",
  goal: "Meta",
  rows: "Filas",
  columns: "Columnas",
  shuffle: "Mezclar",
  moves: {
    up: "a mover el hueco hacia arriba",
    down: "a mover el hueco hacia abajo",
    left: "a mover el hueco a la izquierda",
    right: "a mover el hueco a la derecha",
  },
};

const ca: TilesWords = {
  name: "Fitxes lliscants",
  setupHelp:
    "Prem una fitxa al costat del forat per fer-la lliscar, arrossega’n una sobre una altra per intercanviar-les o escriu un número en una casella.",
  playHelp: "Prem una fitxa al costat del forat o fes servir les fletxes.",
  start: "Inici",
  goal: "Meta",
  rows: "Files",
  columns: "Columnes",
  shuffle: "Barreja",
  moves: {
    up: "de moure el forat amunt",
    down: "de moure el forat avall",
    left: "de moure el forat a l’esquerra",
    right: "de moure el forat a la dreta",
  },
};

const pt: TilesWords = {
  name: "Peças deslizantes",
  setupHelp:
    "Clique numa peça ao lado do espaço vazio para a deslizar, arraste uma peça para cima de outra para as trocar ou escreva um número numa casa.",
  playHelp: "Clique numa peça ao lado do espaço vazio ou use as setas.",
  start: "Início",
  goal: "Objetivo",
  rows: "Linhas",
  columns: "Colunas",
  shuffle: "Baralhar",
  moves: {
    up: "mover o espaço vazio para cima",
    down: "mover o espaço vazio para baixo",
    left: "mover o espaço vazio para a esquerda",
    right: "mover o espaço vazio para a direita",
  },
};

export const tilesWords = { en, es, ca, pt };
export const useTilesWords = inLanguages(tilesWords);
