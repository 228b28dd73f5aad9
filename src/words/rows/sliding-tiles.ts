/** What the rows of the domain are in Spanish, Catalan and Portuguese; in English they speak for themselves. */
import type { RowSummaries } from "./row-summaries.ts";

export const summaries: RowSummaries = {
  instances: {
    "hardest-1": [
      "el que más movimientos necesita de todos los 8-puzles",
      "el que necessita més moviments de tots els 8-puzles",
      "o que precisa de mais jogadas de todos os 8-puzzles",
    ],
    "hardest-2": [
      "el otro que necesita 31 movimientos",
      "l’altre que necessita 31 moviments",
      "o outro que precisa de 31 jogadas",
    ],
    "kotlin-1": [
      "datos1.txt del proyecto de A*: sin solución",
      "datos1.txt del projecte d’A*: sense solució",
      "datos1.txt do projeto A*: sem solução",
    ],
    "kotlin-2": ["datos2.txt del proyecto de A*", "datos2.txt del projecte d’A*", "datos2.txt do projeto A*"],
    "kotlin-figure": ["figura 1 del proyecto de A*", "figura 1 del projecte d’A*", "figura 1 do projeto A*"],
    "clips-1": [
      "el ejemplo de la práctica con reglas",
      "l’exemple de la pràctica amb regles",
      "o exemplo do laboratório com regras",
    ],
    "clips-2": [
      "el tablero en que se evalúan sus estrategias",
      "el tauler de les proves d’avaluació",
      "o tabuleiro em que se avaliam as suas estratégias",
    ],
    "clips-unsolvable": [
      "su tablero sin solución",
      "el seu tauler sense solució",
      "o seu tabuleiro sem solução",
    ],
    "korf-#": [
      "número # de los cien 15-puzles de Korf",
      "número # dels cent 15-puzles de Korf",
      "número # dos cem 15-puzzles de Korf",
    ],
    "fifteen-#": [
      "uno de los 15-puzles más difíciles: necesita # movimientos",
      "un dels 15-puzles més difícils: necessita # moviments",
      "um dos 15-puzzles mais difíceis: precisa de # jogadas",
    ],
    "korf24-#": [
      "número # de los cincuenta 24-puzles de Korf y Felner",
      "número # dels cinquanta 24-puzles de Korf i Felner",
      "número # dos cinquenta 24-puzzles de Korf e Felner",
    ],
  },
  heuristics: {
    zero: ["0 para cualquier tablero", "0 per a qualsevol tauler", "0 para qualquer tabuleiro"],
    misplaced: [
      "cuántas fichas no están en su sitio",
      "quantes fitxes no són al seu lloc",
      "quantas peças não estão no seu lugar",
    ],
    manhattan: [
      "pasos de cada ficha hasta su sitio, por filas y columnas",
      "passos de cada fitxa fins al seu lloc, per files i columnes",
      "passos de cada peça até ao seu lugar, por linhas e colunas",
    ],
    blank: [
      "pasos del hueco hasta su sitio",
      "passos del forat fins al seu lloc",
      "passos do espaço vazio até ao seu lugar",
    ],
    "linear-conflict": [
      "Manhattan y dos más por cada ficha que debe dejar pasar a otra",
      "Manhattan i dos més per cada fitxa que n’ha de deixar passar una altra",
      "Manhattan e mais dois por cada peça que tem de deixar passar outra",
    ],
    "walking-distance": [
      "movimientos para llevar las fichas a sus filas y a sus columnas",
      "moviments per dur les fitxes a les seves files i columnes",
      "jogadas para levar as peças às suas linhas e colunas",
    ],
    "pdb-4-4": [
      "bases de patrones aditivas de 4 y 4 fichas",
      "bases de patrons additives de 4 i 4 fitxes",
      "bases de padrões aditivas de 4 e 4 peças",
    ],
    "pdb-5-5-5": [
      "bases de patrones aditivas de 5, 5 y 5 fichas (medio segundo, 2 MB)",
      "bases de patrons additives de 5, 5 i 5 fitxes (mig segon, 2 MB)",
      "bases de padrões aditivas de 5, 5 e 5 peças (meio segundo, 2 MB)",
    ],
    "pdb-6-6-3": [
      "bases de patrones aditivas de 6, 6 y 3 fichas (dos segundos, 12 MB)",
      "bases de patrons additives de 6, 6 i 3 fitxes (dos segons, 12 MB)",
      "bases de padrões aditivas de 6, 6 e 3 peças (dois segundos, 12 MB)",
    ],
    "pdb-7-8": [
      "bases de patrones aditivas de 7 y 8 fichas (minutos, más de 1 GB)",
      "bases de patrons additives de 7 i 8 fitxes (minuts, més d’1 GB)",
      "bases de padrões aditivas de 7 e 8 peças (minutos, mais de 1 GB)",
    ],
    "pdb-6-6-6-6": [
      "bases de patrones aditivas de cuatro veces 6 fichas (un minuto, casi 1 GB)",
      "bases de patrons additives de quatre vegades 6 fitxes (un minut, gairebé 1 GB)",
      "bases de padrões aditivas de quatro vezes 6 peças (um minuto, quase 1 GB)",
    ],
  },
  options: {
    order: [
      "el orden en que se mueve el hueco",
      "l’ordre en què es mou el forat",
      "a ordem em que se move o espaço vazio",
    ],
    "root-order": [
      "el orden de los primeros movimientos, si es distinto",
      "l’ordre dels primers moviments, si és diferent",
      "a ordem das primeiras jogadas, se for diferente",
    ],
  },
};
