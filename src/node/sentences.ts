/** What can be wrong with files and command lines, in English: where there is a page, it has no use for these. */
import { formatFaults } from "../clips/service/format-faults.ts";
import { meant, type Sentence, sentencesOf, traceFaults } from "../search/index.ts";

export const machineSentences = {
  /** The message of the system, or a sentence about what stands there. */
  "at-place": (file: string, line: number, column: number, message: string) =>
    `${file}:${line}:${column}: ${message}`,
  "cannot-write": (file: string, reason: string) => `${file} cannot be written: ${reason}`,
  "partly-written": (file: string) => `${file} was only partly written: the disk is full.`,
  "is-folder": (file: string) => `${file} is a folder, not a file.`,
  "file-exists": (file: string) => `${file} already exists and was left unchanged.`,

  "checkpoint-old": (file: string) =>
    `${file} is a checkpoint of an older Frontier and cannot be resumed; it was left unchanged.`,
  "no-checkpoint": (file: string) => `${file} is not a Frontier checkpoint; it was left unchanged.`,
  "checkpoint-damaged": (file: string) => `${file} is damaged; it was left unchanged.`,
  "checkpoint-other": (file: string) =>
    `${file} is the checkpoint of another puzzle or of other options; it was left unchanged.`,
  "checkpoint-nodes": () => "--nodes counts one walk from the start: with --checkpoint use --time instead.",
  "table-stopped": (table: string) => `Stopped while the table ${table} was built.`,
  "table-damaged": (file: string) => `The table ${file} is damaged and will be rebuilt.`,
  "table-of-others": (file: string) => `The table ${file} is another account's and is not used.`,
  "table-not-kept": (folder: string, message: string) =>
    `The table could not be kept in ${folder} (${message}); it is used for this run only.`,

  "no-language": (word: string, known: readonly string[]) =>
    `--lang takes ${known.join(", ")}, not "${word}".`,
  "no-command": (word: string, known: readonly string[], near: readonly string[]) =>
    `There is no command "${word}"; there are ${known.join(", ")}.${meant(near)}`,
  "own-search-domain": (option: string, domain: string) =>
    `--${option} is for the domain's own search: ${domain} has no such search.`,
  "own-search-option": (option: string, other: string) =>
    `--${option} is for the domain's own search: not with --${other}.`,
  heartbeat: (text: string) => `--heartbeat takes seconds from 0.1 to 3600, not "${text}".`,
  "worker-store": () => "A worker needs --store postgres://…; a store in a file works on one machine only.",
  "no-study-kept": (name: string, store: string, near: readonly string[]) =>
    `There is no study "${name}" in ${store}.${meant(near)}`,
  "study-not-run": (name: string, store: string) =>
    `There is no study "${name}" in ${store}. \`study run ${name}\` runs it.`,
  "page-not-built": () => "The page has not been built: run `npm run build`.",
  "proxy-address": (text: string) =>
    `--proxy takes the address of the page, as in https://studio.example.org/, not "${text}".`,
  "size-columns": (text: string) => `--size takes columns x rows, as in 7x7, not "${text}".`,
  "no-table": (name: string, known: readonly string[]) =>
    `There is no table "${name}"; the only one is ${known.join(", ")}.`,
  "no-agenda-strategy": (name: string, known: readonly string[], near: readonly string[]) =>
    `There is no strategy "${name}"; there are ${known.join(", ")}.${meant(near)}`,
  "large-tree": (nodes: string, most: string) =>
    `The tree has about ${nodes} nodes, but a picture can hold ${most}: use a smaller --max-firings.`,
  "board-or-space": () => "Give a board, or a space with --space.",
  "board-and-space": () => "Give a board or --space, not both.",
  "needs-space": (option: string) => `--${option} is for a whole space: --space.`,
  "too-many-boards": (size: string, most: number) =>
    `The boards of ${size} are too many to count: at most ${most} cells can be.`,
  "one-format": () => "Only one format can go to standard output; give the others a file.",
  "no-results": (study: string) => `The study ${study} has no results yet.`,
  "clips-options": (option: string) => `clips takes -f, -f2 and -l, not "${option}".`,
  "needs-file": (option: string) => `${option} needs a file.`,
  "ports-taken": (port: number) => `The ports from ${port} on are all taken: choose another with --port.`,
  "port-not-allowed": (port: number) =>
    `You are not allowed to use port ${port}: choose one above 1023 with --port.`,
  "other-address": (host: string) => `${host} is not an address of this machine.`,
  "cannot-listen": (message: string) => `The studio cannot listen: ${message}.`,
  "trace-start": () => traceFaults["trace-start"],
  "trace-line": () => traceFaults["trace-line"],
  "trace-event": () => traceFaults["trace-event"],
  "open-string": () => formatFaults["open-string"],
  "lone-parenthesis": () => formatFaults["lone-parenthesis"],
  "deep-lists": () => formatFaults["deep-lists"],
  "not-laid-out": (file: string, line: number, message: string) =>
    `${file}, line ${line}: ${message} Nothing was changed in it.`,
} as const;

export const machineSentence = sentencesOf(machineSentences);

/** A fault in a text, as one sentence with its place. */
export function atPlaceIn(file: string, line: number, column: number, message: string | Sentence): Sentence {
  return machineSentence("at-place", file, line, column, message);
}
