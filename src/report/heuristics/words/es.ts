/** What a report on heuristics says, in Spanish. */
import { listIn } from "../../../words/faults/lists.ts";
import { es as knightParts } from "../../../words/knight-parts.ts";
import type { HeuristicWords } from "./en.ts";

export const es: HeuristicWords = {
  boardTitle: "Qué dicen las heurísticas de este tablero",
  spaceTitle: (domain, space) => `Las heurísticas de ${domain} en ${space}`,

  list: listIn("y"),
  heuristic: "heurística",
  start: "inicio",
  tile: "cuadro",
  sum: "suma",
  parts: {
    tile: (name) => `cuadro ${name}`,
    row: (name) => `fila ${name}`,
    column: (name) => `columna ${name}`,
    rows: () => "filas",
    columns: () => "columnas",
    pattern: (name) => `patrón ${name}`,
    blank: () => "blanco",
    cell: (name) => `casilla ${name}`,
    rule: () => "regla incumplida",
    ...knightParts,
  },
  theBoard: "El tablero",
  andMore: (first, more, number) => (number === 0 ? first : `${first} y ${more} más`),
  solvability: "¿Tiene solución?",
  comesBefore: (tile, others) => `${tile} está antes de ${others}`,
  inversions: (count, isOne) => `${count} ${isOne ? "inversión" : "inversiones"}`,
  blankRows: (inversions, rows) => `${inversions} + ${rows} filas del blanco hasta su lugar`,
  even: (sum) => `${sum}: par, así que este tablero tiene solución.`,
  odd: (sum) => `${sum}: impar, así que este tablero no tiene solución.`,
  hopeless: "Este tablero no tiene solución.",
  estimates: "Las estimaciones por partes",
  tileByTile: "Cuadro por cuadro",
  rootAndChildren: "f = g + h del inicio y de sus sucesores",

  whole: (states) => `Se han mirado los ${states} estados, todos: lo que aquí se dice queda demostrado.`,
  part: (states) =>
    `Solo se han mirado ${states} estados; no se conocen sus costos reales, y lo que ningún estado refuta no queda demostrado.`,
  sample: (states, seed, isOne) =>
    `Muestra de ${states} ${isOne ? "estado" : "estados"} (semilla ${seed}): ± es el error típico de la media, y lo que ningún estado refuta no queda demostrado.`,
  solvedBy: (solver) => `Los costos reales se han hallado con ${solver}.`,
  unknownCosts: (states, isOne) =>
    isOne
      ? "No se ha hallado dentro de los límites el costo real de un estado: cuenta para h, pero no para los errores."
      : `No se ha hallado dentro de los límites el costo real de ${states} estados: cuentan para h, pero no para los errores.`,
  deadEnds: (states, isOne) =>
    isOne
      ? "Desde un estado no se llega a ninguna meta; no entra en las medias."
      : `Desde ${states} estados no se llega a ninguna meta; no entran en las medias.`,
  costs: (mean, most) => `La solución más barata cuesta ${mean} de media y ${most} como máximo.`,
  tree: (children) => `Un estado tiene ${children} sucesores de media.`,
  treeGrows: (branching) =>
    `El árbol de búsqueda sin pasos atrás se multiplica por ${branching} en cada nivel.`,
  limit: "Detenido en un límite.",
  interrupted: "Interrumpido.",
  nothingSeen: "Hasta entonces no se había mirado ningún estado.",

  why: "Cuál es la mejor heurística y por qué",
  best: (name, error, isProved) =>
    `De las que ${isProved ? "nunca sobrestiman" : "ningún estado refuta"}, ${name} es la que más se acerca al costo real: se queda a ${error} de media.`,
  bestIsExact: (name, isProved) =>
    `De las que ${isProved ? "nunca sobrestiman" : "ningún estado refuta"}, ${name} es exacta: da el costo real siempre que se puede llegar a una meta.`,
  bestIsH: (name, mean) =>
    `De las que ningún estado refuta, ${name} da las estimaciones más altas: ${mean} de media.`,
  bestDominates: (name, others, isOne) =>
    `En ningún estado queda ${name} por debajo de ${others}, y en algunos queda por encima: ${isOne ? "la" : "las"} domina.`,
  fewerExpanded: (name, isOne) =>
    `Como ${name} es además consistente, A* no expande con ella ningún estado que con ${isOne ? "la otra" : "alguna de ellas"} dejaría sin expandir, salvo entre los que tienen f igual al costo de la solución.`,
  notComparable: (name, others) =>
    `${name} no es comparable con ${others}: cada una supera a la otra en algunos estados.`,
  fewerNodes: (bound, name, nodes, other, more) =>
    `Con cota ${bound}, IDA* expande ${nodes} nodos con ${name} y ${more} con ${other}, de media sobre estos estados como inicio.`,
  notShown:
    "Todo esto trata de estimaciones y de nodos, no de tiempo: una estimación mejor puede tardar más en calcularse.",

  quality: "Calidad de las estimaciones",
  meanH: "h media",
  meanError: "error medio",
  maxError: "error máximo",
  exact: "exactas",
  admissible: "admisible",
  consistent: "consistente",
  yes: "sí",
  no: "no",
  notRefuted: "no refutada",
  errorNote:
    "El error es la distancia entre h y el costo real; «exactas» es la proporción de estados sin error.",

  thisBoard: "este tablero",
  counterexamples: "Los contraejemplos más cercanos a una meta",
  tooHigh: (name, state, h, cost) =>
    `${name} no es admisible: da ${h} para ${state}, cuyo costo real es ${cost}.`,
  falls: (name, state, h, action, cost, next) =>
    `${name} no es consistente: da ${h} para ${state}, pero tras «${action}», que cuesta ${cost}, solo ${next}.`,

  dominance: "Cuál domina a cuál",
  better: "mejor",
  worse: "peor",
  strictlyOn: "por encima en (estados)",
  equal: (names) => `Iguales en todos los estados: ${names}.`,
  latticeCaption:
    "Cada línea baja de una heurística a otra que domina, con el número de estados en los que la supera.",

  nodes: "Nodos de una iteración de IDA*",
  bound: "cota",
  predicted: "nodos previstos",
  counted: "nodos contados",
  predictedBranching: "b prevista",
  countedBranching: "b contada",
  nodesNote:
    "Previstos a partir de la distribución de h (Korf, Reid y Edelkamp) y contados con estos estados como inicio, de media. b cumple b + b² + … + b^cota = nodos.",
  exactPrediction:
    "Sobre todos los inicios de un puzle la previsión es exacta si la heurística es consistente.",

  errorByCost: "Error medio según el costo real",
  errorCaption: "A qué distancia del costo real queda h, según el costo real del estado. Más bajo es mejor.",
  trueCost: "costo real",
  distribution: "Distribución de h",
  distributionCaption:
    "Con qué frecuencia aparece cada estimación. Más a la derecha es mejor, si ninguna sobrestima.",
  shareOfStates: "estados (%)",
  states: "estados",

  counts: "El tamaño de este espacio",
  depth: "profundidad",
  nominal: "ramificación según el informe",
  real: "ramificación real",
  paths: "maneras de llegar",
  boards: "tableros distintos",
  board: "tablero",
  reportTree: (nodes) =>
    `El informe resta 4 reglas por cada pieza colocada y así multiplica hasta ${nodes} nodos.`,
  correction: (paths, boards) =>
    `Pero una pieza ocupa también su casilla: a profundidad d quedan 4 (N − d)² reglas. Hay ${paths} maneras de llenar el tablero y ${boards} tableros distintos, llenos o no.`,
  growth: "Crecimiento con el tamaño del tablero",
  rules: "reglas al inicio",
  reportNodes: "nodos en el informe",
  fullPaths: "maneras de llenarlo",
  leastGenerated: "mínimo generado",
  growthNote: "Lo mínimo que genera una búsqueda: la que nunca se equivoca expande un tablero por nivel.",
  spacesTitle: "Los espacios del informe sobre Eternity II",
  scrambling: "La primera función de costo, con las piezas guardadas y revueltas",
  stored: "guardadas",
  scrambled: (seed) => `revueltas ${seed}`,
  scramblingNote:
    "Nodos que A* expande con el costo basado en rotaciones (F1); > indica dónde se detuvo. Las piezas están guardadas tal como quedan en la solución, y por eso pocas rotaciones apuntan a ella; revueltas, ya no la delatan.",

  wrote: (file) => `Escrito ${file}.`,
};
