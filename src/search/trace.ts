/**
 * A search as text: one JSON value a line, first what was searched, then every event, last the result.
 * Written through an observer, read back into plain data.
 */
import type { Observer, SearchEvent } from "./observer.ts";
import { eventTypes } from "./observer.ts";

export const traceFormat = "frontier-trace";
export const traceVersion = 1;

/** What was searched and how; a domain or a program may add to it. */
export interface TraceHeader {
  readonly format: typeof traceFormat;
  readonly version: typeof traceVersion;
  readonly [more: string]: unknown;
}

export interface Trace {
  readonly header: TraceHeader;
  readonly events: readonly SearchEvent[];
  /** Missing if the writer was stopped before its end. */
  readonly result: unknown;
}

/** A trace that cannot be read, with the line where it goes wrong. */
export class TraceError extends Error {
  override readonly name = "TraceError";
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** Gives each line, with its line break, to `write`. */
export class TraceWriter implements Observer {
  constructor(
    private readonly write: (line: string) => void,
    about: Readonly<Record<string, unknown>>,
  ) {
    this.line({ format: traceFormat, version: traceVersion, ...about });
  }

  event(event: SearchEvent): void {
    this.line(event);
  }

  end(result: unknown): void {
    this.line({ result });
  }

  private line(value: unknown): void {
    // Infinity is no JSON number; null reads back as Infinity.
    this.write(`${JSON.stringify(value)}\n`);
  }
}

export function readTrace(text: string): Trace {
  const values: unknown[] = [];
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (line.trim() === "") return;
    try {
      values.push(JSON.parse(line));
    } catch {
      // A last line without its end was cut off while it was written: all before it is whole.
      if (index === lines.length - 1) return;
      throw new TraceError("This line is not JSON.", index + 1);
    }
  });
  const [header, ...rest] = values;
  if (!isHeader(header)) throw new TraceError("This is not the beginning of a Frontier trace.", 1);
  const last = rest[rest.length - 1];
  const ended = typeof last === "object" && last !== null && "result" in last;
  const events = (ended ? rest.slice(0, -1) : rest).map((value, index) => readEvent(value, index + 2));
  return { header, events, result: ended ? last.result : undefined };
}

function isHeader(value: unknown): value is TraceHeader {
  const header = value as Partial<TraceHeader> | null | undefined;
  return header?.format === traceFormat && header.version === traceVersion;
}

function readEvent(value: unknown, line: number): SearchEvent {
  const event = value as Partial<SearchEvent> | null;
  if (typeof event?.type !== "string" || !(event.type in eventTypes) || typeof event.id !== "number") {
    throw new TraceError("This line is not an event.", line);
  }
  const { h = null, f = null } = event;
  return { ...(event as SearchEvent), h: h ?? Number.POSITIVE_INFINITY, f: f ?? Number.POSITIVE_INFINITY };
}
