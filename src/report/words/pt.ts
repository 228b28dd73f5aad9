/** What a report says, in Portuguese. */
import { reasonText } from "../../run/sentences.ts";
import { pt as faults } from "../../words/faults/pt.ts";
import { asFlag, faultText } from "../../words/faults/words.ts";
import { listedIn, numberText } from "../../words/number-text.ts";
import type { Share } from "./compared.ts";
import type { ReportWords } from "./en.ts";
import { ofDomain } from "./of-domain.ts";

const numbers = numberText("pt");
const { count, significant, duration } = numbers;
const listed = listedIn("pt");
const of = (number: number, noun: string, plural = `${noun}s`) =>
  `${count(number)} ${number === 1 ? noun : plural}`;
const shares = (all: readonly Share[], text: (share: string) => string) =>
  listed(all.map(({ name, part, all }) => `${name} ${text(`${count(part)} de ${count(all)}`)}`));

const counters = {
  expanded: { title: "nós expandidos", verb: "expande" },
  generated: { title: "nós gerados", verb: "gera" },
  opened: { title: "nós abertos", verb: "abre" },
  taken: { title: "nós retirados", verb: "retira" },
};
const strip =
  "Um ponto por instância ou, se forem muitas, uma barra sobre a metade central; o traço é a mediana.";

