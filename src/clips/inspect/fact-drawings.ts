// How facts are drawn in a tree. A program may say so in comments:
//   ; draw: (state ?a ?b $?rest level ?) as grid 3
//   ; draw: (board $?x level ?g) as grid 3 ?x, f = (+ ?g (distance ?x))
//   ; draw: (jugs ?x ?y) as ?x + ?y
// The pattern is matched with the text of a fact. The cells of a grid are the variables after its number of columns, or
// all that have a name; a text is filled with them. What follows `f =` is f of the fact. Without a line for it, an
// ordered fact that begins with all numbers of a square board, each once, is that board.

/** What is drawn of a fact. */
export type FactDrawing =
  | { readonly type: "grid"; readonly columns: number; readonly cells: readonly string[] }
  | { readonly type: "text"; readonly text: string };

/** What a comment says about one kind of fact. */
interface DrawLine {
  readonly pattern: readonly Item[];
  /** Null for a text. */
  readonly columns: number | null;
  /** Of a grid the variables that are its cells; empty for all. */
  readonly cells: readonly string[];
  readonly text: string;
  readonly value: string | null;
}

/** A list is a template's fact, one of its slots, or the whole fact. */
type Item = string | readonly Item[];

const LINE = /^[ \t]*;+[ \t]*draw:[ \t]*(\(.*\))[ \t]+as[ \t]+(.+?)[ \t]*$/gm;

const VARIABLE = /\$?\?([\w-]+)/g;

/** The lines of a program that say how facts are drawn, in their order: the first that matches counts. */
export class FactDrawings {
  private readonly lines: readonly DrawLine[];

  constructor(program: string) {
    this.lines = [...program.matchAll(LINE)].flatMap(([, pattern, how]) => {
      const items = read(pattern);
      if (items === null) return [];
      const [, drawn, value = null] = /^(.*?)(?:,[ \t]*f[ \t]*=[ \t]*(.+))?$/.exec(how)!;
      const grid = /^grid[ \t]+(\d+)((?:[ \t]+\$?\?[\w-]+)*)$/.exec(drawn);
      const cells = [...(grid?.[2].matchAll(VARIABLE) ?? [])].map(([, name]) => name);
      return [
        {
          pattern: items,
          columns: grid === null ? null : Math.max(1, Number(grid[1])),
          cells,
          text: drawn,
          value,
        },
      ];
    });
  }

  /** Null if nothing is known about facts like this one. */
  of(fact: string): FactDrawing | null {
    const items = read(fact);
    if (items === null) return null;
    const known = this.lineFor(items);
    if (known === null) return boardOf(items);
    const { columns, cells, text, found } = known;
    if (columns !== null) {
      const names = cells.length > 0 ? cells : [...found.keys()];
      return { type: "grid", columns, cells: names.flatMap((name) => found.get(name) ?? []) };
    }
    return { type: "text", text: text.replace(VARIABLE, (word, name) => found.get(name)?.join(" ") ?? word) };
  }

  /** The expression whose value is f of a fact, with its variables filled in; null if the program names none. */
  valueOf(fact: string): string | null {
    const items = read(fact);
    const known = items && this.lineFor(items);
    if (!known?.value) return null;
    return known.value.replace(VARIABLE, (word, name) => {
      const values = known.found.get(name);
      if (values === undefined) return word;
      return known.isMany(name) ? `(create$ ${values.join(" ")})` : values.join(" ");
    });
  }

  private lineFor(items: readonly Item[]) {
    for (const line of this.lines) {
      const found: Found = new Map();
      if (matches(line.pattern, items, found))
        return { ...line, found, isMany: (name: string) => hasMany(line.pattern, name) };
    }
    return null;
  }
}

function hasMany(pattern: readonly Item[], name: string): boolean {
  return pattern.some((item) => (isWord(item) ? item === `$?${name}` : hasMany(item, name)));
}

/** The numbers from 0 on, each once, at the beginning of an ordered fact: the board of a sliding puzzle. */
function boardOf([, ...fields]: readonly Item[]): FactDrawing | null {
  const other = fields.findIndex((field) => !isWord(field) || !/^\d+$/.test(field));
  const numbers = fields.slice(0, other < 0 ? undefined : other) as string[];
  for (const columns of [5, 4, 3]) {
    const cells = numbers.slice(0, columns * columns);
    const isBoard = cells.length === columns * columns && cells.every((_, i) => cells.includes(String(i)));
    if (isBoard) return { type: "grid", columns, cells };
  }
  return null;
}

/** The items of a parenthesized text; null if it has no closing parenthesis. */
function read(text: string): readonly Item[] | null {
  const stack: Item[][] = [];
  for (const [word] of text.matchAll(/"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+/g)) {
    if (word === "(") stack.push([]);
    else if (word !== ")") stack.at(-1)?.push(word);
    else {
      const list = stack.pop();
      if (list === undefined || stack.length === 0) return list ?? null;
      stack.at(-1)!.push(list);
    }
  }
  return null;
}

/** Whether a fact has the form of a pattern; the named variables get their values, in the order of the pattern. */
function matches(
  [name, ...pattern]: readonly Item[],
  [own, ...items]: readonly Item[],
  found: Found,
): boolean {
  if (name !== own) return false;
  if (pattern.every(isWord)) return items.every(isWord) && matchFields(pattern, items, found);
  // The slots of a template, in any order; those that are not named may be anything.
  return pattern.every((slot) => {
    if (isWord(slot)) return false;
    const same = items.find((item) => !isWord(item) && item[0] === slot[0]);
    return same !== undefined && matchFields(words(slot).slice(1), words(same).slice(1), found);
  });
}

function matchFields(pattern: readonly string[], fields: readonly string[], found: Found): boolean {
  if (pattern.length === 0) return fields.length === 0;
  const [want, ...others] = pattern;
  if (want.startsWith("$?")) {
    for (let count = 0; count <= fields.length; count++) {
      if (want.length > 2) found.set(want.slice(2), fields.slice(0, count));
      if (matchFields(others, fields.slice(count), found)) return true;
    }
    return false;
  }
  if (fields.length === 0) return false;
  if (!want.startsWith("?")) return want === fields[0] && matchFields(others, fields.slice(1), found);
  if (want.length > 1) found.set(want.slice(1), [fields[0]]);
  return matchFields(others, fields.slice(1), found);
}

type Found = Map<string, readonly string[]>;

function isWord(item: Item): item is string {
  return typeof item === "string";
}

function words(items: Item): readonly string[] {
  return isWord(items) ? [items] : items.filter(isWord);
}
