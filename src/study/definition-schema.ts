/** What a study file may contain, and the messages about what is wrong in one. */
import { z } from "zod";
import { domains } from "../domains/index.ts";
import { conflictStrategies } from "../run/rules/rule-settings.ts";
import { studySentence, studySentences } from "../run/sentences.ts";
import { type NamedTable, nameIn, nearNames, type Sentence, strategies } from "../search/index.ts";
import { counterNames, reportCounters } from "./counters.ts";
import { numberNames } from "./numbers.ts";
import { statement } from "./statement-schema.ts";

/** A value of an option: numbers are taken as they are written. */
const word = z.union([z.string(), z.number()]).transform(String);
const words = z.union([word.transform((one) => [one]), z.array(word).min(1)]);
const count = z.int().min(1);

const made = z.strictObject({ seed: z.int().optional(), count: count.optional() }).catchall(word);
const instance = z.union([
  word.transform((named) => ({ named })),
  z.strictObject({ file: z.string(), name: z.string().optional() }),
  z.strictObject({ text: word, name: z.string().optional() }),
  z.strictObject({ random: z.union([z.int().transform((seed) => ({ seed })), made]) }),
  z.strictObject({ every: made }),
]);

const printed = z.strictObject({
  table: z.string(),
  row: z.string(),
  run: z.strictObject({
    instance: word,
    strategy: z.string(),
    heuristic: z.string().optional(),
    settings: z.record(z.string(), word).optional(),
  }),
  cells: z.array(
    z.strictObject({
      column: z.string(),
      counter: z.enum(numberNames),
      printed: z.number().nullable(),
      decimals: z.int().optional(),
      note: z.string().optional(),
    }),
  ),
});

/** The own name of a row, by whatever name it is called. */
const rowOf = (table: NamedTable) =>
  z
    .string()
    .transform((name) => nameIn(table, name) ?? name)
    .pipe(z.enum(Object.keys(table)));

/** A part that runs a rule program names a strategy of its agenda. */
const anyStrategies: NamedTable = {
  ...strategies,
  ...Object.fromEntries(Object.keys(conflictStrategies).map((name) => [name, {}])),
};

const part = z.strictObject({
  domain: rowOf(domains),
  instances: z.union([instance.transform((one) => [one]), z.array(instance).min(1)]),
  program: z
    .union([
      z.string().transform((file) => ({ file })),
      z.strictObject({ file: z.string(), form: z.string().optional() }),
    ])
    .optional(),
  strategies: words.pipe(z.array(rowOf(anyStrategies))).optional(),
  heuristics: words.optional(),
  options: z.record(z.string(), words).optional(),
  split: z.enum(["first", "all"]).optional(),
});

/** The limits of a file and their names on the command line. */
export const limitNames = {
  time: "time",
  cpu: "cpu",
  memory: "memory",
  nodes: "nodes",
  depth: "max-depth",
} as const;

const about = {
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, studySentences["study-name"]()),
  title: z.string().default(""),
  question: z.string().default(""),
  limits: z
    .strictObject({ time: word, cpu: word, memory: word, nodes: word, depth: word })
    .partial()
    .default({}),
  repetitions: count.default(1),
  sample: count.optional(),
  table: z
    .strictObject({
      rows: words.default(["instance", "strategy"]),
      columns: z.string().nullable().default(null),
      cells: words.pipe(z.array(z.enum(numberNames))).default(["expanded"]),
    })
    .optional(),
  printed: z.array(printed).optional(),
  statements: z.array(statement).optional(),
  plots: z.array(z.string()).default([]),
  counter: z
    .string()
    .transform((name) => nameIn(counterNames, name) ?? name)
    .pipe(z.enum(reportCounters))
    .optional(),
};

/** A study of several crossings. */
export const studyOfParts = z.strictObject({ ...about, parts: z.array(part).min(1) });
/** A study of one crossing, which then needs no list. */
export const studyOfOnePart = z.strictObject({ ...about, ...part.shape });

export type ReadInstance = z.infer<typeof instance>;
/** Beside these two, options of the domain. */
export type ReadMade = { readonly seed?: number | undefined; readonly count?: number | undefined };

type Issue = z.core.$ZodIssue;

interface Complaint {
  readonly path: readonly PropertyKey[];
  readonly message: Sentence;
}

const missing = (path: Complaint["path"]): Complaint => ({
  path,
  message: studySentence("study-missing", String(path.at(-1))),
});
const isMissing = ({ message }: Complaint) => message.code === "study-missing";

/** Keys of the study itself and of its parts are known here; those deeper inside are not. */
function noKey(path: Complaint["path"], key: string): Complaint {
  const partKeys = Object.keys(part.shape);
  const isPart = path[0] === "parts" && path.length === 2;
  const known = path.length === 0 ? [...Object.keys(about), "parts", ...partKeys] : isPart ? partKeys : [];
  return { path: [...path, key], message: studySentence("study-no-key", key, nearNames(key, known)) };
}

function oneOf(values: readonly string[], word: string): Sentence {
  return studySentence("study-one-of", values, nearNames(word, values));
}

/** If no alternative of a union fits, the complaint of the one that came closest. */
export function deepest(issue: Issue): Complaint {
  if (issue.code === "invalid_union") {
    const complaints = issue.errors
      .filter((issues) => issues.length > 0)
      .map((issues) => deepest(issues[0]!))
      .sort((a, b) => b.path.length - a.path.length || Number(isMissing(a)) - Number(isMissing(b)));
    const [inner] = complaints;
    if (inner !== undefined && isMissing(inner)) {
      if (inner.path.length === 0) return missing(issue.path);
      const keys = complaints.filter(isMissing).map(({ path }) => String(path.at(-1)));
      if (keys.length > 1) return { path: issue.path, message: studySentence("study-needs-one", keys) };
    }
    if (inner !== undefined && inner.path.length > 0)
      return { path: [...issue.path, ...inner.path], message: inner.message };
    return { path: issue.path, message: studySentence("study-unexpected") };
  }
  if (issue.code === "unrecognized_keys") return noKey(issue.path, issue.keys[0]!);
  if (issue.input === undefined && (issue.code === "invalid_value" || issue.code === "invalid_type"))
    return missing(issue.path);
  if (issue.code === "invalid_value" && issue.values.length > 1)
    return { path: issue.path, message: oneOf(issue.values.map(String), String(issue.input)) };
  if (issue.code === "too_small" && issue.origin !== "array" && issue.origin !== "string")
    return { path: issue.path, message: studySentence("study-at-least", Number(issue.minimum)) };
  if (issue.code === "too_big" && issue.origin !== "array" && issue.origin !== "string")
    return { path: issue.path, message: studySentence("study-at-most", Number(issue.maximum)) };
  if (issue.code === "invalid_format") return { path: issue.path, message: studySentence("study-name") };
  return {
    path: issue.path,
    message: studySentence("study-wrong", issue.message.replace(/^Invalid input: /, "")),
  };
}
