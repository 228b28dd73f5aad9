/** What stands in a course report, in Portuguese. */
import type { InformeWords } from "./en.ts";

export const pt: InformeWords = {
  toFill: "[a preencher]",
  byAuthor: (what) => `A cargo dos autores: ${what}`,

  cover: "Capa",
  university: "Universidade",
  department: "Departamento",
  course: "Unidade curricular",
  work: "Título do trabalho",
  students: "Estudantes e números",
  teacher: "Docente",
  date: "Data",

  platform: "Plataforma de desenvolvimento",
  ownPlatform:
    "se entregarem um programa próprio, o compilador e o ambiente de execução que usa, com as versões.",

  design: "Conceção da solução",
  problem: "O problema como procura",
  formulation: {
    state: "Estados",
    actions: "Operadores",
    goal: "Estado objetivo",
    cost: "Custo do caminho",
  },
  domains: {
    "sliding-tiles": {
      state: "a posição de cada peça e do espaço vazio no tabuleiro",
      actions:
        "mover o espaço vazio para cima, para baixo, para a esquerda ou para a direita, ou seja, deslizar para lá a peça vizinha",
      goal: "cada peça no seu lugar",
      cost: "o número de jogadas",
    },
    "knight-score": {
      state: "os números que restam no tabuleiro, a posição do cavalo e a pontuação atual",
      actions: "uma jogada do cavalo para uma casa com número, cujos pontos se somam e que fica depois vazia",
      goal: "uma pontuação igual ou superior à pontuação objetivo",
      cost: "o número de jogadas",
    },
    eternity2: {
      state: "as peças colocadas no tabuleiro, com as suas rotações",
      actions: "colocar uma peça que reste, rodada de qualquer maneira, numa posição vazia",
      goal: "um tabuleiro completo com a mesma cor nos lados vizinhos e cinzento nas bordas",
      cost: "o da função de custo escolhida",
    },
  },
  searches: (names) => `Procuras comparadas: ${names}.`,
  heuristicsUsed: "Heurísticas",
  heuristics: {
    zero: "0 para todos os estados",
    misplaced: "o número de peças fora do lugar",
    manhattan: "a soma das distâncias verticais e horizontais de cada peça ao seu lugar",
    blank: "a distância do espaço vazio ao seu lugar",
    base: "os pontos em falta a dividir pela média dos números que restam",
    nova: "os pontos em falta vezes as jogadas possíveis, a dividir por oito vezes o número mais alto que resta",
    "border-first": "primeiro os cantos, depois as bordas, depois o que está longe do centro",
    spiral: "as posições por ordem de espiral",
    colours: "as posições em falta, enquanto as cores necessárias restarem noutras peças",
  },
  example: (instance) => `Exemplo resolvido: ${instance}`,
  exampleNote: "Cada estimativa deste tabuleiro pelas suas partes, e f = g + h do primeiro passo.",
  hopeless:
    "não há: o tabuleiro não tem solução, o que se deteta antes da procura, pelo que nenhum estado é aberto.",
  ownDesign: "como chegaram a esta solução e que alternativas rejeitaram.",

  details: "Detalhes da implementação",
  frontier: "O A* ordena a lista de abertos por f = g + h: retira sempre o nó de menor f.",
  duplicates: {
    none: "Os estados repetidos não são reconhecidos.",
    parent:
      "Não se gera o sucessor que desfaz a última jogada; os outros estados repetidos não são reconhecidos.",
    path: "É rejeitado um sucessor cujo estado já está no seu caminho.",
    "keep-first":
      "Cada estado alcançado é guardado numa tabela de dispersão, e é rejeitado um sucessor cujo estado já foi alcançado.",
    "keep-cheapest":
      "Cada estado alcançado é guardado com o seu custo numa tabela de dispersão; um sucessor cujo estado já foi alcançado é rejeitado, a não ser que o novo caminho seja mais barato.",
  },
  implicit:
    "O grafo é implícito: os sucessores são gerados ao expandir um estado, e o grafo completo nunca é guardado.",
  parity: "Os tabuleiros sem solução são detetados antes da procura, pela paridade das inversões.",
  ownDetails: "as estruturas de dados do vosso programa e os aspetos relevantes da implementação.",

  experiment: "Resultados finais",
  initialState: "Tabuleiro",
  pathCost: "custo do caminho",
  analysis: "Observações finais",

  state: "Estado atual dos programas",
  works: (runs, answered) =>
    runs === answered
      ? `O programa funciona: as ${runs} execuções do estudo acabaram com uma resposta.`
      : `Das ${runs} execuções do estudo, ${answered} acabaram com uma resposta; as outras estão listadas acima.`,
  ownState: "os erros conhecidos e o que ainda não funciona.",

  references: "Referências bibliográficas",
  ownReferences: "outras fontes que tenham utilizado.",
};
