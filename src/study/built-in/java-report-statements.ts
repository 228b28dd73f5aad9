/** What the report on Eternity II says of its heuristics and results, in the order of its sections. */
import type { RunKind, Statement } from "../statements.ts";

const uninformed: RunKind = { strategies: ["depth-first", "breadth-first", "iterative-deepening"] };
const informed: RunKind = { strategies: ["greedy", "a-star"] };
const on = (kind: RunKind, ...instances: string[]): RunKind => ({ ...kind, instances });
const larger = ["report-3x3", "report-4x4", "report-5x5", "report-6x6"];
const both = ["report-2x2", "report-3x3"];
const fewerNodes = { kind: "less", number: "expanded" } as const;
const greedyH1 = { strategies: ["greedy"], heuristics: ["border-first"] };
const withCost = (cost: string): RunKind => ({ strategies: ["a-star"], settings: { cost } });
const withF1 = withCost("rotations");

export const statements: readonly Statement[] = [
  {
    text: "None of the three heuristics is admissible.",
    source: "section 6",
    claim: { kind: "admissible", is: false, these: { heuristics: ["border-first", "spiral", "colours"] } },
  },
  {
    text: "On the 2x2 board, informed searches expand far fewer nodes than uninformed ones.",
    source: "section 8, table 1",
    claim: { ...fewerNodes, these: on(informed, "report-2x2"), than: uninformed },
  },
  {
    text: "The exception on the 2x2 board is A* with H1 (and a cost by colours, which the report does not define).",
    source: "section 8, table 1",
    claim: {
      ...fewerNodes,
      these: uninformed,
      than: on({ strategies: ["a-star"], heuristics: ["border-first"] }, "report-2x2"),
      often: "sometimes",
    },
  },
  {
    text: "On the 3x3 board, uninformed searches need far more than informed ones.",
    source: "section 8, table 2",
    claim: { ...fewerNodes, these: on(informed, "report-3x3"), than: uninformed },
  },
  {
    text: "On the 3x3 board, uninformed searches take far longer than informed ones.",
    source: "section 8, table 2",
    claim: { kind: "less", number: "timeMs", these: on(informed, "report-3x3"), than: uninformed },
  },
  {
    text: "From the 2x2 to the 3x3 board, the time of Greedy with H1 grows by 722 %.",
    source: "section 8, tables 1 and 2",
    claim: {
      kind: "grows",
      number: "timeMs",
      these: on(greedyH1, "report-3x3"),
      from: on(greedyH1, "report-2x2"),
      percent: 722,
    },
  },
  {
    text: "There is a great number of symmetries, boards that are reached again, to be detected.",
    source: "section 8.1",
    claim: { kind: "within", number: "duplicates", these: on(uninformed, ...both), least: 1000 },
  },
  {
    text: "Uninformed searches quickly ran out of memory.",
    source: "section 8.1",
    claim: { kind: "outcome", outcome: "limit", limit: "memory", these: on(uninformed, ...larger) },
  },
  {
    text: "Informed searches came to solve boards of 4x4.",
    source: "section 8.1",
    claim: { kind: "outcome", outcome: "solved", these: on(informed, "report-4x4") },
  },
  {
    text: "On boards of 5x5, informed searches ran out of memory.",
    source: "section 8.1",
    claim: { kind: "outcome", outcome: "limit", limit: "memory", these: on(informed, "report-5x5") },
  },
  {
    text: "On the 3x3 board, heuristics find solutions …",
    source: "section 8.2",
    claim: { kind: "outcome", outcome: "solved", these: on(informed, "report-3x3") },
  },
  {
    text: "… and searches without one find none.",
    source: "section 8.2",
    claim: { kind: "outcome", outcome: "limit", these: on(uninformed, "report-3x3") },
  },
  {
    text: "On the 4x4 board, A* with F1 expands far fewer nodes than Greedy with the same heuristic.",
    source: "section 8.2",
    claim: {
      ...fewerNodes,
      these: on(withF1, "report-4x4"),
      than: { strategies: ["greedy"] },
      alike: ["heuristic"],
    },
  },
  {
    text: "On the 4x4 board, A* with F1 takes far less time than Greedy with the same heuristic.",
    source: "section 8.2",
    claim: {
      kind: "less",
      number: "timeMs",
      these: on(withF1, "report-4x4"),
      than: { strategies: ["greedy"] },
      alike: ["heuristic"],
    },
  },
  {
    text: "The cost of rotations (F1) avoids symmetries: none is detected on the 4x4 board.",
    source: "section 8.2",
    claim: { kind: "within", number: "duplicates", these: on(withF1, "report-4x4"), most: 0 },
  },
  {
    text: "On the 4x4 board, A* with F1 generates no more than 6,000 states.",
    source: "section 8.2",
    claim: { kind: "within", number: "generated", these: on(withF1, "report-4x4"), most: 6000 },
  },
  {
    text: "On the 4x4 board, A* with F1 has no more than 6,000 leaves.",
    source: "section 8.2",
    claim: { kind: "within", number: "frontierLeft", these: on(withF1, "report-4x4"), most: 6000 },
  },
  {
    text: "On the 4x4 board, Greedy with H1 generates about 670,000 states.",
    source: "section 8.2",
    claim: {
      kind: "within",
      number: "generated",
      these: on(greedyH1, "report-4x4"),
      least: 665_000,
      most: 675_000,
    },
  },
  {
    text: "On the 4x4 board, Greedy with H1 has about 670,000 leaves.",
    source: "section 8.2",
    claim: {
      kind: "within",
      number: "frontierLeft",
      these: on(greedyH1, "report-4x4"),
      least: 665_000,
      most: 675_000,
    },
  },
  {
    text: "Informed searches expand notably fewer nodes than uninformed ones.",
    source: "section 9",
    claim: { ...fewerNodes, these: on(informed, ...both), than: uninformed },
  },
  {
    text: "Informed searches leave notably fewer leaves than uninformed ones.",
    source: "section 9",
    claim: { kind: "less", number: "frontierLeft", these: on(informed, ...both), than: uninformed },
  },
  {
    text: "Informed searches take notably less time than uninformed ones.",
    source: "section 9",
    claim: { kind: "less", number: "timeMs", these: on(informed, ...both), than: uninformed },
  },
  {
    text: "On boards larger than 2x2, informed searches could not give an answer.",
    source: "section 9",
    claim: { kind: "outcome", outcome: "limit", these: on(informed, ...larger) },
  },
  {
    text: "On boards larger than 2x2, uninformed searches could not give an answer (what was probably meant).",
    source: "section 9",
    claim: { kind: "outcome", outcome: "limit", these: on(uninformed, ...larger) },
  },
  {
    text: "With the same heuristic, another cost function changes the work.",
    source: "section 9",
    claim: {
      kind: "varies",
      number: "expanded",
      these: { strategies: ["a-star"] },
      by: "cost",
      often: "mostly",
    },
  },
  {
    text: "Without a good cost a good heuristic is not enough: with the same heuristic, F2 expands more nodes than F1.",
    source: "section 9",
    claim: { ...fewerNodes, these: withF1, than: withCost("uniform"), alike: ["heuristic"] },
  },
  {
    text: "Without a good cost a good heuristic is not enough: with the same heuristic, F3 expands more nodes than F1.",
    source: "section 9",
    claim: { ...fewerNodes, these: withF1, than: withCost("centre"), alike: ["heuristic"] },
  },
  {
    text: "A representation that does not take care of memory makes the search very costly.",
    source: "section 9",
    claim: {
      kind: "untested",
      these: {},
      why: "all runs have the same representation, so there is none to compare it with",
    },
  },
];
