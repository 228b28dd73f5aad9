/** The words of composing a study, in Catalan. */
import type { ComposeWords } from "./en.ts";

export const ca: ComposeWords = {
  title: "Compon un estudi",
  back: "Torna als estudis",
  name: "Nom",
  question: "Pregunta",
  domain: "Domini",
  boards: "Taulers",
  random: "Taulers aleatoris",
  seed: "Primera llavor",
  size: "Mida",
  strategies: "Estratègies",
  heuristics: "Heurístiques",
  heuristicsHelp: "Només es creuen amb les estratègies que en fan servir una.",
  options: "Opcions que es comparen",
  optionsHelp: "Els valors se separen amb comes.",
  limits: "Límits d’una execució",
  limit: {
    time: "Temps",
    cpu: "Temps de processador",
    memory: "Memòria",
    nodes: "Nodes expandits",
    depth: "Profunditat",
  },
  repetitions: "Repeticions",
  runs: (count, isOne) => (isOne ? "1 execució" : `${count} execucions`),
  nothing: "Tria com a mínim un tauler i una estratègia.",
  tooMany: (most) => `La pàgina en fa ${most} com a màxim; el fitxer es pot executar amb frontier study run.`,
  run: "Executa",
  save: "Desa com a YAML",
  file: "El fitxer de l’estudi",
};
