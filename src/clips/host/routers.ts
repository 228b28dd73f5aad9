// Logical names for input and output, in the order in which routers are tried: host routers, files, the terminal.
// Source: Advanced Programming Guide, section 7 (I/O routers).

import type { CharacterSource } from "../language/scanner.ts";
import { withoutMark } from "../language/utf8.ts";
import { StandardInput } from "./standard-input.ts";

/**
 * What the outside provides: files, process, clock, terminal. Every member may be missing. In texts, a byte that is not
 * valid UTF-8 is a lone surrogate from U+DC80 to U+DCFF.
 */
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
  /** Seconds of processor time since the start of the program, which is what `time` gives in the C program. */
  time?(): number;
  environment?(name: string): string | undefined;
  /** Read between firings, in loops and in calls, where a host that is blocked meanwhile can do its own work; true stops. */
  readonly stop?: { readonly aborted: boolean } | undefined;
  /** How many nested calls its stack holds for certain, 250 unless given. Deeper recursion works, but is slower. */
  readonly callsOnStack?: number | undefined;
  /**
   * How many bytes of address space the matches of rules begin with, 64 kB unless given. One that makes few environments may
   * give many: bytes that are not used cost nothing, and V8 looks for garbage when such memory grows.
   */
  readonly matchBytes?: number | undefined;
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

export class Routers {
  readonly host: Host;
  private readonly extra: Router[] = [];
  /** Where commands and `read` take their text from. */
  readonly input: StandardInput;
  /** Takes error texts instead of the terminal while it is set. */
  capture: string[] | null = null;
  /** True while nothing is written, because an expression is only tried. */
  silent = false;
  /** The logical name whose output is suppressed at the moment. */
  muted: string | null = null;
  /** Called with everything that is written. */
  listener: ((logicalName: string, text: string) => void) | null = null;
  /** The rest of a character that was read in part from a logical name. */
  private readonly rests = new Map<string, number[]>();
  /** Gets a copy of what the terminal shows and of what is typed. */
  private dribble: DribbleFile | null = null;

  constructor(host: Host) {
    this.host = host;
    this.input = new StandardInput(
      () => host.readLine?.(),
      (text) => this.write("stdout", text),
    );
  }

  /** The text of a file, without a byte-order mark; undefined when it cannot be read. */
  readText(path: string): string | undefined {
    const text = this.host.readFile?.(path);
    return text === undefined ? undefined : withoutMark(text);
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
    this.dribble?.write(text);
    this.host.write?.(text, logicalName === "werror" ? "error" : "out");
    return true;
  }

  /** Copies from now on into a file what the terminal shows and what is typed; false when it cannot be written. */
  startDribble(path: string): boolean {
    this.stopDribble();
    if (!(this.host.writeFile?.(path, "", false) ?? false)) return false;
    this.dribble = new DribbleFile((text) => this.host.writeFile?.(path, text, true));
    return true;
  }

  /** True, as in the C program, whether or not there was anything to stop. */
  stopDribble(): true {
    this.dribble?.writeTyped();
    this.dribble = null;
    return true;
  }

  /** Copies what a host has shown and read by itself. */
  heard(text: string): void {
    this.dribble?.write(text);
  }

  /** Gives back the rest of a character that was read in part: it is read next. */
  giveBack(logicalName: string, codes: number[]): void {
    if (codes.length > 0) this.rests.set(logicalName, codes);
  }

  /** The rest of a character is gone with its file. */
  forgetRest(logicalName: string): void {
    this.rests.delete(logicalName);
  }

  /** The next code of such a rest; undefined when there is none. */
  private takeRest(logicalName: string): number | undefined {
    if (this.rests.size === 0) return undefined;
    const rest = this.rests.get(logicalName);
    const code = rest?.shift();
    if (rest?.length === 0) this.rests.delete(logicalName);
    return code;
  }

  /** A character of standard input; -1 at its end. What is read is copied once, although batch files are echoed. */
  readStandard(): number {
    const rest = this.takeRest("stdin");
    if (rest !== undefined) return rest;
    const { dribble } = this;
    this.dribble = null;
    const code = this.input.read();
    this.dribble = dribble;
    if (code < 0) dribble?.writeTyped();
    else dribble?.typed(String.fromCharCode(code));
    return code;
  }

  read(logicalName: string): number {
    const source = this.source(logicalName);
    return source === undefined ? -1 : source.read();
  }

  /** The character source of a logical name, or undefined when no router handles it. */
  source(logicalName: string): CharacterSource | undefined {
    for (const router of this.extra) {
      if (router.read && router.handles(logicalName)) {
        let rest: number | undefined;
        return {
          read: () => {
            rest = this.takeRest(logicalName);
            return rest ?? router.read?.(logicalName) ?? -1;
          },
          unread: (code) => {
            if (rest === undefined) router.unread?.(logicalName, code);
            else this.rests.set(logicalName, [rest, ...(this.rests.get(logicalName) ?? [])]);
          },
        };
      }
    }
    if (logicalName !== "stdin" && logicalName !== "t") return undefined;
    return { read: () => this.readStandard(), unread: (code) => this.input.unread(code) };
  }
}

/** The file of a dribble. What is typed is written line by line. */
class DribbleFile {
  private readonly append: (text: string) => void;
  private line = "";
  constructor(append: (text: string) => void) {
    this.append = append;
  }
  typed(char: string): void {
    this.line += char;
    if (char === "\n") this.writeTyped();
  }
  writeTyped(): void {
    if (this.line !== "") this.append(this.line);
    this.line = "";
  }
  write(text: string): void {
    this.writeTyped();
    this.append(text);
  }
}
