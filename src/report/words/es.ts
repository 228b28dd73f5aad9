/** What a report says, in Spanish. */
import { reasonText } from "../../run/sentences.ts";
import { es as faults } from "../../words/faults/es.ts";
import { asFlag, faultText } from "../../words/faults/words.ts";
import { listedIn, numberText } from "../../words/number-text.ts";
import type { Share } from "./compared.ts";
import type { ReportWords } from "./en.ts";
import { ofDomain } from "./of-domain.ts";

const numbers = numberText("es");
const { count, significant, duration } = numbers;
const listed = listedIn("es");
const of = (number: number, noun: string, plural = `${noun}s`) =>
  `${count(number)} ${number === 1 ? noun : plural}`;
const shares = (all: readonly Share[], text: (share: string) => string) =>
  listed(all.map(({ name, part, all }) => `${name} ${text(`${count(part)} de ${count(all)}`)}`));

const counters = {
  expanded: { title: "nodos expandidos", verb: "expande" },
  generated: { title: "nodos generados", verb: "genera" },
  opened: { title: "estados abiertos", verb: "abre" },
  taken: { title: "nodos extraídos", verb: "extrae" },
};
const strip =
  "Un punto por instancia o, si hay muchas, una barra sobre la mitad central; la raya es la mediana.";

