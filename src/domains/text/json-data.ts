/** Reads JSON with the place of every value, so that a message about a mistake can say where it is. */

import { at, DEEPEST_NESTING, type OffsetWord, type Place, wordsOf } from "./places.ts";
import { textSentence } from "./text-sentences.ts";

export type JsonValue = Place &
  (
    | { readonly kind: "object"; readonly entries: ReadonlyMap<string, JsonValue> }
    | { readonly kind: "array"; readonly items: readonly JsonValue[] }
    | { readonly kind: "scalar"; readonly value: string | number | boolean | null }
  );

/** White space, marks, strings, words. */
const wordPattern = /\s+|[{}[\],:]|"(?:[^"\\\n]|\\.)*"?|[^\s{}[\],:"]+/g;

interface Reader {
  readonly words: readonly OffsetWord[];
  next: number;
  readonly end: Place;
}

export function readJson(text: string): JsonValue {
  const lines = text.trimEnd().split("\n");
  const end = { line: lines.length, column: lines.at(-1)!.length + 1 };
  const reader = { words: wordsOf(text, wordPattern), next: 0, end };
  const value = readValue(reader, 0);
  const more = reader.words[reader.next];
  if (more !== undefined) throw at(more, textSentence("json-end"));
  return value;
}

/** The value without its places, as JSON.parse gives it. */
export function plainValue(value: JsonValue): unknown {
  if (value.kind === "scalar") return value.value;
  if (value.kind === "array") return value.items.map(plainValue);
  return Object.fromEntries([...value.entries].map(([name, entry]) => [name, plainValue(entry)]));
}

function readValue(reader: Reader, depth: number): JsonValue {
  const word = take(reader);
  if (depth > DEEPEST_NESTING) throw at(word, textSentence("nested-too-deeply"));
  const { line, column } = word;
  if (word.text === "[") {
    const items: JsonValue[] = [];
    readItems(reader, "]", () => items.push(readValue(reader, depth + 1)));
    return { kind: "array", items, line, column };
  }
  if (word.text === "{") {
    const entries = new Map<string, JsonValue>();
    readItems(reader, "}", () => {
      const key = take(reader);
      if (!key.text.startsWith('"')) throw at(key, textSentence("json-name"));
      expectText(reader, ":");
      entries.set(String(scalar(key)), readValue(reader, depth + 1));
    });
    return { kind: "object", entries, line, column };
  }
  return { kind: "scalar", value: scalar(word), line, column };
}

/** Values with commas between them, up to the closing mark. */
function readItems(reader: Reader, close: "]" | "}", readItem: () => void): void {
  if (reader.words[reader.next]?.text === close) {
    reader.next++;
    return;
  }
  for (;;) {
    readItem();
    const mark = take(reader);
    if (mark.text === close) return;
    if (mark.text !== ",") throw at(mark, textSentence("json-marks", ",", close));
  }
}

function take(reader: Reader): OffsetWord {
  const word = reader.words[reader.next++];
  if (word === undefined) throw at(reader.end, textSentence("json-too-soon"));
  return word;
}

function expectText(reader: Reader, text: string): void {
  const word = take(reader);
  if (word.text !== text) throw at(word, textSentence("json-mark", text));
}

function scalar(word: OffsetWord): string | number | boolean | null {
  try {
    return JSON.parse(word.text);
  } catch {
    throw at(word, textSentence("no-json", word.text.slice(0, 20)));
  }
}
