/** What the named boards are, in the chosen language; in English as the library says it. */
import { inLanguages } from "../../app/languages.ts";
import { whole } from "../../app/numbers.ts";

/** What a name or a family of names with a number means: Spanish, Catalan, Portuguese. */
const boards: readonly (readonly [name: RegExp, es: string, ca: string, pt: string])[] = [
  [
    /^hardest-1$/,
    "el que más movimientos necesita de todos los 8-puzles",
    "el que necessita més moviments de tots els 8-puzles",
    "o que precisa de mais jogadas de todos os 8-puzzles",
  ],
  [
    /^hardest-2$/,
    "el otro que necesita 31 movimientos",
    "l’altre que necessita 31 moviments",
    "o outro que precisa de 31 jogadas",
  ],
  [
    /^kotlin-1$/,
    "datos1.txt del proyecto de A*: sin solución",
    "datos1.txt del projecte d’A*: sense solució",
    "datos1.txt do projeto de A*: sem solução",
  ],
  [
    /^kotlin-2$/,
    "datos2.txt del proyecto de A*",
    "datos2.txt del projecte d’A*",
    "datos2.txt do projeto de A*",
  ],
  [
    /^kotlin-figure$/,
    "figura 1 del proyecto de A*",
    "figura 1 del projecte d’A*",
    "figura 1 do projeto de A*",
  ],
  [
    /^clips-1$/,
    "el ejemplo de la práctica con reglas",
    "l’exemple de la pràctica amb regles",
    "o exemplo do laboratório com regras",
  ],
  [
    /^clips-2$/,
    "el tablero en que se evalúan sus estrategias",
    "el tauler en què s’avaluen les seves estratègies",
    "o tabuleiro em que se avaliam as suas estratégias",
  ],
  [
    /^clips-unsolvable$/,
    "su tablero sin solución",
    "el seu tauler sense solució",
    "o seu tabuleiro sem solução",
  ],
  [
    /^korf-(\d+)$/,
    "número # de los cien 15-puzles de Korf",
    "número # dels cent 15-puzles de Korf",
    "número # dos cem 15-puzzles de Korf",
  ],
  [
    /^fifteen-(\d+)$/,
    "número # de los 15-puzles más difíciles",
    "número # dels 15-puzles més difícils",
    "número # dos 15-puzzles mais difíceis",
  ],
  [
    /^korf24-(\d+)$/,
    "número # de los cincuenta 24-puzles de Korf y Felner",
    "número # dels cinquanta 24-puzles de Korf i Felner",
    "número # dos cinquenta 24-puzzles de Korf e Felner",
  ],
  [/^A$/, "seis números, tres saltos", "sis números, tres salts", "seis números, três saltos"],
  [
    /^B$/,
    "dos filas de números pares e impares",
    "dues files de números parells i senars",
    "duas linhas de números pares e ímpares",
  ],
  [
    /^C$/,
    "números reflejados y dobles en una esquina",
    "números reflectits i dobles en una cantonada",
    "números refletidos e duplos num canto",
  ],
  [
    /^D$/,
    "números altos en la primera fila, dobles debajo",
    "números alts a la primera fila, dobles a sota",
    "números altos na primeira linha, duplos em baixo",
  ],
  [
    /^E$/,
    "una escalera: sin solución con las reglas",
    "una escala: sense solució amb les regles",
    "uma escada: sem solução com as regras",
  ],
  [
    /^F$/,
    "todos los números del 0 al 99, al azar",
    "tots els números del 0 al 99, a l’atzar",
    "todos os números de 0 a 99, ao acaso",
  ],
  [
    /^B-lisp$/,
    "B tal como lo tenía el programa Lisp: J3 es 10 en vez de 11",
    "B tal com el tenia el programa Lisp: J3 és 10 en lloc d’11",
    "B tal como o programa Lisp o tinha: J3 é 10 em vez de 11",
  ],
  [
    /^report-(\d+x\d+)$/,
    "el tablero de # del informe",
    "el tauler de # de l’informe",
    "o tabuleiro de # do relatório",
  ],
  [
    /^brendan-(\d+x\d+)$/,
    "el tablero de # del conjunto 1 de Brendan Owen",
    "el tauler de # del conjunt 1 de Brendan Owen",
    "o tabuleiro de # do conjunto 1 de Brendan Owen",
  ],
];

const targets = ["puntos", "punts", "pontos"] as const;

export type Column = 0 | 1 | 2;

/** Undefined for a name that the table does not know. */
export function instanceIn(column: Column, name: string, summary: string): string | undefined {
  for (const [pattern, ...texts] of boards) {
    const found = pattern.exec(name);
    if (found === null) continue;
    const target = /; target (\d+)$/.exec(summary)?.[1];
    const number = /^number (\d+) /.exec(summary)?.[1] ?? found[1]?.replace("x", "×") ?? "";
    const text = texts[column]!.replace("#", number);
    return target === undefined ? text : `${text}; ${whole(Number(target))} ${targets[column]}`;
  }
  return undefined;
}

const useColumn = inLanguages<Column | undefined>({ en: undefined, es: 0, ca: 1, pt: 2 });

/** Gives what a named board is: its own summary where there is no other. */
export function useInstances(): (name: string, summary: string) => string {
  const column = useColumn();
  return (name, summary) => (column === undefined ? summary : (instanceIn(column, name, summary) ?? summary));
}
