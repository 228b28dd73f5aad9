/** What the console has shown, line by line, with the moment of every piece: it can be read as it was at any moment. */
import type { Help } from "../../../../clips/index.ts";

export type ConsoleKind = "command" | "input" | "output" | "error" | "note";

export interface ConsoleLine {
  readonly number: number;
  readonly kind: ConsoleKind;
  readonly text: string;
  /** Of a note: the help that follows its text, said in the language of the page. */
  readonly help: Help | null;
}

interface Line {
  readonly moment: number;
  readonly kind: ConsoleKind;
  readonly help: Help | null;
  text: string;
  open: boolean;
  /** The lengths of the line before later moments continued it. */
  marks: { readonly moment: number; readonly length: number }[] | null;
}

/** Beyond this number, new lines displace the oldest: an endless program must not fill the memory. */
const MOST_LINES = 100_000;
/** Longer lines are cut. */
const LONGEST = 20_000;

export class ConsoleHistory {
  private lines: Line[] = [];
  /** Lines that were displaced. */
  private forgotten = 0;

  /** Adds text; it continues the last line if that is open and of the same kind. */
  write(text: string, kind: ConsoleKind, moment: number): void {
    const pieces = text.split("\n");
    pieces.forEach((piece, i) => {
      const last = i === pieces.length - 1;
      if (last && piece === "") return;
      this.extend(piece, kind, moment);
      if (!last) this.lines.at(-1)!.open = false;
    });
    this.forget();
  }

  /** A line of its own, such as a command. */
  writeLine(text: string, kind: ConsoleKind, moment: number): void {
    this.endLine();
    this.write(`${text}\n`, kind, moment);
  }

  /** A note about an error at a place. */
  writeHelp(place: string, help: Help, moment: number): void {
    this.lines.push({ moment, kind: "note", help, text: place, open: false, marks: null });
    this.forget();
  }

  endLine(): void {
    const last = this.lines.at(-1);
    if (last !== undefined) last.open = false;
  }

  /** The number of lines, forgotten ones included, that a moment shows. */
  countAt(moment: number): number {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lines[middle].moment <= moment) low = middle + 1;
      else high = middle;
    }
    return this.forgotten + low;
  }

  /** The lines `from` to `to` (not included) as a moment shows them. */
  at(moment: number, from: number, to: number): ConsoleLine[] {
    const shown: ConsoleLine[] = [];
    const end = Math.min(to, this.countAt(moment));
    for (let number = Math.max(from, this.forgotten); number < end; number++) {
      const { kind, text, help, marks } = this.lines[number - this.forgotten];
      const length = marks?.find((mark) => mark.moment > moment)?.length ?? text.length;
      shown.push({ number, kind, text: text.slice(0, length), help });
    }
    return shown;
  }

  private forget(): void {
    if (this.lines.length <= 1.25 * MOST_LINES) return;
    this.forgotten += this.lines.length - MOST_LINES;
    this.lines = this.lines.slice(-MOST_LINES);
  }

  private extend(text: string, kind: ConsoleKind, moment: number): void {
    const last = this.lines.at(-1);
    if (last?.open && last.kind === kind) {
      const changed = last.marks?.at(-1)?.moment ?? last.moment;
      if (changed !== moment) (last.marks ??= []).push({ moment, length: last.text.length });
      if (last.text.length < LONGEST) last.text += text;
    } else {
      this.lines.push({ moment, kind, help: null, text, open: true, marks: null });
    }
  }
}
