/** The words of the sliding puzzle. */
import { inLanguages } from "../../../app/languages.ts";

const en = {
  name: "Sliding tiles",
  setupHelp:
    "Click a tile beside the gap to slide it, drag a tile onto another to swap them, or type a number on a cell.",
  playHelp: "Click a tile beside the gap, or press an arrow key: the tile slides that way.",
  start: "Start",
  goal: "Goal",
  rows: "Rows",
  columns: "Columns",
  shuffle: "Shuffle",
  /** By the move of the gap, the slide of the tile, in the sentence of a hint. */
  slides: {
    up: (tile: number) => `sliding the ${tile} down (↓)`,
    down: (tile: number) => `sliding the ${tile} up (↑)`,
    left: (tile: number) => `sliding the ${tile} right (→)`,
    right: (tile: number) => `sliding the ${tile} left (←)`,
  },
};

export type TilesWords = typeof en;

const es: TilesWords = {
  name: "Fichas deslizantes",
  setupHelp:
    "Pulsa una ficha junto al hueco para deslizarla, arrastra una ficha sobre otra para intercambiarlas o escribe un número en una casilla.",
  playHelp: "Pulsa una ficha junto al hueco o una flecha del teclado: la ficha se desliza hacia ese lado.",
  start: "Inicio",
  goal: "Meta",
  rows: "Filas",
  columns: "Columnas",
  shuffle: "Mezclar",
  slides: {
    up: (tile) => `a deslizar el ${tile} hacia abajo (↓)`,
    down: (tile) => `a deslizar el ${tile} hacia arriba (↑)`,
    left: (tile) => `a deslizar el ${tile} a la derecha (→)`,
    right: (tile) => `a deslizar el ${tile} a la izquierda (←)`,
  },
};

const ca: TilesWords = {
  name: "Fitxes lliscants",
  setupHelp:
    "Prem una fitxa al costat del forat per fer-la lliscar, arrossega’n una sobre una altra per intercanviar-les o escriu un número en una casella.",
  playHelp:
    "Prem una fitxa al costat del forat o una fletxa del teclat: la fitxa llisca cap a aquell costat.",
  start: "Inici",
  goal: "Meta",
  rows: "Files",
  columns: "Columnes",
  shuffle: "Barreja",
  slides: {
    up: (tile) => `de fer lliscar el ${tile} avall (↓)`,
    down: (tile) => `de fer lliscar el ${tile} amunt (↑)`,
    left: (tile) => `de fer lliscar el ${tile} a la dreta (→)`,
    right: (tile) => `de fer lliscar el ${tile} a l’esquerra (←)`,
  },
};

const pt: TilesWords = {
  name: "Peças deslizantes",
  setupHelp:
    "Clique numa peça ao lado do espaço vazio para a deslizar, arraste uma peça para cima de outra para as trocar ou escreva um número numa casa.",
  playHelp:
    "Clique numa peça ao lado do espaço vazio ou prima uma seta do teclado: a peça desliza para esse lado.",
  start: "Início",
  goal: "Objetivo",
  rows: "Linhas",
  columns: "Colunas",
  shuffle: "Baralhar",
  slides: {
    up: (tile) => `deslizar o ${tile} para baixo (↓)`,
    down: (tile) => `deslizar o ${tile} para cima (↑)`,
    left: (tile) => `deslizar o ${tile} para a direita (→)`,
    right: (tile) => `deslizar o ${tile} para a esquerda (←)`,
  },
};

export const tilesWords = { en, es, ca, pt };
export const useTilesWords = inLanguages(tilesWords);
