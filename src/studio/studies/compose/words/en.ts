/** The words of composing a study, in English. */
export const en = {
  title: "Compose a study",
  back: "Back to the studies",
  name: "Name",
  question: "Question",
  domain: "Domain",
  boards: "Boards",
  random: "Random boards",
  seed: "First seed",
  size: "Size",
  strategies: "Strategies",
  heuristics: "Heuristics",
  heuristicsHelp: "Only strategies that use one are crossed with them.",
  options: "Options to compare",
  optionsHelp: "Several values are separated by commas.",
  limits: "Limits of a run",
  limit: { time: "Time", cpu: "Processor time", memory: "Memory", nodes: "Expanded nodes", depth: "Depth" },
  repetitions: "Repetitions",
  runs: (count: string, isOne: boolean) => (isOne ? "1 run" : `${count} runs`),
  nothing: "Choose at least one board and one strategy.",
  tooMany: (most: string) => `The page runs at most ${most}; the file can be run with frontier study run.`,
  run: "Run",
  save: "Save as YAML",
  file: "The study file",
};

export type ComposeWords = typeof en;
