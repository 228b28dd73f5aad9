/** The words of composing a study, in Spanish. */
import type { ComposeWords } from "./en.ts";

export const es: ComposeWords = {
  title: "Componer un estudio",
  back: "Volver a los estudios",
  name: "Nombre",
  question: "Pregunta",
  domain: "Dominio",
  boards: "Tableros",
  random: "Tableros aleatorios",
  seed: "Primera semilla",
  size: "Tamaño",
  strategies: "Estrategias",
  heuristics: "Heurísticas",
  heuristicsHelp: "Solo se cruzan con las estrategias que usan una.",
  options: "Opciones que se comparan",
  optionsHelp: "Los valores se separan con comas.",
  limits: "Límites de una ejecución",
  limit: {
    time: "Tiempo",
    cpu: "Tiempo de procesador",
    memory: "Memoria",
    nodes: "Nodos expandidos",
    depth: "Profundidad",
  },
  repetitions: "Repeticiones",
  runs: (count, isOne) => (isOne ? "1 ejecución" : `${count} ejecuciones`),
  nothing: "Elige al menos un tablero y una estrategia.",
  tooMany: (most) =>
    `La página hace como máximo ${most}; el archivo se puede ejecutar con frontier study run.`,
  run: "Ejecutar",
  save: "Guardar como YAML",
  file: "El archivo del estudio",
};
