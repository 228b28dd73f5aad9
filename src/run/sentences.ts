/** The English sentences about studies and runs; and, together with them, every other sentence that can be a reason. */
import { settingSentences } from "../domains/text/setting-sentences.ts";
import { textSentences } from "../domains/text/text-sentences.ts";
import { checkSentences } from "../search/check-sentences.ts";
import { type Said, type Sentence, type SentenceTable, say, sentencesOf } from "../search/index.ts";
import { meant, optionSentences } from "../search/option-sentences.ts";
import { programSentences } from "./own-problem/sentences.ts";
import { storeSentences } from "./store-sentences.ts";

export const studySentences = {
  "no-option": (name: string) => `There is no option --${name}.`,
  "option-of-domain": (name: string, owners: readonly string[]) =>
    `--${name} is only for ${owners.join(" and ")}.`,
  "takes-quantity": (name: string, example: string, text: string) =>
    `--${name} takes a number with a unit, as in ${example}, not "${text}".`,
  "no-file-or-instance": (word: string, near: readonly string[]) =>
    `There is no file and no instance "${word}".${meant(near)}`,
  "large-space": (space: string, states: number) =>
    `The space ${space} has ${states} states, too many to look at each: take a sample with --sample 100, or set a limit with --nodes.`,
  "made-option": (made: string, option: string, known: readonly string[]) =>
    `${made} has no option "${option}"; it has ${known.join(", ")}.`,
  /** The reason is one of these, or the message of the system. */
  "cannot-read": (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  "no-such-file": () => "there is no such file.",
  "no-such-folder": () => "there is no such folder.",
  "file-is-folder": () => "it is a folder.",
  "file-is-pipe": () => "it is a pipe or a device.",
  "file-not-allowed": () => "you do not have the permission.",
  "read-only-place": () => "it is in a place that is read-only.",
  "disk-full": () => "the disk is full.",
  "file-is-there": () => "it is already there.",
  "name-with-nul": () => "no name of a file holds NUL.",
  "name-too-long": () => "its name is too long.",

  "no-form": () =>
    "The program does not write its states as the documents do; say how it does in a file (--form).",
  "no-program-in": (place: string) => `${place}: this is not a rule program.`,
  "start-refused": (program: string, fact: string) => `${program} does not accept the fact ${fact}.`,
  "no-form-in-study": () =>
    "The program does not write its states as the documents do; say how it does in a file: program: { file: own.clp, form: own.txt }.",
  "no-program-option": (name: string, known: readonly string[]) =>
    `A rule program has no option "${name}"; it has ${known.join(", ")}.`,
  "no-boards": () => "There is no board in this file.",

  "study-unexpected": () => "This is not what is expected here.",
  "study-no-key": (key: string, near: readonly string[]) => `There is no "${key}" here.${meant(near)}`,
  "study-missing": (key: string) => `"${key}" is missing.`,
  "study-needs-one": (keys: readonly string[]) => `One of these is missing: ${keys.join(", ")}.`,
  "study-one-of": (values: readonly string[], near: readonly string[]) =>
    `This must be one of ${values.join(", ")}.${meant(near)}`,
  /** The message of the YAML parser. */
  "wrong-yaml": (message: string) => message,
  "study-wrong": (message: string) => `This is wrong: ${message}`,
  "study-at-least": (least: number) => `This must be at least ${least}.`,
  "study-at-most": (most: number) => `This must be at most ${most}.`,
  "number-too-large": (most: string) =>
    `A number can be at most ${most}; digits that are a text need quotes.`,
  "number-with-zeros": () => "A number does not begin with 0; digits that are a text need quotes.",
  "one-document": () => "A study is one document: nothing can follow this line of dashes.",
  "name-unstorable": () => "This name holds NUL or half of a character, which no store keeps.",
  "study-name": () => "A name consists of lower-case letters, digits and dashes, at most 100.",
  "study-table": (field: string, fields: readonly string[]) =>
    `A table has no "${field}": rows and columns are ${fields.join(", ")} or an option.`,

  "too-large-for-page": (id: string) => `${id} is too large for a page; use frontier study report.`,
  "too-many-choices": (found: string, most: string) =>
    `Strategies, heuristics and options cross to ${found} combinations, but a part of a study can have at most ${most}.`,
  "too-many-runs": (found: string, most: string) =>
    `These are ${found} runs, but a study can have at most ${most}.`,
  "too-deep": () => "This is nested too deeply, or refers to itself too often.",
  "no-files-for-page": () =>
    "A study from the page can name no files: start the studio with --files and a folder, or give the problem itself as text.",
  "file-outside": (file: string) => `${file} is not below the folder that the studio was started with.`,
  "no-problem-in": (file: string, domain: string, line: number, column: number) =>
    `${file} is not a problem of ${domain}: see line ${line}, column ${column}.`,
  "too-large": (file: string, most: string) => `${file} is too large: at most ${most} are read.`,
  "studio-locked": () =>
    "The studies of this machine are only for those who open the address that the terminal printed when the studio started.",
  "no-start": () => "This is not a study that can be started.",
  "no-study": () => "There is no such study.",
  "no-memory-left": () => "The search has run out of memory.",
  "too-many-instances": (found: string, most: string) =>
    `There are ${found} instances, but a part of a study can have at most ${most}. Use \`sample\` to choose some of them.`,

  "split-way": (way: string, search: string, ways: readonly string[]) =>
    `split: ${way} does not work for ${search}; use ${ways.join(" or ")}.`,
  "split-limit": (limit: string) => `A split search has no limit "${limit}".`,
  "no-split": (known: readonly string[]) =>
    `This search cannot be split; those that can are ${known.join(" and ")}.`,
  "split-heuristic": () => "IDA* cannot be split with this heuristic or these options.",
  "no-study-or-file": (which: string, known: readonly string[], near: readonly string[]) =>
    `There is no study or file "${which}"; the built-in studies are ${known.join(", ")}.${meant(near)}`,
  "nothing-to-resume": (which: string, store: string) =>
    `There is no study "${which}" in ${store} that can be resumed.`,
  "definition-changed": (which: string, id: string) =>
    `${which} has changed since ${id} was started: start it again without --resume.`,
  "other-version": (id: string, version: string, signature: string, own: string, ownSignature: string) =>
    `${id} was started with Frontier ${version} (signature ${signature}), and this one, ${own} (${ownSignature}), counts nodes differently: start it again.`,
  "study-held": (id: string) =>
    `${id} is being run by another process; \`study status\` shows how far it has got.`,
  "left-unfinished": (id: string) => `${id} was left unfinished; --resume continues it.`,
  "study-failed": (message: string) => `The study was stopped by an error: ${message}`,

  ...storeSentences,

  /** Known only as text: what a user's program or the system says. */
  plain: (text: string) => text,
  "time-killed": (seconds: string) => `It did not stop at its time limit and was killed after ${seconds} s.`,
  "cpu-killed": (seconds: string) =>
    `It did not stop at its processor time limit and was killed after ${seconds} s of processor time.`,
  "memory-killed": (used: string, limit: string) =>
    `It used ${used}, with a limit of ${limit}, and was killed.`,
  "out-of-memory": (message: string) => `Its process ran out of memory: ${message}.`,
  "killed-by": (signal: string) => `Its process was killed (${signal}).`,
  "ended-with": (code: string) => `Its process ended with code ${code}.`,
  "ended-saying": (code: string, message: string) => `Its process ended with code ${code}: ${message}.`,
  "piece-died": (reason: string) => `A piece of it died: ${reason}`,
  solutions: (number: number) => `${number} solutions.`,
  "workers-lost": (times: number) => `It was abandoned after ${times} workers were lost while running it.`,
} as const;

export const studySentence = sentencesOf(studySentences);

/** Every sentence about options, problems, runs and studies: what a page in another language has to translate. */
export const sentences = {
  ...optionSentences,
  ...settingSentences,
  ...textSentences,
  ...studySentences,
  ...programSentences,
  ...checkSentences,
};

/** A reason as data; a plain text becomes the value of a sentence that says just that. */
export function reasonOf(why: string | Sentence): Said {
  const { code, values } = typeof why === "string" ? studySentence("plain", why) : why;
  return { code, values };
}

/** A reason in English. */
export function reasonText(reason: Said): string {
  return say(sentences as SentenceTable, reason) ?? reason.code;
}
