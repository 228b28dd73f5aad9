// Help for functions about running: the agenda, its strategies, the focus stack and breakpoints, in Spanish.

import type { Sentences } from "../../../../../clips/reference/row.ts";
import type { runningHelp as rows } from "../../../../../clips/reference/running.ts";

export const runningHelp: Sentences<typeof rows> = {
  run: "Dispara reglas hasta que la agenda se vacía, o como máximo tantas como se indique.",
  halt: "Termina la ejecución tras este disparo.",
  agenda: "Lista las activaciones en el orden de disparo.",
  refresh: "Vuelve a poner en la agenda activaciones ya disparadas.",
  "refresh-agenda": "Vuelve a calcular las prioridades de la agenda y la reordena.",
  "set-strategy": "Establece cómo se ordenan las activaciones de igual prioridad.",
  "get-strategy": "La estrategia de la agenda.",
  "set-salience-evaluation":
    "Establece cuándo se calculan las prioridades: when-defined, when-activated, every-cycle.",
  "get-salience-evaluation": "Indica cuándo se calculan las prioridades.",
  matches: "Lista las coincidencias de los patrones de una regla.",
  focus: "Apila módulos en la pila de foco; las reglas del primero se disparan antes.",
  "pop-focus": "Saca el módulo actual de la pila de foco.",
  "get-focus": "El módulo actual de la pila de foco.",
  "get-focus-stack": "Los módulos de la pila de foco.",
  "list-focus-stack": "Lista los módulos de la pila de foco.",
  "clear-focus-stack": "Vacía la pila de foco.",
  "set-break": "Detiene las ejecuciones antes de que se dispare esta regla.",
  "remove-break": "Quita un punto de interrupción o todos.",
  "show-breaks": "Lista los puntos de interrupción.",
  "get-incremental-reset": "Indica si las reglas nuevas ven los hechos que ya existen.",
  "set-incremental-reset": "Establece si las reglas nuevas ven los hechos que ya existen.",
  "get-beta-memory-resizing": "Indica si crecen las memorias de las uniones.",
  "set-beta-memory-resizing": "Establece si crecen las memorias de las uniones.",
};
