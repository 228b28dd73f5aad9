/** What a report says, in Catalan. */
import { reasonText } from "../../run/sentences.ts";
import { ca as faults } from "../../words/faults/ca.ts";
import { asFlag, faultText } from "../../words/faults/words.ts";
import { listedIn, numberText } from "../../words/number-text.ts";
import type { Share } from "./compared.ts";
import type { ReportWords } from "./en.ts";
import { ofDomain } from "./of-domain.ts";

const numbers = numberText("ca");
const { count, significant, duration } = numbers;
const listed = listedIn("ca");
const of = (number: number, noun: string, plural: string) =>
  `${count(number)} ${number === 1 ? noun : plural}`;
const shares = (all: readonly Share[], text: (share: string) => string) =>
  listed(all.map(({ name, part, all }) => `${name} ${text(`${count(part)} de ${count(all)}`)}`));

const counters = {
  expanded: { title: "nodes expandits", verb: "expandeix" },
  generated: { title: "nodes generats", verb: "genera" },
  opened: { title: "nodes oberts", verb: "obre" },
  taken: { title: "nodes expandits o regles disparades", verb: "dispara" },
};
const strip =
  "Un punt per instància o, si n’hi ha moltes, una barra sobre la meitat central; la ratlla és la mediana.";

export const ca: ReportWords = {
  ...numbers,
  listed,
  counters,
  reason: (reason) => faultText(faults(asFlag), reasonText(reason), reason),
  strategies: {
    "breadth-first": "Amplària",
    "depth-first": "Profunditat",
    "depth-limited": "Profunditat limitada",
    "iterative-deepening": "Aprofundiment iteratiu",
    "uniform-cost": "Cost uniforme",
    greedy: "Voraç",
    "a-star": "A*",
    "weighted-a-star": "A* ponderat",
    "ida-star": "IDA*",
    rbfs: "RBFS",
    "sma-star": "SMA*",
    beam: "Cerca en feix",
    bidirectional: "Bidireccional",
    // Of the agenda of a rule program.
    breadth: "en amplària",
    depth: "en profunditat",
  },
  heuristics: {
    zero: "zero",
    misplaced: "descol·locades",
    manhattan: "Manhattan",
    blank: "casella buida",
    "linear-conflict": "conflicte lineal",
    "walking-distance": "walking distance",
    reach: "abast",
    base: "base",
    nova: "nova",
    plan: "pla",
    "border-first": "H1 (primer la vora)",
    spiral: "H2 (espiral)",
    colours: "H3 (colors)",
  },
  options: {
    "cost=rotations": "F1 (rotacions)",
    "cost=uniform": "F2 (uniforme)",
    "cost=centre": "F3 (distància al centre)",
    "rules=off": "sense regles",
    "rules=lisp": "amb regles",
    "max-depth=10": "nivell màxim 10",
    "max-depth=20": "nivell màxim 20",
    "ties=newest": "empats: el més recent",
    "ties=oldest": "empats: el més antic",
  },
  domains: {
    "sliding-tiles": "puzle lliscant",
    "knight-score": "joc del cavall",
    eternity2: "Eternity II",
  },
  noHeuristic: "sense heurística",

  says: "Què diuen els nombres",
  concluded: "Què conclou el document",
  printedNumbers: "Els nombres impresos",
  tables: "Taules",
  plotsTitle: "Gràfiques",
  hardest: "Les instàncies més difícils",
  machine: "Màquina i versions",
  allRuns: "Totes les execucions",
  contents: "Índex",
  best: "el millor",
  arrow: "fins a",
  footer: "Fet per Frontier a partir dels resultats de l’estudi; cap nombre no s’ha escrit a mà.",

  partStatus: (methods, instances, domain) =>
    `${of(methods, "mètode", "mètodes")} en ${of(instances, "instància", "instàncies")} ${ofDomain.ca[domain] ?? `de ${domain}`}`,
  status: (parts, runs, solved, unsolvable) => {
    const open = runs - solved - unsolvable;
    const ends = [
      solved === runs ? "totes resoltes" : of(solved, "resolta", "resoltes"),
      ...(unsolvable > 0 ? [`${count(unsolvable)} sense solució`] : []),
      ...(open > 0 ? [`${count(open)} sense resposta`] : []),
    ];
    return `${parts.join("; ")}: ${of(runs, "execució", "execucions")}, ${listed(ends)}.`;
  },
  left: (runs) =>
    runs === 1
      ? "Falta el resultat d’1 execució de l’estudi."
      : `Falten els resultats de ${count(runs)} execucions de l’estudi.`,
  took: (ms) => `Ha durat ${duration(ms)}.`,
  moves: (moves, cost) =>
    moves === null ? `cost ${count(cost)}` : `${of(moves, "moviment", "moviments")}, cost ${count(cost)}`,
  placed: (pieces, cost) =>
    pieces === null ? `cost ${count(cost)}` : `${of(pieces, "peça", "peces")}, cost ${count(cost)}`,
  notSolved: "no resolt",
  facts: {
    study: "Estudi",
    started: "Inici",
    runtime: "Entorn d’execució",
    system: "Sistema operatiu",
    processor: "Processador",
    memory: "Memòria",
    limits: "Límits de cada execució",
    work: "Feina",
    times: "Temps",
  },
  version: (version, signature) => `${version}, signatura dels recomptes ${signature}`,
  work: (processes, machines) =>
    `${of(processes, "procés", "processos")} en ${of(machines, "màquina", "màquines")}`,
  times: (cpuMs) => `de rellotge; en total, ${duration(cpuMs)} de CPU`,
  processor: (cpu, cores) => `${cpu}, ${of(cores, "nucli", "nuclis")}`,

  heuristicsWith: (family) => `Heurístiques amb ${family}`,
  allMethods: "Tots els mètodes",
  everyOne: (kind, number) =>
    kind === "heuristics"
      ? `les ${number === 2 ? "dues" : number} heurístiques`
      : `els ${number === 2 ? "dos" : number} mètodes`,
  base: (instances, everyOne) =>
    `${instances.length === 1 ? `${instances[0]}, l’única instància resolta` : `les ${count(instances.length)} instàncies resoltes`} amb ${everyOne}`,
  noneBest: (everyOne) =>
    `Cap instància no s’ha resolt amb ${everyOne}, de manera que no es pot dir quin és millor.`,
  allEqual: (base, mean, instances, isOnEach) =>
    instances === 1
      ? `En ${base}, no hi ha diferència: ${significant(mean)} nodes.`
      : isOnEach
        ? `En ${base}, no hi ha diferència: els mateixos nodes en cadascuna, ${significant(mean)} de mitjana geomètrica.`
        : `En ${base}, no hi ha diferència en la mitjana geomètrica: ${significant(mean)} nodes.`,
  fewest: (base, names, counter, mean, instances) => {
    const first =
      names.length === 1 ? `${counters[counter].verb} ${leastOf(counter)}` : "comparteixen el mínim";
    return `En ${base}, ${listed(names)} ${first}: ${significant(mean)}${instances === 1 ? "" : " de mitjana geomètrica"}.`;
  },
  dominates: (best, rivals) =>
    `${best} domina ${shares(rivals, (share) => `(menys nodes en ${share})`)}: mai no necessita més nodes en una instància que tots dos han resolt.`,
  dominatesMany: (best, dominated, others) =>
    `${best} domina ${dominated === others ? "els" : `${count(dominated)} dels`} ${count(others)} que en necessiten més de mitjana: mai no necessita més nodes en una instància que tots dos han resolt.`,
  alike: (groups) =>
    `Amb el mateix nombre de nodes en totes les instàncies: ${groups.map((names) => listed(names)).join("; ")}. D’ací endavant, el primer de cada grup representa els altres.`,
  unnamedOptions: "Una opció que no s’anomena no canvia res ací.",
  notAhead: (rivals) =>
    `No va davant en totes. De les instàncies que tots dos han resolt, necessiten menys nodes ${shares(rivals, (share) => `en ${share}`)}.`,
  ratios: (best, ratios, counter, instances) => {
    const said = ratios.map(({ name, mean, least, most }, i) => {
      const range = instances > 1 ? ` (de ${significant(least)} a ${significant(most)})` : "";
      return `${name}${i === 0 ? ` en ${counters[counter].verb}` : ""} ${significant(mean)}${range}`;
    });
    const base =
      instances === 1 ? "" : `, en mitjana geomètrica sobre aquestes ${count(instances)} instàncies`;
    return `Per cada ${counter === "taken" ? "regla" : "node"} de ${best}, ${listed(said)}${base}.`;
  },
  ratioEnds: (best, next, last, counter, instances) =>
    `${instances === 1 ? "En ella" : `En mitjana geomètrica sobre aquestes ${count(instances)} instàncies`}, el següent és ${next.name}, amb ${significant(next.mean)} ${counters[counter].title} per cada un de ${best}, i l’últim ${last.name}, amb ${significant(last.mean)}; els altres són a la taula de mètodes.`,
  cheapest: (first, best, counter, mean, instances) =>
    `${first} no sempre ha trobat el menor cost conegut; dels que sí, ${best} és el que ${counters[counter].verb} ${leastOf(counter)}: ${significant(mean)}${instances === 1 ? "" : ` en aquestes ${count(instances)} instàncies`}.`,
  growth: (factors, instances) =>
    `Vist com a creixement, cada nivell més de profunditat multiplica els nodes pel factor de ramificació efectiu: ${listed(factors.map(({ name, factor }) => `${factor} amb ${name}`))}${instances === 1 ? "" : ` (medianes en aquestes ${count(instances)} instàncies)`}.`,

  timesShort: (ms, instances) =>
    `Els temps no es comparen: amb cada mètode ${instances === 1 ? "l’execució ha durat" : `les ${count(instances)} execucions juntes han durat`} menys de ${ms} ms.`,
  tooShort: (names, ms, instances) =>
    `${listed(names)}: menys de ${ms} ms ${instances === 1 ? "en aquesta instància" : `en total en aquestes ${count(instances)} instàncies`}, massa poc per a ordenar-los pel temps.`,
  took1: (name, ms, instances) =>
    `${name} ha trigat ${duration(ms)}${instances === 1 ? "" : ` en les mateixes ${count(instances)} instàncies`}.`,
  timeRange: (isOfOthers, instances, fastest, least, slowest, most) =>
    `${instances === 1 ? "En aquesta instància" : `En aquestes ${count(instances)} instàncies`}, ${isOfOthers ? "dels altres, " : ""}${fastest} és el que menys ha trigat, ${duration(least)}, i ${slowest} el que més, ${duration(most)}.`,
  price: (name, microseconds) => `${significant(microseconds, 2)} µs amb ${name}`,
  fewerButSlower: (fewest, fastest, ms, prices) =>
    `${fewest} necessita menys nodes que ${fastest}, però triga ${duration(ms)}: un node costa ${prices[0]} i ${prices[1]}.`,
  dearerButFaster: (fastest, cheapest, share, prices) =>
    `Un node costa ${prices[0]} i només ${prices[1]}, però n’hi ha tants menys que ${fastest} triga ${significant(share, 2)} vegades el que triga ${cheapest}.`,

  costTitle: "Cost de les solucions",
  allCheapest: (solutions) =>
    solutions === 1
      ? "L’única solució trobada té el menor cost conegut de la seua instància."
      : `Les ${count(solutions)} solucions trobades tenen el menor cost conegut de la seua instància.`,
  alwaysCheapest: (names) =>
    `Sempre amb el menor cost conegut, en les instàncies que cadascun ha resolt: ${listed(names, 10)}.`,
  paidMore: (names, costlier, all, times) =>
    `${listed(names)} ${names.length === 1 ? "ha" : "han"} pagat més en ${count(costlier)} de ${of(all, "instància", "instàncies")}${times === null ? "" : `, fins a ${significant(times)} vegades aquest cost`}.`,

  unsolvedTitle: "No resoltes, i per tant no comparades",
  outcomes: {
    solved: "resolta",
    unsolvable: "sense solució",
    limit: "límit",
    interrupted: "interrompuda",
    died: "fallida",
  },
  limits: {
    nodes: "límit de nodes",
    time: "límit de temps",
    cpu: "límit de temps de processador",
    memory: "límit de memòria",
  },
  otherLimit: (limit) => `límit de ${limit}`,
  died: (names, where, reason) =>
    `${listed(names)} ${names.length === 1 ? "ha" : "han"} fallat en ${listed(where)}${reason === "" ? "" : ` (${reason})`}.`,
  interrupted: (names, where) =>
    `${listed(names)} ${names.length === 1 ? "s’ha" : "s’han"} interromput en ${listed(where)}.`,
  stopped: (names, limit, where) =>
    `${listed(names)} ${names.length === 1 ? "s’ha" : "s’han"} aturat en el ${limit} en ${listed(where)}.`,
  unsolvable: (instances) => `No hi ha solució per a ${listed(instances, 10)}.`,
  unsolvableWith: (instance, methods) => `${instance} no té solució amb ${listed(methods)}.`,

  cautionTitle: "Fins on arriba això",
  measuredOnce: "Cada temps s’ha mesurat una sola vegada: les diferències xicotetes no volen dir res.",
  instancesOnly:
    "Que un mètode en domine un altre es diu ací de les instàncies executades, no d’altres taulers.",
  medians: (repetitions) => `Els temps són medianes de ${repetitions} repeticions o més.`,
  fewInstances: (instances) =>
    `Amb ${of(instances, "instància", "instàncies")}, això mostra què ha passat ací, no que valga en general.`,
  wavering: (where) =>
    `Els recomptes de nodes difereixen entre repeticions de ${listed(where.map(([method, instance]) => `${method} en ${instance}`))}; no hauria de passar.`,

  columns: {
    instance: "instància",
    method: "mètode",
    cost: "cost",
    solved: "resoltes",
    atLeastCost: "amb el menor cost conegut",
    time: "temps (ms, mediana)",
    perNode: "µs per node",
    penetrance: "penetrància (mediana)",
    branching: "factor de ramificació (mediana)",
    notSolvedBy: "no resolta per",
    by: "amb",
    row: "fila",
    statement: "afirmació",
    verdict: "veredicte",
    evidence: "nombres",
  },
  runColumns: {
    outcome: "resultat",
    depth: "nivell",
    generated: "generats",
    expanded: "expandits",
    opened: "oberts",
    taken: "disparades",
    duplicates: "repetits",
    frontierLeft: "fulles",
    penetrance: "penetrància",
    branching: "ramificació",
    ms: "ms",
    memory: "memòria",
  },
  methodsTitle: "Mètodes",
  instancesAre: "Què són les instàncies",
  hasNone: "no té solució",
  leastCost: (cost) => `menor cost conegut: ${cost}`,
  instancesTitle: (counter) => `Instàncies: ${counter}`,
  geometricMean: (counter) => `${counter} (mitjana geomètrica)`,
  fewestOf: (counter) => `mínim de ${counter}`,
  shareOf: (part, all) => `${count(part)} de ${count(all)}`,
  withCost: (instance, cost) => `${instance} (cost ${cost})`,
  noSolution: "no n’hi ha",
  meansOver: (shared, all) =>
    shared.length === 0
      ? "Cap instància no l’han resolta tots els mètodes, de manera que no hi ha mitjanes."
      : `Les mitjanes i les columnes a la seua dreta es refereixen a ${shared.length === 1 ? `${shared[0]}, l’única de ${count(all)} instàncies` : `les ${count(shared.length)} de ${count(all)} instàncies`} que han resolt tots els mètodes.`,
  severalCosts:
    "On una instància té diversos costos, els mètodes han trobat solucions de cost diferent o el mesuren d’una altra manera.",
  inBrackets: "Entre parèntesis, el recompte amb què una execució ha acabat sense resposta.",
  cut: (shown, all) => `Les primeres ${count(shown)} de ${count(all)}; el CSV les té totes.`,

  printedNote: "Imprés / nostre, on no són iguals.",
  blankNote: "( ): en blanc en el document.",
  someEqual: (equal, asked) =>
    `${count(equal)} dels ${of(asked, "nombre", "nombres")} que es poden reproduir són iguals que els impresos.`,
  oneEqual: "L’únic nombre que es pot reproduir és igual que l’imprés.",
  allNumbersEqual: (asked) =>
    `Els ${count(asked)} nombres que es poden reproduir són iguals que els impresos.`,
  differing: (row, column, printed, ours) => `${row}, ${column}: imprés ${printed}, nostre ${ours}.`,
  missing: (missing) =>
    `${missing === 1 ? "Falta 1 nombre nostre" : `Falten ${count(missing)} nombres nostres`}, perquè les execucions no n’han donat cap.`,
  unreproducible: (where, rows, reason) =>
    `${rows > where.length ? of(rows, "fila", "files") : listed(where)}: ${reason}`,
  marks: {
    equal: "igual que el nombre imprés",
    differs: "diferent del nombre imprés",
    missing: "falta el nostre nombre",
    unreproducible: "no es pot reproduir",
  },
  shortMarks: { equal: "=", differs: "**diferent**", missing: "(falta)", unreproducible: "(no reproduïble)" },

  verdicts: { holds: "es compleix", fails: "no es compleix", untold: "no es pot dir" },
  statementNote:
    "Cada afirmació es comprova amb les execucions d’aquest estudi. El recompte d’una cerca tallada és una fita inferior.",
  numbers: {
    cost: "cost",
    expanded: "nodes expandits",
    generated: "nodes generats",
    opened: "nodes oberts",
    taken: "nodes expandits o regles disparades",
    peakFrontier: "frontera màxima",
    frontierLeft: "nodes fulla",
    duplicates: "estats repetits",
    penetrance: "penetrància",
    timeMs: "temps",
  },
  comparisons: (right, all) => `${count(right)} de ${of(all, "comparació", "comparacions")}`,
  rightRuns: (right, all) => `${count(right)} de ${of(all, "execució", "execucions")}`,
  against: (instance, own, value, other, otherValue) =>
    `${instance}: ${own} ${value}, ${other} ${otherValue}`,
  single: (instance, own, value) => `${instance}: ${own} ${value}`,
  nothingToCompare: "no hi ha execucions per a comparar",

  noPlot: (title, needs) => `No hi ha gràfica «${title}»: li cal ${needs}.`,
  axes: {
    log: (label) => `${label} (escala logarítmica)`,
    time: "temps",
    penetrance: "penetrància",
    depth: "nivell de la solució menys profunda (moviments)",
    share: "instàncies resoltes (%)",
    solved: "instàncies resoltes",
    others: "els altres mètodes",
  },
  atDepth: (name, depth, value, instances) =>
    `${name}, nivell ${depth}: ${count(value)} (${listed(instances, 4)})`,
  within: (name, solved, all, value, instance) => `${name}: ${solved} de ${all} en ${value} (${instance})`,
  plots: (counter) => {
    const { title } = counters[counter];
    const nodes = title[0]!.toUpperCase() + title.slice(1);
    return {
      nodes: {
        title: `${nodes} per mètode`,
        caption: `${strip} Buit: ha acabat sense resposta.`,
        needs: "una execució que haja expandit algun node",
      },
      time: {
        title: "Temps per mètode",
        caption: `${strip} Buit: ha acabat sense resposta.`,
        needs: "una execució amb el temps mesurat",
      },
      growth: {
        title: `${nodes} segons el nivell`,
        caption: "La mediana de les instàncies resoltes a cada nivell de la solució menys profunda trobada.",
        needs: "instàncies resoltes de tres nivells diferents",
      },
      penetrance: {
        title: "Penetrància per mètode",
        caption: `Nivell de la solució dividit pels nodes generats: 1 és una cerca que mai no es desvia. ${strip}`,
        needs: "una execució resolta",
      },
      solved: {
        title: "Proporció resolta segons el temps",
        caption:
          "Quina part de les seues instàncies ha resolt un mètode passat un temps. Com més amunt i més a l’esquerra, millor.",
        needs: "dues execucions resoltes",
      },
      scatter: {
        title: `${nodes}, mètode contra mètode`,
        caption:
          "Un punt és una instància que han resolt tots dos mètodes: en horitzontal, el de menys nodes de mitjana; en vertical, un altre. Per damunt de la diagonal, l’altre en necessita més. Si els altres són més de sis, es dibuixen els sis de menys nodes.",
        needs: "una instància en què dos mètodes hagen cercat i trobat solució",
      },
      "cactus-time": {
        title: "Instàncies resoltes segons el temps",
        caption:
          "Quantes instàncies resol un mètode si cadascuna pot durar això. Com més a la dreta i més avall, millor.",
        needs: "dues execucions resoltes",
      },
      "cactus-nodes": {
        title: `Instàncies resoltes segons els ${title}`,
        caption:
          "Quantes instàncies resol un mètode si cadascuna pot necessitar això. Com més a la dreta i més avall, millor.",
        needs: "dues execucions resoltes",
      },
    };
  },
};

/** What is fired are rules. */
function leastOf(counter: keyof typeof counters): string {
  return counter === "taken" ? "el mínim de regles" : "el mínim de nodes";
}
