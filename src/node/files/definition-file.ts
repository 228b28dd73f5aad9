/** Turns a study file, YAML or JSON, into a definition. Every error has its line and column. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import { domains, type Settings, TextError } from "../../domains/index.ts";
import { ownNames } from "../../run/own-names.ts";
import { studySentence } from "../../run/sentences.ts";
import { searchOptions } from "../../run/settings.ts";
import { messageOf, nameIn, OptionError, type Sentence } from "../../search/index.ts";
import type { InstanceSpec, PrintedRow, StudyDefinition, StudyPart } from "../../study/definition.ts";
import {
  deepest,
  limitNames,
  type ReadInstance,
  type ReadMade,
  studyOfOnePart,
  studyOfParts,
} from "../../study/definition-schema.ts";
import { namesLike } from "../../study/instances.ts";
import { PartError, plannedRuns } from "../../study/matrix.ts";
import { numberNames, runFields } from "../../study/numbers.ts";

/** Reads a study file and the problem files that it names. Throws an OptionError that says where it is wrong. */
export function readStudyFile(path: string): StudyDefinition {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new OptionError(`The study ${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return parseStudy(text, basename(path, extname(path)), (file) => resolve(dirname(path), file));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new OptionError(`${path}:${error.line}:${error.column}: ${error.message}`);
  }
}

/** `nameOfFile` is the study's name if it gives none; `locate` finds files that it names. Throws a TextError. */
export function parseStudy(
  text: string,
  nameOfFile: string,
  locate: (file: string) => string = (file) => file,
): StudyDefinition {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong !== undefined) {
    const { line, col } = lines.linePos(wrong.pos[0]);
    throw new TextError(studySentence("wrong-yaml", wrong.message.split(/ at line|:?\n/)[0]!), line, col);
  }
  const placed = (path: readonly PropertyKey[], message: string | Sentence) =>
    errorAt(document, lines, path, message);
  const content: unknown = document.toJS() ?? {};
  const hasParts = typeof content === "object" && content !== null && "parts" in content;
  const named = typeof content === "object" ? { name: nameOfFile.toLowerCase(), ...content } : content;
  const read = (hasParts ? studyOfParts : studyOfOnePart).safeParse(named, { reportInput: true });
  if (!read.success) {
    const { path, message } = deepest(read.error.issues[0]!);
    throw placed(path, message);
  }
  const { name, title, question, repetitions, sample, table, printed, plots, limits, ...rest } = read.data;
  const parts = "parts" in rest ? rest.parts : [rest];
  const at = (index: number, ...more: readonly PropertyKey[]) =>
    hasParts ? ["parts", index, ...more] : more;
  const definition: StudyDefinition = {
    name,
    title: title || name,
    question,
    parts: parts.map(
      ({ instances, ...others }, index) =>
        ({
          ...namedAsRows(others as Omit<StudyPart, "instances">),
          instances: instances.map((one, i) => {
            const path = at(index, "instances", i);
            return explained(
              () => specOf(others.domain, one, locate),
              (message) => placed(path, message),
            );
          }),
        }) as StudyPart,
    ),
    limits: Object.fromEntries(
      Object.entries(limits).map(([limit, value]) => [limitNames[limit as keyof typeof limitNames], value!]),
    ),
    repetitions,
    ...(sample !== undefined && { sample }),
    ...(table !== undefined && { table }),
    ...(printed !== undefined && { printed: printed.map((row) => printedAsRows(row as PrintedRow, parts)) }),
    plots,
  };
  for (const field of [...(table?.rows ?? []), ...(table?.columns ? [table.columns] : [])]) {
    const isOption =
      Object.hasOwn(searchOptions, field) || definition.parts.some(({ options }) => options?.[field]);
    if (!isOption && !([...runFields, ...numberNames] as readonly string[]).includes(field))
      throw placed(["table"], studySentence("study-table", field, runFields));
  }
  checkRuns(definition, (index, message) => errorAtWord(document, lines, at(index), message));
  return definition;
}

/** Heuristics and values of options by the names that their rows have. */
function namedAsRows(part: Omit<StudyPart, "instances">): Omit<StudyPart, "instances"> {
  const { domain, heuristics, options } = part;
  const own = (option: string, values: readonly string[]) =>
    values.map((value) => ownNames(domains[domain]!, { [option]: value })[option]!);
  const named = Object.entries(options ?? {}).map(([name, values]) => [name, own(name, values)]);
  return {
    ...part,
    ...(heuristics !== undefined && { heuristics: own("heuristic", heuristics) }),
    ...(options !== undefined && { options: Object.fromEntries(named) }),
  };
}

/** The run that a printed row means, by the names of the domain that has its instance. */
function printedAsRows(row: PrintedRow, parts: readonly Pick<StudyPart, "domain">[]): PrintedRow {
  const { instance, strategy, heuristic, settings } = row.run;
  const known = parts.map(({ domain }) => domains[domain]!);
  const domain = known.find(({ instances }) => nameIn(instances, instance) !== undefined) ?? known[0]!;
  const names = ownNames(domain, { strategy, ...(heuristic !== undefined && { heuristic }) });
  const run = {
    ...names,
    strategy: names.strategy!,
    instance: nameIn(domain.instances, instance) ?? instance,
    ...(settings !== undefined && { settings: ownNames(domain, settings) }),
  };
  return { ...row, run };
}

function specOf(domain: string, read: ReadInstance, locate: (file: string) => string): InstanceSpec {
  if ("named" in read) return namedOrFile(domain, read.named, locate);
  if ("file" in read) return fileSpec(read.file, locate(read.file), read.name);
  if ("text" in read)
    return { name: read.name ?? read.text.trim().replace(/\s+/g, " ").slice(0, 60), text: read.text };
  return "random" in read ? madeSpec("random", 1, 1, read.random) : madeSpec("every", 0, 1e9, read.every);
}

function madeSpec(word: string, defaultFirst: number, defaultCount: number, read: ReadMade): InstanceSpec {
  const { seed: first = defaultFirst, count = defaultCount, ...options } = read;
  return { made: word, first, count, options: options as Settings };
}

/** A word is an instance by its own name, or else a file, or else an instance by another name. */
function namedOrFile(domain: string, word: string, locate: (file: string) => string): InstanceSpec {
  const { instances } = domains[domain]!;
  if (!Object.hasOwn(instances, word) && existsSync(locate(word))) return fileSpec(word, locate(word));
  const names = namesLike(domains[domain]!, word);
  return { named: word.includes("*") ? word : names[0]! };
}

function fileSpec(file: string, path: string, name = file): InstanceSpec {
  try {
    return { name, text: readFileSync(path, "utf8") };
  } catch (error) {
    throw new OptionError(studySentence("cannot-read", file, (error as Error).message));
  }
}

/** Checks names and values against the tables of domains and strategies. */
function checkRuns(
  definition: StudyDefinition,
  placed: (part: number, message: string | Sentence) => Error,
): void {
  try {
    plannedRuns({ ...definition, repetitions: 1, sample: 1 });
  } catch (error) {
    if (error instanceof PartError) throw placed(error.part, messageOf(error));
    throw error;
  }
}

function explained<Result>(work: () => Result, placed: (message: string | Sentence) => Error): Result {
  try {
    return work();
  } catch (error) {
    throw placed(messageOf(error as Error));
  }
}

/** Places the error at a word that it mentions, below the path or else anywhere; at the path itself if there is none. */
function errorAtWord(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
  message: string | Sentence,
): TextError {
  const words = typeof message === "string" ? [] : message.values.map(String);
  const under = path.length === 0 ? document.contents : document.getIn(path, true);
  for (const whole of [under, document.contents]) {
    let offset: number | undefined;
    let deepest = 0;
    if (isNode(whole)) {
      visit(whole, {
        Scalar: (_key, node, { length }) => {
          if (length <= deepest || !words.includes(String(node.value))) return;
          deepest = length;
          offset = node.range?.[0];
        },
      });
    }
    if (offset !== undefined) {
      const { line, col } = lines.linePos(offset);
      return new TextError(message, line, col);
    }
  }
  return errorAt(document, lines, path, message);
}

/** Places the error at a path, or at the nearest part of it that exists. */
function errorAt(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
  message: string | Sentence,
): TextError {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) {
      const { line, col } = lines.linePos(offset);
      return new TextError(message, line, col);
    }
  }
  return new TextError(message, 1, 1);
}
