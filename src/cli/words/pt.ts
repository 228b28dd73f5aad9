/** What the commands print, in Portuguese. */
import type { NumberText } from "../../words/number-text.ts";
import type { Words } from "./en.ts";

const either = (names: readonly string[]) => names.join(" ou ");

export const wordsWith = ({ count, duration, bytes }: NumberText): Words => ({
  standardInput: "entrada padrão",
  wouldChange: (file) => `${file} mudaria`,
  wrote: (file) => `${file} foi escrito.`,
  yes: "sim",
  no: "não",
  none: "nenhum",
  unknown: "não se sabe",

  bug: "Isto é um erro do Frontier; por favor, comunique-o:",
  seeHelp: "(--help mostra as opções)",
  meant: (near) => (near.length === 0 ? "" : ` Queria dizer ${either(near)}?`),
  usage: {
    unknownOption: (option) => `Não há nenhuma opção ${option}.`,
    missingArgument: (name) => `Falta o argumento «${name}».`,
    missingOption: (option) => `Falta a opção ${option}.`,
    missingValue: (option) => `À opção ${option} falta o valor.`,
    tooMany: (most, given) => `Há argumentos a mais: esperam-se ${most}, não ${given}.`,
    wrongChoice: (what, value, choices) =>
      `«${value}» não serve para ${what}; aceitam-se ${choices.join(", ")}.`,
  },

  outcomes: {
    solved: "resolvido",
    unsolvable: "sem solução",
    limit: "limite",
    interrupted: "interrompido",
    died: "caído",
  },
  limits: {
    depth: "limite de profundidade",
    nodes: "limite de nós",
    time: "limite de tempo",
    cpu: "limite de tempo de processador",
    memory: "limite de memória (o passo seguinte precisa de mais)",
    width: "limite da largura do feixe: nós melhores afastaram os outros",
  },
  limited: (limit) =>
    `(limite de ${({ depth: "profundidade", nodes: "nós", time: "tempo", memory: "memória", width: "largura" } as Readonly<Record<string, string>>)[limit] ?? limit})`,
  solvedIn: (moves, cost) =>
    `Resolvido em ${count(moves)} ${moves === 1 ? "jogada" : "jogadas"}${cost === undefined ? "" : `, custo ${count(cost)}`}`,
  noSolution: "Sem solução.",
  allSearched: (ms) => `Tudo o que se pode alcançar foi percorrido em ${duration(ms)}.`,
  interrupted: "Interrompido",
  stoppedAt: (limit) => `Parado no ${limit}`,
  soFar: (ms) => ` ao fim de ${duration(ms)}. Até agora:`,
  tryNext: "O que mais se pode tentar:",
  quickHeuristic: (taken, exact) =>
    `O tabuleiro está cheio, por isso foi usada a heurística rápida ${taken}: pode haver uma solução mais curta. --heuristic ${exact} procura uma das mais curtas, o que pode demorar muitíssimo.`,
  score: (points, isFinal) => `${isFinal ? "Pontos" : "A melhor pontuação até agora"}: ${count(points)}.`,
  jumps: "passos",
  boardsHint: "--boards mostra um tabuleiro por cada passo.",
  counters: {
    generated: "gerados",
    expanded: "expandidos",
    duplicates: "repetidos",
    reopened: "reabertos",
    taken: "retirados",
    opened: "abertos",
    frontierLeft: "restam na fronteira",
    peakFrontier: "fronteira máxima",
    depth: "profundidade",
    penetrance: "penetrância",
    branchingFactor: "fator de ramificação",
    memoryBytes: "memória",
    timeMs: "tempo",
    rate: "nós por segundo",
  },
  start: "início",
  goal: "objetivo",
  progress: (ms, nodes, rate, frontier) =>
    `${duration(ms)} · ${count(nodes)} nós · ${count(rate)}/s · fronteira ${count(frontier)}`,
  building: (size, bar, percent, leftMs) =>
    `a construir tabelas de ${bytes(size)}, guardadas para a próxima vez ${bar} ${percent} %${leftMs === undefined ? "" : `, faltam uns ${duration(leftMs)}`}`,
  stages: { states: "estados", heuristics: "heurísticas" },
  findings: {
    "wrong answer": "resposta errada",
    "state changed": "estado alterado",
    "answer changed": "resposta instável",
    "key clash": "chaves iguais",
    inadmissible: "não admissível",
    inconsistent: "não consistente",
    "no whole number": "número não inteiro",
    backward: "para trás",
  },
  nothingWrong: "Não se encontrou nada de errado.",
  ignoredWith: (option, other) => `--${option} não tem efeito com --${other}: não foi usado.`,
  ignoredWithout: (option, other) => `--${option} não tem efeito sem --${other}: não foi usado.`,
  ignored: (option, domain) => `--${option} não tem efeito em ${domain}: não foi usada.`,

  titles: {
    domain: "domínio",
    strategy: "estratégia",
    heuristic: "heurística",
    instance: "instância",
    preset: "configuração",
    problem: "problema",
    summary: "o que é",
    aliases: "também",
    input: "um problema é",
    how: "como procura",
    needs: "precisa de",
    optimal: "solução mais barata",
    complete: "completa",
    otherOptions: "outras opções",
    options: "opções",
    admissible: "admissível",
    consistent: "consistente",
    leastCost: "custo mínimo",
    cost: "custo",
    noHeuristic: "(sem heurística)",
    moves: "jogadas",
    nodesExpanded: "nós expandidos",
    time: "tempo",
    counter: "contador",
    soFar: "até aqui",
    nodesNow: "nós agora",
    howMany: "quantos",
    study: "estudo",
    question: "pergunta",
    runs: "execuções",
    started: "iniciado",
    solved: "resolvidas",
  },
  needs: {
    heuristic: "heurística",
    backward: "procura a partir dos objetivos",
    "depth limit": "limite de profundidade",
  },
  optimal: {
    always: "sempre",
    "unit costs": "com custos unitários",
    "admissible heuristic": "com heurística admissível",
    "within the weight": "conforme o peso",
    never: "nunca",
  },

  welcome: {
    title: ", uma oficina de procura em espaços de estados.",
    hardest: "O 8-puzzle que precisa de mais jogadas, resolvido de quatro maneiras:",
    next: "Para continuar",
    tasks: {
      studio: "ver procuras numa página web",
      own: "resolver um tabuleiro seu",
      fifteen: "resolver um 15-puzzle com o mínimo de jogadas",
      compare: "comparar heurísticas",
      list: "ver o que há: estratégias, escolhas, heurísticas, instâncias, configurações",
      help: "ver todos os comandos e opções",
    },
  },

  trace: {
    event: (step, all) => `Acontecimento ${count(step)} de ${count(all)}`,
    bound: (f) => `uma ronda com limite ${f}`,
    node: (type, id, values, parent, action) =>
      `${type}, nó ${id} (${values}${parent === undefined ? "" : `, vem do nó ${parent} com ${action}`})`,
    types: {
      start: "início",
      generate: "gerar",
      duplicate: "repetido",
      prune: "podar",
      update: "caminho mais barato",
      reopen: "reabrir",
      take: "retirar",
      expand: "expandir",
      leave: "abandonar",
      goal: "objetivo",
      frontier: "na fronteira",
      taken: "retirados",
      expanded: "expandidos",
      pruned: "podados",
      left: "abandonados",
    },
    cutOff: (file) => `${file} termina antes da sua procura: está cortado.`,
    exported: (events, file) => `${count(events)} acontecimentos escritos em ${file}.`,
  },

  depths: {
    progress: (depth, reached, boards) =>
      `profundidade ${depth}, ${count(reached)} de ${count(boards)} tabuleiros`,
    boards: "tabuleiros",
    whole: (reached, depth, took) =>
      `${count(reached)} tabuleiros, nenhum a mais de ${depth} movimentos do objetivo (${took}). Os mais profundos:`,
    interrupted: (depth, reached, boards, took) =>
      `Interrompido à profundidade ${depth}: ${count(reached)} de ${count(boards)} tabuleiros até agora (${took}).`,
  },

  tree: {
    none: "Nenhum facto vem de outro, por isso não há árvore. Os factos iniciais foram afirmados?",
    firings: (fired) => `${count(fired)} ${fired === 1 ? "disparo" : "disparos"}`,
    level: (level) => `nível ${level}`,
    more: (left) => `… e mais ${count(left)}; --lines mostra mais, --svg FICHEIRO desenha a árvore.`,
  },

  pieces: {
    solutions: (number) => `${count(number)} ${number === 1 ? "solução" : "soluções"}`,
    solved: "Resolvido",
    all: "Tudo foi percorrido",
    atLimit: "Parado no limite",
    work: (made, ms, rate) => `${count(made)} colocações em ${duration(ms)}, ${count(rate)} por segundo`,
    best: (placed, cells, score, most) =>
      `Melhor tabuleiro: ${placed} de ${cells} peças, pontuação ${score} de ${most}.`,
    progress: (ms, made, rate) => `${duration(ms)} · ${count(made)} colocações · ${count(rate)}/s`,
    deepest: (placed, cells, score, most) => `máximo ${placed} de ${cells} · pontuação ${score} de ${most}`,
    share: (percent) => `${percent} % da árvore`,
    filled: (filled, cells, score, most) =>
      `${filled} de ${cells} casas cheias, pontuação ${score} de ${most}.`,
    place: (column, row) => `a coluna ${column}, linha ${row}`,
    twice: (place) => `A peça d${place} está também noutra casa.`,
    foreign: (place) => `A peça d${place} não é deste quebra-cabeças.`,
    unfit: (sides) => `${count(sides)} ${sides === 1 ? "lado não encaixa" : "lados não encaixam"}.`,
    isSolution: "Isto é uma solução.",
    unplaced: (pieces, width, height) =>
      `${count(pieces)} peças para um tabuleiro de ${width}x${height}, ainda por colocar (cores cima direita baixo esquerda, 0 é cinzento):`,
    tried: (boards) => `${count(boards)} tabuleiros tentados, ainda nenhum com uma só solução`,
  },

  study: {
    died: (name, flag) => `Há execuções falhadas: repetem-se com \`study run ${name} ${flag}\`.`,
    more: (faults) => `… e mais ${count(faults)}.`,
    checked: (store, studies, results, withoutChecksum, faults) =>
      `${store}: ${count(studies)} ${studies === 1 ? "estudo" : "estudos"}, ${count(results)} ${results === 1 ? "resultado" : "resultados"}${withoutChecksum > 0 ? `, ${count(withoutChecksum)} sem soma de controlo` : ""}. ${faults === 0 ? "Está tudo bem" : `Danificados: ${count(faults)}`}.`,
    imported: (id, store) => `${id} está em ${store}.`,
    written: (file) => `${file} foi escrito. Altere-o como quiser e depois: ./frontier study run ${file}`,
    making: (format, runs) => `A preparar ${format} a partir de ${count(runs)} execuções…`,
    reading: (runs) => `A ler os resultados de ${count(runs)} execuções…`,
    builtIn: "Incluídos",
    inStore: (store) => `Em ${store}`,
    doneOf: (done, total) => `${count(done)} de ${count(total)}`,
    finished: "acabado",
    unfinished: "por acabar",
    allFinished: "Todos os estudos estão acabados.",
    status: (id, done, total, isFinished) =>
      `${id}: ${count(done)} de ${count(total)} execuções feitas, ${isFinished ? "acabado" : `restam ${count(total - done)}`}.`,
    processes: (jobs) => `${jobs} ${jobs === 1 ? "processo" : "processos"}`,
    workers: (names) => `Trabalhadores: ${names.join(", ")}.`,
    left: (left, total, name) =>
      `restam ${count(left)} de ${count(total)} execuções; continua-se com \`study run ${name} --resume\`.`,
    summary: (runs, outcomes, left) =>
      `${count(runs)} ${runs === 1 ? "execução" : "execuções"}: ${outcomes.join(", ") || "nenhuma"}${left > 0 ? `; restam ${count(left)}` : ""}.`,
    // Runs are feminine.
    outcome: (many, outcome) => `${count(many)} ${outcome.replace(/(?<=[dt])o$/, many === 1 ? "a" : "as")}`,
    equal: (numbers, isWhole) =>
      `Os ${count(numbers)} números impressos ${isWhole ? "que se podem reproduzir" : "até agora"} são iguais.`,
    differing: (different, all) => `${count(different)} de ${count(all)} números impressos diferem.`,
    pieces: (name, done, left) => `${name}: ${count(done)} partes feitas · restam ${count(left)} desta ronda`,
    progress: (done, total, running, leftMs) =>
      [
        `${count(done)} de ${count(total)} feitas`,
        ...(running === null ? [] : [`${running} em curso`]),
        `restam ${count(total - done - (running ?? 0))}`,
        ...(leftMs === null ? [] : [`faltam uns ${duration(leftMs)}`]),
      ].join(" · "),
    oursPrinted: "(nosso / impresso)",
    meanNote:
      "Uma média é sobre todas as execuções da sua célula que têm o número, também as não resolvidas; `study report` compara em instâncias que todos resolveram.",
    differs: "difere",
    without: (field) => `(sem ${field})`,
    rows: (rows) => `${rows} linhas`,
    andMore: (more) => ` e mais ${count(more)}`,
  },

  worker: {
    begins: (pid, jobs, store, version, signature) =>
      `O trabalhador ${pid}, com ${jobs} ${jobs === 1 ? "processo" : "processos"}, toma execuções de ${store} (Frontier ${version}, assinatura ${signature}).`,
    finishing: "A acabar as execuções em curso…",
    done: (runs) => `${count(runs)} ${runs === 1 ? "execução feita" : "execuções feitas"}.`,
    foreign: (id, version, signature) =>
      `${id} foi iniciado com o Frontier ${version}, assinatura ${signature}: as suas execuções ficam para trabalhadores dessa versão.`,
  },

  studio: {
    taken: (port, free) => `A porta ${port} está ocupada; a ${free} está livre.`,
    at: (addresses) => `O estúdio está em ${addresses}`,
    end: "Ctrl-C termina-o.",
  },
});
