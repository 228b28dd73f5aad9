/** The words of the page "Studies" in Portuguese. */
import { whole } from "../../app/numbers.ts";
import type { Words } from "./en.ts";

export const pt: Words = {
  studies: "Estudos",
  lead: "Resolva os mesmos problemas com as estratégias e heurísticas que escolher, e veja como são medidos, comparados e explicados.",
  openFile: "Abrir resultados…",
  openHint:
    "Um ficheiro JSON escrito por frontier study report --json. Também pode largá-lo sobre esta página.",
  drop: "Largue para abrir",
  compose: "Compor um estudo",
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
  gone: "O servidor não responde. O comando frontier studio volta a iniciá-lo.",
  noneYet: "Ainda não há estudos.",
  running: "em curso",
  finished: "terminado",
  unfinished: "por terminar",
  report: "Relatório",
  runs: "Execuções",
  save: "Guardar como",
  counter: "Comparar por",
  gallery: "Estudos para começar",
  tryIt: "Experimentar",
  galleryHint: (few) =>
    `Cada um é executado aqui, na página, com um máximo de ${few} instâncias de cada tipo, e explica o que encontrou.`,
  fetching: "A receber os resultados…",
  first: "Os primeiros resultados vêm a caminho…",
  filter: "Filtrar",
  everyOutcome: "Qualquer resultado",
  watchRun: "Ver esta execução passo a passo",
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
  faults: {
    "no-json": "não é JSON",
    "no-study": "não contém resultados de um estudo",
    "no-run": "contém uma execução incompleta",
  },
};
