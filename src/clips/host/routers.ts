// Logical names for input and output, in the order in which routers are tried: host routers, files, the terminal.
// Source: Advanced Programming Guide, section 7 (I/O routers).

import type { CharacterSource } from "../language/scanner.ts";
import type { Origin } from "../language/source-position.ts";

/** What the outside gives: files, process, clock, terminal. Every member may be missing. */
export interface Host {
  /** Text for the terminal; `stream` tells standard output from the error names. */
  write?(text: string, stream: "out" | "error"): void;
  /** One line of terminal input with its line end, or undefined at the end. */
  readLine?(): string | undefined;
  readFile?(path: string): string | undefined;
  /** Replaces or extends a file; false when it cannot. */
  writeFile?(path: string, text: string, append: boolean): boolean;
  removeFile?(path: string): boolean;
  renameFile?(from: string, to: string): boolean;
  system?(command: string): number;
  /** Seconds since the epoch. */
  time?(): number;
  environment?(name: string): string | undefined;
}

/** A router that takes some logical names; used for host routers and dribbling. */
export interface Router {
  readonly name: string;
  readonly priority: number;
  handles(logicalName: string): boolean;
  write?(logicalName: string, text: string): void;
  read?(logicalName: string): number;
  unread?(logicalName: string, code: number): void;
}

const TERMINAL_OUT = new Set([
  "stdout",
  "t",
  "wprompt",
  "wdialog",
  "wdisplay",
  "wwarning",
  "wtrace",
  "werror",
]);

/** Characters of the terminal, read from the host line by line. */
class TerminalInput implements CharacterSource {
  private text = "";
  private position = 0;
  private readonly next: () => string | undefined;
  constructor(next: () => string | undefined) {
    this.next = next;
  }
  read(): number {
    if (this.position >= this.text.length) {
      const line = this.next();
      if (line === undefined) return -1;
      this.text = line;
      this.position = 0;
      if (line.length === 0) return -1;
    }
    return this.text.charCodeAt(this.position++);
  }
  unread(code: number): void {
    if (code >= 0 && this.position > 0) this.position--;
  }
}

export class Routers {
  readonly host: Host;
  private readonly extra: Router[] = [];
  readonly terminal: CharacterSource;
  /** Batch files wait here; commands and `read` take their text before the terminal's. */
  readonly batches: BatchInput[] = [];
  /** Takes error texts instead of the terminal while it is set. */
  capture: string[] | null = null;
  /** True while nothing is written, because an expression is only tried. */
  silent = false;
  /** The logical name that is not written at present. */
  muted: string | null = null;
  /** Told of everything that is written. */
  listener: ((logicalName: string, text: string) => void) | null = null;
  /** Gets a copy of what the terminal shows. */
  private dribble: ((text: string) => void) | null = null;

  constructor(host: Host) {
    this.host = host;
    this.terminal = new TerminalInput(() => host.readLine?.());
  }

  add(router: Router): void {
    this.extra.push(router);
    this.extra.sort((a, b) => b.priority - a.priority);
  }

  remove(name: string): boolean {
    const index = this.extra.findIndex((router) => router.name === name);
    if (index >= 0) this.extra.splice(index, 1);
    return index >= 0;
  }

  writable(logicalName: string): boolean {
    return TERMINAL_OUT.has(logicalName) || this.extra.some((r) => r.write && r.handles(logicalName));
  }

  readable(logicalName: string): boolean {
    return (
      logicalName === "stdin" ||
      logicalName === "t" ||
      this.extra.some((r) => r.read && r.handles(logicalName))
    );
  }

  /** Writes a text; false when no router handles the logical name. */
  write(logicalName: string, text: string): boolean {
    if (this.silent || logicalName === this.muted) return true;
    if (this.capture !== null && logicalName === "werror") {
      this.capture.push(text);
      return true;
    }
    this.listener?.(logicalName, text);
    for (const router of this.extra) {
      if (router.write && router.handles(logicalName)) {
        router.write(logicalName, text);
        return true;
      }
    }
    if (!TERMINAL_OUT.has(logicalName)) return false;
    this.dribble?.(text);
    this.host.write?.(text, logicalName === "werror" ? "error" : "out");
    return true;
  }

  /** Copies what the terminal shows into a file; false when the file cannot be written. */
  startDribble(path: string): boolean {
    if (!(this.host.writeFile?.(path, "", false) ?? false)) return false;
    this.dribble = (text) => this.host.writeFile?.(path, text, true);
    return true;
  }

  /** True, as in the C program, whether or not there was anything to stop. */
  stopDribble(): true {
    this.dribble = null;
    return true;
  }

  read(logicalName: string): number {
    const source = this.source(logicalName);
    return source === undefined ? -1 : source.read();
  }

  /** The character source of a logical name, or undefined when no router handles it. */
  source(logicalName: string): CharacterSource | undefined {
    for (const router of this.extra) {
      if (router.read && router.handles(logicalName)) {
        return {
          read: () => router.read?.(logicalName) ?? -1,
          unread: (code) => router.unread?.(logicalName, code),
        };
      }
    }
    if (logicalName !== "stdin" && logicalName !== "t") return undefined;
    return { read: () => this.readStandard(), unread: (code) => this.unreadStandard(code) };
  }

  private lastFromBatch: BatchInput | undefined;

  private readStandard(): number {
    while (this.batches.length > 0) {
      const batch = this.batches[0];
      const code = batch.read();
      if (code >= 0) {
        this.lastFromBatch = batch;
        return code;
      }
      this.batches.shift();
    }
    this.lastFromBatch = undefined;
    return this.terminal.read();
  }

  private unreadStandard(code: number): void {
    if (this.lastFromBatch !== undefined) {
      if (!this.batches.includes(this.lastFromBatch)) this.batches.unshift(this.lastFromBatch);
      this.lastFromBatch.unread(code);
    } else {
      this.terminal.unread(code);
    }
  }
}

/** The text of a file given to `batch` or `-f`. */
export class BatchInput implements CharacterSource {
  private readonly text: string;
  private readonly file: string | null;
  private position = 0;
  constructor(text: string, file: string | null = null) {
    this.text = text;
    this.file = file;
  }
  /** Where a command stands that was just read to its end. */
  originOf(command: string): Origin {
    return { file: this.file, text: this.text, offset: this.position - command.length };
  }
  read(): number {
    return this.position < this.text.length ? this.text.charCodeAt(this.position++) : -1;
  }
  unread(code: number): void {
    if (code >= 0 && this.position > 0) this.position--;
  }
}
