// Help for functions about running: the agenda, its strategies, the focus stack and breakpoints, in Portuguese.

import type { Sentences } from "../../../../../clips/reference/row.ts";
import type { runningHelp as rows } from "../../../../../clips/reference/running.ts";

export const runningHelp: Sentences<typeof rows> = {
  run: "Dispara regras até a agenda ficar vazia, ou no máximo tantas quantas se indicar.",
  halt: "Termina a execução depois deste disparo.",
  agenda: "Lista as ativações pela ordem de disparo.",
  refresh: "Volta a pôr na agenda ativações já disparadas.",
  "refresh-agenda": "Volta a calcular as prioridades da agenda e reordena-a.",
  "set-strategy": "Define como se ordenam as ativações de igual prioridade.",
  "get-strategy": "A estratégia da agenda.",
  "set-salience-evaluation":
    "Define quando se calculam as prioridades: when-defined, when-activated, every-cycle.",
  "get-salience-evaluation": "Indica quando se calculam as prioridades.",
  matches: "Lista as correspondências dos padrões de uma regra.",
  focus: "Empilha módulos na pilha de foco; as regras do primeiro disparam antes.",
  "pop-focus": "Tira o módulo atual da pilha de foco.",
  "get-focus": "O módulo atual da pilha de foco.",
  "get-focus-stack": "Os módulos da pilha de foco.",
  "list-focus-stack": "Lista os módulos da pilha de foco.",
  "clear-focus-stack": "Esvazia a pilha de foco.",
  "set-break": "Para as execuções antes de esta regra disparar.",
  "remove-break": "Retira um ponto de interrupção ou todos.",
  "show-breaks": "Lista os pontos de interrupção.",
  "get-incremental-reset": "Indica se as regras novas veem os factos que já existem.",
  "set-incremental-reset": "Define se as regras novas veem os factos que já existem.",
  "get-beta-memory-resizing": "Indica se as memórias das junções crescem.",
  "set-beta-memory-resizing": "Define se as memórias das junções crescem.",
};
