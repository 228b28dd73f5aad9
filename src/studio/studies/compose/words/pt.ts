/** The words of composing a study, in Portuguese. */
import type { ComposeWords } from "./en.ts";

export const pt: ComposeWords = {
  title: "Compor um estudo",
  back: "Voltar aos estudos",
  name: "Nome",
  question: "Pergunta",
  domain: "Domínio",
  boards: "Tabuleiros",
  random: "Tabuleiros aleatórios",
  seed: "Primeira semente",
  size: "Tamanho",
  strategies: "Estratégias",
  heuristics: "Heurísticas",
  heuristicsHelp: "Só são cruzadas com as estratégias que usam uma.",
  options: "Opções a comparar",
  optionsHelp: "Os valores são separados por vírgulas.",
  limits: "Limites de uma execução",
  limit: {
    time: "Tempo",
    cpu: "Tempo de processador",
    memory: "Memória",
    nodes: "Nós expandidos",
    depth: "Profundidade",
  },
  repetitions: "Repetições",
  runs: (count, isOne) => (isOne ? "1 execução" : `${count} execuções`),
  nothing: "Escolha pelo menos um tabuleiro e uma estratégia.",
  tooMany: (most) => `A página faz no máximo ${most}; o ficheiro pode ser executado com frontier study run.`,
  run: "Executar",
  save: "Guardar como YAML",
  file: "O ficheiro do estudo",
};
