/** What a report says, in English; the other languages say the same, which the compiler sees. */
import { reasonText } from "../../run/sentences.ts";
import type { Said } from "../../search/index.ts";
import type { ReportCounter } from "../../study/counters.ts";
import type { Verdict } from "../../study/statements.ts";
import { listed, numberText } from "../../words/number-text.ts";
import type { PlotName } from "../plot-names.ts";
import type { Mark } from "../table.ts";
import type { Ratio, Share } from "./compared.ts";

/** Whether methods that are compared differ only in their heuristic. */
export type MethodKind = "heuristics" | "methods";

interface PlotWords {
  readonly title: string;
  /** What the reader sees, in a sentence. */
  readonly caption: string;
  /** What data the plot needs, for the message when there is too little. */
  readonly needs: string;
}

/** Lists that other tables of the program fix. */
interface Lists {
  readonly counters: Readonly<Record<ReportCounter, { readonly title: string; readonly verb: string }>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  plots(counter: ReportCounter): Readonly<Record<PlotName, PlotWords>>;
}

const numbers = numberText("en");
const { count, significant, duration } = numbers;
const of = (number: number, noun: string, plural = `${noun}s`) =>
  `${count(number)} ${number === 1 ? noun : plural}`;
const shares = (all: readonly Share[], text: (share: string) => string) =>
  listed(all.map(({ name, part, all }) => `${name} ${text(`${count(part)} of ${count(all)}`)}`));

const counters = {
  expanded: { title: "nodes expanded", verb: "expands" },
  generated: { title: "nodes generated", verb: "generates" },
  opened: { title: "nodes opened", verb: "opens" },
  taken: { title: "nodes taken", verb: "takes" },
};
const strip =
  "One dot per instance or, if there are many, a bar over the middle half; the tick is the median.";

