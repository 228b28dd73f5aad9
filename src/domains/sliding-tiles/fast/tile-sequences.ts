/**
 * The tiles of a board without the blank, as a sequence, and its number among all sequences of the same parity. A step of the
 * blank along a row leaves the sequence as it is. A step along a column moves one tile past the others of a row: a window of
 * neighbours turns by one place, which changes only the digits of the number that stand for the window.
 */

/** A window of a sequence that turns: its first element goes to the end, or its last to the front. */
export interface Turn {
  readonly at: number;
  readonly length: number;
  readonly isForward: boolean;
}

/** How many sequences of this many tiles have the same parity. */
export function sequenceCount(tiles: number): number {
  let product = 1;
  for (let factor = 3; factor <= tiles; factor++) product *= factor;
  return product;
}

/**
 * The sequence with a number, of the tiles 0 to `tiles` - 1. Digit i of the number, to the base `tiles` - i, counts the smaller tiles
 * behind place i. The order of the last two tiles has no digit: it makes the number of inversions odd or even.
 */
export function sequenceOf(number: number, tiles: number, isOdd: boolean): number[] {
  const left = Array.from({ length: tiles }, (_, tile) => tile);
  const sequence: number[] = [];
  let rest = number;
  let inversions = 0;
  for (let choices = tiles; choices > 2; choices--) {
    const weight = sequenceCount(choices - 1);
    const digit = Math.floor(rest / weight);
    rest -= digit * weight;
    inversions += digit;
    sequence.push(...left.splice(digit, 1));
  }
  if ((inversions % 2 === 1) !== isOdd) left.reverse();
  return [...sequence, ...left];
}

/** The number of a sequence of the tiles 0 to n - 1. */
function numberOf(sequence: readonly number[]): number {
  const tiles = sequence.length;
  let number = 0;
  for (let place = 0; place < tiles - 2; place++) {
    let smaller = 0;
    for (let behind = place + 1; behind < tiles; behind++)
      if (sequence[behind]! < sequence[place]!) smaller++;
    number += smaller * sequenceCount(tiles - 1 - place);
  }
  return number;
}

/** Whether the digits of a number that belong to the first places of a sequence have an odd sum. */
export function isOddStart(start: number, tiles: number, places: number): boolean {
  let rest = start;
  let sum = 0;
  for (let place = places - 1; place >= 0; place--) {
    const base = tiles - place;
    sum += rest % base;
    rest = Math.floor(rest / base);
  }
  return sum % 2 === 1;
}

/** Where a turn takes each number of a parity. */
export function turnedNumbers(tiles: number, turn: Turn, isOdd: boolean): Int32Array {
  const numbers = new Int32Array(sequenceCount(tiles));
  for (let number = 0; number < numbers.length; number++)
    numbers[number] = numberOf(turned(sequenceOf(number, tiles, isOdd), turn));
  return numbers;
}

/**
 * The same for a turn at the start of a sequence, as long as digits follow those of the window: runs of numbers stay
 * together, and the result says where each run goes. A run has `sequenceCount(tiles - turn.length)` numbers.
 */
export function turnedRuns(tiles: number, turn: Turn): Int32Array {
  const run = sequenceCount(tiles - turn.length);
  const runs = new Int32Array(sequenceCount(tiles) / run);
  for (let at = 0; at < runs.length; at++)
    runs[at] = Math.floor(numberOf(turned(sequenceOf(at * run, tiles, false), turn)) / run);
  return runs;
}

function turned(sequence: number[], { at, length, isForward }: Turn): number[] {
  const [from, to] = isForward ? [at, at + length - 1] : [at + length - 1, at];
  sequence.splice(to, 0, ...sequence.splice(from, 1));
  return sequence;
}
