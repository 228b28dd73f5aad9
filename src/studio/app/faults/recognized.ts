/** From an English sentence back to its code and values: what a store or a process has kept as text only. */
import type { Said, SentenceTable } from "../../../search/index.ts";

/** A character that no sentence has, around the number of a value. */
const MARK = "\u0001";

interface Pattern {
  readonly code: string;
  readonly match: RegExp;
  /** The values in the order in which the sentence has them. */
  readonly places: readonly number[];
}

const patterns = new WeakMap<SentenceTable, readonly Pattern[]>();

export function recognized(table: SentenceTable, text: string): Said | null {
  let known = patterns.get(table);
  if (known === undefined) patterns.set(table, (known = patternsOf(table)));
  for (const { code, match, places } of known) {
    const found = match.exec(text);
    if (found === null) continue;
    const values: string[] = [];
    places.forEach((place, i) => {
      values[place] = found[i + 1]!;
    });
    return { code, values };
  }
  return null;
}

function patternsOf(table: SentenceTable): Pattern[] {
  return Object.entries(table).flatMap(([code, make]) => {
    const sentence = madeWithMarks(make);
    if (sentence === undefined) return [];
    const [first, ...rest] = sentence.split(MARK);
    const places = rest.filter((_, i) => i % 2 === 0).map(Number);
    const between = rest.filter((_, i) => i % 2 === 1);
    const hasAll = new Set(places).size === make.length && places.length === make.length;
    // A sentence that begins with a value would match almost anything.
    if (!hasAll || first === "") return [];
    return [{ code, places, match: new RegExp(`^${[first!, ...between].map(escaped).join("(.*?)")}$`, "s") }];
  });
}

/** Undefined for a sentence that is made of more than texts: of lists, kinds or counts. */
function madeWithMarks(make: (...values: never[]) => string): string | undefined {
  try {
    return make(...(Array.from({ length: make.length }, (_, i) => `${MARK}${i}${MARK}`) as never[]));
  } catch {
    return undefined;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
