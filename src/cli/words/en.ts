/** What the commands print, in English. The other languages have the same words, which the compiler checks. */
import type { NumberText } from "../../words/number-text.ts";

const plural = (number: number, one: string, many = `${one}s`) => (number === 1 ? one : many);

/** Numbers are written by the language, and so are given to the words as numbers. */
export const wordsWith = ({ count, duration, bytes }: NumberText) => ({
  standardInput: "standard input",
  wouldChange: (file: string) => `${file} would change`,
  wrote: (file: string) => `Wrote ${file}.`,
  yes: "yes",
  no: "no",
  none: "none",
  unknown: "unknown",

  bug: "This is a bug in Frontier; please report it:",
  seeHelp: "(use --help to see the options)",
  meant: (near: readonly string[]) => (near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`),
  /** What the parser of the command line refuses; undefined leaves its own words. */
  usage: undefined as
    | undefined
    | {
        unknownOption(option: string): string;
        missingArgument(name: string): string;
        missingOption(option: string): string;
        missingValue(option: string): string;
        tooMany(most: number, given: number): string;
        wrongChoice(what: string, value: string, choices: readonly string[]): string;
      },

  outcomes: {
    solved: "solved",
    unsolvable: "unsolvable",
    limit: "limit",
    interrupted: "interrupted",
    died: "died",
  } as Readonly<Record<string, string>>,
  limits: {
    depth: "depth limit",
    nodes: "node limit",
    time: "time limit",
    cpu: "processor time limit",
    memory: "memory limit (the next step needs more)",
    width: "width of the beam: better nodes crowded the others out",
  },
  /** Behind a number that stopped at a limit. */
  limited: (limit: string) => `(${limit} limit)`,
  solvedIn: (moves: number, cost: number | undefined) =>
    `Solved in ${count(moves)} ${plural(moves, "move")}${cost === undefined ? "" : `, cost ${count(cost)}`}`,
  noSolution: "No solution.",
  allSearched: (ms: number) => `Everything reachable was searched in ${duration(ms)}.`,
  interrupted: "Interrupted",
  stoppedAt: (limit: string) => `Stopped at the ${limit}`,
  soFar: (ms: number) => ` after ${duration(ms)}. So far:`,
  tryNext: "What else could be tried:",
  /** A heuristic that was taken although another one promises more. */
  quickHeuristic: (taken: string, exact: string) =>
    `The board is full, so the quick heuristic ${taken} was taken: another solution may be shorter. --heuristic ${exact} looks for a shortest one, which can take very long.`,
  score: (points: number, isFinal: boolean) =>
    `${isFinal ? "Score" : "Best score so far"}: ${count(points)}.`,
  jumps: "steps",
  boardsHint: "--boards shows a board for every step.",
  counters: {
    generated: "generated",
    expanded: "expanded",
    duplicates: "duplicates",
    reopened: "reopened",
    taken: "taken",
    opened: "opened",
    frontierLeft: "frontier left",
    peakFrontier: "peak frontier",
    depth: "depth",
    penetrance: "penetrance",
    branchingFactor: "branching factor",
    memoryBytes: "memory",
    timeMs: "time",
    rate: "nodes per second",
  },
  start: "start",
  goal: "goal",
  progress: (ms: number, nodes: number, rate: number, frontier: number) =>
    `${duration(ms)} · ${count(nodes)} nodes · ${count(rate)}/s · frontier ${count(frontier)}`,
  building: (size: number, bar: string, percent: number, leftMs: number | undefined) =>
    `building tables of ${bytes(size)}, kept for the next time ${bar} ${percent} %${leftMs === undefined ? "" : `, about ${duration(leftMs)} left`}`,
  stages: { states: "states", heuristics: "heuristics" },
  findings: {
    "wrong answer": "wrong answer",
    "state changed": "state changed",
    "answer changed": "answer changed",
    "key clash": "key clash",
    inadmissible: "inadmissible",
    inconsistent: "inconsistent",
    "no whole number": "no whole number",
    backward: "backward",
  },
  nothingWrong: "Nothing wrong was found.",
  ignoredWith: (option: string, other: string) =>
    `--${option} has no effect with --${other}: it was not used.`,
  ignoredWithout: (option: string, other: string) =>
    `--${option} has no effect without --${other}: it was not used.`,
  ignored: (option: string, domain: string) => `--${option} has no effect on ${domain}: it was not used.`,

  titles: {
    domain: "domain",
    strategy: "strategy",
    heuristic: "heuristic",
    instance: "instance",
    preset: "preset",
    problem: "problem",
    summary: "what it is",
    aliases: "also called",
    input: "a problem is",
    how: "how it searches",
    needs: "needs",
    optimal: "cheapest solution",
    complete: "complete",
    otherOptions: "other options",
    options: "options",
    admissible: "admissible",
    consistent: "consistent",
    leastCost: "least cost",
    cost: "cost",
    noHeuristic: "(no heuristic)",
    moves: "moves",
    nodesExpanded: "nodes expanded",
    time: "time",
    counter: "counter",
    soFar: "so far",
    nodesNow: "nodes now",
    howMany: "how many",
    study: "study",
    question: "question",
    runs: "runs",
    started: "started",
    solved: "solved",
  },
  needs: {} as Readonly<Record<string, string>>,
  optimal: {} as Readonly<Record<string, string>>,

  welcome: {
    title: ", a workbench for state-space search.",
    hardest: "The 8-puzzle that needs the most moves, solved in four ways:",
    next: "Try next",
    tasks: {
      studio: "watch searches in a web page",
      own: "solve a board of your own",
      fifteen: "solve a 15-puzzle in the fewest moves",
      compare: "compare heuristics",
      list: "see what there is: strategies, choices, heuristics, instances, presets",
      help: "see all commands and options",
    },
  },

  trace: {
    event: (step: number, all: number) => `Event ${count(step)} of ${count(all)}`,
    bound: (f: string) => `a round with bound ${f}`,
    node: (type: string, id: string, values: string, parent: string | undefined, action: string) =>
      `${type} node ${id} (${values}${parent === undefined ? "" : `, made from node ${parent} by ${action}`})`,
    types: {} as Readonly<Record<string, string>>,
    cutOff: (file: string) => `${file} ends before its search does: it was cut off.`,
    exported: (events: number, file: string) => `Wrote ${count(events)} events to ${file}.`,
  },

  depths: {
    progress: (depth: number, reached: number, boards: number) =>
      `depth ${depth}, ${count(reached)} of ${count(boards)} boards`,
    boards: "boards",
    whole: (reached: number, depth: number, took: string) =>
      `${count(reached)} boards, none more than ${depth} moves from the goal (${took}). The deepest:`,
    interrupted: (depth: number, reached: number, boards: number, took: string) =>
      `Interrupted at depth ${depth}: ${count(reached)} of ${count(boards)} boards so far (${took}).`,
  },

  tree: {
    none: "No fact was made from another, so there is no tree. Were the initial facts asserted?",
    firings: (fired: number) => `${count(fired)} ${plural(fired, "firing")}`,
    level: (level: number) => `level ${level}`,
    more: (left: number) => `… and ${count(left)} more; --lines shows more, --svg FILE draws the tree.`,
  },

  pieces: {
    solutions: (number: number) => `${count(number)} ${plural(number, "solution")}`,
    solved: "Solved",
    all: "Everything was searched",
    atLimit: "Stopped at the limit",
    work: (made: number, ms: number, rate: number) =>
      `${count(made)} placements in ${duration(ms)}, ${count(rate)} per second`,
    best: (placed: number, cells: number, score: number, most: number) =>
      `Best board: ${placed} of ${cells} pieces, score ${score} of ${most}.`,
    progress: (ms: number, made: number, rate: number) =>
      `${duration(ms)} · ${count(made)} placements · ${count(rate)}/s`,
    deepest: (placed: number, cells: number, score: number, most: number) =>
      `deepest ${placed} of ${cells} · score ${score} of ${most}`,
    share: (percent: string) => `${percent} % of the tree`,
    filled: (filled: number, cells: number, score: number, most: number) =>
      `${filled} of ${cells} cells filled, score ${score} of ${most}.`,
    place: (column: number, row: number) => `column ${column}, row ${row}`,
    twice: (place: string) => `The piece on ${place} is on another cell too.`,
    foreign: (place: string) => `The piece on ${place} is not a piece of this puzzle.`,
    unfit: (sides: number) => `${count(sides)} ${plural(sides, "side does", "sides do")} not fit.`,
    isSolution: "This is a solution.",
    unplaced: (pieces: number, width: number, height: number) =>
      `${count(pieces)} pieces for a board of ${width}x${height}, none placed yet (colours up right down left, 0 is grey):`,
    tried: (boards: number) => `${count(boards)} boards tried, none with one solution yet`,
  },

  study: {
    died: (name: string, flag: string) =>
      `Runs have died: try them again with \`study run ${name} ${flag}\`.`,
    more: (faults: number) => `… and ${count(faults)} more.`,
    checked: (store: string, studies: number, results: number, withoutChecksum: number, faults: number) =>
      `${store}: ${count(studies)} ${plural(studies, "study", "studies")}, ${count(results)} ${plural(results, "result")}${withoutChecksum > 0 ? `, ${count(withoutChecksum)} of them without a checksum` : ""}. ${faults === 0 ? "All is whole" : `${count(faults)} damaged`}.`,
    imported: (id: string, store: string) => `${id} is in ${store}.`,
    written: (file: string) => `Wrote ${file}. Change it as you like, then: ./frontier study run ${file}`,
    making: (format: string, runs: number) => `Making ${format} from ${count(runs)} runs…`,
    reading: (runs: number) => `Reading the results of ${count(runs)} runs…`,
    builtIn: "Built in",
    inStore: (store: string) => `In ${store}`,
    doneOf: (done: number, total: number) => `${count(done)} of ${count(total)}`,
    finished: "finished",
    unfinished: "not finished",
    allFinished: "All studies are finished.",
    status: (id: string, done: number, total: number, isFinished: boolean) =>
      `${id}: ${count(done)} of ${count(total)} runs done, ${isFinished ? "finished" : `${count(total - done)} left`}.`,
    processes: (jobs: number) => `${jobs} ${plural(jobs, "process", "processes")}`,
    workers: (names: readonly string[]) => `Workers: ${names.join(", ")}.`,
    left: (left: number, total: number, name: string) =>
      `${count(left)} of ${count(total)} runs are left; continue with \`study run ${name} --resume\`.`,
    summary: (runs: number, outcomes: readonly string[], left: number) =>
      `${count(runs)} ${plural(runs, "run")}: ${outcomes.join(", ") || "none"}${left > 0 ? `; ${count(left)} left` : ""}.`,
    outcome: (many: number, outcome: string) => `${count(many)} ${outcome}`,
    equal: (numbers: number, isWhole: boolean) =>
      `All ${count(numbers)} ${isWhole ? "reproducible printed numbers" : "printed numbers so far"} are equal.`,
    differing: (different: number, all: number) =>
      `${count(different)} of ${count(all)} printed numbers differ.`,
    pieces: (name: string, done: number, left: number) =>
      `${name}: ${count(done)} pieces done · ${count(left)} left of this round`,
    progress: (done: number, total: number, running: number | null, leftMs: number | null) =>
      [
        `${count(done)} of ${count(total)} done`,
        ...(running === null ? [] : [`${running} running`]),
        `${count(total - done - (running ?? 0))} left`,
        ...(leftMs === null ? [] : [`about ${duration(leftMs)} to go`]),
      ].join(" · "),
    oursPrinted: "(ours / printed)",
    meanNote:
      "A mean is over all runs of its cell that have the number, unsolved ones too; `study report` compares on instances that all solved.",
    differs: "differs",
    without: (field: string) => `(no ${field})`,
    rows: (rows: number) => `${rows} rows`,
    andMore: (more: number) => ` and ${count(more)} more`,
  },

  worker: {
    begins: (pid: number, jobs: number, store: string, version: string, signature: string) =>
      `Worker ${pid} with ${jobs} ${plural(jobs, "process", "processes")} takes runs from ${store} (Frontier ${version}, signature ${signature}).`,
    finishing: "Finishing the runs in progress…",
    done: (runs: number) => `${count(runs)} ${plural(runs, "run")} done.`,
    foreign: (id: string, version: string, signature: string) =>
      `${id} was started with Frontier ${version}, signature ${signature}: its runs are left to workers of that version.`,
  },

  studio: {
    taken: (port: number, free: number) => `Port ${port} is taken; ${free} is free.`,
    at: (addresses: string) => `The studio is at ${addresses}`,
    end: "Ctrl-C ends it.",
  },
});

export type Words = ReturnType<typeof wordsWith>;
