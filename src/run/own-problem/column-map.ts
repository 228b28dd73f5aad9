/** Columns of a script back to columns of the text it was made from, from the mappings of a source map. Lines are the same. */

interface Segment {
  readonly column: number;
  readonly original: number;
}

/** By line, from 0. */
export type ColumnMap = readonly (readonly Segment[])[];

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function readColumnMap(mappings: string): ColumnMap {
  let original = 0;
  return mappings.split(";").map((line) => {
    let column = 0;
    return line.split(",").flatMap((text) => {
      // A segment: column, source, line and column of the original, each as a difference.
      const [right = 0, , , originalRight] = numbersIn(text);
      if (originalRight === undefined) return [];
      column += right;
      original += originalRight;
      return [{ column, original }];
    });
  });
}

/** Both columns from 0. */
export function originalColumn(map: ColumnMap, line: number, column: number): number {
  const before = map[line]?.findLast((segment) => segment.column <= column);
  return before === undefined ? column : before.original + column - before.column;
}

/** Numbers in groups of five bits, the sign last (the VLQ of source maps). */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
