/** The words of the page "Studies". */

import type { Mark } from "../../report/table.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { ReportCounter } from "../../study/counters.ts";
import { inLanguages } from "../app/languages.ts";
import { whole } from "../app/numbers.ts";
import type { RunColumnName } from "./run-list.ts";
import type { StudyFileFault } from "./study-file.ts";

interface Lists {
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly columns: Readonly<Record<RunColumnName, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly counters: Readonly<Record<ReportCounter, string>>;
  readonly faults: Readonly<Record<StudyFileFault, string>>;
}

const en = {
  studies: "Studies",
  lead: "The same problems with every strategy and heuristic you choose, measured, compared and explained.",
  openFile: "Open results…",
  openHint: "A JSON file of frontier study report --json; it can also be dropped on this page.",
  drop: "Drop to open",
  newStudy: "New study",
  study: "Study",
  ownFile: "Study file…",
  sample: "Instances",
  all: "all",
  place: "Run in",
  inPage: "This page",
  onMachine: "This machine",
  jobs: "Processes",
  start: "Start",
  stop: "Stop",
  resume: "Go on",
  remove: "Close",
  open: "Open in the page",
  machineStudies: "On this machine",
  gone: "The server does not answer; frontier studio starts it again.",
  noneYet: "No study yet.",
  running: "running",
  finished: "finished",
  unfinished: "not finished",
  report: "Report",
  /** That the report is a document of its own, in English; empty where that goes without saying. */
  reportLanguage: "",
  runs: "Runs",
  save: "Save as",
  counter: "About",
  gallery: "Studies to begin with",
  tryIt: "Try it",
  galleryHint: (few: number) =>
    `Each runs here in the page, on at most ${few} instances of each kind, and explains what it found.`,
  fetching: "Fetching the results…",
  first: "The first results are on their way…",
  filter: "Filter",
  everyOutcome: "Every outcome",
  best: "best",
  loadFailed: "cannot be opened",
  shown: (shown: number, all: number) =>
    shown === all ? (all === 1 ? "1 run" : `${whole(all)} runs`) : `${whole(shown)} of ${whole(all)} runs`,
  progress: (done: number, total: number) =>
    `${whole(done)} of ${total === 1 ? "1 run" : `${whole(total)} runs`}`,
  outcomes: {
    solved: "solved",
    unsolvable: "unsolvable",
    limit: "limit met",
    interrupted: "interrupted",
    died: "died",
  },
  columns: {
    domain: "Domain",
    instance: "Instance",
    strategy: "Strategy",
    heuristic: "Heuristic",
    settings: "Settings",
    repetition: "Repetition",
    outcome: "Outcome",
    cost: "Cost",
    depth: "Depth",
    generated: "Generated",
    expanded: "Expanded",
    duplicates: "Duplicates",
    peakFrontier: "Peak frontier",
    time: "Time",
  },
  fault: (line: number, column: number) => `Line ${line}, column ${column}: `,
  counters: {
    expanded: "nodes expanded",
    generated: "nodes generated",
    opened: "nodes opened",
    taken: "nodes taken",
  },
  marks: {
    equal: "equal to the printed number",
    differs: "differs from the printed number",
    missing: "ours is missing",
    unreproducible: "cannot be reproduced",
  },
  faults: {
    "no-json": "it is no JSON",
    "no-study": "it holds no results of a study",
    "no-run": "a run in it is not complete",
  },
} satisfies Lists & Record<string, unknown>;

type Words = typeof en;

