// Rows of whole numbers in one list that grows: four bytes for each, which the garbage collector does not look at.

const FIRST_ROWS = 64;

export class NumberTable {
  private readonly width: number;
  /** Row after row. What lies behind the last row is 0. */
  cells: Int32Array;
  /** The number of rows. */
  length = 0;

  constructor(width = 1) {
    this.width = width;
    this.cells = new Int32Array(FIRST_ROWS * width);
  }

  /** 0 behind the last row. */
  at(row: number, column = 0): number {
    return row < this.length ? this.cells[row * this.width + column] : 0;
  }

  /** Where a row begins in `cells`. Rows between the end and this one come to be, with zeros. */
  place(row: number): number {
    const at = row * this.width;
    if (at >= this.cells.length) this.grow(at);
    if (row >= this.length) this.length = row + 1;
    return at;
  }

  /** For a table with one column. */
  push(value: number): void {
    const at = this.place(this.length);
    this.cells[at] = value;
  }

  /** Changes a cell of a row that there is. */
  change(row: number, column: number, value: number): void {
    this.cells[row * this.width + column] = value;
  }

  private grow(needed: number): void {
    const larger = new Int32Array(2 * needed);
    larger.set(this.cells);
    this.cells = larger;
  }

  /** Forgets everything from this row on. */
  cut(length: number): void {
    if (length >= this.length) return;
    this.cells.fill(0, length * this.width, this.length * this.width);
    this.length = length;
  }
}