export const es: ReportWords = {
  ...numbers,
  listed,
  counters,
  reason: (reason) => faultText(faults(asFlag), reasonText(reason), reason),
  strategies: {
    "breadth-first": "BFS",
    "depth-first": "DFS",
    "depth-limited": "DFS limitado",
    "iterative-deepening": "ID",
    "uniform-cost": "costo uniforme",
    greedy: "Greedy",
    "a-star": "A*",
    "weighted-a-star": "A* ponderado",
    "ida-star": "IDA*",
    rbfs: "RBFS",
    "sma-star": "SMA*",
    beam: "búsqueda en haz",
    bidirectional: "bidireccional",
    // Of the agenda of a rule program.
    breadth: "en anchura",
    depth: "en profundidad",
  },
  heuristics: {
    zero: "Zero",
    misplaced: "Desorden",
    manhattan: "Manhattan",
    blank: "Blanco",
    "linear-conflict": "Conflicto lineal",
    "walking-distance": "Walking distance",
    reach: "Alcance",
    base: "base",
    nova: "nova",
    plan: "plan",
    "border-first": "H1 (borde primero)",
    spiral: "H2 (espiral)",
    colours: "H3 (colores)",
  },
  options: {
    "cost=rotations": "F1 (rotaciones)",
    "cost=uniform": "F2 (uniforme)",
    "cost=centre": "F3 (distancia al centro)",
    "rules=off": "sin reglas",
    "rules=lisp": "con reglas",
    "max-depth=10": "profundidad máxima 10",
    "max-depth=20": "profundidad máxima 20",
    "ties=newest": "empates: el más reciente",
    "ties=oldest": "empates: el más antiguo",
  },
  domains: {
    "sliding-tiles": "puzle deslizante",
    "knight-score": "juego del caballo",
    eternity2: "Eternity II",
  },
  noHeuristic: "sin heurística",

  says: "Lo que dicen los números",
  concluded: "Lo que concluye el documento",
  printedNumbers: "Los números impresos",
  tables: "Tablas",
  plotsTitle: "Gráficas",
  hardest: "Las instancias más difíciles",
  machine: "Máquina y versiones",
  allRuns: "Todas las ejecuciones",
  contents: "Índice",
  best: "el mejor",
  arrow: "hasta",
  footer:
    "Elaborado por Frontier a partir de los resultados del estudio; ningún número se ha escrito a mano.",

  partStatus: (methods, instances, domain) =>
    `${of(methods, "método")} en ${of(instances, "instancia")} ${ofDomain.es[domain] ?? `de ${domain}`}`,
  status: (parts, runs, solved, unsolvable) => {
    const open = runs - solved - unsolvable;
    const ends = [
      solved === runs ? "todas resueltas" : of(solved, "resuelta"),
      ...(unsolvable > 0 ? [`${count(unsolvable)} sin solución`] : []),
      ...(open > 0 ? [`${count(open)} sin respuesta`] : []),
    ];
    return `${parts.join("; ")}: ${of(runs, "ejecución", "ejecuciones")}, ${listed(ends)}.`;
  },
  left: (runs) =>
    runs === 1
      ? "Falta el resultado de 1 ejecución del estudio."
      : `Faltan los resultados de ${count(runs)} ejecuciones del estudio.`,
  took: (ms) => `Duró ${duration(ms)}.`,
  moves: (moves, cost) =>
    moves === null ? `costo ${count(cost)}` : `${of(moves, "movimiento")}, costo ${count(cost)}`,
  placed: (pieces, cost) =>
    pieces === null ? `costo ${count(cost)}` : `${of(pieces, "pieza")}, costo ${count(cost)}`,
  notSolved: "sin resolver",
  facts: {
    study: "Estudio",
    started: "Comienzo",
    runtime: "Entorno de ejecución",
    system: "Sistema de operación",
    processor: "Procesador",
    memory: "Memoria",
    limits: "Límites de cada ejecución",
    work: "Trabajo",
    times: "Tiempos",
  },
  version: (version, signature) => `${version}, firma de los recuentos ${signature}`,
  work: (processes, machines) => `${of(processes, "proceso")} en ${of(machines, "máquina")}`,
  times: (cpuMs) => `de reloj; en total, ${duration(cpuMs)} de CPU`,
  processor: (cpu, cores) => `${cpu}, ${of(cores, "núcleo")}`,

  heuristicsWith: (family) => `Heurísticas con ${family}`,
  allMethods: "Todos los métodos",
  everyOne: (kind, number) =>
    kind === "heuristics"
      ? `las ${number === 2 ? "dos" : number} heurísticas`
      : `los ${number === 2 ? "dos" : number} métodos`,
  base: (instances, everyOne) =>
    `${instances.length === 1 ? `${instances[0]}, la única instancia resuelta` : `las ${count(instances.length)} instancias resueltas`} con ${everyOne}`,
  noneBest: (everyOne) =>
    `Ninguna instancia se resolvió con ${everyOne}, así que no se puede decir cuál es mejor.`,
  allEqual: (base, mean, instances, isOnEach) =>
    instances === 1
      ? `En ${base}, no hay diferencia: ${significant(mean)} nodos.`
      : isOnEach
        ? `En ${base}, no hay diferencia: los mismos nodos en cada una, ${significant(mean)} de media geométrica.`
        : `En ${base}, no hay diferencia en la media geométrica: ${significant(mean)} nodos.`,
  fewest: (base, names, counter, mean, instances) => {
    const first =
      names.length === 1
        ? `${counters[counter].verb} el menor número de nodos`
        : "comparten el menor número de nodos";
    return `En ${base}, ${listed(names)} ${first}: ${significant(mean)}${instances === 1 ? "" : " de media geométrica"}.`;
  },
  dominates: (best, rivals) =>
    `${best} domina a ${shares(rivals, (share) => `(menos nodos en ${share})`)}: nunca necesita más nodos en una instancia que ambos resolvieron.`,
  dominatesMany: (best, dominated, others) =>
    `${best} domina a ${dominated === others ? "" : `${count(dominated)} de `}los ${count(others)} que necesitan más de media: nunca necesita más nodos en una instancia que ambos resolvieron.`,
  alike: (groups) =>
    `Con el mismo número de nodos en todas las instancias: ${groups.map((names) => listed(names)).join("; ")}. A partir de aquí, el primero de cada grupo representa a los demás.`,
  unnamedOptions: "Una opción que no se nombra no cambia nada aquí.",
  notAhead: (rivals) =>
    `No va por delante en todas. De las instancias que ambos resolvieron, necesitan menos nodos ${shares(rivals, (share) => `en ${share}`)}.`,
  ratios: (best, ratios, counter, instances) => {
    const said = ratios.map(({ name, mean, least, most }, i) => {
      const range = instances > 1 ? ` (de ${significant(least)} a ${significant(most)})` : "";
      return `${name}${i === 0 ? ` ${counters[counter].verb}` : ""} ${significant(mean)}${range}`;
    });
    const base = instances === 1 ? "" : `, en media geométrica sobre esas ${count(instances)} instancias`;
    return `Por cada nodo de ${best}, ${listed(said)}${base}.`;
  },
  ratioEnds: (best, next, last, counter, instances) =>
    `${instances === 1 ? "En ella" : `En media geométrica sobre esas ${count(instances)} instancias`}, el siguiente es ${next.name}, con ${significant(next.mean)} ${counters[counter].title} por cada uno de ${best}, y el último ${last.name}, con ${significant(last.mean)}; los demás están en la tabla de métodos.`,
  cheapest: (first, best, counter, mean, instances) =>
    `${first} no siempre encontró el menor costo conocido; de los que sí lo hicieron, ${best} es el que ${counters[counter].verb} menos nodos: ${significant(mean)}${instances === 1 ? "" : ` en esas ${count(instances)} instancias`}.`,
  growth: (factors, instances) =>
    `Visto como crecimiento, cada nivel más de profundidad multiplica los nodos por el factor de ramificación efectivo: ${listed(factors.map(({ name, factor }) => `${factor} con ${name}`))}${instances === 1 ? "" : ` (medianas en esas ${count(instances)} instancias)`}.`,

  timesShort: (ms, instances) =>
    `Los tiempos no se comparan: con cada método ${instances === 1 ? "la ejecución duró" : `las ${count(instances)} ejecuciones juntas duraron`} menos de ${ms} ms.`,
  tooShort: (names, ms, instances) =>
    `${listed(names)}: menos de ${ms} ms ${instances === 1 ? "en esta instancia" : `en total en estas ${count(instances)} instancias`}, demasiado poco para ordenar por tiempo.`,
  took1: (name, ms, instances) =>
    `${name} tardó ${duration(ms)}${instances === 1 ? "" : ` en las mismas ${count(instances)} instancias`}.`,
  timeRange: (isOfOthers, instances, fastest, least, slowest, most) =>
    `${instances === 1 ? "En esta instancia" : `En estas ${count(instances)} instancias`}, ${isOfOthers ? "de los demás, " : ""}${fastest} fue el que menos tardó, ${duration(least)}, y ${slowest} el que más, ${duration(most)}.`,
  price: (name, microseconds) => `${significant(microseconds, 2)} µs con ${name}`,
  fewerButSlower: (fewest, fastest, ms, prices) =>
    `${fewest} necesita menos nodos que ${fastest}, pero tarda ${duration(ms)}: un nodo cuesta ${prices[0]} y ${prices[1]}.`,
  dearerButFaster: (fastest, cheapest, share, prices) =>
    `Un nodo cuesta ${prices[0]} y solo ${prices[1]}, pero son tantos menos que ${fastest} tarda ${significant(share, 2)} veces lo que ${cheapest}.`,

  costTitle: "Costo de las soluciones",
  allCheapest: (solutions) =>
    solutions === 1
      ? "La única solución encontrada tiene el menor costo conocido de su instancia."
      : `Las ${count(solutions)} soluciones encontradas tienen el menor costo conocido de su instancia.`,
  alwaysCheapest: (names) =>
    `Siempre con el menor costo conocido, en las instancias que cada uno resolvió: ${listed(names, 10)}.`,
  paidMore: (names, costlier, all, times) =>
    `${listed(names)} ${names.length === 1 ? "pagó" : "pagaron"} más en ${count(costlier)} de ${of(all, "instancia")}${times === null ? "" : `, hasta ${significant(times)} veces ese costo`}.`,

  unsolvedTitle: "Sin resolver, y por tanto sin comparar",
  outcomes: {
    solved: "resuelta",
    unsolvable: "sin solución",
    limit: "límite",
    interrupted: "interrumpida",
    died: "fallida",
  },
  limits: {
    nodes: "límite de nodos",
    time: "límite de tiempo",
    cpu: "límite de tiempo de procesador",
    memory: "límite de memoria",
  },
  otherLimit: (limit) => `límite de ${limit}`,
  died: (names, where, reason) =>
    `${listed(names)} ${names.length === 1 ? "falló" : "fallaron"} en ${listed(where)}${reason === "" ? "" : ` (${reason})`}.`,
  interrupted: (names, where) =>
    `${listed(names)} ${names.length === 1 ? "se interrumpió" : "se interrumpieron"} en ${listed(where)}.`,
  stopped: (names, limit, where) =>
    `${listed(names)} ${names.length === 1 ? "se detuvo" : "se detuvieron"} en el ${limit} en ${listed(where)}.`,
  unsolvable: (instances) => `No hay solución para ${listed(instances, 10)}.`,
  unsolvableWith: (instance, methods) => `${instance} no tiene solución con ${listed(methods)}.`,

  cautionTitle: "Hasta dónde llega esto",
  measuredOnce: "Cada tiempo se midió una sola vez, así que las diferencias pequeñas no significan nada.",
  instancesOnly:
    "Que un método domine a otro se dice aquí de las instancias ejecutadas, no de otros tableros.",
  medians: (repetitions) => `Los tiempos son medianas de ${repetitions} repeticiones o más.`,
  fewInstances: (instances) =>
    `Con ${of(instances, "instancia")}, esto muestra lo que ocurrió aquí, no que valga en general.`,
  wavering: (where) =>
    `Los recuentos de nodos difieren entre repeticiones de ${listed(where.map(([method, instance]) => `${method} en ${instance}`))}; no debería ocurrir.`,

  columns: {
    instance: "instancia",
    method: "método",
    cost: "costo",
    solved: "resueltas",
    atLeastCost: "con el menor costo conocido",
    time: "tiempo (ms, mediana)",
    perNode: "µs por nodo",
    penetrance: "penetrancia (mediana)",
    branching: "factor de ramificación (mediana)",
    notSolvedBy: "sin resolver por",
    by: "con",
    row: "fila",
    statement: "afirmación",
    verdict: "veredicto",
    evidence: "números",
  },
  runColumns: {
    outcome: "resultado",
    depth: "profundidad",
    generated: "generados",
    expanded: "expandidos",
    opened: "abiertos",
    taken: "extraídos",
    duplicates: "repetidos",
    frontierLeft: "hojas",
    penetrance: "penetrancia",
    branching: "ramificación",
    ms: "ms",
    memory: "memoria",
  },
  methodsTitle: "Métodos",
  instancesAre: "Qué son las instancias",
  hasNone: "no tiene solución",
  leastCost: (cost) => `menor costo conocido: ${cost}`,
  instancesTitle: (counter) => `Instancias: ${counter}`,
  geometricMean: (counter) => `${counter} (media geométrica)`,
  fewestOf: (counter) => `mínimo de ${counter}`,
  shareOf: (part, all) => `${count(part)} de ${count(all)}`,
  withCost: (instance, cost) => `${instance} (costo ${cost})`,
  noSolution: "no hay",
  meansOver: (shared, all) =>
    shared.length === 0
      ? "Ninguna instancia la resolvieron todos los métodos, así que no hay medias."
      : `Las medias y las columnas a su derecha se refieren a ${shared.length === 1 ? `${shared[0]}, la única de ${count(all)} instancias` : `las ${count(shared.length)} de ${count(all)} instancias`} que resolvieron todos los métodos.`,
  severalCosts:
    "Donde una instancia tiene varios costos, los métodos encontraron soluciones de distinto costo o lo miden de otra manera.",
  inBrackets: "Entre paréntesis, el recuento con el que una ejecución acabó sin respuesta.",
  cut: (shown, all) => `Las primeras ${count(shown)} de ${count(all)}; el CSV las tiene todas.`,

  printedNote: "Impreso / nuestro, donde no son iguales.",
  blankNote: "( ): en blanco en el documento.",
  someEqual: (equal, asked) =>
    `${count(equal)} de los ${of(asked, "número")} que se pueden reproducir son iguales que los impresos.`,
  oneEqual: "El único número que se puede reproducir es igual que el impreso.",
  allNumbersEqual: (asked) =>
    `Los ${count(asked)} números que se pueden reproducir son iguales que los impresos.`,
  differing: (row, column, printed, ours) => `${row}, ${column}: impreso ${printed}, nuestro ${ours}.`,
  missing: (missing) =>
    `${missing === 1 ? "Falta 1 número nuestro" : `Faltan ${count(missing)} números nuestros`}, porque las ejecuciones no dieron ninguno.`,
  unreproducible: (where, rows, reason) =>
    `${rows > where.length ? of(rows, "fila") : listed(where)}: ${reason}`,
  marks: {
    equal: "igual que el número impreso",
    differs: "distinto del número impreso",
    missing: "falta nuestro número",
    unreproducible: "no se puede reproducir",
  },
  shortMarks: {
    equal: "=",
    differs: "**distinto**",
    missing: "(falta)",
    unreproducible: "(no reproducible)",
  },

  verdicts: { holds: "se cumple", fails: "no se cumple", untold: "no se puede decir" },
  statementNote:
    "Cada afirmación se comprueba con las ejecuciones de este estudio. El recuento de una búsqueda cortada es una cota inferior.",
  numbers: {
    cost: "costo",
    expanded: "nodos expandidos",
    generated: "estados generados",
    opened: "estados abiertos",
    taken: "nodos extraídos",
    peakFrontier: "frontera máxima",
    frontierLeft: "nodos hoja",
    duplicates: "simetrías detectadas",
    penetrance: "penetrancia",
    timeMs: "tiempo",
  },
  comparisons: (right, all) => `${count(right)} de ${of(all, "comparación", "comparaciones")}`,
  rightRuns: (right, all) => `${count(right)} de ${of(all, "ejecución", "ejecuciones")}`,
  against: (instance, own, value, other, otherValue) =>
    `${instance}: ${own} ${value}, ${other} ${otherValue}`,
  single: (instance, own, value) => `${instance}: ${own} ${value}`,
  nothingToCompare: "no hay ejecuciones que comparar",

  noPlot: (title, needs) => `No hay gráfica «${title}»: necesita ${needs}.`,
  axes: {
    log: (label) => `${label} (escala logarítmica)`,
    time: "tiempo",
    penetrance: "penetrancia",
    depth: "profundidad de la solución menos profunda (movimientos)",
    share: "instancias resueltas (%)",
    solved: "instancias resueltas",
    others: "los demás métodos",
  },
  atDepth: (name, depth, value, instances) =>
    `${name}, profundidad ${depth}: ${count(value)} (${listed(instances, 4)})`,
  within: (name, solved, all, value, instance) => `${name}: ${solved} de ${all} en ${value} (${instance})`,
  plots: (counter) => {
    const { title } = counters[counter];
    const nodes = title[0]!.toUpperCase() + title.slice(1);
    return {
      nodes: {
        title: `${nodes} por método`,
        caption: `${strip} Hueco: acabó sin respuesta.`,
        needs: "una ejecución que expandiera algún nodo",
      },
      time: {
        title: "Tiempo por método",
        caption: `${strip} Hueco: acabó sin respuesta.`,
        needs: "una ejecución con el tiempo medido",
      },
      growth: {
        title: `${nodes} según la profundidad`,
        caption:
          "La mediana de las instancias resueltas en cada profundidad de la solución menos profunda encontrada.",
        needs: "instancias resueltas de tres profundidades distintas",
      },
      penetrance: {
        title: "Penetrancia por método",
        caption: `Profundidad de la solución dividida entre los nodos generados: 1 es una búsqueda que nunca se desvía. ${strip}`,
        needs: "una ejecución resuelta",
      },
      solved: {
        title: "Proporción resuelta según el tiempo",
        caption:
          "Qué parte de sus instancias ha resuelto un método pasado un tiempo. Cuanto más arriba y más a la izquierda, mejor.",
        needs: "dos ejecuciones resueltas",
      },
      scatter: {
        title: `${nodes}, método contra método`,
        caption:
          "Un punto es una instancia que resolvieron ambos métodos: en horizontal, el de menos nodos de media; en vertical, otro. Por encima de la diagonal, el otro necesita más. Si los otros son más de seis, se dibujan los seis de menos nodos.",
        needs: "una instancia en la que dos métodos buscaran y encontraran solución",
      },
      "cactus-time": {
        title: "Instancias resueltas según el tiempo",
        caption:
          "Cuántas instancias resuelve un método si cada una puede tardar eso. Cuanto más a la derecha y más abajo, mejor.",
        needs: "dos ejecuciones resueltas",
      },
      "cactus-nodes": {
        title: `Instancias resueltas según los ${title}`,
        caption:
          "Cuántas instancias resuelve un método si cada una puede necesitar esos nodos. Cuanto más a la derecha y más abajo, mejor.",
        needs: "dos ejecuciones resueltas",
      },
    };
  },
};
