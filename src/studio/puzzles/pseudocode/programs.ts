/** Every strategy as pseudocode, made from its row and the options that are set; a line knows the events that it is. */
import type { Settings } from "../../../domains/index.ts";
import type { EventType, Strategy, StrategyName } from "../../../search/index.ts";
import type { SentenceName } from "./sentences.ts";

export interface CodeLine {
  readonly indent: number;
  readonly say: SentenceName;
  /** What has happened when this line was done. */
  readonly events: readonly EventType[];
  /** Fills `{w}`. */
  readonly number?: string;
}

/** What the options mean for the lines. */
interface Choices {
  readonly duplicates: string;
  readonly isTestedWhenMade: boolean;
  readonly hasDepthLimit: boolean;
  /** Of `weight`, `width` or `capacity`. */
  number(option: "weight" | "width" | "capacity"): string;
}

function line(indent: number, say: SentenceName, ...events: EventType[]): CodeLine {
  return { indent, say, events };
}

/** The pseudocode of a strategy with these settings; at least one line for every event it makes. */
export function programOf(strategy: Strategy, settings: Settings): CodeLine[] {
  const { options } = strategy;
  const duplicates = settings.duplicates ?? options.duplicates[0];
  return programs[strategy.name as StrategyName]({
    duplicates,
    isTestedWhenMade: (settings["goal-test"] ?? options.goalTest[0]) === "generated",
    hasDepthLimit: settings["max-depth"] !== undefined,
    number: (option) => settings[option] ?? String(options[option]),
  });
}

/** The line that an event belongs to; -1 for none. */
export function lineOf(program: readonly CodeLine[], event: EventType): number {
  return program.findIndex(({ events }) => events.includes(event));
}

const programs: Readonly<Record<StrategyName, (choices: Choices) => CodeLine[]>> = {
  "breadth-first": (choices) => graph(choices, line(1, "takeOldest", "take")),
  "depth-first": (choices) => graph(choices, line(1, "takeNewest", "take")),
  "depth-limited": (choices) => [
    line(0, "starts", "start"),
    line(0, "callFirst", "bound"),
    ...onePath(choices, "tooDeep"),
  ],
  "iterative-deepening": (choices) =>
    choices.duplicates === "keep-first"
      ? [
          line(0, "roundsOfLists", "bound"),
          ...graph({ ...choices, hasDepthLimit: true }, line(1, "takeNewest", "take")).map(inside),
        ]
      : [line(0, "starts", "start"), line(0, "rounds", "bound"), ...onePath(choices, "tooDeep")],
  "uniform-cost": (choices) => graph(choices, line(1, "takeCheapest", "take")),
  greedy: (choices) => graph(choices, line(1, "takeNearest", "take")),
  "a-star": (choices) => graph(choices, line(1, "takeBest", "take")),
  "weighted-a-star": (choices) =>
    graph(choices, { ...line(1, "takeWeighted", "take"), number: choices.number("weight") }),
  "ida-star": (choices) => [
    line(0, "starts", "start"),
    line(0, "rounds", "bound"),
    ...onePath(choices, "overBound"),
  ],
  rbfs: (choices) => [
    line(0, "callFirst", "start"),
    line(0, "searchBest", "take"),
    line(1, "goal", "goal"),
    line(1, "children", "expand"),
    ...drop(choices),
    ...(choices.hasDepthLimit ? [line(2, "tooDeep", "prune")] : []),
    line(2, "inherit", "generate"),
    line(1, "backOver", "leave"),
  ],
  "sma-star": (choices) => [
    line(0, "beginOpen", "start"),
    line(0, "whileOpen"),
    line(1, "takeDeepest", "take"),
    line(1, "goal", "goal"),
    line(1, "children", "expand"),
    ...drop(choices),
    line(2, "noRoom", "prune"),
    line(2, "inherit", "generate"),
    { ...line(1, "forget", "leave"), number: choices.number("capacity") },
    line(0, "fail"),
  ],
  beam: (choices) => {
    const lines = graph(choices, line(1, "takeShallow", "take")).filter(({ say }) => say !== "tooDeep");
    const keep = { ...line(1, "keepBest", "prune"), number: choices.number("width") };
    return [...lines.slice(0, -1), keep, ...lines.slice(-1)];
  },
  bidirectional: () => [
    line(0, "beginBoth", "start"),
    line(0, "whileBoth"),
    line(1, "takeSide", "take"),
    line(1, "met", "goal"),
    line(1, "close", "expand"),
    line(2, "dropDearer", "duplicate"),
    line(2, "cheaper", "update", "reopen"),
    line(2, "add", "generate"),
    line(2, "meet"),
    line(0, "fail"),
  ],
};

/** Best-first search in its many orders: two lists, or one where nothing is remembered of expanded nodes. */
function graph(choices: Choices, take: CodeLine): CodeLine[] {
  const { duplicates, isTestedWhenMade, hasDepthLimit } = choices;
  const isRemembered = duplicates.startsWith("keep");
  return [
    line(0, isRemembered ? "begin" : "beginOpen", "start"),
    line(0, "whileOpen"),
    take,
    ...(isTestedWhenMade ? [] : [line(1, "goal", "goal")]),
    line(1, isRemembered ? "close" : "children", "expand"),
    ...(isTestedWhenMade ? [line(2, "goalChild", "goal")] : []),
    ...drop(choices),
    ...(duplicates === "keep-cheapest" ? [line(2, "cheaper", "update", "reopen")] : []),
    ...(hasDepthLimit ? [line(2, "tooDeep", "prune")] : []),
    line(2, "add", "generate"),
    line(0, "fail"),
  ];
}

/** Depth first on one path, which is all that is remembered. */
function onePath(choices: Choices, cut: "tooDeep" | "overBound"): CodeLine[] {
  return [
    line(0, "search", "take"),
    line(1, "goal", "goal"),
    line(1, "children", "expand"),
    ...drop(choices),
    line(2, cut, "prune"),
    line(2, "descend", "generate"),
    line(1, "back", "leave"),
  ];
}

const drops: Readonly<Record<string, SentenceName>> = {
  "keep-first": "dropKnown",
  "keep-cheapest": "dropDearer",
  parent: "dropParent",
  path: "dropOnPath",
};

/** No line where nothing is dropped. */
function drop({ duplicates }: Choices): CodeLine[] {
  const say = drops[duplicates];
  return say === undefined ? [] : [line(2, say, "duplicate")];
}

function inside(given: CodeLine): CodeLine {
  return { ...given, indent: given.indent + 1 };
}
