// A tape of what the host answered. While inputs are replayed, the answers come from the tape and nothing is written.
// Lines that an undone part of the run had read are delivered again before the host is asked for more.

import type { Host, Router } from "../host/routers.ts";

const FIRING_LINE = "line read by a firing";

interface Answer {
  readonly question: string;
  readonly value: unknown;
}

export class Tape {
  private mode: "off" | "record" | "replay" = "off";
  private answers: Answer[] = [];
  private position = 0;
  /** Lines that an undone part of the run had read. */
  private again: (string | undefined)[] = [];
  private isFiring: () => boolean = () => false;
  /** Characters written to the terminal. */
  written = 0;

  get at(): number {
    return this.position;
  }

  /** From here on the answers are recorded. Lines read while a rule fires are delivered again after an undo. */
  record(isFiring: () => boolean): void {
    this.mode = "record";
    this.isFiring = isFiring;
  }

  /** From here on the answers come from the tape. */
  replayFrom(position: number): void {
    this.mode = "replay";
    this.position = position;
  }

  /** Back to the host: the rest of the tape is dropped, except for the lines that were read. */
  cut(): void {
    const rest = this.answers.splice(this.position);
    const lines = rest.filter((answer) => answer.question === FIRING_LINE);
    this.again.unshift(...lines.map((answer) => answer.value as string | undefined));
    this.mode = "record";
  }

  /** From here on the host is asked again for lines that an undone part of the run had read. */
  forgetLines(): void {
    this.again = [];
  }

  private ask<T>(question: string, host: () => T): T {
    if (this.mode === "off") return host();
    if (this.mode === "replay") return this.answers[this.position++]?.value as T;
    const isLine = question === "readLine" && this.isFiring();
    const value = isLine && this.again.length > 0 ? (this.again.shift() as T) : host();
    this.answers.push({ question: isLine ? FIRING_LINE : question, value });
    this.position++;
    return value;
  }

  /** The host behind this tape. Members that it lacks are missing here too. */
  behind(host: Host): Host {
    const write: Host["write"] = (text, stream) => {
      this.written += text.length;
      if (this.mode !== "replay") host.write?.(text, stream);
    };
    const taped: Record<string, unknown> = { write };
    for (const name of QUESTIONS) {
      const member = host[name] as ((...args: unknown[]) => unknown) | undefined;
      if (member === undefined) continue;
      taped[name] = (...args: unknown[]) => this.ask(name, () => member.apply(host, args));
    }
    return taped as Host;
  }

  /** A router of the host behind this tape. */
  behindRouter(router: Router): Router {
    const { name, priority } = router;
    const taped: Router = { name, priority, handles: (logicalName) => router.handles(logicalName) };
    if (router.write) {
      taped.write = (logicalName, text) => {
        if (this.mode !== "replay") router.write!(logicalName, text);
      };
    }
    if (router.read) {
      taped.read = (logicalName) => this.ask("read", () => router.read!(logicalName));
      taped.unread = (logicalName, code) => this.ask("unread", () => router.unread?.(logicalName, code));
    }
    return taped;
  }
}

const QUESTIONS = [
  "readLine",
  "readFile",
  "writeFile",
  "removeFile",
  "renameFile",
  "system",
  "time",
  "environment",
] as const satisfies readonly (keyof Host)[];
