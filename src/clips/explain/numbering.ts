// Numbers for things that tables of numbers speak of, from 1 on.

export class Numbering<T> {
  private readonly numbers = new Map<T, number>();
  private readonly things: T[] = [];
  private last: T | undefined;
  private lastNumber = 0;

  /** The number of a thing, a new one if it has none. */
  of(thing: T): number {
    if (thing === this.last) return this.lastNumber;
    let number = this.numbers.get(thing);
    if (number === undefined) {
      number = this.things.push(thing);
      this.numbers.set(thing, number);
    }
    this.last = thing;
    this.lastNumber = number;
    return number;
  }

  /** The number of a thing, 0 if it has none. */
  known(thing: T): number {
    return this.numbers.get(thing) ?? 0;
  }

  /** The thing with a number; undefined for 0. */
  at(number: number): T | undefined {
    return this.things[number - 1];
  }
}
