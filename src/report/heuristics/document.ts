/** A report on heuristics as data: the terminal, a page, a file of pictures and the studio show the same one. */
import type { Line } from "../plot-data.ts";
import type { Table } from "../table.ts";

/** Lines over a common axis. */
export interface LineFigure {
  readonly title: string;
  readonly caption: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
}

/** What is above and what is below, with a number at each line. */
export interface LatticeFigure {
  readonly title: string;
  readonly caption: string;
  readonly names: readonly string[];
  readonly lattice: readonly {
    readonly better: string;
    readonly worse: string;
    readonly strictlyOn: number;
  }[];
}

export type Figure = LineFigure | LatticeFigure;

export type HeuristicBlock =
  | { readonly kind: "picture"; readonly text: string }
  | { readonly kind: "sentences"; readonly sentences: readonly string[] }
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "figure"; readonly figure: Figure };

interface HeuristicSection {
  readonly title: string;
  readonly blocks: readonly HeuristicBlock[];
}

export interface HeuristicDocument {
  readonly title: string;
  readonly sections: readonly HeuristicSection[];
}

export const isLineFigure = (figure: Figure): figure is LineFigure => "lines" in figure;
