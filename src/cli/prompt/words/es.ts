/** What the CLIPS prompt says beyond CLIPS itself, in Spanish. */
import type { PromptWords } from "./en.ts";

export const es: PromptWords = {
  hint: ":help enumera lo que también se puede hacer aquí.",
  interrupted: (fired) =>
    `Interrumpido. ${fired === 0 ? "No se ha disparado ninguna regla" : `Este es el estado tras el disparo ${fired}`}.`,
  noCommand: (name) => `No hay ninguna orden ${name}; :help las enumera.`,
  commands: {
    ":help": "esta lista",
    ":why-not": "por qué no se dispara una regla",
    ":why": "de dónde viene un hecho o una instancia: :why 5, :why [a]",
    ":order": "por qué las activaciones están en este orden",
    ":undo": "retrocede N disparos (1)",
    ":tree": "qué hecho viene de cuál",
    ":network": "la red Rete, con las coincidencias de cada nodo",
    ":errors": "los errores hasta ahora, con su lugar",
  },
  whichRule: "¿Qué regla? :why-not REGLA",
  noRule: (rule) => `No hay ninguna regla ${rule}.`,
  whichEntity: "¿Qué hecho o instancia? :why 5, :why [a]",
  noFact: (label) => `No ha habido ningún hecho ${label} desde el último reset.`,
  noInstance: (label) => `No ha habido ninguna instancia ${label} desde el último reset.`,
  howManyFirings: "¿Cuántos disparos? :undo 3",
  nothingToUndo: "No hay ningún disparo que deshacer.",
  undone: (firings, fired) =>
    `${firings === 1 ? "1 disparo deshecho" : `${firings} disparos deshechos`}; este es el estado ${fired === 0 ? "anterior al primer disparo" : `tras el disparo ${fired}`}.`,
  noRules: "No hay reglas.",
  noErrors: "No ha habido errores.",

  alternative: (number) => `Alternativa ${number}`,
  survivors: "Coincidencias parciales que superan cada paso",
  ownMatches: (matches) => `(${matches} ${matches === 1 ? "coincidencia" : "coincidencias"} por sí solo)`,
  nearest: "Lo más cercano",
  strategy: (strategy, evaluation) => `Estrategia ${strategy}; la prioridad se evalúa ${evaluation}.`,
  evaluations: {
    "when-defined": "al definir la regla",
    "when-activated": "al activarse la regla",
    "every-cycle": "en cada ciclo",
  },
  notInFocus: "(sin el foco)",
  emptyAgenda: "La agenda está vacía.",
  moreFacts: (facts) => `… y ${facts} ${facts === 1 ? "hecho" : "hechos"} más`,
  goneAfter: (firing) => `retirado tras el disparo ${firing}`,
  place: (line, column) => `línea ${line}, columna ${column}`,

  gone: (isFact) => (isFact ? "(ya retirado)" : "(ya borrada)"),
  given: "viene de fuera",
  madeBy: (isFact, firing) => `${isFact ? "fue creado" : "fue creada"} por el ${firing}`,
  firing: ({ number, rule, matched }) =>
    `disparo ${number} de ${rule}${matched.length === 0 ? "" : `, que coincidía con ${matched.join(", ")}`}`,
  set: (slot, firing) =>
    `el slot ${slot} ${firing === null ? "se fijó desde fuera" : `lo fijó el ${firing}`}`,
  above: "véase más arriba",
};
