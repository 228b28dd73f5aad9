/**
 * A search as text, one JSON value per line: first what was searched, then every event, last the result.
 * Written through an observer, read back into plain data.
 */
import type { Observer, SearchEvent } from "./observer.ts";
import { eventTypes } from "./observer.ts";

const traceFormat = "frontier-trace";
const traceVersion = 1;

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

/** What can be wrong with a trace. */
export const traceFaults = {
  "trace-start": "This is not the beginning of a Frontier trace.",
  "trace-line": "This line is not JSON.",
  "trace-event": "This line is not an event.",
};

type TraceFault = keyof typeof traceFaults;

/** A trace that cannot be read, with the line where it goes wrong. */
export class TraceError extends Error {
  override readonly name = "TraceError";
  constructor(
    readonly fault: TraceFault,
    readonly line: number,
  ) {
    super(traceFaults[fault]);
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
  const [first, ...rest] = readLines(text);
  const header = first?.value;
  if (!isHeader(header)) throw new TraceError("trace-start", first?.line ?? 1);
  const last = rest[rest.length - 1]?.value;
  const ended = typeof last === "object" && last !== null && "result" in last;
  const events = (ended ? rest.slice(0, -1) : rest).map(readEvent);
  return { header, events, result: ended ? last.result : undefined };
}

interface Line {
  readonly value: unknown;
  readonly line: number;
}

function readLines(text: string): Line[] {
  const lines = text.split("\n");
  return lines.flatMap((content, index) => {
    if (content.trim() === "") return [];
    try {
      return [{ value: JSON.parse(content) as unknown, line: index + 1 }];
    } catch {
      // A last line without its end was cut off while it was being written; everything before it is complete.
      if (index > 0 && index === lines.length - 1) return [];
      throw new TraceError("trace-line", index + 1);
    }
  });
}

function isHeader(value: unknown): value is TraceHeader {
  const header = value as Partial<TraceHeader> | null | undefined;
  return header?.format === traceFormat && header.version === traceVersion;
}

function readEvent({ value, line }: Line): SearchEvent {
  if (!isEvent(value)) throw new TraceError("trace-event", line);
  const { g, h, f } = value as { readonly [Name in "g" | "h" | "f"]?: number | null };
  return { ...value, g: g ?? endless, h: h ?? endless, f: f ?? endless };
}

const endless = Number.POSITIVE_INFINITY;

function isEvent(value: unknown): value is SearchEvent {
  const event = value as Partial<SearchEvent> | null;
  return (
    typeof event?.type === "string" &&
    Object.hasOwn(eventTypes, event.type) &&
    typeof event.id === "number" &&
    (event.parent === null || typeof event.parent === "number") &&
    "state" in event
  );
}
