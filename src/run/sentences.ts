/** The English sentences about studies and runs; and, together with them, every other sentence that can be a reason. */
import { settingSentences } from "../domains/text/setting-sentences.ts";
import { textSentences } from "../domains/text/text-sentences.ts";
import { checkSentences } from "../search/check-sentences.ts";
import { type Said, type Sentence, type SentenceTable, say, sentencesOf } from "../search/index.ts";
import { meant, optionSentences } from "../search/option-sentences.ts";
import { largeNumber } from "./large-number.ts";
import { programSentences } from "./own-problem/sentences.ts";

export const studySentences = {
  "no-option": (name: string) => `There is no option --${name}.`,
  "option-of-domain": (name: string, owners: readonly string[]) =>
    `--${name} is only for ${owners.join(" and ")}.`,
  "takes-quantity": (name: string, example: string, text: string) =>
    `--${name} takes a number with a unit, as in ${example}, not "${text}".`,
  "no-file-or-instance": (word: string, near: readonly string[]) =>
    `There is no file and no instance "${word}".${meant(near)}`,
  "large-space": (space: string, states: number) =>
    `The space ${space} has ${largeNumber(states, ",", ".")} states, too many to look at each: take a sample with --sample 100, or set a limit with --nodes.`,
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

  "store-away": (store: string, message: string) => `The store ${store} cannot be reached: ${message}.`,
  "store-waiting": (away: string) => `${away} Waiting for it…`,
  "store-silent": () => "The store does not answer.",
  "store-back": () => "The store is back.",
  "store-scheme": (kind: string) => `A store is a file or postgres://…; there are none of the kind ${kind}:.`,
  "store-address": () => "The address of the store cannot be read: it is postgres://user@host:port/database.",
  "store-may-not": (store: string, message: string) =>
    `The store ${store} lacks a right: ${message}. Its tables are made by a user who may create a schema.`,
  "store-refused": (store: string, message: string) => `The store ${store} refused the login: ${message}.`,
  "store-asks-password": (store: string) =>
    `The store ${store} asks for a password and was given none: set PGPASSWORD, or write it into ~/.pgpass, a file that only you may read (mode 0600).`,
  "store-answered": (store: string, message: string) => `The store ${store} answered: ${message}.`,
  "store-disk-full": (store: string) => `The store ${store} cannot be written: its disk is full.`,
  "store-full": (store: string) =>
    `The store ${store} cannot be written: the disk is full. What was recorded is safe, and --resume continues.`,
  "store-failing": (store: string) =>
    `The store ${store} cannot be read or written: the disk is full or failing. What was recorded is safe, and --resume continues.`,
  "store-no-database": (store: string) =>
    `The store ${store} is damaged or is not a store; it was left unchanged. Move it away to start a new one.`,
  "store-damaged": (store: string) =>
    `The store ${store} is damaged; it was left unchanged. Move it away to start a new one.`,
  "no-store-package": (name: string, system: string) =>
    `Studies that are stored in a file need the package ${name}, which is not installed for ${system}: npm install ${name}`,
  "no-pdf-package": (name: string, system: string) =>
    `Reports as PDF need the package ${name}, which is not installed for ${system}: npm install ${name}`,
  "store-busy": (store: string) => `The store ${store} has been locked by another program for too long.`,
  "store-read-only": (store: string) => `The store ${store} is read-only.`,
  "store-unopened": (store: string) => `The store ${store} cannot be opened.`,
  "store-unopened-because": (store: string, message: string) =>
    `The store ${store} cannot be opened: ${message}.`,
  "store-newer": (store: string, format: number, own: number) =>
    `The store ${store} was made by a newer version of Frontier (its format is ${format}, this one knows up to ${own}): update Frontier.`,
  "store-foreign": (store: string) =>
    `The store ${store} is a database of another program; it was left unchanged.`,
  "store-no-file": (store: string) => `${store} is not a file, so no studies can be stored there.`,
  "store-log-unread": (store: string) =>
    `Some results of the store ${store} are still in ${store}-wal, which cannot be read in a folder that cannot be written: copy both files to another folder.`,
  "no-store": (store: string) => `There is no store ${store}.`,
  "study-damaged": (id: string) => `The study ${id} is damaged in its store.`,
  "result-damaged": (id: string, run: number) =>
    `The result of run ${run} of ${id} is not as it was written: the store is damaged. \`study check\` says how much of it is.`,
  "runs-taken-up": (runs: number) =>
    `${runs} ${runs === 1 ? "run of a dead worker was" : "runs of dead workers were"} put back in the queue.`,

  "waiting-no-worker": (
    runs: number,
    seconds: number,
    version: string,
    signature: string,
    others: readonly string[],
  ) =>
    `${runs === 1 ? "One run has" : `${runs} runs have`} waited for ${seconds} s, and no worker can take ${runs === 1 ? "it" : "them"}: none of Frontier ${version} with signature ${signature} is alive${others.length > 0 ? `, only ${others.join(", ")}` : ""}.`,
  "waiting-for-workers": (runs: number, seconds: number, workers: number) =>
    `No run has ended for ${seconds} s; ${runs === 1 ? "one is" : `${runs} are`} left, and ${workers === 1 ? "one worker is" : `${workers} workers are`} alive.`,
  "died-again": (runs: number) =>
    `${runs === 1 ? "One run that died is" : `${runs} runs that died are`} tried again.`,
  "no-export": (file: string) => `${file} is not an exported study.`,
  "export-newer": (file: string, format: number, own: number) =>
    `${file} was exported by a newer version of Frontier (its format is ${format}, this one knows up to ${own}): update Frontier.`,
  "export-damaged": (file: string, line: number) => `${file} is damaged: see line ${line}.`,
  "export-short": (file: string) => `${file} is not whole: its end is missing.`,
  "already-there": (id: string, store: string) => `${id} is in ${store} already.`,

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
