/** Something wrong in a text that a user wrote, with its place: lines and columns count from 1. */
import { type Said, type Sentence, saidOf } from "../../search/index.ts";

export class TextError extends Error {
  override readonly name = "TextError";
  /** The message as data, for other languages; null where there is only the text. */
  readonly said: Said | null;

  constructor(
    message: string | Sentence,
    readonly line: number,
    readonly column: number,
  ) {
    super(typeof message === "string" ? message : message.text);
    this.said = saidOf(message);
  }
}
