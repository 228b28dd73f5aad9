/**
 * Arrays of searches that are over, for the next ones: what the system and the collector take for fresh arrays is a good part of the time
 * of a short search. Lengths stay those that a search asks for, so its memory is counted as if all were fresh.
 */

/** What is kept of one kind. Longer arrays belong to searches that take so long that fresh ones do not matter. */
const MOST_BYTES = 1 << 21;
const MOST_STATES = 1 << 16;

class SpareArrays<Kind extends Int32Array | Float64Array | Uint8Array> {
  private readonly byLength = new Map<number, Kind[]>();
  private bytes = 0;

  constructor(private readonly create: (length: number) => Kind) {}

  /** An array with any numbers in it. */
  take(length: number): Kind {
    const spare = this.byLength.get(length)?.pop();
    if (spare === undefined) return this.create(length);
    this.bytes -= spare.byteLength;
    return spare;
  }

  /** A longer array that begins with the numbers of this one, which is given back. */
  enlarged(array: Kind, length: number): Kind {
    const longer = this.take(length);
    longer.set(array);
    this.giveBack(array);
    return longer;
  }

  /** Nobody may use the array afterwards. */
  giveBack(array: Kind): void {
    if (this.bytes + array.byteLength > MOST_BYTES) return;
    this.bytes += array.byteLength;
    const alike = this.byLength.get(array.length);
    if (alike === undefined) this.byLength.set(array.length, [array]);
    else alike.push(array);
  }
}

export const spareInt32 = new SpareArrays((length) => new Int32Array(length));
export const spareUint8 = new SpareArrays((length) => new Uint8Array(length));
export const spareFloat64 = new SpareArrays((length) => new Float64Array(length));

let spareStates: unknown[] = [];

/** An array for states, with anything in it. */
export function takeStates<State>(): State[] {
  const states = spareStates as State[];
  spareStates = [];
  return states;
}

/** Forgets the states of an array, of which there are `count`; nobody may use it afterwards. */
export function giveBackStates(states: unknown[], count: number): void {
  if (states.length <= MOST_STATES && states.length > spareStates.length)
    spareStates = states.fill(0, 0, count);
}
