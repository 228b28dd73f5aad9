/** The words of Eternity II. */
import { inLanguages } from "../../../app/languages.ts";

const en = {
  name: "Eternity II",
  setupHelp: "Paste pieces, one per line (up right down left), or the address of a board viewer.",
  playHelp: "Choose a piece, turn it, click a cell. Click a piece on the board to take it back.",
  generate: "New pieces",
  width: "Width",
  height: "Height",
  frameColours: "Colours at the rim",
  innerColours: "Colours inside",
  pieceCount: (count: number) => `${count} pieces`,
  boardOfAddress: (score: number, best: number, conflicts: number) =>
    `The board of this address: ${score} of ${best} edges match, ${conflicts === 1 ? "1 side is" : `${conflicts} sides are`} wrong.`,
  tray: "Pieces left",
  turn: "Turn",
  piece: (number: number) => `Piece ${number}`,
  hint: (number: number) => `piece ${number}`,
};

export type PiecesWords = typeof en;

const es: PiecesWords = {
  name: "Eternity II",
  setupHelp: "Pega las piezas, una por línea (arriba derecha abajo izquierda), o la dirección de un visor.",
  playHelp: "Elige una pieza, gírala y pulsa una casilla. Pulsa una pieza del tablero para recogerla.",
  generate: "Piezas nuevas",
  width: "Anchura",
  height: "Altura",
  frameColours: "Colores del borde",
  innerColours: "Colores interiores",
  pieceCount: (count) => `${count} piezas`,
  boardOfAddress: (score, best, conflicts) =>
    `El tablero de esta dirección: coinciden ${score} de ${best} aristas, ${conflicts === 1 ? "1 lado está" : `${conflicts} lados están`} mal.`,
  tray: "Piezas por colocar",
  turn: "Girar",
  piece: (number) => `Pieza ${number}`,
  hint: (number) => `la pieza ${number}`,
};

const ca: PiecesWords = {
  name: "Eternity II",
  setupHelp: "Enganxa les peces, una per línia (dalt dreta baix esquerra), o l’adreça d’un visor.",
  playHelp: "Tria una peça, gira-la i prem una casella. Prem una peça del tauler per recollir-la.",
  generate: "Peces noves",
  width: "Amplada",
  height: "Alçada",
  frameColours: "Colors de la vora",
  innerColours: "Colors interiors",
  pieceCount: (count) => `${count} peces`,
  boardOfAddress: (score, best, conflicts) =>
    `El tauler d’aquesta adreça: coincideixen ${score} de ${best} arestes, ${conflicts === 1 ? "1 costat està" : `${conflicts} costats estan`} malament.`,
  tray: "Peces per col·locar",
  turn: "Gira",
  piece: (number) => `Peça ${number}`,
  hint: (number) => `la peça ${number}`,
};

const pt: PiecesWords = {
  name: "Eternity II",
  setupHelp: "Cole as peças, uma por linha (cima direita baixo esquerda), ou o endereço de um visualizador.",
  playHelp: "Escolha uma peça, rode-a e clique numa casa. Clique numa peça do tabuleiro para a recolher.",
  generate: "Novas peças",
  width: "Largura",
  height: "Altura",
  frameColours: "Cores da borda",
  innerColours: "Cores interiores",
  pieceCount: (count) => `${count} peças`,
  boardOfAddress: (score, best, conflicts) =>
    `O tabuleiro deste endereço: ${score} de ${best} arestas coincidem, ${conflicts === 1 ? "1 lado está errado" : `${conflicts} lados estão errados`}.`,
  tray: "Peças por colocar",
  turn: "Rodar",
  piece: (number) => `Peça ${number}`,
  hint: (number) => `a peça ${number}`,
};

export const piecesWords = { en, es, ca, pt };
export const usePiecesWords = inLanguages(piecesWords);
