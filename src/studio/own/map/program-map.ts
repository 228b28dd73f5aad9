/**
 * The map in a program, which can be painted: a comment with the signs and what they mean, and a text with the rows below it.
 *
 *     // map: . floor, # wall, S start, G goal
 *     const map = `
 *     S.#
 *     ..G
 *     `;
 */

interface Sign {
  readonly sign: string;
  readonly name: string;
  /** A capital letter stands on one cell only. */
  readonly isSingle: boolean;
}

export interface ProgramMap {
  readonly signs: readonly Sign[];
  readonly rows: readonly string[];
  /** Where the rows lie in the text. */
  readonly from: number;
  readonly to: number;
}

const pattern = /^[ \t]*\/\/ map: (.+)\n[^\n`]*`\n([^`]*?)\n?[ \t]*`/m;
/** A larger one could not be painted. */
const MOST = 64;

export function findMap(text: string): ProgramMap | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const [whole, legend, body] = found as unknown as [string, string, string];
  const signs = legend.split(",").flatMap((part): Sign[] => {
    const [, sign, name] = /^\s*(\S)\s+(.+?)\s*$/.exec(part) ?? [];
    return sign === undefined || name === undefined ? [] : [{ sign, name, isSingle: /\p{Lu}/u.test(sign) }];
  });
  const rows = body.split("\n").map((row) => row.trim());
  const width = rows[0]?.length ?? 0;
  const isMap = signs.length > 1 && width > 0 && width <= MOST && rows.length <= MOST;
  if (!isMap || rows.some((row) => row.length !== width)) return null;
  const from = found.index + whole.indexOf("`") + 2;
  return { signs, rows, from, to: from + body.length };
}

/** The text with a sign on a cell; a single one leaves the cell where it was, which becomes like the first sign. */
export function painted(text: string, map: ProgramMap, row: number, column: number, sign: string): string {
  const { signs, rows } = map;
  const old = rows[row]![column]!;
  // The only start cannot be painted over: there would be none.
  if (old === sign || signs.some((one) => one.isSingle && one.sign === old)) return text;
  const isSingle = signs.some((one) => one.isSingle && one.sign === sign);
  const cleared = isSingle ? rows.map((line) => line.replaceAll(sign, signs[0]!.sign)) : rows;
  const next = cleared.map((line, at) =>
    at === row ? line.slice(0, column) + sign + line.slice(column + 1) : line,
  );
  return withRows(text, map, next);
}

/** The text with a map of another size: new cells are like the first sign; single signs that would be lost move inside. */
export function resized(text: string, map: ProgramMap, height: number, width: number): string {
  const { signs, rows } = map;
  const floor = signs[0]!.sign;
  const next = Array.from({ length: height }, (_, at) =>
    (rows[at] ?? "").slice(0, width).padEnd(width, floor).split(""),
  );
  for (const { sign, isSingle } of signs) {
    const row = rows.findIndex((line) => line.includes(sign));
    if (!isSingle || row < 0 || next.some((line) => line.includes(sign))) continue;
    const free = next.flatMap((line, at) => line.map((cell, across) => ({ cell, at, across })));
    const place = free.findLast(({ cell }) => !signs.some((one) => one.isSingle && one.sign === cell));
    if (place !== undefined) next[place.at]![place.across] = sign;
  }
  return withRows(
    text,
    map,
    next.map((line) => line.join("")),
  );
}

function withRows(text: string, { from, to }: ProgramMap, rows: readonly string[]): string {
  return text.slice(0, from) + rows.join("\n") + text.slice(to);
}
