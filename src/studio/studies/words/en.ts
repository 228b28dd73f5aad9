/** The words of the page "Studies" in English; the other languages have the same. */
import type { Outcome } from "../../../run/outcome.ts";
import { whole } from "../../app/numbers.ts";
import type { StudyFileFault } from "../sources/study-file.ts";
import type { RunColumnName } from "../view/run-list.ts";

interface Lists {
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly columns: Readonly<Record<RunColumnName, string>>;
  readonly faults: Readonly<Record<StudyFileFault, string>>;
}

export const en = {
  studies: "Studies",
  lead: "Solve the same problems with every strategy and heuristic you choose, and see them measured, compared and explained.",
  openFile: "Open results…",
  openHint: "A JSON file written by frontier study report --json. You can also drop it on this page.",
  drop: "Drop to open",
  compose: "Compose a study",
  newStudy: "New study",
  study: "Study",
  ownFile: "Study file…",
  sample: "Instances",
  all: "all",
  place: "Run in",
  inPage: "This page",
  onMachine: "This machine",
  jobs: "Processes",
  start: "Start",
  stop: "Stop",
  resume: "Resume",
  remove: "Close",
  open: "Open in the page",
  machineStudies: "On this machine",
  gone: "The server does not answer. The command frontier studio starts it again.",
  noneYet: "No studies yet.",
  running: "running",
  finished: "finished",
  unfinished: "not finished",
  report: "Report",
  runs: "Runs",
  save: "Save as",
  counter: "Compare by",
  gallery: "Studies to start with",
  tryIt: "Try it",
  galleryHint: (few: number) =>
    `Each runs right here in the page, on at most ${few} instances of each kind, and explains what it has found.`,
  fetching: "Fetching the results…",
  first: "The first results are on their way…",
  filter: "Filter",
  everyOutcome: "Any outcome",
  watchRun: "Watch this run step by step",
  loadFailed: "cannot be opened",
  shown: (shown: number, all: number) =>
    shown === all ? (all === 1 ? "1 run" : `${whole(all)} runs`) : `${whole(shown)} of ${whole(all)} runs`,
  progress: (done: number, total: number) =>
    `${whole(done)} of ${total === 1 ? "1 run" : `${whole(total)} runs`}`,
  outcomes: {
    solved: "solved",
    unsolvable: "unsolvable",
    limit: "limit reached",
    interrupted: "interrupted",
    died: "failed",
  },
  columns: {
    domain: "Domain",
    instance: "Instance",
    strategy: "Strategy",
    heuristic: "Heuristic",
    settings: "Settings",
    repetition: "Repetition",
    outcome: "Outcome",
    cost: "Cost",
    depth: "Depth",
    generated: "Generated",
    expanded: "Expanded",
    duplicates: "Duplicates",
    peakFrontier: "Peak frontier",
    time: "Time",
  },
  fault: (line: number, column: number) => `Line ${line}, column ${column}: `,
  faults: {
    "no-json": "it is not JSON",
    "no-study": "it holds no study results",
    "no-run": "one of its runs is incomplete",
  },
} satisfies Lists & Record<string, unknown>;

export type Words = typeof en;
