// Errors as data: code, message, location and a sentence of help. What the program prints stays that of the C program.
// The location is known at once while a text is parsed; otherwise when the error has unwound to an action whose position
// was remembered.

import {
  locationOf,
  type Named,
  positionNamed,
  type SourceLocation,
  type SourcePosition,
} from "../language/source-position.ts";
import { errorHelp, type Help, helpFor, helpText } from "./error-help.ts";
import type { Parser } from "./parse-expression.ts";

export interface RuleError {
  /** The code of the C program, such as EXPRNPSR3. */
  readonly code: string;
  readonly message: string;
  /** Null for what was typed or given as text. */
  readonly file: string | null;
  /** Within the file, or within the text that was given; from 1. Null when the location is unknown. */
  readonly line: number | null;
  readonly column: number | null;
  /** The name that it is about; null when there is none. */
  readonly names: Named | null;
  readonly help: string;
  /** The help as data, for other languages. */
  readonly helpSaid: Help;
}

interface OpenError {
  readonly code: string;
  readonly message: string;
  readonly names: Named | null;
  location: SourceLocation | null;
  readonly help: Help;
}

const MAX_KEPT = 200;

export class ErrorLog {
  /** Errors of the current input, whose locations may still become known. */
  private open: OpenError[] = [];
  private kept: RuleError[] = [];
  private parser: Parser | null = null;
  private readonly positions = new WeakMap<object, SourcePosition>();
  listener: ((error: RuleError) => void) | null = null;

  /** The errors of the inputs so far, the latest last; the oldest are dropped. */
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

  report(code: string, text: string, names: Named | null): void {
    const message = text.trim();
    const help = helpFor(code, names?.name);
    const { parser } = this;
    if (parser === null) {
      this.open.push({ code, message, names, location: null, help });
      return;
    }
    const { origin } = parser;
    const begin: SourcePosition = { origin, position: origin.offset + parser.begin };
    if (parser.lexeme.type === "end") {
      const unclosed = { row: "unclosed", name: "" } as const;
      this.open.push({ code, message, names, location: locationOf(begin), help: unclosed });
      return;
    }
    const position = origin.offset + parser.lexeme.position;
    const found = names && positionNamed(names, begin, position);
    this.open.push({ code, message, names, location: locationOf(found ?? { origin, position }), help });
  }

  /** Remembers where an expression or a construct begins. */
  remember(thing: object, position: SourcePosition): void {
    this.positions.set(thing, position);
  }

  positionOf(thing: object): SourcePosition | undefined {
    return this.positions.get(thing);
  }

  /** Errors whose location is unknown so far happened in what begins here. */
  happenedAt(position: SourcePosition | undefined): void {
    if (position === undefined) return;
    for (const error of this.open)
      error.location ??= locationOf((error.names && positionNamed(error.names, position)) ?? position);
  }

  /** Errors whose location is unknown so far happened in something that was remembered, such as a rule that fired. */
  happenedIn(thing: object): void {
    if (this.open.length > 0) this.happenedAt(this.positionOf(thing));
  }

  /** Drops errors that were reported before and are only met again. */
  discard(): void {
    this.open = [];
  }

  /** The input is done: its errors are given to the listener. */
  flush(): void {
    if (this.open.length === 0) return;
    const done = this.open.map(({ code, message, names, location, help }): RuleError => {
      const { file, line, column } = location ?? { file: null, line: null, column: null };
      return { code, message, file, line, column, names, help: helpText(errorHelp, help), helpSaid: help };
    });
    this.open = [];
    this.kept = [...this.kept, ...done].slice(-MAX_KEPT);
    for (const error of done) this.listener?.(error);
  }
}
