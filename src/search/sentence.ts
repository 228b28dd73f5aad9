/**
 * Sentences as data: a code and the values that it speaks of. A table of makers turns them into text, English here; a
 * page that speaks another language has another table of the same type.
 */

export interface Said {
  readonly code: string;
  /** Plain data; one that is a sentence itself is said by the same table. */
  readonly values: readonly unknown[];
}

export interface Sentence extends Said {
  /** In English. */
  readonly text: string;
}

export type SentenceTable = Readonly<Record<string, (...values: never[]) => string>>;

/** A text among the values may be a sentence of its own. */
type Given<Values> = {
  [Place in keyof Values]: Values[Place] | (string extends Values[Place] ? Sentence : never);
};

/** A type with a name: written out in a declaration file, its rest parameter would not be seen to be an array. */
export type SentenceMaker<Table extends SentenceTable> = <Code extends keyof Table & string>(
  code: Code,
  ...values: Given<Parameters<Table[Code]>>
) => Sentence;

/** What makes the sentences of a table: `const told = sentencesOf(table); told("no-number", "x")`. */
export function sentencesOf<Table extends SentenceTable>(table: Table): SentenceMaker<Table> {
  return (code, ...values) => ({ code, values, text: say(table, { code, values }) ?? code });
}

/** The sentence as a table says it; undefined if the table has no such code. */
export function say(table: SentenceTable, { code, values }: Said): string | undefined {
  if (!Object.hasOwn(table, code)) return undefined;
  const plain = values.map((value) => (isSentence(value) ? (say(table, value) ?? value.text) : value));
  return table[code]!(...(plain as never[]));
}

/** What was told as a plain text is no data. */
export function saidOf(told: string | Sentence): Said | null {
  return typeof told === "string" ? null : { code: told.code, values: told.values };
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}