export const en = {
  ...numbers,
  listed,
  counters,
  reason: (reason: Said) => reasonText(reason),
  /** Names of methods are those of the command line; where a document has its own, that stands beside it. */
  strategies: {} as Readonly<Record<string, string>>,
  heuristics: {
    "border-first": "border-first (H1)",
    spiral: "spiral (H2)",
    colours: "colours (H3)",
  } as Readonly<Record<string, string>>,
  /** By `name=value`. */
  options: {
    "cost=rotations": "cost=rotations (F1)",
    "cost=uniform": "cost=uniform (F2)",
    "cost=centre": "cost=centre (F3)",
  } as Readonly<Record<string, string>>,
  noHeuristic: "no heuristic",
  /** Where a language has its own name for a domain. */
  domains: {} as Readonly<Record<string, string>>,

  says: "What the numbers say",
  concluded: "What the document concludes",
  printedNumbers: "The printed numbers",
  tables: "Tables",
  plotsTitle: "Plots",
  hardest: "Hardest instances",
  machine: "Machine and versions",
  allRuns: "All runs",
  contents: "Contents",
  best: "best",
  arrow: "to",
  footer: "Made by Frontier from the results of the study; no number was entered by hand.",

  partStatus: (methods: number, instances: number, domain: string) =>
    `${of(methods, "method")} on ${of(instances, "instance")} of ${domain}`,
  status: (parts: readonly string[], runs: number, solved: number, unsolvable: number) => {
    const open = runs - solved - unsolvable;
    const ends = [
      `${solved === runs ? "all" : count(solved)} solved`,
      ...(unsolvable > 0 ? [`${count(unsolvable)} without a solution`] : []),
      ...(open > 0 ? [`${count(open)} without an answer`] : []),
    ];
    return `${parts.join("; ")}: ${of(runs, "run")}, ${listed(ends)}.`;
  },
  left: (runs: number) => `${of(runs, "run")} of the study ${runs === 1 ? "has" : "have"} no result yet.`,
  took: (ms: number) => `It took ${duration(ms)}.`,
  moves: (moves: number | null, cost: number) =>
    moves === null ? `cost ${count(cost)}` : `${of(moves, "move")}, cost ${count(cost)}`,
  placed: (pieces: number | null, cost: number) =>
    pieces === null ? `cost ${count(cost)}` : `${of(pieces, "piece")} placed, cost ${count(cost)}`,
  notSolved: "not solved",
  facts: {
    study: "Study",
    started: "Started",
    runtime: "Runtime",
    system: "System",
    processor: "Processor",
    memory: "Memory",
    limits: "Limits of a run",
    work: "Done by",
    times: "Times",
  },
  version: (version: string, signature: string) => `${version}, node counts ${signature}`,
  work: (processes: number, machines: number) =>
    `${of(processes, "process", "processes")} on ${of(machines, "machine")}`,
  times: (cpuMs: number) => `wall-clock; ${duration(cpuMs)} of CPU time in all`,
  processor: (cpu: string, cores: number) => `${cpu}, ${of(cores, "core")}`,

  heuristicsWith: (family: string) => `Heuristics with ${family}`,
  allMethods: "All methods",
  everyOne: (kind: MethodKind, number: number) => (number === 2 ? `both ${kind}` : `all ${number} ${kind}`),
  base: (instances: readonly string[], everyOne: string) =>
    `${instances.length === 1 ? `${instances[0]}, the one instance` : `the ${count(instances.length)} instances`} solved with ${everyOne}`,
  noneBest: (everyOne: string) => `No instance was solved with ${everyOne}, so none is called the best.`,
  allEqual: (base: string, mean: number, instances: number, isOnEach: boolean) =>
    instances === 1
      ? `On ${base}, there is no difference: ${significant(mean)} nodes.`
      : isOnEach
        ? `On ${base}, there is no difference: the same number of nodes on each, ${significant(mean)} in the geometric mean.`
        : `On ${base}, there is no difference in the geometric mean: ${significant(mean)} nodes.`,
  fewest: (
    base: string,
    names: readonly string[],
    counter: ReportCounter,
    mean: number,
    instances: number,
  ) => {
    const first =
      names.length === 1 ? `${counters[counter].verb} the fewest nodes` : "share the fewest nodes";
    return `On ${base}, ${listed(names)} ${first}: ${significant(mean)}${instances === 1 ? "" : " in the geometric mean"}.`;
  },
  dominates: (best: string, rivals: readonly Share[]) =>
    `${best} dominates ${shares(rivals, (share) => `(fewer on ${share})`)}: never more nodes on an instance that both solved.`,
  dominatesMany: (best: string, dominated: number, others: number) =>
    `${best} dominates ${dominated === others ? "all" : `${count(dominated)} of the`} ${count(others)} that need more in the mean: never more nodes on an instance that both solved.`,
  alike: (groups: readonly (readonly string[])[]) =>
    `With the same number of nodes on every instance: ${groups.map((names) => listed(names)).join("; ")}. From here on, the first of each group stands for the others.`,
  unnamedOptions: "An option that is not named makes no difference here.",
  notAhead: (rivals: readonly Share[]) =>
    `It is not ahead everywhere. Of the instances that both solved, fewer nodes are needed by ${shares(rivals, (share) => `on ${share}`)}.`,
  ratios: (best: string, ratios: readonly Ratio[], counter: ReportCounter, instances: number) => {
    const said = ratios.map(({ name, mean, least, most }, i) => {
      const range = instances > 1 ? ` (from ${significant(least)} to ${significant(most)})` : "";
      const [verb, times] = i === 0 ? [` ${counters[counter].verb}`, ` times as many as ${best}`] : ["", ""];
      return `${name}${verb} ${significant(mean)}${times}${range}`;
    });
    const base =
      instances === 1 ? "On it" : `In the geometric mean over the same ${count(instances)} instances`;
    return `${base}, ${listed(said)}.`;
  },
  ratioEnds: (best: string, next: Ratio, last: Ratio, counter: ReportCounter, instances: number) =>
    `${instances === 1 ? "On it" : `In the geometric mean over the same ${count(instances)} instances`}, the next is ${next.name} with ${significant(next.mean)} ${counters[counter].title} for each of ${best}, the last ${last.name} with ${significant(last.mean)}; the table of methods has the rest.`,
  cheapest: (first: string, best: string, counter: ReportCounter, mean: number, instances: number) =>
    `${first} did not always find the least cost known; of those that did, ${best} ${counters[counter].verb} the fewest nodes, ${significant(mean)}${instances === 1 ? "" : ` on the same ${count(instances)} instances`}.`,
  growth: (factors: readonly { readonly name: string; readonly factor: string }[], instances: number) =>
    `Seen as growth, each further level of depth multiplies the nodes by the effective branching factor: ${listed(factors.map(({ name, factor }) => `${factor} with ${name}`))}${instances === 1 ? "" : ` (medians over the same ${count(instances)} instances)`}.`,

  timesShort: (ms: number, instances: number) =>
    `Times are not compared: with each method ${instances === 1 ? "the run" : `the ${count(instances)} runs together`} took less than ${ms} ms.`,
  tooShort: (names: readonly string[], ms: number, instances: number) =>
    `${listed(names)} took less than ${ms} ms ${instances === 1 ? "on this instance" : `on these ${count(instances)} instances together`}, too short to be ranked by time.`,
  took1: (name: string, ms: number, instances: number) =>
    `${name} took ${duration(ms)}${instances === 1 ? "" : ` on the same ${count(instances)} instances`}.`,
  timeRange: (
    isOfOthers: boolean,
    instances: number,
    fastest: string,
    least: number,
    slowest: string,
    most: number,
  ) =>
    `${instances === 1 ? "On this instance" : `Over these ${count(instances)} instances`}${isOfOthers ? ", of the others," : ""} ${fastest} took the least time, ${duration(least)}, and ${slowest} the most, ${duration(most)}.`,
  price: (name: string, microseconds: number) => `${significant(microseconds, 2)} µs with ${name}`,
  fewerButSlower: (fewest: string, fastest: string, ms: number, prices: readonly [string, string]) =>
    `${fewest} needs fewer nodes than ${fastest} but takes ${duration(ms)}: a node costs ${prices[0]} and ${prices[1]}.`,
  dearerButFaster: (fastest: string, cheapest: string, share: number, prices: readonly [string, string]) =>
    `A node costs ${prices[0]} and only ${prices[1]}, but there are so many fewer that ${fastest} takes ${significant(share, 2)} of the time of ${cheapest}.`,

  costTitle: "Cost of the solutions",
  allCheapest: (solutions: number) =>
    solutions === 1
      ? "The one solution found has the least cost known for its instance."
      : `Every solution found, ${count(solutions)} in all, has the least cost known for its instance.`,
  alwaysCheapest: (names: readonly string[]) =>
    `Always at the least cost known, on the instances that each solved: ${listed(names, 10)}.`,
  paidMore: (names: readonly string[], costlier: number, all: number, times: number | null) =>
    `${listed(names)} paid more on ${count(costlier)} of ${of(all, "instance")}${times === null ? "" : `, up to ${significant(times)} times that cost`}.`,

  unsolvedTitle: "Not solved, so not compared",
  outcomes: {
    solved: "solved",
    unsolvable: "unsolvable",
    limit: "limit",
    interrupted: "interrupted",
    died: "died",
  } as Readonly<Record<string, string>>,
  limits: {
    nodes: "node limit",
    time: "time limit",
    cpu: "processor time limit",
    memory: "memory limit",
  } as Readonly<Record<string, string>>,
  otherLimit: (limit: string) => `${limit} limit`,
  died: (names: readonly string[], where: readonly string[], reason: string) =>
    `${listed(names)} died on ${listed(where)}${reason === "" ? "" : ` (${reason})`}.`,
  interrupted: (names: readonly string[], where: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? "was" : "were"} interrupted on ${listed(where)}.`,
  stopped: (names: readonly string[], limit: string, where: readonly string[]) =>
    `${listed(names)} stopped at the ${limit} on ${listed(where)}.`,
  unsolvable: (instances: readonly string[]) => `Found to have no solution: ${listed(instances, 10)}.`,
  unsolvableWith: (instance: string, methods: readonly string[]) =>
    `${instance} has no solution with ${listed(methods)}.`,

  cautionTitle: "How far this goes",
  measuredOnce: "Times were measured once each, so small differences mean nothing.",
  instancesOnly:
    "Whether one method dominates another is said here of the instances run, not of other boards.",
  medians: (repetitions: number) => `Times are the medians of ${repetitions} repetitions or more.`,
  fewInstances: (instances: number) =>
    `With ${of(instances, "instance")} this shows what happened here, not that it holds in general.`,
  wavering: (where: readonly (readonly [method: string, instance: string])[]) =>
    `Node counts differ between repetitions of ${listed(where.map(([method, instance]) => `${method} on ${instance}`))}; this should not happen.`,

  columns: {
    instance: "instance",
    method: "method",
    cost: "cost",
    solved: "solved",
    atLeastCost: "at the least cost known",
    time: "time (ms, median)",
    perNode: "µs per node",
    penetrance: "penetrance (median)",
    branching: "branching factor (median)",
    notSolvedBy: "not solved by",
    by: "by",
    row: "row",
    statement: "statement",
    verdict: "verdict",
    evidence: "numbers",
  },
  runColumns: {
    outcome: "outcome",
    depth: "depth",
    generated: "generated",
    expanded: "expanded",
    opened: "opened",
    taken: "taken",
    duplicates: "duplicates",
    frontierLeft: "frontier left",
    penetrance: "penetrance",
    branching: "branching",
    ms: "ms",
    memory: "memory",
  },
  methodsTitle: "Methods",
  instancesAre: "What the instances are",
  hasNone: "has no solution",
  leastCost: (cost: string) => `least cost known: ${cost}`,
  instancesTitle: (counter: string) => `Instances: ${counter}`,
  geometricMean: (counter: string) => `${counter} (geometric mean)`,
  fewestOf: (counter: string) => `fewest ${counter}`,
  shareOf: (part: number, all: number) => `${count(part)} of ${count(all)}`,
  withCost: (instance: string, cost: string) => `${instance} (cost ${cost})`,
  noSolution: "none",
  meansOver: (shared: readonly string[], all: number) =>
    shared.length === 0
      ? "No instance was solved by every method, so there are no means."
      : `The means and the columns to their right are over ${shared.length === 1 ? `${shared[0]}, the one of ${count(all)} instances` : `the ${count(shared.length)} of ${count(all)} instances`} that every method solved.`,
  severalCosts:
    "Where an instance has several costs, the methods found solutions of different cost, or count it differently.",
  inBrackets: "In brackets: the count at which a run ended without an answer.",
  cut: (shown: number, all: number) => `The first ${count(shown)} of ${count(all)}; the CSV gives all.`,

  printedNote: "Printed / ours where they are not equal.",
  blankNote: "( ): left blank in the document.",
  someEqual: (equal: number, asked: number) =>
    `${count(equal)} of the ${of(asked, "number")} that can be reproduced are equal to the printed ones.`,
  oneEqual: "The one number that can be reproduced is equal to the printed one.",
  allNumbersEqual: (asked: number) =>
    `All ${count(asked)} numbers that can be reproduced are equal to the printed ones.`,
  differing: (row: string, column: string, printed: string, ours: string) =>
    `${row}, ${column}: printed ${printed}, ours ${ours}.`,
  missing: (missing: number) =>
    `${of(missing, "number")} of ours ${missing === 1 ? "is" : "are"} missing, because the runs gave none.`,
  unreproducible: (where: readonly string[], rows: number, reason: string) =>
    `${rows > where.length ? of(rows, "row") : listed(where)}: ${reason}`,
  marks: {
    equal: "equal to the printed number",
    differs: "differs from the printed number",
    missing: "ours is missing",
    unreproducible: "cannot be reproduced",
  },
  shortMarks: {
    equal: "=",
    differs: "**differs**",
    missing: "(missing)",
    unreproducible: "(not reproducible)",
  },

  verdicts: { holds: "holds", fails: "does not hold", untold: "cannot be told" },
  statementNote:
    "Each statement is checked against the runs of this study. A count at which a search was cut is a lower bound.",
  /** What the statements of the documents count; other numbers have the names that study files give them. */
  numbers: {
    cost: "cost",
    expanded: "nodes expanded",
    generated: "nodes generated",
    opened: "nodes opened",
    taken: "nodes taken",
    peakFrontier: "largest frontier",
    frontierLeft: "leaves",
    duplicates: "states reached again",
    penetrance: "penetrance",
    timeMs: "time",
  } as Readonly<Record<string, string>>,
  comparisons: (right: number, all: number) => `${count(right)} of ${of(all, "comparison")}`,
  rightRuns: (right: number, all: number) => `${count(right)} of ${of(all, "run")}`,
  against: (instance: string, own: string, value: string, other: string, otherValue: string) =>
    `${instance}: ${own} ${value}, ${other} ${otherValue}`,
  single: (instance: string, own: string, value: string) => `${instance}: ${own} ${value}`,
  nothingToCompare: "no run to compare",

  noPlot: (title: string, needs: string) => `No plot "${title}": it needs ${needs}.`,
  axes: {
    log: (label: string) => `${label} (log scale)`,
    time: "time",
    penetrance: "penetrance",
    depth: "depth of the shallowest solution found (moves)",
    share: "instances solved (%)",
    solved: "instances solved",
    others: "the other methods",
  },
  atDepth: (name: string, depth: number, value: number, instances: readonly string[]) =>
    `${name}, depth ${depth}: ${count(value)} (${listed(instances, 4)})`,
  within: (name: string, solved: number, all: number, value: string, instance: string) =>
    `${name}: ${solved} of ${all} within ${value} (${instance})`,
  plots: (counter: ReportCounter) => {
    const { title } = counters[counter];
    const nodes = title[0]!.toUpperCase() + title.slice(1);
    return {
      nodes: {
        title: `${nodes} by method`,
        caption: `${strip} Hollow: ended without an answer.`,
        needs: "a run that expanded a node",
      },
      time: {
        title: "Time by method",
        caption: `${strip} Hollow: ended without an answer.`,
        needs: "a run with a measured time",
      },
      growth: {
        title: `${nodes} by depth`,
        caption: "The median of the solved instances at each depth of the shallowest solution found.",
        needs: "solved instances of three different depths",
      },
      penetrance: {
        title: "Penetrance by method",
        caption: `Depth of the solution divided by the nodes generated: 1 is a search that never strays. ${strip}`,
        needs: "a solved run",
      },
      solved: {
        title: "Share solved over time",
        caption:
          "The share of its instances that a method has solved after a given time. Higher and further left is better.",
        needs: "two solved runs",
      },
      scatter: {
        title: `${nodes}, method against method`,
        caption:
          "A point is an instance that both methods solved: across, the method with the fewest nodes in the mean; upwards, another one. Above the diagonal, the other one needs more. Of more than six others, the six with the fewest nodes are drawn.",
        needs: "an instance on which two methods solved and searched",
      },
      "cactus-time": {
        title: "Instances solved against time",
        caption:
          "How many instances a method solves if each may take this long. Further right and lower is better.",
        needs: "two solved runs",
      },
      "cactus-nodes": {
        title: `Instances solved against ${title}`,
        caption:
          "How many instances a method solves if each may need this many. Further right and lower is better.",
        needs: "two solved runs",
      },
    };
  },
} satisfies Lists & Record<string, unknown>;

export type ReportWords = typeof en;
