/** The commands: what each is, and how it is loaded. Only the one that was called is loaded. */
import type { Command } from "commander";

/** What a command is about; a help text shows the groups in this order. */
export type CommandGroup = "search" | "rules" | "documents" | "studies" | "program";

export interface CommandRow {
  readonly name: string;
  readonly group: CommandGroup;
  readonly summary: string;
  /** Loads the function that adds the command to the program. */
  load(): Promise<(program: Command) => void>;
}

export const commands: readonly CommandRow[] = [
  {
    name: "solve",
    group: "search",
    summary: "solve a problem with one strategy",
    load: async () => (await import("./commands/solve.ts")).addSolve,
  },
  {
    name: "compare",
    group: "search",
    summary: "compare strategies, heuristics and options on the same problems",
    load: async () => (await import("./commands/compare.ts")).addCompare,
  },
  {
    name: "heuristic",
    group: "search",
    summary:
      "show the estimates of a board by their parts, or which heuristic is best on all boards, and why",
    load: async () => (await import("./commands/heuristic.ts")).addHeuristic,
  },
  {
    name: "list",
    group: "search",
    summary: "list domains, strategies, choices, heuristics, instances or presets",
    load: async () => (await import("./commands/list.ts")).addList,
  },
  {
    name: "trace",
    group: "search",
    summary: "replay a trace to any step, or export it",
    load: async () => (await import("./commands/trace.ts")).addTrace,
  },
  {
    name: "depths",
    group: "search",
    summary: "count every board of a sliding puzzle by the moves it needs, up to 4x3",
    load: async () => (await import("./commands/depths.ts")).addDepths,
  },
  {
    name: "clips",
    group: "rules",
    summary: "run CLIPS 6.30 programs, or type at the CLIPS prompt",
    load: async () => (await import("./commands/clips.ts")).addClips,
  },
  {
    name: "lsp",
    group: "rules",
    summary: "serve editors: errors, completion, help, references, formatting for CLIPS",
    load: async () => (await import("./commands/lsp.ts")).addLsp,
  },
  {
    name: "debug-adapter",
    group: "rules",
    summary: "run CLIPS programs under the debugger of an editor",
    load: async () => (await import("./commands/debug-adapter.ts")).addDebugAdapter,
  },
  {
    name: "rules",
    group: "rules",
    summary: "draw the search tree of a CLIPS program, or rerun the tables of the 8-puzzle documents",
    load: async () => (await import("./commands/rules.ts")).addRules,
  },
  {
    name: "grade",
    group: "rules",
    summary: "run a student's CLIPS program on many boards: solved, level, rules fired, what went wrong",
    load: async () => (await import("./commands/grade.ts")).addGrade,
  },
  {
    name: "knight",
    group: "documents",
    summary: "play with the knight score game: a menu in Portuguese, English, Spanish or Catalan",
    load: async () => (await import("./commands/knight.ts")).addKnight,
  },
  {
    name: "eight-puzzle",
    group: "documents",
    summary: "solve an 8-puzzle as the A* project does, like runEightPuzzle.sh (in Spanish)",
    load: async () => (await import("./commands/eight-puzzle.ts")).addEightPuzzle,
  },
  {
    name: "eternity2",
    group: "documents",
    summary: "rerun the Eternity II report's tables, generate puzzles, draw boards",
    load: async () => (await import("./commands/eternity2.ts")).addEternity2,
  },
  {
    name: "study",
    group: "studies",
    summary: "run experiments: strategies x heuristics x instances, from a file to tables",
    load: async () => (await import("./commands/study.ts")).addStudy,
  },
  {
    name: "worker",
    group: "studies",
    summary: "take runs of studies from a PostgreSQL store",
    load: async () => (await import("./commands/worker.ts")).addWorker,
  },
  {
    name: "studio",
    group: "program",
    summary: "watch searches in a web page on this machine",
    load: async () => (await import("./commands/studio.ts")).addStudio,
  },
  {
    name: "completion",
    group: "program",
    summary: "print what makes a shell complete words: bash, zsh or fish",
    load: async () => (await import("./commands/completion.ts")).addCompletion,
  },
  {
    name: "help",
    group: "program",
    summary: "show what a command does: help solve",
    load: async () => (program) => void program.command("help").argument("[command...]"),
  },
];
