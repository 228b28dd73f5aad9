/** How the boards of one domain are drawn, and where their cells are. */
import type { Marks, Picture } from "../../ui/picture/picture.ts";

/** Where the cells lie in a picture. */
interface CellGrid {
  readonly rows: number;
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** `About` is what a problem must know for its boards to be drawn. */
export interface BoardKind<About, State> {
  /** How much room a board needs to be readable. */
  readonly room: "small" | "medium" | "large";
  draw(about: About, state: State, marks?: Marks): Picture;
  grid(about: About): CellGrid;
  /** What a cell holds, in a few characters, for people who listen to the board; `·` for nothing. */
  content(state: State, cell: number): string;
}

/** A kind of board whose states only its own domain knows. */
// biome-ignore lint/suspicious/noExplicitAny: stands for "some type", which TypeScript cannot say
export type AnyBoardKind = BoardKind<any, any>;
