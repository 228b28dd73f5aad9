/** Turns a study file, YAML or JSON, into a definition. Every error has its line and column. */
import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { domains, type Settings, TextError } from "../../domains/index.ts";
import { parseForm } from "../../run/rules/program-form.ts";
import type { RuleProgram } from "../../run/rules/rule-settings.ts";
import { searchOptions } from "../../run/search-options.ts";
import { studySentence } from "../../run/sentences.ts";
import { messageOf, OptionError, type Sentence } from "../../search/index.ts";
import { checkEntries, checkInstances, checkPrograms, InstanceError } from "../../study/check-instances.ts";
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
import { PartError, StudyPlan } from "../../study/matrix.ts";
import { numberNames, runFields } from "../../study/numbers.ts";
import { namedAsRows, printedAsRows } from "../../study/own-names.ts";
import { statementAsRows } from "../../study/statement-schema.ts";
import { atPlaceIn } from "../sentences.ts";
import { asStored } from "../store/result-row.ts";
import { readText } from "./bounded-text.ts";
import { filesBeside, type StudyFiles } from "./study-files.ts";
import { StudyYaml } from "./study-yaml.ts";

/** A study is a page of text, or some with many boards. */
const MOST_BYTES = 1_000_000;

/** Reads a study file and the problem files that it names. Throws an OptionError that says where it is wrong. */
export function readStudyFile(path: string): StudyDefinition {
  const text = readText(path, path, MOST_BYTES);
  try {
    return parseStudy(text, basename(path, extname(path)), filesBeside(path));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new OptionError(atPlaceIn(path, error.line, error.column, messageOf(error)));
  }
}

/** `nameOfFile` is the study's name if it gives none; `files` are those that it may name. Throws a TextError. */
export function parseStudy(
  text: string,
  nameOfFile: string,
  files: StudyFiles = filesBeside("."),
): StudyDefinition {
  const yaml = new StudyYaml(text);
  const { content } = yaml;
  const placed = (path: readonly PropertyKey[], message: string | Sentence) => yaml.errorAt(path, message);
  const hasParts = typeof content === "object" && content !== null && "parts" in content;
  const named = typeof content === "object" ? { name: nameOfFile.toLowerCase(), ...content } : content;
  const read = (hasParts ? studyOfParts : studyOfOnePart).safeParse(named, { reportInput: true });
  if (!read.success) {
    const { path, message } = deepest(read.error.issues[0]!);
    throw placed(path, message);
  }
  const { name, title, question, repetitions, sample, table, printed, ...others } = read.data;
  const { statements, plots, counter, limits, ...rest } = others;
  const parts = "parts" in rest ? rest.parts : [rest];
  const at = (index: number, ...more: readonly PropertyKey[]) =>
    hasParts ? ["parts", index, ...more] : more;
  const ownParts = parts.map(
    ({ instances, program, ...others }, index) =>
      ({
        ...namedAsRows(others as Omit<StudyPart, "instances" | "program">, program !== undefined),
        ...(program !== undefined && {
          program: explained(
            () => programFrom(program, files),
            (message) => placed(at(index, "program"), message),
          ),
        }),
        instances: instances.map((one, i) => {
          const path = at(index, "instances", i);
          return explained(
            () => specOf(others.domain, one, files),
            (message) => placed(path, message),
          );
        }),
      }) as StudyPart,
  );
  const definition: StudyDefinition = {
    name,
    title: title || name,
    question,
    parts: ownParts,
    limits: Object.fromEntries(
      Object.entries(limits).map(([limit, value]) => [limitNames[limit as keyof typeof limitNames], value!]),
    ),
    repetitions,
    ...(sample !== undefined && { sample }),
    ...(table !== undefined && { table }),
    ...(printed !== undefined && { printed: printed.map((row) => printedAsRows(row as PrintedRow, parts)) }),
    ...(statements !== undefined && {
      statements: statements.map((one, i) =>
        statementAsRows(one, ownParts, (path, message) => placed(["statements", i, ...path], message)),
      ),
    }),
    plots,
    ...(counter !== undefined && { counter }),
  };
  for (const field of [...(table?.rows ?? []), ...(table?.columns ? [table.columns] : [])]) {
    const isOption =
      Object.hasOwn(searchOptions, field) || definition.parts.some(({ options }) => options?.[field]);
    if (!isOption && !([...runFields, ...numberNames] as readonly string[]).includes(field))
      throw placed(["table"], studySentence("study-table", field, runFields));
  }
  const fileOf = (part: number, entry: number) => {
    const one = parts[part]!.instances[entry]!;
    return "file" in one ? one.file : "named" in one ? one.named : undefined;
  };
  try {
    checkEntries(definition);
    checkRuns(definition, yaml, at);
    checkInstances(definition);
    checkPrograms(definition, files.areQuoted);
  } catch (error) {
    if (error instanceof PartError) throw placed(at(error.part, "program"), messageOf(error));
    if (!(error instanceof InstanceError)) throw error;
    const { part, entry, why, place } = error;
    const file = "text" in definition.parts[part]!.instances[entry]! ? fileOf(part, entry) : undefined;
    const message =
      file === undefined ? why : aboutFile(file, definition.parts[part]!.domain, files, why, place);
    throw yaml.errorAtWord(at(part, "instances", entry), message, false);
  }
  return definition;
}

