/** What the rows of the domain are in Spanish, Catalan and Portuguese; in English they speak for themselves. */
import type { RowSummaries } from "./row-summaries.ts";

export const summaries: RowSummaries = {
  instances: {
    "report-#": [
      "el tablero de # del informe",
      "el tauler de # de l’informe",
      "o tabuleiro de # do relatório",
    ],
    "brendan-#": [
      "el tablero de # del conjunto 1 de Brendan Owen",
      "el tauler de # del conjunt 1 de Brendan Owen",
      "o tabuleiro de # do conjunto 1 de Brendan Owen",
    ],
  },
  heuristics: {
    zero: ["0 para cualquier tablero", "0 per a qualsevol tauler", "0 para qualquer tabuleiro"],
    "border-first": [
      "esquinas, luego el borde, luego lo lejano del centro (H1 del informe)",
      "cantonades, després la vora, després el que és lluny del centre (H1 de l’informe)",
      "cantos, depois a borda, depois o que está longe do centro (H1 do relatório)",
    ],
    spiral: [
      "casillas a lo largo de una espiral (H2)",
      "caselles al llarg d’una espiral (H2)",
      "casas ao longo de uma espiral (H2)",
    ],
    colours: [
      "casillas que quedan, mientras los colores de la última pieza aparezcan en otras (H3)",
      "caselles que queden, mentre els colors de l’última peça apareguin en altres (H3)",
      "casas que restam, enquanto as cores da última peça aparecerem noutras (H3)",
    ],
  },
  options: {
    formulation: ["qué es un nodo", "què és un node", "o que é um nó"],
    fill: [
      "el orden de las casillas, o una lista de todas",
      "l’ordre de les caselles, o una llista de totes",
      "a ordem das casas, ou uma lista de todas",
    ],
    cost: ["el costo de colocar una pieza", "el cost de col·locar una peça", "o custo de colocar uma peça"],
    pieces: [
      "el orden y los giros de las piezas",
      "l’ordre i els girs de les peces",
      "a ordem e as voltas das peças",
    ],
    seed: [
      "para piezas mezcladas y tableros generados",
      "per a peces barrejades i taulers generats",
      "para peças baralhadas e tabuleiros gerados",
    ],
  },
};
