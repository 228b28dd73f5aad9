/** What the CLIPS prompt says beyond CLIPS itself, in Portuguese. */
import type { PromptWords } from "./en.ts";

export const pt: PromptWords = {
  hint: ":help mostra o que mais se pode fazer aqui.",
  interrupted: (fired) =>
    `Interrompido. ${fired === 0 ? "Nenhuma regra disparou" : `Este é o estado após o disparo ${fired}`}.`,
  noCommand: (name) => `Não há nenhum comando ${name}; :help mostra os que há.`,
  commands: {
    ":help": "esta lista",
    ":why-not": "porque é que uma regra não dispara",
    ":why": "de onde vem um facto ou uma instância: :why 5, :why [a]",
    ":order": "porque é que as ativações estão nesta ordem",
    ":undo": "volta N disparos atrás (1)",
    ":tree": "que facto vem de qual",
    ":network": "a rede Rete, com as correspondências de cada nó",
    ":errors": "os erros até agora, com o seu lugar",
  },
  whichRule: "Que regra? :why-not REGRA",
  noRule: (rule) => `Não há nenhuma regra ${rule}.`,
  whichEntity: "Que facto ou instância? :why 5, :why [a]",
  noFact: (label) => `Não houve nenhum facto ${label} desde o último reset.`,
  noInstance: (label) => `Não houve nenhuma instância ${label} desde o último reset.`,
  howManyFirings: "Quantos disparos? :undo 3",
  nothingToUndo: "Não há nenhum disparo para desfazer.",
  undone: (firings, fired) =>
    `${firings === 1 ? "1 disparo desfeito" : `${firings} disparos desfeitos`}; este é o estado ${fired === 0 ? "anterior ao primeiro disparo" : `após o disparo ${fired}`}.`,
  noRules: "Não há regras.",
  noErrors: "Não houve erros.",

  alternative: (number) => `Alternativa ${number}`,
  survivors: "Correspondências parciais que passam cada passo",
  ownMatches: (matches) => `(${matches} ${matches === 1 ? "correspondência" : "correspondências"} por si só)`,
  nearest: "Mais próximo",
  strategy: (strategy, evaluation) => `Estratégia ${strategy}; a prioridade é avaliada ${evaluation}.`,
  evaluations: {
    "when-defined": "ao definir a regra",
    "when-activated": "ao ativar a regra",
    "every-cycle": "em cada ciclo",
  },
  notInFocus: "(sem o foco)",
  emptyAgenda: "A agenda está vazia.",
  moreFacts: (facts) => `… e mais ${facts} ${facts === 1 ? "facto" : "factos"}`,
  goneAfter: (firing) => `retirado após o disparo ${firing}`,
  place: (line, column) => `linha ${line}, coluna ${column}`,

  gone: (isFact) => (isFact ? "(entretanto retirado)" : "(entretanto apagada)"),
  given: "veio de fora",
  madeBy: (isFact, firing) => `foi ${isFact ? "criado" : "criada"} pelo ${firing}`,
  firing: ({ number, rule, matched }) =>
    `disparo ${number} de ${rule}${matched.length === 0 ? "" : `, que correspondia a ${matched.join(", ")}`}`,
  set: (slot, firing) => `o slot ${slot} foi definido ${firing === null ? "de fora" : `pelo ${firing}`}`,
  above: "ver acima",
};
