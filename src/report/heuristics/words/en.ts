/** What a report on heuristics says, in English. Numbers come as text, names of heuristics as they are typed. */
import type { EstimatePart } from "../../../domains/index.ts";
import { listIn } from "../../../words/faults/lists.ts";
import { en as knightParts } from "../../../words/knight-parts.ts";

/** The parts of an estimate, by kind. */
type PartWords = Readonly<Record<EstimatePart["kind"], (name: string) => string>>;

const parts: PartWords = {
  tile: (name) => `tile ${name}`,
  row: (name) => `row ${name}`,
  column: (name) => `column ${name}`,
  rows: () => "rows",
  columns: () => "columns",
  pattern: (name) => `pattern ${name}`,
  blank: () => "blank",
  cell: (name) => `cell ${name}`,
  rule: () => "rule broken",
  ...knightParts,
};

export const en = {
  boardTitle: "What the heuristics say of this board",
  spaceTitle: (domain: string, space: string) => `The heuristics of ${domain} on ${space}`,

  list: listIn("and"),
  heuristic: "heuristic",
  start: "start",
  tile: "tile",
  sum: "sum",
  parts,
  theBoard: "The board",
  /** The first of several actions, and how many others there are. */
  andMore: (first: string, more: string, number: number) =>
    number === 0 ? first : `${first} and ${more} more`,
  solvability: "Can it be solved?",
  comesBefore: (tile: number, others: string) => `${tile} comes before ${others}`,
  inversions: (count: string, isOne: boolean) => `${count} ${isOne ? "inversion" : "inversions"}`,
  blankRows: (inversions: string, rows: string) => `${inversions} + ${rows} rows of the blank to its place`,
  even: (sum: string) => `${sum}: even, so this board can be solved.`,
  odd: (sum: string) => `${sum}: odd, so this board cannot be solved.`,
  hopeless: "This board cannot be solved.",
  estimates: "Estimates by their parts",
  tileByTile: "Tile by tile",
  rootAndChildren: "f = g + h of the start and its children",

  whole: (states: string) => `All ${states} states were looked at, so what is said here is proved.`,
  part: (states: string) =>
    `Only ${states} states were looked at; their true costs are not known, and what no state refutes is not proved.`,
  sample: (states: string, seed: string, isOne: boolean) =>
    `A sample of ${states} ${isOne ? "state" : "states"} (seed ${seed}): ± is the standard error of a mean, and what no state refutes is not proved.`,
  solvedBy: (solver: string) => `True costs were found with ${solver}.`,
  unknownCosts: (states: string, isOne: boolean) =>
    isOne
      ? "The true cost of one state was not found within the limits: it counts for h, but not for errors."
      : `The true cost of ${states} states was not found within the limits: they count for h, but not for errors.`,
  deadEnds: (states: string, isOne: boolean) =>
    isOne
      ? "From one state no goal can be reached; means leave it out."
      : `From ${states} states no goal can be reached; means leave them out.`,
  costs: (mean: string, most: string) =>
    `The cheapest solution costs ${mean} on average and ${most} at most.`,
  tree: (children: string) => `A state has ${children} children on average.`,
  treeGrows: (branching: string) => `The search tree without steps back grows ${branching} times per level.`,
  limit: "Stopped at a limit.",
  interrupted: "Interrupted.",
  nothingSeen: "No state was looked at before that.",

  why: "Which one is best, and why",
  best: (name: string, error: string, isProved: boolean) =>
    `Of those that ${isProved ? "never overestimate" : "no state refutes"}, ${name} comes nearest to the true cost: it is ${error} away on average.`,
  bestIsExact: (name: string, isProved: boolean) =>
    `Of those that ${isProved ? "never overestimate" : "no state refutes"}, ${name} is exact: it gives the true cost wherever a goal can be reached.`,
  bestIsH: (name: string, mean: string) =>
    `Of those that no state refutes, ${name} has the highest estimates: ${mean} on average.`,
  bestDominates: (name: string, others: string, isOne: boolean) =>
    `On no state is ${name} below ${others}, and on some it is above: it dominates ${isOne ? "it" : "them"}.`,
  fewerExpanded: (name: string, isOne: boolean) =>
    `Because ${name} is consistent too, A* with it expands no state that A* with ${isOne ? "that one" : "one of those"} would leave out, except among those whose f is the cost of the solution.`,
  notComparable: (name: string, others: string) =>
    `${name} does not compare with ${others}: each is above the other on some states.`,
  fewerNodes: (bound: string, name: string, nodes: string, other: string, more: string) =>
    `Within a bound of ${bound}, IDA* expands ${nodes} nodes with ${name} and ${more} with ${other}, on average over these states as starts.`,
  notShown:
    "This is about estimates and nodes. It says nothing of time: a better estimate may take longer to compute.",

  quality: "How good the estimates are",
  meanH: "mean h",
  meanError: "mean error",
  maxError: "largest error",
  exact: "exact",
  admissible: "admissible",
  consistent: "consistent",
  yes: "yes",
  no: "no",
  notRefuted: "not refuted",
  errorNote: "The error is the distance of h from the true cost; exact is the share of states without error.",

  thisBoard: "this board",
  counterexamples: "Counterexamples nearest to a goal",
  tooHigh: (name: string, state: string, h: string, cost: string) =>
    `${name} is not admissible: it says ${h} for ${state}, whose true cost is ${cost}.`,
  falls: (name: string, state: string, h: string, action: string, cost: string, next: string) =>
    `${name} is not consistent: for ${state} it says ${h}, but after “${action}”, which costs ${cost}, only ${next}.`,

  dominance: "Which dominates which",
  better: "better",
  worse: "worse",
  strictlyOn: "above it on (states)",
  equal: (names: string) => `Equal on every state: ${names}.`,
  latticeCaption:
    "A line leads from a heuristic down to one that it dominates, with the number of states on which it is above it.",

  nodes: "Nodes of one iteration of IDA*",
  bound: "bound",
  predicted: "predicted nodes",
  counted: "counted nodes",
  predictedBranching: "predicted b",
  countedBranching: "counted b",
  nodesNote:
    "Predicted from the distribution of h (Korf, Reid and Edelkamp), and counted with these states as starts, on average. b solves b + b² + … + b^bound = nodes.",
  exactPrediction: "Over all starts of a puzzle, the prediction is exact if the heuristic is consistent.",

  errorByCost: "Mean error by true cost",
  errorCaption: "How far h is from the true cost, for states of each true cost. Lower is better.",
  trueCost: "true cost",
  distribution: "Distribution of h",
  distributionCaption: "How often each estimate occurs. Further right is better, if none overestimates.",
  shareOfStates: "states (%)",
  states: "states",

  counts: "The size of this space",
  depth: "depth",
  nominal: "branching as the report counts it",
  real: "real branching",
  paths: "ways to get there",
  boards: "different boards",
  board: "board",
  reportTree: (nodes: string) =>
    `The report takes 4 rules away per piece placed, and so multiplies to ${nodes} nodes.`,
  correction: (paths: string, boards: string) =>
    `But a piece takes its cell too: at depth d, 4 (N − d)² rules are left. There are ${paths} ways to fill the board, and ${boards} different boards, full or not.`,
  growth: "Growth by the size of the board",
  rules: "rules at the start",
  reportNodes: "nodes in the report",
  fullPaths: "ways to fill it",
  leastGenerated: "least generated",
  growthNote: "What a search generates at least: one that never errs expands one board per depth.",
  spacesTitle: "The spaces of the Eternity II report",
  scrambling: "The first cost function, with pieces stored and scrambled",
  stored: "stored",
  scrambled: (seed: number) => `scrambled ${seed}`,
  scramblingNote:
    "Nodes that A* expands with the cost of rotations (F1); > is where it was stopped. The pieces are stored as they lie in the solution, so that few rotations point to it; scrambled pieces do not give it away.",

  wrote: (file: string) => `Wrote ${file}.`,
};

export type HeuristicWords = typeof en;
