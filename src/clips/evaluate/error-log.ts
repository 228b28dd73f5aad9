// Errors as data: code, message, place and a sentence of help. What the program prints stays that of the C program.
// A place is known at once while a text is parsed, and otherwise when the error has unwound to an action with a place.

import { type LinePlace, lineOf, type Place, placeNamed } from "../language/source-place.ts";
import { errorHelp, type Help, helpFor, helpText } from "./error-help.ts";
import type { Parser } from "./parse-expression.ts";

export interface RuleError {
  /** The code of the C program, such as EXPRNPSR3. */
  readonly code: string;
  readonly message: string;
  /** Null for what was typed or given as text. */
  readonly file: string | null;
  /** Within the file, or within the text that was given; from 1. Null when the place is not known. */
  readonly line: number | null;
  readonly column: number | null;
  readonly help: string;
  /** The help as data, for other languages. */
  readonly helpSaid: Help;
}

interface OpenError {
  readonly code: string;
  readonly message: string;
  place: LinePlace | null;
  readonly help: Help;
}

const MAX_KEPT = 200;

export class ErrorLog {
  /** Errors of the input at work, whose places may still become known. */
  private open: OpenError[] = [];
  private kept: RuleError[] = [];
  private parser: Parser | null = null;
  private readonly places = new WeakMap<object, Place>();
  listener: ((error: RuleError) => void) | null = null;

  /** The errors of the inputs so far, the latest last; only so many are kept. */
  all(): RuleError[] {
    return [...this.kept];
  }

  /** Errors in `body` lie in the text that `parser` reads. */
  while<T>(parser: Parser, body: () => T): T {
    const before = this.parser;
    this.parser = parser;
    try {
      return body();
    } finally {
      this.parser = before;
    }
  }

  report(code: string, text: string): void {
    const message = text.trim();
    const { parser } = this;
    if (parser === null) {
      this.open.push({ code, message, place: null, help: helpFor(code, message) });
      return;
    }
    const { origin } = parser;
    const begin: Place = { origin, position: origin.offset + parser.begin };
    if (parser.token.type === "end") {
      this.open.push({ code, message, place: lineOf(begin), help: { row: "unclosed", name: "" } });
      return;
    }
    const position = origin.offset + parser.token.position;
    const place = placeNamed(message, begin, position) ?? { origin, position };
    this.open.push({ code, message, place: lineOf(place), help: helpFor(code, message) });
  }

  /** Remembers where an expression or a construct begins. */
  remember(thing: object, place: Place): void {
    this.places.set(thing, place);
  }

  placeOf(thing: object): Place | undefined {
    return this.places.get(thing);
  }

  /** Errors without a place so far happened in what begins here. */
  happenedAt(place: Place | undefined): void {
    if (place === undefined) return;
    for (const error of this.open) error.place ??= lineOf(placeNamed(error.message, place) ?? place);
  }

  /** Errors without a place so far happened in something that was remembered, such as a rule that fired. */
  happenedIn(thing: object): void {
    if (this.open.length > 0) this.happenedAt(this.placeOf(thing));
  }

  /** Errors that were reported before, and are only met again. */
  discard(): void {
    this.open = [];
  }

  /** The input is done: its errors are given to the listener. */
  flush(): void {
    if (this.open.length === 0) return;
    const done = this.open.map(({ code, message, place, help }): RuleError => {
      const { file, line, column } = place ?? { file: null, line: null, column: null };
      return { code, message, file, line, column, help: helpText(errorHelp, help), helpSaid: help };
    });
    this.open = [];
    this.kept = [...this.kept, ...done].slice(-MAX_KEPT);
    for (const error of done) this.listener?.(error);
  }
}
