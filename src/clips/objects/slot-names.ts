// The names of slots by number: an instance has the values of its slots under these numbers, whatever its class.

export const IS_A = 0;
export const NAME = 1;

export class SlotNames {
  private readonly numbers = new Map<string, number>([
    ["is-a", IS_A],
    ["name", NAME],
  ]);
  private next = NAME + 1;

  /** Slots that are single in some classes and multifields in others: their values as multifields have the next number. */
  readonly asMultifield = new Set<number>();

  /** The number under which instances have the value of a slot as a multifield, whatever the slot is. */
  multifieldNumberOf(name: string): number {
    const number = this.numberOf(name);
    this.asMultifield.add(number);
    return number + 1;
  }

  numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.next;
      this.next += 2;
      this.numbers.set(name, number);
    }
    return number;
  }
}