export const pt: ReportWords = {
  ...numbers,
  listed,
  counters,
  reason: (reason) => faultText(faults(asFlag), reasonText(reason), reason),
  strategies: {
    "breadth-first": "BFS",
    "depth-first": "DFS",
    "depth-limited": "DFS limitada",
    "iterative-deepening": "aprofundamento iterativo",
    "uniform-cost": "custo uniforme",
    greedy: "Greedy",
    "a-star": "A*",
    "weighted-a-star": "A* ponderado",
    "ida-star": "IDA*",
    rbfs: "RBFS",
    "sma-star": "SMA*",
    beam: "procura em feixe",
    bidirectional: "bidirecional",
    // Of the agenda of a rule program.
    breadth: "em largura",
    depth: "em profundidade",
  },
  heuristics: {
    zero: "zero",
    misplaced: "peças fora do lugar",
    manhattan: "Manhattan",
    blank: "espaço vazio",
    "linear-conflict": "conflito linear",
    "walking-distance": "walking distance",
    reach: "alcance",
    base: "base",
    nova: "nova",
    plan: "plano",
    "border-first": "H1 (primeiro a borda)",
    spiral: "H2 (espiral)",
    colours: "H3 (cores)",
  },
  options: {
    "cost=rotations": "F1 (rotações)",
    "cost=uniform": "F2 (uniforme)",
    "cost=centre": "F3 (distância ao centro)",
    "rules=off": "sem regras",
    "rules=lisp": "com regras",
    "max-depth=10": "profundidade máxima 10",
    "max-depth=20": "profundidade máxima 20",
    "ties=newest": "empates: o mais recente",
    "ties=oldest": "empates: o mais antigo",
  },
  domains: {
    "sliding-tiles": "puzzle deslizante",
    "knight-score": "jogo do cavalo",
    eternity2: "Eternity II",
  },
  noHeuristic: "sem heurística",

  says: "O que dizem os números",
  concluded: "O que o documento conclui",
  printedNumbers: "Os números impressos",
  tables: "Tabelas",
  plotsTitle: "Gráficos",
  hardest: "As instâncias mais difíceis",
  machine: "Máquina e versões",
  allRuns: "Todas as execuções",
  contents: "Índice",
  best: "o melhor",
  arrow: "até",
  footer: "Feito pelo Frontier a partir dos resultados do estudo; nenhum número foi escrito à mão.",

  partStatus: (methods, instances, domain) =>
    `${of(methods, "método")} em ${of(instances, "instância")} ${ofDomain.pt[domain] ?? `de ${domain}`}`,
  status: (parts, runs, solved, unsolvable) => {
    const open = runs - solved - unsolvable;
    const ends = [
      solved === runs ? "todas resolvidas" : of(solved, "resolvida"),
      ...(unsolvable > 0 ? [`${count(unsolvable)} sem solução`] : []),
      ...(open > 0 ? [`${count(open)} sem resposta`] : []),
    ];
    return `${parts.join("; ")}: ${of(runs, "execução", "execuções")}, ${listed(ends)}.`;
  },
  left: (runs) =>
    runs === 1
      ? "Falta o resultado de 1 execução do estudo."
      : `Faltam os resultados de ${count(runs)} execuções do estudo.`,
  took: (ms) => `Demorou ${duration(ms)}.`,
  moves: (moves, cost) =>
    moves === null ? `custo ${count(cost)}` : `${of(moves, "jogada")}, custo ${count(cost)}`,
  placed: (pieces, cost) =>
    pieces === null ? `custo ${count(cost)}` : `${of(pieces, "peça")}, custo ${count(cost)}`,
  notSolved: "não resolvido",
  facts: {
    study: "Estudo",
    started: "Início",
    runtime: "Ambiente de execução",
    system: "Sistema operativo",
    processor: "Processador",
    memory: "Memória",
    limits: "Limites de cada execução",
    work: "Trabalho",
    times: "Tempos",
  },
  version: (version, signature) => `${version}, assinatura das contagens ${signature}`,
  work: (processes, machines) => `${of(processes, "processo")} em ${of(machines, "máquina")}`,
  times: (cpuMs) => `de relógio; ao todo, ${duration(cpuMs)} de CPU`,
  processor: (cpu, cores) => `${cpu}, ${of(cores, "núcleo")}`,

  heuristicsWith: (family) => `Heurísticas com ${family}`,
  allMethods: "Todos os métodos",
  everyOne: (kind, number) =>
    kind === "heuristics"
      ? `as ${number === 2 ? "duas" : number} heurísticas`
      : `os ${number === 2 ? "dois" : number} métodos`,
  base: (instances, everyOne) =>
    `${instances.length === 1 ? `Em ${instances[0]}, a única instância resolvida` : `Nas ${count(instances.length)} instâncias resolvidas`} com ${everyOne}`,
  noneBest: (everyOne) =>
    `Nenhuma instância foi resolvida com ${everyOne}, por isso não se pode dizer qual é melhor.`,
  allEqual: (base, mean, instances, isOnEach) =>
    instances === 1
      ? `${base}, não há diferença: ${significant(mean)} nós.`
      : isOnEach
        ? `${base}, não há diferença: os mesmos nós em cada uma, ${significant(mean)} em média geométrica.`
        : `${base}, não há diferença na média geométrica: ${significant(mean)} nós.`,
  fewest: (base, names, counter, mean, instances) => {
    const first =
      names.length === 1 ? `${counters[counter].verb} menos nós` : "partilham o menor número de nós";
    return `${base}, ${listed(names)} ${first}: ${significant(mean)}${instances === 1 ? "" : " em média geométrica"}.`;
  },
  dominates: (best, rivals) =>
    `${best} domina ${shares(rivals, (share) => `(menos nós em ${share})`)}: nunca precisa de mais nós numa instância que ambos resolveram.`,
  dominatesMany: (best, dominated, others) =>
    `${best} domina ${dominated === others ? "os" : `${count(dominated)} dos`} ${count(others)} que em média precisam de mais: nunca precisa de mais nós numa instância que ambos resolveram.`,
  alike: (groups) =>
    `Com o mesmo número de nós em todas as instâncias: ${groups.map((names) => listed(names)).join("; ")}. Daqui em diante, o primeiro de cada grupo representa os outros.`,
  unnamedOptions: "Uma opção que não é nomeada não muda nada aqui.",
  notAhead: (rivals) =>
    `Não está à frente em todas. Das instâncias que ambos resolveram, precisam de menos nós ${shares(rivals, (share) => `em ${share}`)}.`,
  ratios: (best, ratios, counter, instances) => {
    const said = ratios.map(({ name, mean, least, most }, i) => {
      const range = instances > 1 ? ` (de ${significant(least)} a ${significant(most)})` : "";
      return `${name}${i === 0 ? ` ${counters[counter].verb}` : ""} ${significant(mean)}${range}`;
    });
    const base = instances === 1 ? "" : `, em média geométrica sobre essas ${count(instances)} instâncias`;
    return `Por cada nó de ${best}, ${listed(said)}${base}.`;
  },
  ratioEnds: (best, next, last, counter, instances) =>
    `${instances === 1 ? "Nela" : `Em média geométrica sobre essas ${count(instances)} instâncias`}, o seguinte é ${next.name}, com ${significant(next.mean)} ${counters[counter].title} por cada um de ${best}, e o último ${last.name}, com ${significant(last.mean)}; os restantes estão na tabela de métodos.`,
  cheapest: (first, best, counter, mean, instances) =>
    `${first} nem sempre encontrou o menor custo conhecido; dos que o encontraram, ${best} é o que ${counters[counter].verb} menos nós: ${significant(mean)}${instances === 1 ? "" : ` nessas ${count(instances)} instâncias`}.`,
  growth: (factors, instances) =>
    `Visto como crescimento, cada nível a mais de profundidade multiplica os nós pelo fator de ramificação efetivo: ${listed(factors.map(({ name, factor }) => `${factor} com ${name}`))}${instances === 1 ? "" : ` (medianas nessas ${count(instances)} instâncias)`}.`,

  timesShort: (ms, instances) =>
    `Os tempos não são comparados: com cada método ${instances === 1 ? "a execução demorou" : `as ${count(instances)} execuções juntas demoraram`} menos de ${ms} ms.`,
  tooShort: (names, ms, instances) =>
    `${listed(names)}: menos de ${ms} ms ${instances === 1 ? "nesta instância" : `ao todo nestas ${count(instances)} instâncias`}, demasiado pouco para ordenar pelo tempo.`,
  took1: (name, ms, instances) =>
    `${name} demorou ${duration(ms)}${instances === 1 ? "" : ` nas mesmas ${count(instances)} instâncias`}.`,
  timeRange: (isOfOthers, instances, fastest, least, slowest, most) =>
    `${instances === 1 ? "Nesta instância" : `Nestas ${count(instances)} instâncias`}, ${isOfOthers ? "dos outros, " : ""}${fastest} foi o que menos demorou, ${duration(least)}, e ${slowest} o que mais demorou, ${duration(most)}.`,
  price: (name, microseconds) => `${significant(microseconds, 2)} µs com ${name}`,
  fewerButSlower: (fewest, fastest, ms, prices) =>
    `${fewest} precisa de menos nós do que ${fastest}, mas demora ${duration(ms)}: um nó custa ${prices[0]} e ${prices[1]}.`,
  dearerButFaster: (fastest, cheapest, share, prices) =>
    `Um nó custa ${prices[0]} e só ${prices[1]}, mas são tantos menos que ${fastest} demora ${significant(share, 2)} vezes o que demora ${cheapest}.`,

  costTitle: "Custo das soluções",
  allCheapest: (solutions) =>
    solutions === 1
      ? "A única solução encontrada tem o menor custo conhecido da sua instância."
      : `As ${count(solutions)} soluções encontradas têm o menor custo conhecido da sua instância.`,
  alwaysCheapest: (names) =>
    `Sempre com o menor custo conhecido, nas instâncias que cada um resolveu: ${listed(names, 10)}.`,
  paidMore: (names, costlier, all, times) =>
    `${listed(names)} ${names.length === 1 ? "pagou" : "pagaram"} mais em ${count(costlier)} de ${of(all, "instância")}${times === null ? "" : `, até ${significant(times)} vezes esse custo`}.`,

  unsolvedTitle: "Não resolvidas, por isso não comparadas",
  outcomes: {
    solved: "resolvida",
    unsolvable: "sem solução",
    limit: "limite",
    interrupted: "interrompida",
    died: "falhada",
  },
  limits: {
    nodes: "limite de nós",
    time: "limite de tempo",
    cpu: "limite de tempo de processador",
    memory: "limite de memória",
  },
  otherLimit: (limit) => `limite de ${limit}`,
  died: (names, where, reason) =>
    `${listed(names)} ${names.length === 1 ? "falhou" : "falharam"} em ${listed(where)}${reason === "" ? "" : ` (${reason})`}.`,
  interrupted: (names, where) =>
    `${listed(names)} ${names.length === 1 ? "foi interrompido" : "foram interrompidos"} em ${listed(where)}.`,
  stopped: (names, limit, where) =>
    `${listed(names)} ${names.length === 1 ? "parou" : "pararam"} no ${limit} em ${listed(where)}.`,
  unsolvable: (instances) => `Não há solução para ${listed(instances, 10)}.`,
  unsolvableWith: (instance, methods) => `${instance} não tem solução com ${listed(methods)}.`,

  cautionTitle: "Até onde isto vai",
  measuredOnce: "Cada tempo foi medido uma só vez, por isso as diferenças pequenas nada significam.",
  instancesOnly:
    "Que um método domine outro diz-se aqui das instâncias executadas, não de outros tabuleiros.",
  medians: (repetitions) => `Os tempos são medianas de ${repetitions} repetições ou mais.`,
  fewInstances: (instances) =>
    `Com ${of(instances, "instância")}, isto mostra o que aconteceu aqui, não que valha em geral.`,
  wavering: (where) =>
    `As contagens de nós diferem entre repetições de ${listed(where.map(([method, instance]) => `${method} em ${instance}`))}; não devia acontecer.`,

  columns: {
    instance: "instância",
    method: "método",
    cost: "custo",
    solved: "resolvidas",
    atLeastCost: "com o menor custo conhecido",
    time: "tempo (ms, mediana)",
    perNode: "µs por nó",
    penetrance: "penetrância (mediana)",
    branching: "fator de ramificação (mediana)",
    notSolvedBy: "não resolvida por",
    by: "com",
    row: "linha",
    statement: "afirmação",
    verdict: "veredicto",
    evidence: "números",
  },
  runColumns: {
    outcome: "resultado",
    depth: "profundidade",
    generated: "gerados",
    expanded: "expandidos",
    opened: "abertos",
    taken: "retirados",
    duplicates: "repetidos",
    frontierLeft: "abertos no fim",
    penetrance: "penetrância",
    branching: "ramificação",
    ms: "ms",
    memory: "memória",
  },
  methodsTitle: "Métodos",
  instancesAre: "O que são as instâncias",
  hasNone: "não tem solução",
  leastCost: (cost) => `menor custo conhecido: ${cost}`,
  instancesTitle: (counter) => `Instâncias: ${counter}`,
  geometricMean: (counter) => `${counter} (média geométrica)`,
  fewestOf: (counter) => `mínimo de ${counter}`,
  shareOf: (part, all) => `${count(part)} de ${count(all)}`,
  withCost: (instance, cost) => `${instance} (custo ${cost})`,
  noSolution: "não há",
  meansOver: (shared, all) =>
    shared.length === 0
      ? "Nenhuma instância foi resolvida por todos os métodos, por isso não há médias."
      : `As médias e as colunas à sua direita dizem respeito ${shared.length === 1 ? `a ${shared[0]}, a única de ${count(all)} instâncias` : `às ${count(shared.length)} de ${count(all)} instâncias`} que todos os métodos resolveram.`,
  severalCosts:
    "Onde uma instância tem vários custos, os métodos encontraram soluções de custo diferente ou medem-no de outra maneira.",
  inBrackets: "Entre parênteses, a contagem com que uma execução acabou sem resposta.",
  cut: (shown, all) => `As primeiras ${count(shown)} de ${count(all)}; o CSV tem-nas todas.`,

  printedNote: "Impresso / nosso, onde não são iguais.",
  blankNote: "( ): em branco no documento.",
  someEqual: (equal, asked) =>
    `${count(equal)} dos ${of(asked, "número")} que se podem reproduzir são iguais aos impressos.`,
  oneEqual: "O único número que se pode reproduzir é igual ao impresso.",
  allNumbersEqual: (asked) => `Os ${count(asked)} números que se podem reproduzir são iguais aos impressos.`,
  differing: (row, column, printed, ours) => `${row}, ${column}: impresso ${printed}, nosso ${ours}.`,
  missing: (missing) =>
    `${missing === 1 ? "Falta 1 número nosso" : `Faltam ${count(missing)} números nossos`}, porque as execuções não deram nenhum.`,
  unreproducible: (where, rows, reason) =>
    `${rows > where.length ? of(rows, "linha") : listed(where)}: ${reason}`,
  marks: {
    equal: "igual ao número impresso",
    differs: "diferente do número impresso",
    missing: "falta o nosso número",
    unreproducible: "não se pode reproduzir",
  },
  shortMarks: {
    equal: "=",
    differs: "**diferente**",
    missing: "(falta)",
    unreproducible: "(não reproduzível)",
  },

  verdicts: { holds: "verifica-se", fails: "não se verifica", untold: "não se pode dizer" },
  statementNote:
    "Cada afirmação é verificada com as execuções deste estudo. A contagem de uma procura cortada é um limite inferior.",
  numbers: {
    cost: "custo",
    expanded: "nós expandidos",
    generated: "nós gerados",
    opened: "nós abertos",
    taken: "nós retirados",
    peakFrontier: "fronteira máxima",
    frontierLeft: "nós folha",
    duplicates: "estados repetidos",
    penetrance: "penetrância",
    timeMs: "tempo",
  },
  comparisons: (right, all) => `${count(right)} de ${of(all, "comparação", "comparações")}`,
  rightRuns: (right, all) => `${count(right)} de ${of(all, "execução", "execuções")}`,
  against: (instance, own, value, other, otherValue) =>
    `${instance}: ${own} ${value}, ${other} ${otherValue}`,
  single: (instance, own, value) => `${instance}: ${own} ${value}`,
  nothingToCompare: "não há execuções para comparar",

  noPlot: (title, needs) => `Não há gráfico «${title}»: precisa de ${needs}.`,
  axes: {
    log: (label) => `${label} (escala logarítmica)`,
    time: "tempo",
    penetrance: "penetrância",
    depth: "profundidade da solução menos profunda (jogadas)",
    share: "instâncias resolvidas (%)",
    solved: "instâncias resolvidas",
    others: "os outros métodos",
  },
  atDepth: (name, depth, value, instances) =>
    `${name}, profundidade ${depth}: ${count(value)} (${listed(instances, 4)})`,
  within: (name, solved, all, value, instance) => `${name}: ${solved} de ${all} em ${value} (${instance})`,
  plots: (counter) => {
    const { title } = counters[counter];
    const nodes = title[0]!.toUpperCase() + title.slice(1);
    return {
      nodes: {
        title: `${nodes} por método`,
        caption: `${strip} Oco: acabou sem resposta.`,
        needs: "uma execução que tenha expandido algum nó",
      },
      time: {
        title: "Tempo por método",
        caption: `${strip} Oco: acabou sem resposta.`,
        needs: "uma execução com o tempo medido",
      },
      growth: {
        title: `${nodes} segundo a profundidade`,
        caption:
          "A mediana das instâncias resolvidas em cada profundidade da solução menos profunda encontrada.",
        needs: "instâncias resolvidas de três profundidades diferentes",
      },
      penetrance: {
        title: "Penetrância por método",
        caption: `Profundidade da solução a dividir pelos nós gerados: 1 é uma procura que nunca se desvia. ${strip}`,
        needs: "uma execução resolvida",
      },
      solved: {
        title: "Proporção resolvida ao longo do tempo",
        caption:
          "Que parte das suas instâncias um método resolveu ao fim de um tempo. Quanto mais acima e mais à esquerda, melhor.",
        needs: "duas execuções resolvidas",
      },
      scatter: {
        title: `${nodes}, método contra método`,
        caption:
          "Um ponto é uma instância que ambos os métodos resolveram: na horizontal, o de menos nós em média; na vertical, outro. Acima da diagonal, o outro precisa de mais. Se os outros forem mais de seis, desenham-se os seis de menos nós.",
        needs: "uma instância em que dois métodos tenham procurado e encontrado solução",
      },
      "cactus-time": {
        title: "Instâncias resolvidas segundo o tempo",
        caption:
          "Quantas instâncias um método resolve se cada uma puder demorar isto. Quanto mais à direita e mais abaixo, melhor.",
        needs: "duas execuções resolvidas",
      },
      "cactus-nodes": {
        title: `Instâncias resolvidas segundo os ${title}`,
        caption:
          "Quantas instâncias um método resolve se cada uma puder precisar disto. Quanto mais à direita e mais abaixo, melhor.",
        needs: "duas execuções resolvidas",
      },
    };
  },
};
