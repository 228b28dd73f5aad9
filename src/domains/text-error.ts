/** Something wrong in a text that a user wrote, with its place: lines and columns count from 1. */
export class TextError extends Error {
  override readonly name = "TextError";
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}
