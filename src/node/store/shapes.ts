/**
 * What stands in a store as JSON, looked at before it is used: a store may be damaged in a way that leaves it readable, or
 * have been imported from somebody else, with right checksums over wrong contents.
 */
import { domains } from "../../domains/index.ts";
import { reportCounters } from "../../study/counters.ts";
import { numberNames } from "../../study/numbers.ts";

export type Shape = (value: unknown) => boolean;

/** A value in JSON that has a shape; undefined if the text holds none. */
export function jsonIn(json: string, shape: Shape): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return shape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const text: Shape = (value) => typeof value === "string";
const number: Shape = Number.isFinite;
const truth: Shape = (value) => typeof value === "boolean";
const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const oneOf =
  (values: readonly string[]): Shape =>
  (value) =>
    (values as readonly unknown[]).includes(value);
const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
const list =
  (entry: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(entry);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const record =
  (entry: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(entry);
/** Fields beside these may be of another version. */
const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

const texts = list(text);
export const settings = record(text);
const numberName = oneOf(numberNames);

const runs = fields({
  instances: optional(texts),
  strategies: optional(texts),
  heuristics: optional(texts),
  settings: optional(settings),
});

/** What the claims of each kind have beside the runs that they are about. */
const claims: Readonly<Record<string, Shape>> = {
  less: fields({ number: numberName, than: runs, alike: optional(texts) }),
  within: fields({ number: numberName, least: optional(number), most: optional(number) }),
  outcome: fields({ outcome: text, limit: optional(text) }),
  cheapest: fields({}),
  varies: fields({ number: numberName, by: text }),
  grows: fields({ number: numberName, from: runs, percent: number }),
  admissible: fields({ is: truth }),
  orders: fields({}),
  untested: fields({ why: text }),
};

const claim: Shape = (value) =>
  fields({ these: runs, often: optional(oneOf(["always", "mostly", "sometimes"])) })(value) &&
  (claims[(value as { kind: string }).kind]?.(value) ?? false);

const part = fields({
  domain: oneOf(Object.keys(domains)),
  instances: list(
    either(
      fields({ named: text }),
      fields({ name: text, text }),
      fields({ made: text, first: number, count, options: settings }),
    ),
  ),
  strategies: optional(texts),
  heuristics: optional(texts),
  options: optional(record(texts)),
  program: optional(either(fields({ own: text }), fields({ name: text, text }))),
  split: optional(oneOf(["first", "all"])),
});

const printedRow = fields({
  table: text,
  row: text,
  run: fields({ instance: text, strategy: text, heuristic: optional(text), settings: optional(settings) }),
  cells: list(
    fields({
      column: text,
      counter: numberName,
      printed: orNull(number),
      decimals: optional(count),
      note: optional(text),
    }),
  ),
});

export const definition = fields({
  name: text,
  title: text,
  question: text,
  parts: list(part),
  limits: settings,
  repetitions: count,
  sample: optional(count),
  table: optional(fields({ rows: texts, columns: orNull(text), cells: list(numberName) })),
  printed: optional(list(printedRow)),
  statements: optional(list(fields({ text, source: text, claim }))),
  plots: texts,
  counter: optional(oneOf(reportCounters)),
});

export const environment = fields({
  version: text,
  signature: text,
  commit: optional(text),
  system: text,
  runtime: text,
  cpu: text,
  cores: number,
  memoryBytes: number,
});

const counted = fields({
  generated: number,
  expanded: number,
  duplicates: number,
  reopened: number,
  taken: number,
  opened: number,
  peakFrontier: number,
  frontierLeft: number,
  depth: orNull(number),
  penetrance: orNull(number),
  branchingFactor: orNull(number),
  timeMs: number,
  memoryBytes: number,
});

/** Programs of rules have some counters more. */
export const metrics: Shape = (value) => counted(value) && record(orNull(number))(value);

export const origin = fields({
  machine: text,
  worker: text,
  version: text,
  processes: count,
  cpuMs: orNull(number),
  exitStatus: orNull(either(text, number)),
});

export const reason = fields({ code: text, values: Array.isArray });

const date: Shape = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));

/** The columns of a study; those in JSON are looked at when they are read. */
export const study = fields({
  id: (value) => typeof value === "string" && /^[a-z0-9][a-z0-9-]*$/.test(value),
  name: text,
  definition: text,
  environment: text,
  total: count,
  started_at: date,
  finished_at: orNull(date),
});

/** The columns of a result; those in JSON are looked at when they are read. */
export const result = fields({
  number: count,
  domain: oneOf(Object.keys(domains)),
  instance: text,
  strategy: text,
  heuristic: orNull(text),
  settings: text,
  repetition: count,
  outcome: oneOf(["solved", "unsolvable", "limit", "interrupted", "died"]),
  limit_met: orNull(text),
  reason: orNull(text),
  cost: orNull(number),
  depth: orNull(number),
  score: orNull(number),
  metrics: orNull(text),
  start_state: orNull(text),
  end_state: orNull(text),
  path_length: orNull(number),
  recorded_at: date,
  origin: orNull(text),
});

export const death = fields({ number: count, attempt: count, recorded_at: date });

/** What was found in a piece of a split search. */
const found = fields({ made: number, expanded: number, nextBound: orNull(number), timeMs: number });
export const piece = fields({
  number: count,
  piece: count,
  record: (value) => typeof value === "string" && jsonIn(value, found) !== undefined,
});
