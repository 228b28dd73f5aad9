/** What can be wrong with a study and its runs, in English. */
import { sentencesOf } from "../search/index.ts";

export const studySentences = {
  "no-option": (name: string) => `There is no option --${name}.`,
  "takes-quantity": (name: string, example: string, text: string) =>
    `--${name} takes a number with a unit, as in ${example}, not "${text}".`,
  "no-file-or-instance": (word: string, near: readonly string[]) =>
    `There is no file and no instance "${word}".${near.length > 0 ? ` Did you mean ${near.join(", ")}?` : ""}`,
  "made-option": (made: string, option: string, known: readonly string[]) =>
    `${made} has no option "${option}"; it has ${known.join(", ")}.`,
  "cannot-read": (file: string, message: string) => `${file} cannot be read: ${message}`,

  "study-unexpected": () => "This is not what is expected here.",
  "study-no-key": (key: string) => `There is no "${key}" here.`,
  "study-missing": (key: string) => `"${key}" is missing.`,
  "study-needs-one": (keys: readonly string[]) => `One of these is missing: ${keys.join(", ")}.`,
  "study-one-of": (values: readonly string[]) => `This must be one of ${values.join(", ")}.`,
  /** With what the reader of YAML says. */
  "wrong-yaml": (message: string) => message,
  "study-wrong": (message: string) => `This is wrong: ${message}`,
  "study-name": () => "A name has small letters, digits and dashes.",
  "study-table": (field: string, fields: readonly string[]) =>
    `A table has no "${field}": rows and columns are ${fields.join(", ")} or an option.`,

  "too-large-for-page": (id: string) =>
    `${id} is too large for a page: frontier study report makes one of it.`,
  "no-start": () => "This is no study that could be started.",
  "no-study": () => "There is no such study.",
  "no-memory-left": () => "The search has run out of memory.",
  "ended-at-once": () => "The study ended before it began.",

  "memory-killed": (used: string, limit: string) =>
    `It used ${used}, with a limit of ${limit}, and was killed.`,
  "out-of-memory": (message: string) => `Its process ran out of memory: ${message}.`,
  "killed-by": (signal: string) => `Its process was killed (${signal}).`,
  "ended-with": (code: string) => `Its process ended with code ${code}.`,
  "ended-saying": (code: string, message: string) => `Its process ended with code ${code}: ${message}.`,
  "piece-died": (reason: string) => `A piece of it died: ${reason}`,
} as const;

export const studySentence = sentencesOf(studySentences);
