/** The words of the page "Studies" in Catalan. */
import { whole } from "../../app/numbers.ts";
import type { Words } from "./en.ts";

export const ca: Words = {
  studies: "Estudis",
  lead: "Resol els mateixos problemes amb les estratègies i heurístiques que triïs, i mira com es mesuren, es comparen i s’expliquen.",
  openFile: "Obre resultats…",
  openHint:
    "Un fitxer JSON escrit per frontier study report --json. També el pots deixar anar sobre aquesta pàgina.",
  drop: "Deixa’l anar per obrir-lo",
  compose: "Compon un estudi",
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
  gone: "El servidor no respon. L’ordre frontier studio el torna a engegar.",
  noneYet: "Encara no hi ha cap estudi.",
  running: "en marxa",
  finished: "acabat",
  unfinished: "sense acabar",
  report: "Informe",
  runs: "Execucions",
  save: "Desa com a",
  counter: "Compara per",
  gallery: "Estudis per començar",
  tryIt: "Prova-ho",
  galleryHint: (few) =>
    `Cadascun s’executa aquí, a la pàgina, amb un màxim de ${few} instàncies de cada mena, i explica què ha trobat.`,
  fetching: "S’estan rebent els resultats…",
  first: "Els primers resultats són de camí…",
  filter: "Filtra",
  everyOutcome: "Qualsevol resultat",
  watchRun: "Mira aquesta execució pas a pas",
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
  faults: {
    "no-json": "no és JSON",
    "no-study": "no conté resultats d’un estudi",
    "no-run": "conté una execució incompleta",
  },
};
