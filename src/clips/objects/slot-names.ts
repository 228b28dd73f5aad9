// The names of slots by number: an instance has the values of its slots under these numbers, whatever its class.

export const IS_A = 0;
export const NAME = 1;

export class SlotNames {
  private readonly numbers = new Map<string, number>([
    ["is-a", IS_A],
    ["name", NAME],
  ]);

  numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(name, number);
    }
    return number;
  }
}
