/** The error for what a user asked for by name: a wrong option, or a row that a table does not have. */
import { type NamedTable, nameIn, nearRows } from "./names.ts";
import { optionSentence, type RowKind } from "./option-sentences.ts";
import { type Said, type Sentence, saidOf } from "./sentence.ts";

/** Options that do not fit the strategy or the problem; the message says which and what would. */
export class OptionError extends Error {
  override readonly name = "OptionError";
  /** The message as data, for other languages; null where there is only the text. */
  readonly said: Said | null;

  constructor(message: string | Sentence) {
    super(typeof message === "string" ? message : message.text);
    this.said = saidOf(message);
  }
}

/** The message of an error, as data where there is some, for use inside another sentence or elsewhere. */
export function messageOf(error: Error): string | Sentence {
  const { said } = error as { readonly said?: Said | null };
  return said ? { ...said, text: error.message } : error.message;
}

/** The row that a word stands for. Throws an OptionError that lists the names if there is none. */
export function rowNamed<Row>(table: Readonly<Record<string, Row>>, what: RowKind, word: string): Row {
  return table[knownName(table, what, word)]!;
}

/** The own name of the row that a word stands for. Throws an OptionError that lists the names if there is none. */
export function knownName(table: NamedTable, what: RowKind, word: string): string {
  const name = nameIn(table, word);
  if (name !== undefined) return name;
  throw new OptionError(optionSentence("no-row", what, word, Object.keys(table), nearRows(table, word)));
}
