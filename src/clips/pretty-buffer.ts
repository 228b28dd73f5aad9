// The text of the construct that is being parsed, laid out as the pp commands show it.
// The parsers append token texts and line breaks; a token can be taken back before a line break is put in front of it.

export class PrettyBuffer {
  enabled = false;
  indent = 0;
  private parts: string[] = [];

  clear(): void {
    this.parts = [];
    this.indent = 0;
  }
  save(text: string): void {
    if (this.enabled) this.parts.push(text);
  }
  /** Takes back the last text saved. */
  backup(): void {
    if (this.enabled) this.parts.pop();
  }
  newline(): void {
    if (this.enabled) this.parts.push(`\n${" ".repeat(Math.max(0, this.indent))}`);
  }
  /** Takes back the last text and saves it after a line break. */
  breakBefore(): void {
    if (!this.enabled) return;
    const last = this.parts.pop() ?? "";
    this.newline();
    this.parts.push(last);
  }
  /** Takes back the last text and saves it after a space. */
  spaceBefore(): void {
    if (!this.enabled) return;
    const last = this.parts.pop() ?? "";
    this.parts.push(" ", last);
  }
  text(): string {
    return this.parts.join("");
  }
}
