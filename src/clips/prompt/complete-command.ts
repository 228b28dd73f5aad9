// When typed text is a complete command: at the end of a line, with balanced parentheses, after at least one lexeme.

import { beginsSymbol } from "../language/scanner.ts";

export type Completeness = "more" | "complete" | "error";

/** Reads a command character by character, so that long files cost one pass. */
export class CommandScanner {
  private depth = 0;
  private any = false;
  private error = false;
  private state: "plain" | "string" | "escape" | "comment" | "line" = "plain";

  reset(): void {
    this.depth = 0;
    this.any = false;
    this.error = false;
    this.state = "plain";
  }

  /** Takes the characters of a text from `from` on; the position of the one that ends the command, or -1. */
  advance(text: string, from: number): number {
    for (let i = from; i < text.length; i++) {
      if (this.depth > 0 && this.state === "plain") {
        i = this.pastParentheses(text, i);
        if (i === text.length) break;
      }
      if (this.push(text[i]) !== "more") return i;
    }
    return -1;
  }

  /** Inside of parentheses only more of them count: goes to where they end, or to a string or comment. */
  private pastParentheses(text: string, from: number): number {
    let { depth } = this;
    let i = from;
    for (; i < text.length && depth > 0; i++) {
      const code = text.charCodeAt(i);
      if (code === 40) depth++;
      else if (code === 41) depth--;
      else if (code === 34 || code === 59) break;
    }
    this.depth = depth;
    return i;
  }

  /** Takes one character; tells whether the text up to it is a command. */
  push(char: string): Completeness {
    const lineEnd = char === "\n" || char === "\r";
    switch (this.state) {
      case "escape":
        this.state = "string";
        return "more";
      case "string":
        if (char === "\\") this.state = "escape";
        else if (char === '"') {
          this.state = "plain";
          if (this.depth === 0) this.any = true;
        }
        return "more";
      case "comment":
        if (!lineEnd) return "more";
        this.state = "plain";
        break;
      case "line":
        if (!lineEnd) return "more";
        return this.error ? "error" : "complete";
    }
    if (lineEnd) {
      if (this.error) return "error";
      return this.any && this.depth === 0 ? "complete" : "more";
    }
    this.plain(char);
    return "more";
  }

  private plain(char: string): void {
    switch (char) {
      case " ":
      case "\f":
      case "\t":
        return;
      case '"':
        this.state = "string";
        return;
      case ";":
        this.state = "comment";
        return;
      case "(":
        if (this.depth > 0 || !this.any) {
          this.depth++;
          this.any = true;
        }
        return;
      case ")":
        if (this.depth > 0) this.depth--;
        else if (!this.any) this.error = true;
        return;
      default:
        if (this.depth === 0 && beginsSymbol(char.charCodeAt(0))) this.state = "line";
    }
  }
}
