/** Names as people type them: a row's own name, another name that the row gives itself, or the row that was meant. */

/** What a row of a table with names may say. */
export interface Named {
  /** What else it is called: in courses, in papers, in other languages. Case, accents and spaces do not matter. */
  readonly aliases?: readonly string[];
}

export type NamedTable = Readonly<Record<string, unknown>>;

/** The own name of the row that a word stands for; undefined if there is none. */
export function nameIn<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  word: string,
): Name | undefined {
  if (Object.hasOwn(table, word)) return word as Name;
  const wanted = folded(word);
  const names = Object.keys(table) as Name[];
  return (
    names.find((name) => folded(name) === wanted) ??
    names.find((name) => aliasesOf(table[name]).some((alias) => folded(alias) === wanted))
  );
}

/** The other names of a row; none for a row that is only a text. */
export function aliasesOf(row: unknown): readonly string[] {
  return typeof row === "object" && row !== null ? ((row as Named).aliases ?? []) : [];
}

/** `Amplària` -> `amplaria`, `en anchura` -> `en-anchura`. */
function folded(word: string): string {
  const letters = word.normalize("NFD").replaceAll(/[\u0300-\u036f·]/g, "");
  return letters
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
}

const MOST_NAMES = 3;

/** The names of the rows nearest to a word, by their own names or the others. */
export function nearRows(table: NamedTable, word: string): string[] {
  const names = Object.entries(table).flatMap(([name, row]) =>
    [name, ...aliasesOf(row)].map((other) => ({ name, other: folded(other) })),
  );
  const near = nearNames(
    folded(word),
    names.map(({ other }) => other),
  );
  return [...new Set(near.map((found) => names.find(({ other }) => other === found)!.name))];
}

/** The names nearest to a word, at most three: those that differ in a letter or two, else those that begin alike. */
export function nearNames(word: string, names: readonly string[]): string[] {
  if (word === "") return [];
  const most = word.length <= 4 ? 1 : 2;
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
  const found = near.length > 0 ? near : names.filter((name) => name.startsWith(word.slice(0, 3)));
  return found.slice(0, MOST_NAMES);
}

/** How many letters must be added, dropped, changed or swapped with the next to turn one word into the other; counting stops above `most`. */
function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  let before = row;
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? before[j - 2]! + 1 : changed;
      next.push(Math.min(changed, swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length]!;
}
