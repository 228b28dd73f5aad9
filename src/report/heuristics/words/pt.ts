/** What a report on heuristics says, in Portuguese. */
import { listIn } from "../../../words/faults/lists.ts";
import { pt as knightParts } from "../../../words/knight-parts.ts";
import type { HeuristicWords } from "./en.ts";

export const pt: HeuristicWords = {
  boardTitle: "O que as heurísticas dizem deste tabuleiro",
  spaceTitle: (domain, space) => `As heurísticas de ${domain} em ${space}`,

  list: listIn("e"),
  heuristic: "heurística",
  start: "início",
  tile: "peça",
  sum: "soma",
  parts: {
    tile: (name) => `peça ${name}`,
    row: (name) => `linha ${name}`,
    column: (name) => `coluna ${name}`,
    rows: () => "linhas",
    columns: () => "colunas",
    pattern: (name) => `padrão ${name}`,
    blank: () => "espaço vazio",
    cell: (name) => `casa ${name}`,
    rule: () => "regra violada",
    ...knightParts,
  },
  theBoard: "O tabuleiro",
  andMore: (first, more, number) => (number === 0 ? first : `${first} e mais ${more}`),
  solvability: "Tem solução?",
  comesBefore: (tile, others) => `${tile} está antes de ${others}`,
  inversions: (count, isOne) => `${count} ${isOne ? "inversão" : "inversões"}`,
  blankRows: (inversions, rows) => `${inversions} + ${rows} linhas do espaço vazio até ao seu lugar`,
  even: (sum) => `${sum}: par, logo este tabuleiro tem solução.`,
  odd: (sum) => `${sum}: ímpar, logo este tabuleiro não tem solução.`,
  hopeless: "Este tabuleiro não tem solução.",
  estimates: "As estimativas por partes",
  tileByTile: "Peça a peça",
  rootAndChildren: "f = g + h do início e dos seus sucessores",

  whole: (states) => `Foram vistos todos os ${states} estados: o que aqui se diz fica provado.`,
  part: (states) =>
    `Só foram vistos ${states} estados; não se conhecem os seus custos reais, e o que nenhum estado refuta não fica provado.`,
  sample: (states, seed, isOne) =>
    `Amostra de ${states} ${isOne ? "estado" : "estados"} (semente ${seed}): ± é o erro padrão da média, e o que nenhum estado refuta não fica provado.`,
  solvedBy: (solver) => `Os custos reais foram obtidos com ${solver}.`,
  unknownCosts: (states, isOne) =>
    isOne
      ? "Não se encontrou dentro dos limites o custo real de um estado: conta para h, mas não para os erros."
      : `Não se encontrou dentro dos limites o custo real de ${states} estados: contam para h, mas não para os erros.`,
  deadEnds: (states, isOne) =>
    isOne
      ? "De um estado não se chega a nenhum objetivo; fica fora das médias."
      : `De ${states} estados não se chega a nenhum objetivo; ficam fora das médias.`,
  costs: (mean, most) => `A solução mais barata custa ${mean} em média e ${most} no máximo.`,
  tree: (children) => `Um estado tem ${children} sucessores em média.`,
  treeGrows: (branching) =>
    `A árvore de procura sem passos para trás multiplica-se por ${branching} em cada nível.`,
  limit: "Parou num limite.",
  interrupted: "Interrompido.",
  nothingSeen: "Até aí nenhum estado tinha sido visto.",

  why: "Qual é a melhor heurística e porquê",
  best: (name, error, isProved) =>
    `Das que ${isProved ? "nunca sobrestimam" : "nenhum estado refuta"}, ${name} é a que mais se aproxima do custo real: fica a ${error} em média.`,
  bestIsExact: (name, isProved) =>
    `Das que ${isProved ? "nunca sobrestimam" : "nenhum estado refuta"}, ${name} é exata: dá o custo real sempre que se pode chegar a um objetivo.`,
  bestIsH: (name, mean) =>
    `Das que nenhum estado refuta, ${name} dá as estimativas mais altas: ${mean} em média.`,
  bestDominates: (name, others, isOne) =>
    `Em nenhum estado ${name} fica abaixo de ${others}, e em alguns fica acima: domina-${isOne ? "a" : "as"}.`,
  fewerExpanded: (name, isOne) =>
    `Como ${name} também é consistente, com ela o A* não expande nenhum estado que com ${isOne ? "a outra" : "alguma delas"} deixaria por expandir, exceto entre os que têm f igual ao custo da solução.`,
  notComparable: (name, others) =>
    `${name} não é comparável com ${others}: cada uma supera a outra em alguns estados.`,
  fewerNodes: (bound, name, nodes, other, more) =>
    `Com o limite ${bound}, o IDA* expande ${nodes} nós com ${name} e ${more} com ${other}, em média sobre estes estados como início.`,
  notShown:
    "Tudo isto é sobre estimativas e nós, não sobre tempo: uma estimativa melhor pode demorar mais a calcular.",

  quality: "Qualidade das estimativas",
  meanH: "h média",
  meanError: "erro médio",
  maxError: "erro máximo",
  exact: "exatas",
  admissible: "admissível",
  consistent: "consistente",
  yes: "sim",
  no: "não",
  notRefuted: "não refutada",
  errorNote: "O erro é a distância entre h e o custo real; «exatas» é a proporção de estados sem erro.",

  thisBoard: "este tabuleiro",
  counterexamples: "Os contraexemplos mais próximos de um objetivo",
  tooHigh: (name, state, h, cost) =>
    `${name} não é admissível: dá ${h} para ${state}, cujo custo real é ${cost}.`,
  falls: (name, state, h, action, cost, next) =>
    `${name} não é consistente: dá ${h} para ${state}, mas depois de «${action}», que custa ${cost}, só ${next}.`,

  dominance: "Qual domina qual",
  better: "melhor",
  worse: "pior",
  strictlyOn: "acima em (estados)",
  equal: (names) => `Iguais em todos os estados: ${names}.`,
  latticeCaption:
    "Cada linha desce de uma heurística para outra que ela domina, com o número de estados em que a supera.",

  nodes: "Nós de uma iteração do IDA*",
  bound: "limite",
  predicted: "nós previstos",
  counted: "nós contados",
  predictedBranching: "b previsto",
  countedBranching: "b contado",
  nodesNote:
    "Previstos a partir da distribuição de h (Korf, Reid e Edelkamp) e contados com estes estados como início, em média. b satisfaz b + b² + … + b^limite = nós.",
  exactPrediction: "Sobre todos os inícios de um puzzle, a previsão é exata se a heurística for consistente.",

  errorByCost: "Erro médio segundo o custo real",
  errorCaption: "A que distância do custo real fica h, segundo o custo real do estado. Mais abaixo é melhor.",
  trueCost: "custo real",
  distribution: "Distribuição de h",
  distributionCaption:
    "Com que frequência aparece cada estimativa. Mais à direita é melhor, se nenhuma sobrestima.",
  shareOfStates: "estados (%)",
  states: "estados",

  counts: "O tamanho deste espaço",
  depth: "profundidade",
  nominal: "ramificação segundo o relatório",
  real: "ramificação real",
  paths: "maneiras de lá chegar",
  boards: "tabuleiros diferentes",
  board: "tabuleiro",
  reportTree: (nodes) =>
    `O relatório retira 4 regras por cada peça colocada e assim multiplica até ${nodes} nós.`,
  correction: (paths, boards) =>
    `Mas uma peça ocupa também a sua casa: à profundidade d restam 4 (N − d)² regras. Há ${paths} maneiras de encher o tabuleiro e ${boards} tabuleiros diferentes, cheios ou não.`,
  growth: "Crescimento com o tamanho do tabuleiro",
  rules: "regras no início",
  reportNodes: "nós no relatório",
  fullPaths: "maneiras de o encher",
  leastGenerated: "mínimo gerado",
  growthNote: "O mínimo que uma procura gera: a que nunca se engana expande um tabuleiro por nível.",
  spacesTitle: "Os espaços do relatório sobre o Eternity II",
  scrambling: "A primeira função de custo, com as peças guardadas e baralhadas",
  stored: "guardadas",
  scrambled: (seed) => `baralhadas ${seed}`,
  scramblingNote:
    "Nós que o A* expande com o custo baseado em rotações (F1); > indica onde parou. As peças estão guardadas tal como ficam na solução, e por isso poucas rotações apontam para ela; baralhadas, já não a denunciam.",

  wrote: (file) => `Escrito ${file}.`,
};
