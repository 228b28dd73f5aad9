/** What the commands print, in Catalan. */
import type { NumberText } from "../../words/number-text.ts";
import type { Words } from "./en.ts";

const either = (names: readonly string[]) => names.join(" o ");

export const wordsWith = ({ count, duration, bytes }: NumberText): Words => ({
  standardInput: "entrada estàndard",
  wouldChange: (file) => `${file} canviaria`,
  wrote: (file) => `S’ha escrit ${file}.`,
  yes: "sí",
  no: "no",
  none: "cap",
  unknown: "no se sap",

  bug: "Això és un error de Frontier; si us plau, comunica’l:",
  seeHelp: "(--help mostra les opcions)",
  meant: (near) => (near.length === 0 ? "" : ` Potser volies dir ${either(near)}?`),
  usage: {
    unknownOption: (option) => `No hi ha cap opció ${option}.`,
    missingArgument: (name) => `Falta l’argument «${name}».`,
    missingOption: (option) => `Falta l’opció ${option}.`,
    missingValue: (option) => `A l’opció ${option} li falta el valor.`,
    tooMany: (most, given) => `Hi ha massa arguments: se n’esperen ${most}, no ${given}.`,
    wrongChoice: (what, value, choices) =>
      `«${value}» no serveix per a ${what}; s’admeten ${choices.join(", ")}.`,
  },

  outcomes: {
    solved: "resolt",
    unsolvable: "sense solució",
    limit: "límit",
    interrupted: "interromput",
    died: "caigut",
  },
  limits: {
    depth: "límit de profunditat",
    nodes: "límit de nodes",
    time: "límit de temps",
    cpu: "límit de temps de processador",
    memory: "límit de memòria (el pas següent en necessita més)",
    width: "límit de l’amplada del feix: nodes millors van desplaçar els altres",
  },
  limited: (limit) =>
    `(límit de ${({ depth: "profunditat", nodes: "nodes", time: "temps", memory: "memòria", width: "l’amplada" } as Readonly<Record<string, string>>)[limit] ?? limit})`,
  solvedIn: (moves, cost) =>
    `Resolt en ${count(moves)} ${moves === 1 ? "moviment" : "moviments"}${cost === undefined ? "" : `, cost ${count(cost)}`}`,
  noSolution: "Sense solució.",
  allSearched: (ms) => `S’ha recorregut tot el que es pot assolir en ${duration(ms)}.`,
  interrupted: "Interromput",
  stoppedAt: (limit) => `Aturat al ${limit}`,
  soFar: (ms) => ` després de ${duration(ms)}. Fins ara:`,
  tryNext: "Què més es pot provar:",
  quickHeuristic: (taken, exact) =>
    `El tauler és ple, i per això s’ha pres l’heurística ràpida ${taken}: pot haver-hi una solució més curta. --heuristic ${exact} en busca una de les més curtes, cosa que pot trigar moltíssim.`,
  score: (points, isFinal) => `${isFinal ? "Punts" : "La millor puntuació fins ara"}: ${count(points)}.`,
  jumps: "passos",
  boardsHint: "--boards mostra un tauler per cada pas.",
  counters: {
    generated: "generats",
    expanded: "expandits",
    duplicates: "repetits",
    reopened: "reoberts",
    taken: "extrets",
    opened: "oberts",
    frontierLeft: "queden a la frontera",
    peakFrontier: "frontera màxima",
    depth: "profunditat",
    penetrance: "penetrància",
    branchingFactor: "factor de ramificació",
    memoryBytes: "memòria",
    timeMs: "temps",
    rate: "nodes per segon",
  },
  start: "inici",
  goal: "meta",
  progress: (ms, nodes, rate, frontier) =>
    `${duration(ms)} · ${count(nodes)} nodes · ${count(rate)}/s · frontera ${count(frontier)}`,
  building: (size, bar, percent, leftMs) =>
    `construint taules de ${bytes(size)}, que es desen per a la propera vegada ${bar} ${percent} %${leftMs === undefined ? "" : `, falten uns ${duration(leftMs)}`}`,
  stages: { states: "estats", heuristics: "heurístiques" },
  findings: {
    "wrong answer": "resposta incorrecta",
    "state changed": "estat canviat",
    "answer changed": "resposta canviant",
    "key clash": "claus iguals",
    inadmissible: "no admissible",
    inconsistent: "no consistent",
    "no whole number": "nombre no enter",
    backward: "cap enrere",
  },
  nothingWrong: "No s’ha trobat res malament.",
  ignoredWith: (option, other) => `--${option} no fa res amb --${other}: no s’ha fet servir.`,
  ignoredWithout: (option, other) => `--${option} no fa res sense --${other}: no s’ha fet servir.`,
  ignored: (option, domain) => `--${option} no té efecte en ${domain}: no s’ha fet servir.`,

  titles: {
    domain: "domini",
    strategy: "estratègia",
    heuristic: "heurística",
    instance: "instància",
    preset: "configuració",
    problem: "problema",
    summary: "què és",
    aliases: "també",
    input: "un problema és",
    how: "com cerca",
    needs: "necessita",
    optimal: "solució més barata",
    complete: "completa",
    otherOptions: "altres opcions",
    options: "opcions",
    admissible: "admissible",
    consistent: "consistent",
    leastCost: "cost mínim",
    cost: "cost",
    noHeuristic: "(sense heurística)",
    moves: "moviments",
    nodesExpanded: "nodes expandits",
    time: "temps",
    counter: "comptador",
    soFar: "fins aquí",
    nodesNow: "nodes ara",
    howMany: "quants",
    study: "estudi",
    question: "pregunta",
    runs: "execucions",
    started: "començat",
    solved: "resoltes",
  },
  needs: {
    heuristic: "heurística",
    backward: "cerca des de les metes",
    "depth limit": "límit de profunditat",
  },
  optimal: {
    always: "sempre",
    "unit costs": "amb costos unitaris",
    "admissible heuristic": "amb heurística admissible",
    "within the weight": "segons el pes",
    never: "mai",
  },

  welcome: {
    title: ", un taller de cerca en espais d’estats.",
    hardest: "El 8-puzle que necessita més moviments, resolt de quatre maneres:",
    next: "Per continuar",
    tasks: {
      studio: "veure cerques en una pàgina web",
      own: "resoldre un tauler propi",
      fifteen: "resoldre un 15-puzle amb el mínim de moviments",
      compare: "comparar heurístiques",
      list: "veure què hi ha: estratègies, eleccions, heurístiques, instàncies, configuracions",
      help: "veure totes les ordres i opcions",
    },
  },

  trace: {
    event: (step, all) => `Esdeveniment ${count(step)} de ${count(all)}`,
    bound: (f) => `una ronda amb cota ${f}`,
    node: (type, id, values, parent, action) =>
      `${type}, node ${id} (${values}${parent === undefined ? "" : `, surt del node ${parent} amb ${action}`})`,
    types: {
      start: "inici",
      generate: "generar",
      duplicate: "repetit",
      prune: "podar",
      update: "camí més barat",
      reopen: "reobrir",
      take: "extreure",
      expand: "expandir",
      leave: "abandonar",
      goal: "meta",
      frontier: "a la frontera",
      taken: "extrets",
      expanded: "expandits",
      pruned: "podats",
      left: "abandonats",
    },
    cutOff: (file) => `${file} s’acaba abans que la cerca: està tallat.`,
    exported: (events, file) => `S’han escrit ${count(events)} esdeveniments a ${file}.`,
  },

  depths: {
    progress: (depth, reached, boards) =>
      `profunditat ${depth}, ${count(reached)} de ${count(boards)} taulers`,
    boards: "taulers",
    whole: (reached, depth, took) =>
      `${count(reached)} taulers, cap a més de ${depth} moviments de la meta (${took}). Els més profunds:`,
    interrupted: (depth, reached, boards, took) =>
      `Interromput a profunditat ${depth}: ${count(reached)} de ${count(boards)} taulers fins ara (${took}).`,
  },

  tree: {
    none: "Cap fet no surt d’un altre, i per tant no hi ha arbre. S’han afirmat els fets inicials?",
    firings: (fired) => `${count(fired)} ${fired === 1 ? "tret" : "trets"}`,
    level: (level) => `nivell ${level}`,
    more: (left) => `… i ${count(left)} més; --lines en mostra més, --svg FITXER dibuixa l’arbre.`,
  },

  pieces: {
    solutions: (number) => `${count(number)} ${number === 1 ? "solució" : "solucions"}`,
    solved: "Resolt",
    all: "S’ha recorregut tot",
    atLimit: "Aturat al límit",
    work: (made, ms, rate) => `${count(made)} col·locacions en ${duration(ms)}, ${count(rate)} per segon`,
    best: (placed, cells, score, most) =>
      `Millor tauler: ${placed} de ${cells} peces, puntuació ${score} de ${most}.`,
    progress: (ms, made, rate) => `${duration(ms)} · ${count(made)} col·locacions · ${count(rate)}/s`,
    deepest: (placed, cells, score, most) => `màxim ${placed} de ${cells} · puntuació ${score} de ${most}`,
    share: (percent) => `${percent} % de l’arbre`,
    filled: (filled, cells, score, most) =>
      `${filled} de ${cells} caselles plenes, puntuació ${score} de ${most}.`,
    place: (column, row) => `la columna ${column}, fila ${row}`,
    twice: (place) => `La peça de ${place} és també en una altra casella.`,
    foreign: (place) => `La peça de ${place} no és d’aquest trencaclosques.`,
    unfit: (sides) => `${count(sides)} ${sides === 1 ? "costat no encaixa" : "costats no encaixen"}.`,
    isSolution: "Això és una solució.",
    unplaced: (pieces, width, height) =>
      `${count(pieces)} peces per a un tauler de ${width}x${height}, encara sense col·locar (colors amunt dreta avall esquerra, 0 és gris):`,
    tried: (boards) => `${count(boards)} taulers provats, cap amb una sola solució encara`,
  },

  study: {
    died: (name, flag) => `Hi ha execucions fallides: es repeteixen amb \`study run ${name} ${flag}\`.`,
    more: (faults) => `… i ${count(faults)} més.`,
    checked: (store, studies, results, withoutChecksum, faults) =>
      `${store}: ${count(studies)} ${studies === 1 ? "estudi" : "estudis"}, ${count(results)} ${results === 1 ? "resultat" : "resultats"}${withoutChecksum > 0 ? `, ${count(withoutChecksum)} sense suma de control` : ""}. ${faults === 0 ? "Tot està bé" : `Malmesos: ${count(faults)}`}.`,
    imported: (id, store) => `${id} és a ${store}.`,
    written: (file) => `S’ha escrit ${file}. Canvia’l com vulguis i després: ./frontier study run ${file}`,
    making: (format, runs) => `S’està preparant ${format} a partir de ${count(runs)} execucions…`,
    reading: (runs) => `Llegint els resultats de ${count(runs)} execucions…`,
    builtIn: "Inclosos",
    inStore: (store) => `A ${store}`,
    doneOf: (done, total) => `${count(done)} de ${count(total)}`,
    finished: "acabat",
    unfinished: "sense acabar",
    allFinished: "Tots els estudis estan acabats.",
    status: (id, done, total, isFinished) =>
      `${id}: ${count(done)} de ${count(total)} execucions fetes, ${isFinished ? "acabat" : `en queden ${count(total - done)}`}.`,
    processes: (jobs) => `${jobs} ${jobs === 1 ? "procés" : "processos"}`,
    workers: (names) => `Treballadors: ${names.join(", ")}.`,
    left: (left, total, name) =>
      `queden ${count(left)} de ${count(total)} execucions; es continua amb \`study run ${name} --resume\`.`,
    summary: (runs, outcomes, left) =>
      `${count(runs)} ${runs === 1 ? "execució" : "execucions"}: ${outcomes.join(", ") || "cap"}${left > 0 ? `; en queden ${count(left)}` : ""}.`,
    // Runs are feminine.
    outcome: (many, outcome) =>
      `${count(many)} ${outcome.replace(/ut$/, "ud").replace(/(?<=ud|olt)$/, many === 1 ? "a" : "es")}`,
    equal: (numbers, isWhole) =>
      `Els ${count(numbers)} números impresos ${isWhole ? "que es poden reproduir" : "fins ara"} són iguals.`,
    differing: (different, all) => `${count(different)} de ${count(all)} números impresos difereixen.`,
    pieces: (name, done, left) =>
      `${name}: ${count(done)} parts fetes · en queden ${count(left)} d’aquesta ronda`,
    progress: (done, total, running, leftMs) =>
      [
        `${count(done)} de ${count(total)} fetes`,
        ...(running === null ? [] : [`${running} en marxa`]),
        `en queden ${count(total - done - (running ?? 0))}`,
        ...(leftMs === null ? [] : [`falten uns ${duration(leftMs)}`]),
      ].join(" · "),
    oursPrinted: "(nostre / imprès)",
    meanNote:
      "Una mitjana és sobre totes les execucions de la seva cel·la que tenen el número, també les no resoltes; `study report` compara en instàncies que tots han resolt.",
    differs: "difereix",
    without: (field) => `(sense ${field})`,
    rows: (rows) => `${rows} files`,
    andMore: (more) => ` i ${count(more)} més`,
  },

  worker: {
    begins: (pid, jobs, store, version, signature) =>
      `El treballador ${pid}, amb ${jobs} ${jobs === 1 ? "procés" : "processos"}, pren execucions de ${store} (Frontier ${version}, signatura ${signature}).`,
    finishing: "S’acaben les execucions en marxa…",
    done: (runs) => `${count(runs)} ${runs === 1 ? "execució feta" : "execucions fetes"}.`,
    foreign: (id, version, signature) =>
      `${id} es va començar amb Frontier ${version}, signatura ${signature}: les seves execucions es deixen a treballadors d’aquella versió.`,
  },

  studio: {
    taken: (port, free) => `El port ${port} està ocupat; el ${free} és lliure.`,
    at: (addresses) => `L’estudi és a ${addresses}`,
    end: "S’acaba amb Ctrl-C.",
  },
});
