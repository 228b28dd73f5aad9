/** What is wrong, as plain data that can be sent between threads and processes: a sentence and its place. */
import { OptionError, ProblemError, type Said, type Sentence, saidOf } from "../../search/index.ts";
import { TextError } from "./text-error.ts";

export interface Fault {
  /** The sentence in English. */
  readonly message: string;
  /** The same as data; null where only the text is known. */
  readonly said: Said | null;
  /** Where in a text; both or neither. */
  readonly line?: number;
  readonly column?: number;
}

/** A fault without a place in a text. */
export function faultSaying(sentence: string | Sentence): Fault {
  return { message: typeof sentence === "string" ? sentence : sentence.text, said: saidOf(sentence) };
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TextError)
    return { message, said: error.said, line: error.line, column: error.column };
  return { message, said: error instanceof OptionError || error instanceof ProblemError ? error.said : null };
}