/** What is wrong in a problem file that a study names. */
function aboutFile(
  file: string,
  domain: string,
  { areQuoted }: StudyFiles,
  why: string | Sentence,
  { line, column }: { readonly line: number; readonly column: number } = { line: 1, column: 1 },
): string | Sentence {
  if (!areQuoted) return studySentence("no-problem-in", file, domain, line, column);
  return `${file}:${line}:${column}: ${typeof why === "string" ? why : why.text}`;
}

function specOf(domain: string, read: ReadInstance, files: StudyFiles): InstanceSpec {
  if ("name" in read && read.name !== undefined && asStored(read.name) !== read.name)
    throw new OptionError(studySentence("name-unstorable"));
  if ("named" in read) return namedOrFile(domain, read.named, files);
  if ("file" in read) return fileSpec(read.file, files, read.name);
  if ("text" in read)
    return { name: read.name ?? read.text.trim().replace(/\s+/g, " ").slice(0, 60), text: read.text };
  return "random" in read ? madeSpec("random", 1, 1, read.random) : madeSpec("every", 0, 1e9, read.every);
}

function programFrom(
  { file, form }: { file: string; form?: string | undefined },
  files: StudyFiles,
): RuleProgram {
  const read = (path: string) => readText(files.locate(path), path);
  return {
    name: basename(file),
    text: read(file),
    ...(form !== undefined && { form: parseForm(read(form)) }),
  };
}

function madeSpec(word: string, defaultFirst: number, defaultCount: number, read: ReadMade): InstanceSpec {
  const { seed: first = defaultFirst, count = defaultCount, ...options } = read;
  return { made: word, first, count, options: options as Settings };
}

/** A word is an instance by its own name, or else a file, or else an instance by another name. */
function namedOrFile(domain: string, word: string, files: StudyFiles): InstanceSpec {
  if (!Object.hasOwn(domains[domain]!.instances, word) && !word.includes("*") && isFile(word, files))
    return fileSpec(word, files);
  const names = namesLike(domains[domain]!, word);
  return { named: word.includes("*") ? word : names[0]! };
}

/** Whether a word that is no instance is a file. Throws an OptionError if it looks like one that the study may not name. */
function isFile(word: string, files: StudyFiles): boolean {
  try {
    return existsSync(files.locate(word));
  } catch (error) {
    if (/[./\\]/.test(word)) throw error;
    return false;
  }
}

function fileSpec(file: string, files: StudyFiles, name = file): InstanceSpec {
  return { name, text: readText(files.locate(file), file) };
}

/** What has too many entries. */
const listWithMany: Readonly<Record<string, string>> = {
  "too-many-choices": "options",
  "too-many-runs": "instances",
};

/** Checks names and values against the tables of domains and strategies. */
function checkRuns(
  definition: StudyDefinition,
  yaml: StudyYaml,
  at: (part: number, ...more: readonly PropertyKey[]) => readonly PropertyKey[],
): void {
  try {
    new StudyPlan(definition);
  } catch (error) {
    if (error instanceof PartError) {
      const list = listWithMany[error.said?.code ?? ""];
      throw yaml.errorAtWord(list === undefined ? at(error.part) : at(error.part, list), messageOf(error));
    }
    // The parts are not too large: repeated, they are.
    if (error instanceof OptionError) throw yaml.errorAt(["repetitions"], messageOf(error));
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
