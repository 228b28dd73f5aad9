/**
 * A board as plain shapes, drawn alike on the page, in an SVG file and on a canvas. Groups have keys: on the page, a
 * group moves from its place in one picture to that of the group with the same key in the next.
 */

/** A colour token without its dashes, such as `ink`, or `#rrggbb`. */
export type Paint = string;

export type Shape =
  | {
      readonly type: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round?: number;
      readonly fill: Paint | null;
      readonly stroke?: Paint;
      readonly strokeWidth?: number;
    }
  | {
      readonly type: "polygon";
      readonly points: readonly (readonly [number, number])[];
      readonly fill: Paint;
    }
  | {
      readonly type: "path";
      readonly d: string;
      readonly fill: Paint | null;
      readonly stroke?: Paint;
      readonly strokeWidth?: number;
    }
  | {
      readonly type: "text";
      readonly x: number;
      /** The middle of the line. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly fill: Paint;
      readonly bold?: boolean;
    };

export interface Group {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Drawn so that it stands back. */
  readonly faint?: boolean;
  readonly shapes: readonly Shape[];
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly Group[];
}

/** What is shown on a board besides its state. */
export interface Marks {
  /** Small numbers in cells, such as the parts of an estimate. */
  readonly notes?: ReadonlyMap<number, string>;
  /** Cells that can be moved to, or that a hint points at. */
  readonly bright?: ReadonlySet<number>;
  /** Pieces lie side by side but do not touch: nothing is wrong between them. */
  readonly loose?: boolean;
  /** A cell that is held or chosen. */
  readonly held?: number | undefined;
}
