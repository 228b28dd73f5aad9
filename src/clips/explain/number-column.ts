// A column of whole numbers that grows: four bytes each, which the garbage collector does not look at.

export class NumberColumn {
  private cells = new Int32Array(256);
  length = 0;

  at(index: number): number {
    return this.cells[index];
  }

  push(value: number): void {
    this.set(this.length, value);
  }

  /** What lies between the end and the place is 0. */
  set(index: number, value: number): void {
    if (index >= this.cells.length) this.grow(index);
    this.cells[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  private grow(index: number): void {
    const larger = new Int32Array(2 * index);
    larger.set(this.cells);
    this.cells = larger;
  }

  /** Forgets everything from this place on. */
  cut(length: number): void {
    if (length >= this.length) return;
    this.cells.fill(0, length, this.length);
    this.length = length;
  }

  slice(start: number, end: number): number[] {
    return Array.from(this.cells.subarray(start, end));
  }
}
