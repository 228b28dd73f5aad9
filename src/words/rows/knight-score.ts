/** What the rows of the domain are in Spanish, Catalan and Portuguese; in English they speak for themselves. */
import type { RowSummaries } from "./row-summaries.ts";

export const summaries: RowSummaries = {
  instances: {
    A: ["seis números, tres saltos", "sis números, tres salts", "seis números, três saltos"],
    B: [
      "dos filas de números pares e impares",
      "dues files de números parells i senars",
      "duas linhas de números pares e ímpares",
    ],
    C: [
      "números simétricos y dobles en una esquina",
      "números simètrics i dobles en una cantonada",
      "números simétricos e duplos num canto",
    ],
    D: [
      "números altos en la primera fila, dobles debajo",
      "números alts a la primera fila, dobles a sota",
      "números altos na primeira linha, duplos em baixo",
    ],
    E: [
      "una escalera: sin solución con las reglas",
      "una escala: sense solució amb les regles",
      "uma escada: sem solução com as regras",
    ],
    F: [
      "todos los números del 0 al 99, al azar",
      "tots els números del 0 al 99, a l’atzar",
      "todos os números de 0 a 99, ao acaso",
    ],
    "B-lisp": [
      "B tal como lo tenía el programa Lisp: J3 es 10 en vez de 11",
      "B tal com el tenia el programa Lisp: J3 és 10 en lloc d’11",
      "B tal como o programa Lisp o tinha: J3 é 10 em vez de 11",
    ],
  },
  heuristics: {
    zero: ["0 para cualquier tablero", "0 per a qualsevol tauler", "0 para qualquer tabuleiro"],
    base: [
      "los puntos que faltan, divididos por la media de los números que quedan",
      "els punts que falten, dividits per la mitjana dels números que queden",
      "os pontos que faltam, divididos pela média dos números que restam",
    ],
    nova: [
      "los puntos que faltan multiplicados por los saltos posibles, divididos por 8 veces el número más alto",
      "els punts que falten multiplicats pels salts possibles, dividits per 8 vegades el número més alt",
      "os pontos que faltam multiplicados pelos saltos possíveis, divididos por 8 vezes o número mais alto",
    ],
    reach: [
      "el mínimo de saltos que podrían dar los puntos que faltan",
      "el mínim de salts que podrien donar els punts que falten",
      "o mínimo de saltos que poderiam dar os pontos que faltam",
    ],
    plan: [
      "saltos de una partida que encuentra un haz pequeño",
      "salts d’una partida que troba un feix petit",
      "saltos de uma partida que um feixe pequeno encontra",
    ],
  },
  options: {
    rules: [
      "qué quita del tablero un número",
      "què treu del tauler un número",
      "o que um número tira do tabuleiro",
    ],
    double: [
      "qué doble desaparece con las reglas oficiales",
      "quin doble desapareix amb les regles oficials",
      "que duplo desaparece com as regras oficiais",
    ],
    goal: [
      "target: los puntos pedidos con el mínimo de saltos; best: la máxima puntuación posible",
      "target: els punts demanats amb el mínim de salts; best: la màxima puntuació possible",
      "target: os pontos pedidos com o mínimo de saltos; best: a máxima pontuação possível",
    ],
  },
};