const es: Words = {
  studies: "Estudios",
  lead: "Los mismos problemas con cada estrategia y heurística que elijas, medidos, comparados y explicados.",
  openFile: "Abrir resultados…",
  openHint: "Un archivo JSON de frontier study report --json; también se puede soltar sobre esta página.",
  drop: "Suelta para abrir",
  newStudy: "Estudio nuevo",
  study: "Estudio",
  ownFile: "Archivo de estudio…",
  sample: "Instancias",
  all: "todas",
  place: "Ejecutar en",
  inPage: "Esta página",
  onMachine: "Esta máquina",
  jobs: "Procesos",
  start: "Empezar",
  stop: "Parar",
  resume: "Continuar",
  remove: "Cerrar",
  open: "Abiertos en la página",
  machineStudies: "En esta máquina",
  gone: "El servidor no responde; frontier studio lo arranca de nuevo.",
  noneYet: "Todavía no hay estudios.",
  running: "en marcha",
  finished: "terminado",
  unfinished: "sin terminar",
  report: "Informe",
  reportLanguage: "El informe es un documento aparte, en inglés.",
  runs: "Ejecuciones",
  save: "Guardar como",
  counter: "Sobre",
  gallery: "Estudios para empezar",
  tryIt: "Probar",
  galleryHint: (few) =>
    `Cada uno se ejecuta aquí, en la página, con ${few} instancias de cada clase como mucho, y explica lo que encontró.`,
  fetching: "Recibiendo los resultados…",
  first: "Los primeros resultados están en camino…",
  filter: "Filtrar",
  everyOutcome: "Cualquier resultado",
  best: "el mejor",
  loadFailed: "no se puede abrir",
  shown: (shown, all) =>
    shown === all
      ? all === 1
        ? "1 ejecución"
        : `${whole(all)} ejecuciones`
      : `${whole(shown)} de ${whole(all)} ejecuciones`,
  progress: (done, total) =>
    `${whole(done)} de ${total === 1 ? "1 ejecución" : `${whole(total)} ejecuciones`}`,
  outcomes: {
    solved: "resuelto",
    unsolvable: "sin solución",
    limit: "límite alcanzado",
    interrupted: "interrumpido",
    died: "fallido",
  },
  columns: {
    domain: "Dominio",
    instance: "Instancia",
    strategy: "Estrategia",
    heuristic: "Heurística",
    settings: "Ajustes",
    repetition: "Repetición",
    outcome: "Resultado",
    cost: "Coste",
    depth: "Profundidad",
    generated: "Generados",
    expanded: "Expandidos",
    duplicates: "Duplicados",
    peakFrontier: "Frontera máxima",
    time: "Tiempo",
  },
  fault: (line, column) => `Línea ${line}, columna ${column}: `,
  counters: {
    expanded: "nodos expandidos",
    generated: "nodos generados",
    opened: "nodos abiertos",
    taken: "nodos tomados",
  },
  marks: {
    equal: "igual que el número impreso",
    differs: "distinto del número impreso",
    missing: "falta el nuestro",
    unreproducible: "no se puede reproducir",
  },
  faults: {
    "no-json": "no es JSON",
    "no-study": "no contiene resultados de un estudio",
    "no-run": "contiene una ejecución incompleta",
  },
};

const ca: Words = {
  studies: "Estudis",
  lead: "Els mateixos problemes amb cada estratègia i heurística que triïs, mesurats, comparats i explicats.",
  openFile: "Obre resultats…",
  openHint: "Un fitxer JSON de frontier study report --json; també es pot deixar anar sobre aquesta pàgina.",
  drop: "Deixa’l anar per obrir-lo",
  newStudy: "Estudi nou",
  study: "Estudi",
  ownFile: "Fitxer d’estudi…",
  sample: "Instàncies",
  all: "totes",
  place: "Executa a",
  inPage: "Aquesta pàgina",
  onMachine: "Aquesta màquina",
  jobs: "Processos",
  start: "Comença",
  stop: "Atura",
  resume: "Continua",
  remove: "Tanca",
  open: "Oberts a la pàgina",
  machineStudies: "En aquesta màquina",
  gone: "El servidor no respon; frontier studio el torna a engegar.",
  noneYet: "Encara no hi ha cap estudi.",
  running: "en marxa",
  finished: "acabat",
  unfinished: "sense acabar",
  report: "Informe",
  reportLanguage: "L’informe és un document a part, en anglès.",
  runs: "Execucions",
  save: "Desa com a",
  counter: "Sobre",
  gallery: "Estudis per començar",
  tryIt: "Prova-ho",
  galleryHint: (few) =>
    `Cadascun s’executa aquí, a la pàgina, amb ${few} instàncies de cada mena com a molt, i explica què ha trobat.`,
  fetching: "S’estan rebent els resultats…",
  first: "Els primers resultats són de camí…",
  filter: "Filtra",
  everyOutcome: "Qualsevol resultat",
  best: "el millor",
  loadFailed: "no es pot obrir",
  shown: (shown, all) =>
    shown === all
      ? all === 1
        ? "1 execució"
        : `${whole(all)} execucions`
      : `${whole(shown)} de ${whole(all)} execucions`,
  progress: (done, total) => `${whole(done)} de ${total === 1 ? "1 execució" : `${whole(total)} execucions`}`,
  outcomes: {
    solved: "resolt",
    unsolvable: "sense solució",
    limit: "límit assolit",
    interrupted: "interromput",
    died: "fallit",
  },
  columns: {
    domain: "Domini",
    instance: "Instància",
    strategy: "Estratègia",
    heuristic: "Heurística",
    settings: "Opcions",
    repetition: "Repetició",
    outcome: "Resultat",
    cost: "Cost",
    depth: "Profunditat",
    generated: "Generats",
    expanded: "Expandits",
    duplicates: "Duplicats",
    peakFrontier: "Frontera màxima",
    time: "Temps",
  },
  fault: (line, column) => `Línia ${line}, columna ${column}: `,
  counters: {
    expanded: "nodes expandits",
    generated: "nodes generats",
    opened: "nodes oberts",
    taken: "nodes agafats",
  },
  marks: {
    equal: "igual que el nombre imprès",
    differs: "diferent del nombre imprès",
    missing: "falta el nostre",
    unreproducible: "no es pot reproduir",
  },
  faults: {
    "no-json": "no és JSON",
    "no-study": "no conté resultats d’un estudi",
    "no-run": "conté una execució incompleta",
  },
};

