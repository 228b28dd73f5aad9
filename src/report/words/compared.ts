/** What sentences say of two methods. */

/** On how many instances one method beats another, of how many that both solved. */
export interface Share {
  readonly name: string;
  readonly part: number;
  readonly all: number;
}

/** How many times as many nodes a method needs: mean and range. */
export interface Ratio {
  readonly name: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}
