/** What the CLIPS prompt says beyond CLIPS itself, in Catalan. */
import type { PromptWords } from "./en.ts";

export const ca: PromptWords = {
  hint: ":help enumera què més s’hi pot fer.",
  interrupted: (fired) =>
    `Interromput. ${fired === 0 ? "No s’ha disparat cap regla" : `Aquest és l’estat després del disparament ${fired}`}.`,
  noCommand: (name) => `No hi ha cap ordre ${name}; :help les enumera.`,
  commands: {
    ":help": "aquesta llista",
    ":why-not": "per què no es dispara una regla",
    ":why": "d’on ve un fet o una instància: :why 5, :why [a]",
    ":order": "per què les activacions són en aquest ordre",
    ":undo": "torna N disparaments enrere (1)",
    ":tree": "quin fet ve de quin",
    ":network": "la xarxa Rete, amb les coincidències de cada node",
    ":errors": "els errors fins ara, amb el seu lloc",
  },
  whichRule: "Quina regla? :why-not REGLA",
  noRule: (rule) => `No hi ha cap regla ${rule}.`,
  whichEntity: "Quin fet o quina instància? :why 5, :why [a]",
  noFact: (label) => `No hi ha hagut cap fet ${label} des de l’últim reset.`,
  noInstance: (label) => `No hi ha hagut cap instància ${label} des de l’últim reset.`,
  howManyFirings: "Quants disparaments? :undo 3",
  nothingToUndo: "No hi ha cap disparament per desfer.",
  undone: (firings, fired) =>
    `${firings === 1 ? "1 disparament desfet" : `${firings} disparaments desfets`}; aquest és l’estat ${fired === 0 ? "d’abans del primer disparament" : `de després del disparament ${fired}`}.`,
  noRules: "No hi ha regles.",
  noErrors: "No hi ha hagut errors.",

  alternative: (number) => `Alternativa ${number}`,
  survivors: "Coincidències parcials que superen cada pas",
  ownMatches: (matches) => `(${matches} ${matches === 1 ? "coincidència" : "coincidències"} per si sol)`,
  nearest: "El més proper",
  strategy: (strategy, evaluation) => `Estratègia ${strategy}; la prioritat s’avalua ${evaluation}.`,
  evaluations: {
    "when-defined": "en definir la regla",
    "when-activated": "en activar-se la regla",
    "every-cycle": "a cada cicle",
  },
  notInFocus: "(sense el focus)",
  emptyAgenda: "L’agenda és buida.",
  moreFacts: (facts) => `… i ${facts} ${facts === 1 ? "fet" : "fets"} més`,
  goneAfter: (firing) => `retirat després del disparament ${firing}`,
  place: (line, column) => `línia ${line}, columna ${column}`,

  gone: (isFact) => (isFact ? "(ja retirat)" : "(ja esborrada)"),
  given: "ve de fora",
  madeBy: (isFact, firing) => `${isFact ? "el va crear" : "la va crear"} el ${firing}`,
  firing: ({ number, rule, matched }) =>
    `disparament ${number} de ${rule}${matched.length === 0 ? "" : `, que coincidia amb ${matched.join(", ")}`}`,
  set: (slot, firing) =>
    `el slot ${slot} ${firing === null ? "es va fixar des de fora" : `el va fixar el ${firing}`}`,
  above: "vegeu més amunt",
};
