/** What the commands print, in Spanish. */
import type { NumberText } from "../../words/number-text.ts";
import type { Words } from "./en.ts";

const either = (names: readonly string[]) => names.join(" o ");

export const wordsWith = ({ count, duration, bytes }: NumberText): Words => ({
  standardInput: "entrada estándar",
  wouldChange: (file) => `${file} cambiaría`,
  wrote: (file) => `Escrito ${file}.`,
  yes: "sí",
  no: "no",
  none: "ninguno",
  unknown: "no se sabe",

  bug: "Esto es un error de Frontier; por favor, comunícalo:",
  seeHelp: "(--help muestra las opciones)",
  meant: (near) => (near.length === 0 ? "" : ` ¿Querías decir ${either(near)}?`),
  usage: {
    unknownOption: (option) => `No hay ninguna opción ${option}.`,
    missingArgument: (name) => `Falta el argumento «${name}».`,
    missingOption: (option) => `Falta la opción ${option}.`,
    missingValue: (option) => `A la opción ${option} le falta su valor.`,
    tooMany: (most, given) => `Hay demasiados argumentos: se esperan ${most}, no ${given}.`,
    wrongChoice: (what, value, choices) =>
      `«${value}» no sirve para ${what}; se admiten ${choices.join(", ")}.`,
  },

  outcomes: {
    solved: "resuelto",
    unsolvable: "sin solución",
    limit: "límite",
    interrupted: "interrumpido",
    died: "caído",
  },
  limits: {
    depth: "límite de profundidad",
    nodes: "límite de nodos",
    time: "límite de tiempo",
    cpu: "límite de tiempo de procesador",
    memory: "límite de memoria (el paso siguiente necesita más)",
    width: "ancho del haz: nodos mejores desplazaron a los demás",
  },
  limited: (limit) =>
    `(límite de ${({ depth: "profundidad", nodes: "nodos", time: "tiempo", memory: "memoria", width: "anchura" } as Readonly<Record<string, string>>)[limit] ?? limit})`,
  solvedIn: (moves, cost) =>
    `Resuelto en ${count(moves)} ${moves === 1 ? "movimiento" : "movimientos"}${cost === undefined ? "" : `, costo ${count(cost)}`}`,
  noSolution: "Sin solución.",
  allSearched: (ms) => `Se ha recorrido todo lo alcanzable en ${duration(ms)}.`,
  interrupted: "Interrumpido",
  stoppedAt: (limit) => `Parado en el ${limit}`,
  soFar: (ms) => ` tras ${duration(ms)}. Hasta ahora:`,
  tryNext: "Qué más se puede probar:",
  quickHeuristic: (taken, exact) =>
    `El tablero está lleno, así que se ha tomado la heurística rápida ${taken}: puede haber una solución más corta. --heuristic ${exact} busca una de las más cortas, lo que puede tardar muchísimo.`,
  score: (points, isFinal) => `${isFinal ? "Puntos" : "La mejor puntuación hasta ahora"}: ${count(points)}.`,
  jumps: "pasos",
  boardsHint: "--boards muestra un tablero por cada paso.",
  counters: {
    generated: "generados",
    expanded: "expandidos",
    duplicates: "repetidos",
    reopened: "reabiertos",
    taken: "extraídos",
    opened: "abiertos",
    frontierLeft: "quedan en la frontera",
    peakFrontier: "frontera máxima",
    depth: "profundidad",
    penetrance: "penetrancia",
    branchingFactor: "factor de ramificación",
    memoryBytes: "memoria",
    timeMs: "tiempo",
    rate: "nodos por segundo",
  },
  start: "inicio",
  goal: "meta",
  progress: (ms, nodes, rate, frontier) =>
    `${duration(ms)} · ${count(nodes)} nodos · ${count(rate)}/s · frontera ${count(frontier)}`,
  building: (size, bar, percent, leftMs) =>
    `construyendo tablas de ${bytes(size)}, que se guardan para la próxima vez ${bar} ${percent} %${leftMs === undefined ? "" : `, faltan unos ${duration(leftMs)}`}`,
  stages: { states: "estados", heuristics: "heurísticas" },
  findings: {
    "wrong answer": "respuesta incorrecta",
    "state changed": "estado cambiado",
    "answer changed": "respuesta cambiante",
    "key clash": "claves iguales",
    inadmissible: "no admisible",
    inconsistent: "no consistente",
    "no whole number": "número no entero",
    backward: "hacia atrás",
  },
  nothingWrong: "No se ha encontrado nada mal.",
  ignoredWith: (option, other) => `--${option} no hace nada con --${other}: no se ha usado.`,
  ignoredWithout: (option, other) => `--${option} no hace nada sin --${other}: no se ha usado.`,
  ignored: (option, domain) => `--${option} no tiene efecto en ${domain}: no se ha usado.`,

  titles: {
    domain: "dominio",
    strategy: "estrategia",
    heuristic: "heurística",
    instance: "instancia",
    preset: "configuración",
    problem: "problema",
    summary: "qué es",
    aliases: "también",
    input: "un problema es",
    how: "cómo busca",
    needs: "necesita",
    optimal: "solución más barata",
    complete: "completa",
    otherOptions: "otras opciones",
    options: "opciones",
    admissible: "admisible",
    consistent: "consistente",
    leastCost: "costo mínimo",
    cost: "costo",
    noHeuristic: "(sin heurística)",
    moves: "movimientos",
    nodesExpanded: "nodos expandidos",
    time: "tiempo",
    counter: "contador",
    soFar: "hasta aquí",
    nodesNow: "nodos ahora",
    howMany: "cuántos",
    study: "estudio",
    question: "pregunta",
    runs: "ejecuciones",
    started: "empezado",
    solved: "resueltas",
  },
  needs: {
    heuristic: "heurística",
    backward: "búsqueda desde las metas",
    "depth limit": "límite de profundidad",
  },
  optimal: {
    always: "siempre",
    "unit costs": "con costos unitarios",
    "admissible heuristic": "con heurística admisible",
    "within the weight": "según el peso",
    never: "nunca",
  },

  welcome: {
    title: ", un taller de búsqueda en espacios de estados.",
    hardest: "El 8-puzle que más movimientos necesita, resuelto de cuatro maneras:",
    next: "Para seguir",
    tasks: {
      studio: "ver búsquedas en una página web",
      own: "resolver un tablero propio",
      fifteen: "resolver un 15-puzle con el mínimo de movimientos",
      compare: "comparar heurísticas",
      list: "ver qué hay: estrategias, elecciones, heurísticas, instancias, configuraciones",
      help: "ver todas las órdenes y opciones",
    },
  },

  trace: {
    event: (step, all) => `Suceso ${count(step)} de ${count(all)}`,
    bound: (f) => `una ronda con cota ${f}`,
    node: (type, id, values, parent, action) =>
      `${type}, nodo ${id} (${values}${parent === undefined ? "" : `, sale del nodo ${parent} con ${action}`})`,
    types: {
      start: "inicio",
      generate: "generar",
      duplicate: "repetido",
      prune: "podar",
      update: "camino más barato",
      reopen: "reabrir",
      take: "extraer",
      expand: "expandir",
      leave: "abandonar",
      goal: "meta",
      frontier: "en la frontera",
      taken: "extraídos",
      expanded: "expandidos",
      pruned: "podados",
      left: "abandonados",
    },
    cutOff: (file) => `${file} termina antes que su búsqueda: está cortado.`,
    exported: (events, file) => `Escritos ${count(events)} sucesos en ${file}.`,
  },

  depths: {
    progress: (depth, reached, boards) =>
      `profundidad ${depth}, ${count(reached)} de ${count(boards)} tableros`,
    boards: "tableros",
    whole: (reached, depth, took) =>
      `${count(reached)} tableros, ninguno a más de ${depth} movimientos de la meta (${took}). Los más profundos:`,
    interrupted: (depth, reached, boards, took) =>
      `Interrumpido a profundidad ${depth}: ${count(reached)} de ${count(boards)} tableros hasta ahora (${took}).`,
  },

  tree: {
    none: "Ningún hecho sale de otro, así que no hay árbol. ¿Se han afirmado los hechos iniciales?",
    firings: (fired) => `${count(fired)} ${fired === 1 ? "disparo" : "disparos"}`,
    level: (level) => `nivel ${level}`,
    more: (left) => `… y ${count(left)} más; --lines muestra más, --svg ARCHIVO dibuja el árbol.`,
  },

  pieces: {
    solutions: (number) => `${count(number)} ${number === 1 ? "solución" : "soluciones"}`,
    solved: "Resuelto",
    all: "Se ha recorrido todo",
    atLimit: "Parado en el límite",
    work: (made, ms, rate) => `${count(made)} colocaciones en ${duration(ms)}, ${count(rate)} por segundo`,
    best: (placed, cells, score, most) =>
      `Mejor tablero: ${placed} de ${cells} piezas, puntuación ${score} de ${most}.`,
    progress: (ms, made, rate) => `${duration(ms)} · ${count(made)} colocaciones · ${count(rate)}/s`,
    deepest: (placed, cells, score, most) => `máximo ${placed} de ${cells} · puntuación ${score} de ${most}`,
    share: (percent) => `${percent} % del árbol`,
    filled: (filled, cells, score, most) =>
      `${filled} de ${cells} casillas llenas, puntuación ${score} de ${most}.`,
    place: (column, row) => `la columna ${column}, fila ${row}`,
    twice: (place) => `La pieza de ${place} está también en otra casilla.`,
    foreign: (place) => `La pieza de ${place} no es de este puzle.`,
    unfit: (sides) => `${count(sides)} ${sides === 1 ? "lado no encaja" : "lados no encajan"}.`,
    isSolution: "Esto es una solución.",
    unplaced: (pieces, width, height) =>
      `${count(pieces)} piezas para un tablero de ${width}x${height}, todavía sin colocar (colores arriba derecha abajo izquierda, 0 es gris):`,
    tried: (boards) => `${count(boards)} tableros probados, ninguno con una sola solución todavía`,
  },

  study: {
    died: (name, flag) => `Hay ejecuciones fallidas: se repiten con \`study run ${name} ${flag}\`.`,
    more: (faults) => `… y ${count(faults)} más.`,
    checked: (store, studies, results, withoutChecksum, faults) =>
      `${store}: ${count(studies)} ${studies === 1 ? "estudio" : "estudios"}, ${count(results)} ${results === 1 ? "resultado" : "resultados"}${withoutChecksum > 0 ? `, ${count(withoutChecksum)} sin suma de control` : ""}. ${faults === 0 ? "Todo está bien" : `Dañados: ${count(faults)}`}.`,
    imported: (id, store) => `${id} está en ${store}.`,
    written: (file) => `Escrito ${file}. Cámbialo como quieras y después: ./frontier study run ${file}`,
    making: (format, runs) => `Preparando ${format} a partir de ${count(runs)} ejecuciones…`,
    reading: (runs) => `Leyendo los resultados de ${count(runs)} ejecuciones…`,
    builtIn: "Incluidos",
    inStore: (store) => `En ${store}`,
    doneOf: (done, total) => `${count(done)} de ${count(total)}`,
    finished: "acabado",
    unfinished: "sin acabar",
    allFinished: "Todos los estudios están acabados.",
    status: (id, done, total, isFinished) =>
      `${id}: ${count(done)} de ${count(total)} ejecuciones hechas, ${isFinished ? "acabado" : `quedan ${count(total - done)}`}.`,
    processes: (jobs) => `${jobs} ${jobs === 1 ? "proceso" : "procesos"}`,
    workers: (names) => `Trabajadores: ${names.join(", ")}.`,
    left: (left, total, name) =>
      `quedan ${count(left)} de ${count(total)} ejecuciones; se continúa con \`study run ${name} --resume\`.`,
    summary: (runs, outcomes, left) =>
      `${count(runs)} ${runs === 1 ? "ejecución" : "ejecuciones"}: ${outcomes.join(", ") || "ninguna"}${left > 0 ? `; quedan ${count(left)}` : ""}.`,
    // Runs are feminine.
    outcome: (many, outcome) => `${count(many)} ${outcome.replace(/(?<=[dt])o$/, many === 1 ? "a" : "as")}`,
    equal: (numbers, isWhole) =>
      `Los ${count(numbers)} números impresos ${isWhole ? "que se pueden reproducir" : "hasta ahora"} son iguales.`,
    differing: (different, all) => `${count(different)} de ${count(all)} números impresos difieren.`,
    pieces: (name, done, left) =>
      `${name}: ${count(done)} partes hechas · quedan ${count(left)} de esta ronda`,
    progress: (done, total, running, leftMs) =>
      [
        `${count(done)} de ${count(total)} hechas`,
        ...(running === null ? [] : [`${running} en marcha`]),
        `quedan ${count(total - done - (running ?? 0))}`,
        ...(leftMs === null ? [] : [`faltan unos ${duration(leftMs)}`]),
      ].join(" · "),
    oursPrinted: "(nuestro / impreso)",
    meanNote:
      "Una media es sobre todas las ejecuciones de su celda que tienen el número, también las no resueltas; `study report` compara en instancias que todos han resuelto.",
    differs: "difiere",
    without: (field) => `(sin ${field})`,
    rows: (rows) => `${rows} filas`,
    andMore: (more) => ` y ${count(more)} más`,
  },

  worker: {
    begins: (pid, jobs, store, version, signature) =>
      `El trabajador ${pid}, con ${jobs} ${jobs === 1 ? "proceso" : "procesos"}, toma ejecuciones de ${store} (Frontier ${version}, firma ${signature}).`,
    finishing: "Acabando las ejecuciones en marcha…",
    done: (runs) => `${count(runs)} ${runs === 1 ? "ejecución hecha" : "ejecuciones hechas"}.`,
    foreign: (id, version, signature) =>
      `${id} se empezó con Frontier ${version}, firma ${signature}: sus ejecuciones se dejan a trabajadores de esa versión.`,
  },

  studio: {
    taken: (port, free) => `El puerto ${port} está ocupado; el ${free} está libre.`,
    at: (addresses) => `El estudio está en ${addresses}`,
    end: "Se acaba con Ctrl-C.",
  },
});
