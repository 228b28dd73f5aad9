/** What stands in a course report, in English; the other languages have the same. */

interface Formulation {
  readonly state: string;
  readonly actions: string;
  readonly goal: string;
  readonly cost: string;
}

export const en = {
  toFill: "[to be filled in]",
  byAuthor: (what: string) => `To be written by the author: ${what}`,

  cover: "Cover",
  university: "University",
  department: "Department",
  course: "Course",
  work: "Title",
  students: "Students and numbers",
  teacher: "Teacher",
  date: "Date",

  platform: "Development platform",
  ownPlatform: "if you hand in a program of your own, its compiler and runtime with their versions.",

  design: "Design of the solution",
  problem: "The problem as a search",
  formulation: {
    state: "States",
    actions: "Actions",
    goal: "Goal",
    cost: "Cost of a path",
  },
  domains: {
    "sliding-tiles": {
      state: "the place of every tile and of the blank on the board",
      actions: "move the blank up, down, left or right, which is to slide the tile there into it",
      goal: "every tile in its place",
      cost: "the number of moves",
    },
    "knight-score": {
      state: "the numbers left on the board, the place of the knight and the points so far",
      actions: "a jump of the knight to a cell with a number, whose points are added and which is then empty",
      goal: "at least the points asked for",
      cost: "the number of jumps",
    },
    eternity2: {
      state: "the pieces placed on the board, with their turns",
      actions: "place a piece that is left, turned in any way, on an empty cell",
      goal: "a full board whose neighbouring sides have equal colours, with grey along the rim",
      cost: "that of the cost function chosen",
    },
  } as Readonly<Record<string, Formulation>>,
  searches: (names: string) => `Searches compared: ${names}.`,
  heuristicsUsed: "Heuristics",
  heuristics: {
    zero: "0 for every state",
    misplaced: "the number of tiles out of their places",
    manhattan: "the sum of the vertical and horizontal distances of every tile to its place",
    blank: "the distance of the blank to its place",
    base: "the points missing divided by the mean of the numbers left",
    nova: "the points missing times the possible jumps, divided by eight times the highest number left",
    "border-first": "corners first, then the rim, then what is far from the centre",
    spiral: "cells along a spiral",
    colours: "the cells left, as long as the colours needed are left on other pieces",
  } as Readonly<Record<string, string>>,
  example: (instance: string) => `A worked example: ${instance}`,
  exampleNote: "Every estimate of this board by its parts, and f = g + h of the first step.",
  hopeless: "none: the board has no solution, which is recognised before the search, so no state is opened.",
  ownDesign: "how you arrived at this design, and what you decided against.",

  details: "Details of the implementation",
  frontier: "A* keeps the open list in the order of f = g + h: the node with the least f is taken next.",
  duplicates: {
    none: "No state is recognized when it is reached again.",
    parent:
      "The child that undoes the last action is not generated; other repeated states are not recognized.",
    path: "A child whose state is already on its path is dropped.",
    "keep-first":
      "Every state reached is kept in a hash table, and a child whose state was reached before is dropped.",
    "keep-cheapest":
      "Every state reached is kept with its cost in a hash table; a child whose state was reached before is dropped, unless the new path is cheaper.",
  } as Readonly<Record<string, string>>,
  implicit:
    "The graph is implicit: successors are made when a state is expanded, and the whole graph is never stored.",
  parity: "Boards without a solution are recognized before the search by the parity of their inversions.",
  ownDetails: "the data structures of your own program, and what was hard about them.",

  experiment: "Experimental study",
  initialState: "initial state",
  pathCost: "cost of the path",
  analysis: "Analysis",

  state: "State of the programs",
  works: (runs: number, answered: number) =>
    runs === answered
      ? `The program works: all ${runs} runs of the study ended with an answer.`
      : `Of the ${runs} runs of the study, ${answered} ended with an answer; the others are listed above.`,
  ownState: "errors that are known, and what does not work yet.",

  references: "References",
  ownReferences: "other sources that you used.",
};

export type InformeWords = typeof en;
