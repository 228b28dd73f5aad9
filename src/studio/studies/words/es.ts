/** The words of the page "Studies" in Spanish. */
import { whole } from "../../app/numbers.ts";
import type { Words } from "./en.ts";

export const es: Words = {
  studies: "Estudios",
  lead: "Resuelve los mismos problemas con las estrategias y heurísticas que elijas, y mira cómo se miden, se comparan y se explican.",
  openFile: "Abrir resultados…",
  openHint:
    "Un archivo JSON escrito por frontier study report --json. También puedes soltarlo sobre esta página.",
  drop: "Suelta para abrir",
  compose: "Componer un estudio",
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
  gone: "El servidor no responde. La orden frontier studio lo arranca de nuevo.",
  noneYet: "Todavía no hay estudios.",
  running: "en marcha",
  finished: "terminado",
  unfinished: "sin terminar",
  report: "Informe",
  runs: "Ejecuciones",
  save: "Guardar como",
  counter: "Comparar por",
  gallery: "Estudios para empezar",
  tryIt: "Probar",
  galleryHint: (few) =>
    `Cada uno se ejecuta aquí, en la página, con un máximo de ${few} instancias de cada clase, y explica lo que ha encontrado.`,
  fetching: "Recibiendo los resultados…",
  first: "Los primeros resultados están en camino…",
  filter: "Filtrar",
  everyOutcome: "Cualquier resultado",
  watchRun: "Ver esta ejecución paso a paso",
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
    cost: "Costo",
    depth: "Profundidad",
    generated: "Generados",
    expanded: "Expandidos",
    duplicates: "Duplicados",
    peakFrontier: "Frontera máxima",
    time: "Tiempo",
  },
  fault: (line, column) => `Línea ${line}, columna ${column}: `,
  faults: {
    "no-json": "no es JSON",
    "no-study": "no contiene resultados de un estudio",
    "no-run": "contiene una ejecución incompleta",
  },
};
