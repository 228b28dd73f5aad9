/** What a report on heuristics says, in Catalan. */
import { listIn } from "../../../words/faults/lists.ts";
import { ca as knightParts } from "../../../words/knight-parts.ts";
import type { HeuristicWords } from "./en.ts";

export const ca: HeuristicWords = {
  boardTitle: "Què diuen les heurístiques d’aquest tauler",
  spaceTitle: (domain, space) => `Les heurístiques de ${domain} a ${space}`,

  list: listIn("i"),
  heuristic: "heurística",
  start: "inici",
  tile: "fitxa",
  sum: "suma",
  parts: {
    tile: (name) => `fitxa ${name}`,
    row: (name) => `fila ${name}`,
    column: (name) => `columna ${name}`,
    rows: () => "files",
    columns: () => "columnes",
    pattern: (name) => `patró ${name}`,
    blank: () => "buit",
    cell: (name) => `casella ${name}`,
    rule: () => "regla incomplida",
    ...knightParts,
  },
  theBoard: "El tauler",
  andMore: (first, more, number) => (number === 0 ? first : `${first} i ${more} més`),
  solvability: "Té solució?",
  comesBefore: (tile, others) => `${tile} va abans de ${others}`,
  inversions: (count, isOne) => `${count} ${isOne ? "inversió" : "inversions"}`,
  blankRows: (inversions, rows) => `${inversions} + ${rows} files del buit fins al seu lloc`,
  even: (sum) => `${sum}: parell, i per tant aquest tauler té solució.`,
  odd: (sum) => `${sum}: senar, i per tant aquest tauler no té solució.`,
  hopeless: "Aquest tauler no té solució.",
  estimates: "Les estimacions per parts",
  tileByTile: "Fitxa per fitxa",
  rootAndChildren: "f = g + h de l’inici i dels seus successors",

  whole: (states) => `S’han mirat tots els ${states} estats: el que es diu aquí queda demostrat.`,
  part: (states) =>
    `Només s’han mirat ${states} estats; no se’n coneixen els costos reals, i el que cap estat refuta no queda demostrat.`,
  sample: (states, seed, isOne) =>
    `Mostra de ${states} ${isOne ? "estat" : "estats"} (llavor ${seed}): ± és l’error típic de la mitjana, i el que cap estat refuta no queda demostrat.`,
  solvedBy: (solver) => `Els costos reals s’han trobat amb ${solver}.`,
  unknownCosts: (states, isOne) =>
    isOne
      ? "No s’ha trobat dins dels límits el cost real d’un estat: compta per a h, però no per als errors."
      : `No s’ha trobat dins dels límits el cost real de ${states} estats: compten per a h, però no per als errors.`,
  deadEnds: (states, isOne) =>
    isOne
      ? "Des d’un estat no s’arriba a cap meta; no entra a les mitjanes."
      : `Des de ${states} estats no s’arriba a cap meta; no entren a les mitjanes.`,
  costs: (mean, most) => `La solució més barata costa ${mean} de mitjana i ${most} com a màxim.`,
  tree: (children) => `Un estat té ${children} successors de mitjana.`,
  treeGrows: (branching) =>
    `L’arbre de cerca sense passos enrere es multiplica per ${branching} a cada nivell.`,
  limit: "Aturat en un límit.",
  interrupted: "Interromput.",
  nothingSeen: "Fins aleshores no s’havia mirat cap estat.",

  why: "Quina és la millor heurística i per què",
  best: (name, error, isProved) =>
    `De les que ${isProved ? "mai no sobreestimen" : "cap estat refuta"}, ${name} és la que més s’acosta al cost real: se’n queda a ${error} de mitjana.`,
  bestIsExact: (name, isProved) =>
    `De les que ${isProved ? "mai no sobreestimen" : "cap estat refuta"}, ${name} és exacta: dona el cost real sempre que es pot arribar a un objectiu.`,
  bestIsH: (name, mean) =>
    `De les que cap estat refuta, ${name} dona les estimacions més altes: ${mean} de mitjana.`,
  bestDominates: (name, others, isOne) =>
    `En cap estat ${name} queda per sota de ${others}, i en alguns queda per sobre: ${isOne ? "la" : "les"} domina.`,
  fewerExpanded: (name, isOne) =>
    `Com que ${name} també és consistent, A* no hi expandeix cap estat que amb ${isOne ? "l’altra" : "alguna d’elles"} deixaria sense expandir, tret d’entre els que tenen f igual al cost de la solució.`,
  notComparable: (name, others) =>
    `${name} no és comparable amb ${others}: cadascuna supera l’altra en alguns estats.`,
  fewerNodes: (bound, name, nodes, other, more) =>
    `Amb la fita ${bound}, IDA* expandeix ${nodes} nodes amb ${name} i ${more} amb ${other}, de mitjana sobre aquests estats com a inici.`,
  notShown:
    "Tot això tracta d’estimacions i de nodes, no de temps: una estimació millor pot trigar més a calcular-se.",

  quality: "Qualitat de les estimacions",
  meanH: "h mitjana",
  meanError: "error mitjà",
  maxError: "error màxim",
  exact: "exactes",
  admissible: "admissible",
  consistent: "consistent",
  yes: "sí",
  no: "no",
  notRefuted: "no refutada",
  errorNote:
    "L’error és la distància entre h i el cost real; «exactes» és la proporció d’estats sense error.",

  thisBoard: "aquest tauler",
  counterexamples: "Els contraexemples més propers a una meta",
  tooHigh: (name, state, h, cost) =>
    `${name} no és admissible: dona ${h} per a ${state}, que té un cost real de ${cost}.`,
  falls: (name, state, h, action, cost, next) =>
    `${name} no és consistent: dona ${h} per a ${state}, però després de «${action}», que costa ${cost}, només ${next}.`,

  dominance: "Quina domina quina",
  better: "millor",
  worse: "pitjor",
  strictlyOn: "per sobre en (estats)",
  equal: (names) => `Iguals en tots els estats: ${names}.`,
  latticeCaption:
    "Cada línia baixa d’una heurística a una altra que domina, amb el nombre d’estats en què la supera.",

  nodes: "Nodes d’una iteració d’IDA*",
  bound: "fita",
  predicted: "nodes previstos",
  counted: "nodes comptats",
  predictedBranching: "b prevista",
  countedBranching: "b comptada",
  nodesNote:
    "Previstos a partir de la distribució d’h (Korf, Reid i Edelkamp) i comptats amb aquests estats com a inici, de mitjana. b compleix b + b² + … + b^fita = nodes.",
  exactPrediction:
    "Sobre tots els inicis d’un trencaclosques la previsió és exacta si l’heurística és consistent.",

  errorByCost: "Error mitjà segons el cost real",
  errorCaption:
    "A quina distància del cost real queda h, segons el cost real de l’estat. Més avall és millor.",
  trueCost: "cost real",
  distribution: "Distribució d’h",
  distributionCaption:
    "Amb quina freqüència apareix cada estimació. Més a la dreta és millor, si cap no sobreestima.",
  shareOfStates: "estats (%)",
  states: "estats",

  counts: "La mida d’aquest espai",
  depth: "profunditat",
  nominal: "ramificació segons l’informe",
  real: "ramificació real",
  paths: "maneres d’arribar-hi",
  boards: "taulers diferents",
  board: "tauler",
  reportTree: (nodes) =>
    `L’informe resta 4 regles per cada peça col·locada i així multiplica fins a ${nodes} nodes.`,
  correction: (paths, boards) =>
    `Però una peça ocupa també una casella: a profunditat d queden 4 (N − d)² regles. Hi ha ${paths} maneres d’omplir el tauler i ${boards} taulers diferents, plens o no.`,
  growth: "Creixement amb la mida del tauler",
  rules: "regles a l’inici",
  reportNodes: "nodes a l’informe",
  fullPaths: "maneres d’omplir-lo",
  leastGenerated: "mínim generat",
  growthNote: "El mínim que genera una cerca: la que mai no s’equivoca expandeix un tauler per nivell.",
  spacesTitle: "Els espais de l’informe sobre Eternity II",
  scrambling: "La primera funció de cost, amb les peces desades i remenades",
  stored: "desades",
  scrambled: (seed) => `remenades ${seed}`,
  scramblingNote:
    "Nodes que A* expandeix amb el cost basat en rotacions (F1); > indica on es va aturar. Les peces estan desades tal com queden a la solució, i per això poques rotacions hi apunten; remenades, ja no la delaten.",

  wrote: (file) => `S’ha escrit ${file}.`,
};
