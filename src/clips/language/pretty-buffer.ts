// The text of the construct that is being parsed, laid out as the pp commands show it.
// The parsers append lexeme texts and line breaks; a lexeme can be taken back before a line break is put in front of it.

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
  /** Starts with the word of a construct; `after` is what follows it. */
  begin(word: string, after = " "): void {
    this.enabled = true;
    this.clear();
    this.indent = 3;
    this.save("(");
    this.save(word);
    this.save(after);
  }
  save(text: string): void {
    if (!this.enabled) return;
    this.twice = this.once;
    this.once = this.parts.length;
    this.parts.push(text);
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
  /** Takes back the last text. Of an instance name the C program takes back the end, and writes it without brackets. */
  private takeBack(): string {
    const last = this.parts.at(-1) ?? "";
    this.backup();
    if (!/^\[.+\]$/.test(last)) return last;
    this.save(last.slice(0, -1));
    return last.slice(1, -1);
  }
  /** The text to keep with a construct; null while memory is conserved. */
  form(): string | null {
    return this.conserving ? null : this.text();
  }
  text(): string {
    return this.parts.join("");
  }
}
