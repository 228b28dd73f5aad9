// The text of the construct that is being parsed, laid out as the pp commands show it.
// The parsers append lexeme texts and line breaks; a lexeme can be taken back before a line break is put in front of it.

const BRACKET = 91;
const INSTANCE_NAME = /^\[.+\]$/;

function isInstanceName(text: string): boolean {
  return text.charCodeAt(0) === BRACKET && INSTANCE_NAME.test(text);
}

export class PrettyBuffer {
  enabled = false;
  indent = 0;
  /** True while constructs are kept without their texts. */
  conserving = false;
  private parts: string[] = [];
  /** Numbers of parts before the last text and before the one before: no more can be taken back. */
  private once = 0;
  private twice = 0;

  clear(): void {
    this.parts = [];
    this.once = 0;
    this.twice = 0;
    this.indent = 0;
  }
  /** Starts with the word of a construct. */
  begin(word: string): void {
    this.enabled = true;
    this.clear();
    this.indent = 3;
    this.save("(");
    this.save(word);
    this.save(" ");
  }
  /** Appends a text. An instance name counts as three, its brackets and what is between them. */
  save(text: string): void {
    if (!this.enabled) return;
    if (isInstanceName(text)) for (const part of ["[", text.slice(1, -1), "]"]) this.append(part);
    else this.append(text);
  }
  /** Appends a lexeme that has been taken back: of an instance name what is between the brackets. */
  saveAgain(text: string): void {
    this.save(isInstanceName(text) ? text.slice(1, -1) : text);
  }
  private append(part: string): void {
    this.twice = this.once;
    this.once = this.parts.length;
    this.parts.push(part);
  }
  /** Takes back the last text saved. */
  backup(): void {
    if (!this.enabled) return;
    this.parts.length = this.once;
    this.once = this.twice;
  }
  newline(): void {
    this.save(`\n${" ".repeat(Math.max(0, this.indent))}`);
  }
  /** Takes back the last text and saves it after a line break. */
  breakBefore(): void {
    const last = this.takeBack();
    this.newline();
    this.save(last);
  }
  /** Takes back the last text and saves it after a space. */
  spaceBefore(): void {
    const last = this.takeBack();
    this.save(" ");
    this.save(last);
  }
  /** Takes back the last text: of an instance name the last bracket only, and what is written again is its middle. */
  private takeBack(): string {
    const last = this.parts.at(-1) ?? "";
    this.backup();
    return last === "]" && this.parts.at(-2) === "[" ? (this.parts.at(-1) ?? "") : last;
  }
  /** The text to keep with a construct; null while memory is conserved. */
  form(): string | null {
    return this.conserving ? null : this.text();
  }
  text(): string {
    return this.parts.join("");
  }
}
