// Help for functions about running: the agenda, its strategies, the focus stack and breakpoints, in Catalan.

import type { Sentences } from "../../../../../clips/reference/row.ts";
import type { runningHelp as rows } from "../../../../../clips/reference/running.ts";

export const runningHelp: Sentences<typeof rows> = {
  run: "Dispara regles fins que l’agenda es buida, o com a màxim tantes com s’indiqui.",
  halt: "Acaba l’execució després d’aquest disparament.",
  agenda: "Llista les activacions en l’ordre de disparament.",
  refresh: "Torna a posar a l’agenda activacions ja disparades.",
  "refresh-agenda": "Torna a calcular les prioritats de l’agenda i la reordena.",
  "set-strategy": "Estableix com s’ordenen les activacions de la mateixa prioritat.",
  "get-strategy": "L’estratègia de l’agenda.",
  "set-salience-evaluation":
    "Estableix quan es calculen les prioritats: when-defined, when-activated, every-cycle.",
  "get-salience-evaluation": "Indica quan es calculen les prioritats.",
  matches: "Llista les coincidències dels patrons d’una regla.",
  focus: "Apila mòduls a la pila de focus; les regles del primer es disparen abans.",
  "pop-focus": "Treu el mòdul actual de la pila de focus.",
  "get-focus": "El mòdul actual de la pila de focus.",
  "get-focus-stack": "Els mòduls de la pila de focus.",
  "list-focus-stack": "Llista els mòduls de la pila de focus.",
  "clear-focus-stack": "Buida la pila de focus.",
  "set-break": "Atura les execucions abans que es dispari aquesta regla.",
  "remove-break": "Treu un punt d’interrupció o tots.",
  "show-breaks": "Llista els punts d’interrupció.",
  "get-incremental-reset": "Indica si les regles noves veuen els fets que ja existeixen.",
  "set-incremental-reset": "Estableix si les regles noves veuen els fets que ja existeixen.",
  "get-beta-memory-resizing": "Indica si creixen les memòries de les unions.",
  "set-beta-memory-resizing": "Estableix si creixen les memòries de les unions.",
};
