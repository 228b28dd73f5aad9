// The names of slots by number: an instance has the values of its slots under these numbers, whatever its class.

export const IS_A = 0;
export const NAME = 1;

export class SlotNames {
  private readonly numbers = new Map<string, number>([
    ["is-a", IS_A],
    ["name", NAME],
  ]);

  /** For slots that are single in some classes and multifields in others: the number of the value as a multifield. */
  readonly asMultifield = new Map<number, number>();

  /** The number under which instances have the value of a slot as a multifield, whatever the slot is. */
  multifieldNumberOf(name: string): number {
    const number = this.numberOf(name);
    const known = this.asMultifield.get(number);
    if (known !== undefined) return known;
    const made = this.numberOf(`$?${name}`);
    this.asMultifield.set(number, made);
    return made;
  }

  numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(name, number);
    }
    return number;
  }
}
