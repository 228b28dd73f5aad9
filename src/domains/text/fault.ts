/** What is wrong, as plain data that goes through messages: an error with its sentence and its place. */
import { OptionError, type Said, type Sentence, saidOf } from "../../search/index.ts";
import { TextError } from "./text-error.ts";

export interface Fault {
  /** In English. */
  readonly message: string;
  /** The same as data; null where only the text is known. */
  readonly said: Said | null;
  /** Where in a text; both or neither. */
  readonly line?: number;
  readonly column?: number;
}

/** A fault of which only the sentence is known. */
export function faultSaying(told: string | Sentence): Fault {
  return { message: typeof told === "string" ? told : told.text, said: saidOf(told) };
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TextError)
    return { message, said: error.said, line: error.line, column: error.column };
  return { message, said: error instanceof OptionError ? error.said : null };
}
