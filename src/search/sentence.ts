/**
 * Sentences as data: a code and the values in it. A table of functions turns them into text, in English here; a page in
 * another language has another table of the same type.
 */

export interface Said {
  readonly code: string;
  /** Plain data; a value may be a sentence of the same table. */
  readonly values: readonly unknown[];
}

export interface Sentence extends Said {
  /** In English. */
  readonly text: string;
}

export type SentenceTable = Readonly<Record<string, (...values: never[]) => string>>;

/** A text among the values may be a sentence of its own. The condition lets compilers before TypeScript 5.5 see an array. */
type Given<Values> = {
  [Index in keyof Values]: Values[Index] | (string extends Values[Index] ? Sentence : never);
} extends infer List extends readonly unknown[]
  ? List
  : never;

/** A type with a name: written out in a declaration file, its rest parameter would not be seen to be an array. */
export type SentenceMaker<Table extends SentenceTable> = <Code extends keyof Table & string>(
  code: Code,
  ...values: Given<Parameters<Table[Code]>>
) => Sentence;

/** The maker of a table's sentences: `const sentence = sentencesOf(table); sentence("no-number", "x")`. */
export function sentencesOf<Table extends SentenceTable>(table: Table): SentenceMaker<Table> {
  return (code, ...values) => ({ code, values, text: say(table, { code, values }) ?? code });
}

/** The sentence as a table says it; undefined if the table has no such code. */
export function say(table: SentenceTable, { code, values }: Said): string | undefined {
  if (!Object.hasOwn(table, code)) return undefined;
  const plain = values.map((value) => (isSentence(value) ? (say(table, value) ?? value.text) : value));
  return table[code]!(...(plain as never[]));
}

/** A message as data; null for one that is only text. */
export function saidOf(message: string | Sentence): Said | null {
  return typeof message === "string" ? null : { code: message.code, values: message.values };
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}
