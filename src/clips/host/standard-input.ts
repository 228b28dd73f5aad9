// Standard input: the lines of batch files, echoed as they are read, followed by the terminal. Source: guide, section
// 13.1 (batch), and advanced guide, section 7.

import type { CharacterSource } from "../language/scanner.ts";
import type { Origin } from "../language/source-position.ts";

const LINE_FEED = 10;

/** The text of a file given to `batch` or `-f`. */
export class BatchInput {
  private readonly text: string;
  private readonly file: string | null;
  private position = 0;
  constructor(text: string, file: string | null = null) {
    this.text = text;
    this.file = file;
  }
  /** Where the command that was just read to its end was written. It may have begun in another file. */
  originOf(command: string): Origin {
    return { file: this.file, text: this.text, offset: Math.max(0, this.position - command.length) };
  }
  read(): number {
    return this.position < this.text.length ? this.text.charCodeAt(this.position++) : -1;
  }
}

/** Characters of the terminal, read from the host line by line. */
class TerminalInput {
  private text = "";
  private position = 0;
  private readonly nextLine: () => string | undefined;
  constructor(nextLine: () => string | undefined) {
    this.nextLine = nextLine;
  }
  read(): number {
    if (this.position >= this.text.length) {
      this.text = this.nextLine() ?? "";
      this.position = 0;
      if (this.text === "") return -1;
    }
    return this.text.charCodeAt(this.position++);
  }
}

export class StandardInput implements CharacterSource {
  readonly terminal: TerminalInput;
  /** The files whose text is read before the terminal's, the current one first. */
  readonly batches: BatchInput[] = [];
  /** What was read of the current line of a batch file: it is shown when the line or the file ends. */
  readonly echo = { text: "" };
  private pushedBack = -1;
  private readonly show: (text: string) => void;

  constructor(nextLine: () => string | undefined, show: (text: string) => void) {
    this.terminal = new TerminalInput(nextLine);
    this.show = show;
  }

  /** Queues a file: to be read before everything else, or after the files already queued. */
  add(batch: BatchInput, atEnd: boolean): void {
    if (atEnd) {
      this.batches.push(batch);
    } else {
      this.batches.unshift(batch);
      this.echo.text = "";
    }
  }

  /** The next character of the batch files; -1 when they are read to their end. */
  readBatch(): number {
    while (this.batches.length > 0) {
      const code = this.batches[0].read();
      if (code >= 0) {
        this.echo.text += String.fromCharCode(code);
        if (code === LINE_FEED) this.showEcho();
        return code;
      }
      this.showEcho();
      this.batches.shift();
    }
    return -1;
  }

  showEcho(): void {
    const { text } = this.echo;
    this.echo.text = "";
    if (text !== "") this.show(text);
  }

  read(): number {
    if (this.pushedBack >= 0) {
      const code = this.pushedBack;
      this.pushedBack = -1;
      return code;
    }
    const code = this.readBatch();
    return code < 0 ? this.terminal.read() : code;
  }

  unread(code: number): void {
    this.pushedBack = code;
  }
}
