/** Columns of numbers that grow: what a long run leaves behind must not be an object for every event. */

export class GrowingInts {
  private data = new Int32Array(256);
  length = 0;

  push(value: number): number {
    if (this.length === this.data.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length] = value;
    return this.length++;
  }

  at(index: number): number {
    return this.data[index];
  }

  set(index: number, value: number): void {
    this.data[index] = value;
  }

  /** How many of the values, which must not decrease, are at most `limit`. */
  countUpTo(limit: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.data[middle] <= limit) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