const pt: Words = {
  studies: "Estudos",
  lead: "Os mesmos problemas com cada estratégia e heurística que escolher, medidos, comparados e explicados.",
  openFile: "Abrir resultados…",
  openHint: "Um ficheiro JSON de frontier study report --json; também pode ser largado sobre esta página.",
  drop: "Largue para abrir",
  newStudy: "Novo estudo",
  study: "Estudo",
  ownFile: "Ficheiro de estudo…",
  sample: "Instâncias",
  all: "todas",
  place: "Executar em",
  inPage: "Esta página",
  onMachine: "Esta máquina",
  jobs: "Processos",
  start: "Começar",
  stop: "Parar",
  resume: "Continuar",
  remove: "Fechar",
  open: "Abertos na página",
  machineStudies: "Nesta máquina",
  gone: "O servidor não responde; frontier studio arranca-o de novo.",
  noneYet: "Ainda não há estudos.",
  running: "em curso",
  finished: "terminado",
  unfinished: "por terminar",
  report: "Relatório",
  reportLanguage: "O relatório é um documento à parte, em inglês.",
  runs: "Execuções",
  save: "Guardar como",
  counter: "Sobre",
  gallery: "Estudos para começar",
  tryIt: "Experimentar",
  galleryHint: (few) =>
    `Cada um é executado aqui, na página, com ${few} instâncias de cada tipo no máximo, e explica o que encontrou.`,
  fetching: "A receber os resultados…",
  first: "Os primeiros resultados vêm a caminho…",
  filter: "Filtrar",
  everyOutcome: "Qualquer resultado",
  best: "o melhor",
  loadFailed: "não pode ser aberto",
  shown: (shown, all) =>
    shown === all
      ? all === 1
        ? "1 execução"
        : `${whole(all)} execuções`
      : `${whole(shown)} de ${whole(all)} execuções`,
  progress: (done, total) => `${whole(done)} de ${total === 1 ? "1 execução" : `${whole(total)} execuções`}`,
  outcomes: {
    solved: "resolvido",
    unsolvable: "sem solução",
    limit: "limite atingido",
    interrupted: "interrompido",
    died: "falhado",
  },
  columns: {
    domain: "Domínio",
    instance: "Instância",
    strategy: "Estratégia",
    heuristic: "Heurística",
    settings: "Opções",
    repetition: "Repetição",
    outcome: "Resultado",
    cost: "Custo",
    depth: "Profundidade",
    generated: "Gerados",
    expanded: "Expandidos",
    duplicates: "Duplicados",
    peakFrontier: "Fronteira máxima",
    time: "Tempo",
  },
  fault: (line, column) => `Linha ${line}, coluna ${column}: `,
  counters: {
    expanded: "nós expandidos",
    generated: "nós gerados",
    opened: "nós abertos",
    taken: "nós retirados",
  },
  marks: {
    equal: "igual ao número impresso",
    differs: "diferente do número impresso",
    missing: "falta o nosso",
    unreproducible: "não se pode reproduzir",
  },
  faults: {
    "no-json": "não é JSON",
    "no-study": "não contém resultados de um estudo",
    "no-run": "contém uma execução incompleta",
  },
};

export const useWords = inLanguages<Words>({ en, es, ca, pt });
