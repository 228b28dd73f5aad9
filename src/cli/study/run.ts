/** `frontier study run`: a study from its name or its file to results, with progress, Ctrl-C and --resume. */
import { wholeNumberOption } from "../../domains/index.ts";
import { MOST_JOBS } from "../../node/pool/run-tasks.ts";
import { isPostgres } from "../../node/store/address.ts";
import { openStore, openStoreWhenThere, storeAddress } from "../../node/store/open-store.ts";
import { type Patience, persistently } from "../../node/store/persistently.ts";
import type { StudyTable } from "../../node/store/schema.ts";
import type { Store } from "../../node/store/store.ts";
import { definitionOf } from "../../node/store/study-row.ts";
import { beginStudy, resumableStudy, runStudy, type StudyOptions } from "../../node/study-life.ts";
import type { StudyProgress } from "../../node/study-progress.ts";
import type { Sentence } from "../../search/index.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import { differing } from "../../study/printed.ts";
import type { StudyResults } from "../../study/results.ts";
import { studyText } from "../../words/studies/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { language } from "../language.ts";
import { color, visible } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { tellIgnored } from "../terminal/tell-ignored.ts";
import { faultText, words } from "../words/index.ts";
import { studyTables } from "./table.ts";
import { heartbeatIn } from "./worker-flags.ts";

/** How often a run that dies is tried in all, unless `--retry-died` says otherwise. */
export const DEFAULT_TRIES = 3;

export interface RunFlags {
  readonly jobs?: string;
  readonly store?: string;
  readonly resume?: boolean;
  readonly retryDied?: string | true;
  readonly sample?: string;
  readonly quiet?: boolean;
  readonly heartbeat?: string;
}

/** Returns the exit code. */
export async function studyRunCommand(which: string, flags: RunFlags): Promise<number> {
  const address = storeAddress(flags.store);
  const options = {
    jobs: wholeNumberOption("jobs", flags.jobs, { least: isPostgres(address) ? 0 : 1, most: MOST_JOBS }),
    heartbeat: heartbeatIn(flags),
    retryDied:
      flags.retryDied === true
        ? DEFAULT_TRIES
        : wholeNumberOption("retry-died", flags.retryDied, { least: 2 }),
  };
  if (flags.heartbeat !== undefined && !isPostgres(address)) tellIgnored("heartbeat", address);
  const sample = wholeNumberOption("sample", flags.sample, { least: 1 });
  const isResumed = flags.resume === true || options.retryDied !== undefined;
  // Opened to be written, a mistyped file would become a store.
  if (isResumed && !isPostgres(address)) await (await openStore(address, "read")).close();
  const store = await openStoreWhenThere(address, { onNotice: say });
  try {
    const study = await chosenStudy(store, which, sample, isResumed);
    const signal = await runWatched(store, study, options);
    return await showEnd(store, study, flags.quiet === true, { signal, onNotice: say });
  } finally {
    await store.close();
  }
}

async function chosenStudy(
  store: Store,
  which: string,
  sample: number | undefined,
  isResumed: boolean,
): Promise<StudyTable> {
  // Loaded here, with the rule engine that checks programs, or `study list` would wait for it.
  const { definitionNamed, isDefinition } = await import("../../node/files/named-definition.ts");
  const defined = () => ({ ...definitionNamed(which), ...(sample !== undefined && { sample }) });
  const patience = { onNotice: say };
  if (isResumed) return resumableStudy(store, which, isDefinition(which) ? defined() : undefined, patience);
  return beginStudy(store, defined(), patience);
}

function say(notice: Sentence): void {
  process.stderr.write(`${color.dim(faultText(notice.text, notice))}\n`);
}

/** Shows a line of progress; Ctrl-C stops it cleanly, a second one immediately. Returns the signal that the first one aborts. */
async function runWatched(store: Store, study: StudyTable, options: StudyOptions): Promise<AbortSignal> {
  const line = new StatusLine(study.id);
  const observer = {
    onProgress: (progress: StudyProgress) => line.show(progressText(progress)),
    onNotice: (notice: Sentence) => line.say(faultText(notice.text, notice)),
  };
  try {
    const work = (signal: AbortSignal) =>
      runStudy(store, study, { ...options, ...observer }, signal).then(() => signal);
    return await untilInterrupted(work, { onInterrupt: () => line.clear() });
  } finally {
    line.clear();
  }
}

async function showEnd(
  store: Store,
  study: StudyTable,
  isQuiet: boolean,
  patience: Patience,
): Promise<number> {
  const results = await persistently(async () => store.results(await store.known(study.id)), patience);
  if (!isQuiet) process.stdout.write(`${shown(results, definitionOf(study))}\n`);
  if (results.left > 0) {
    process.stderr.write(
      `${color.yellow(words.interrupted)}: ${words.study.left(results.left, study.total, study.name)}\n`,
    );
    return ExitCode.interrupted;
  }
  if (results.runs.some(({ outcome }) => outcome === "died")) {
    const flag = retryFlag(await persistently(() => store.fewestTries(study.id), patience));
    process.stderr.write(`${words.study.died(study.name, flag)}\n`);
    return ExitCode.died;
  }
  return differing(results.printed).length === 0 ? ExitCode.solved : ExitCode.unsolvable;
}

/** What tries runs again that were tried so often. */
function retryFlag(tries: number): string {
  return tries < DEFAULT_TRIES ? "--retry-died" : `--retry-died ${tries + 1}`;
}

/** The tables of a study under its title. */
export function shown(results: StudyResults, definition: StudyDefinition): string {
  const text = studyText(language);
  const parts = [`${color.bold(visible(text(results.title)))} (${results.id})`];
  if (results.question) parts.push(visible(text(results.question)));
  if (results.runs.length > 0) parts.push(studyTables(results, definition));
  parts.push(summary(results));
  return parts.join("\n\n");
}

function summary(results: StudyResults): string {
  const { runs, left, printed } = results;
  const outcomes = ["solved", "unsolvable", "limit", "interrupted", "died"].flatMap((outcome) => {
    const many = runs.filter((run) => run.outcome === outcome).length;
    return many > 0 ? [words.study.outcome(many, words.outcomes[outcome]!)] : [];
  });
  const sentences = [words.study.summary(runs.length, outcomes, left)];
  // While runs are left, the numbers they will give do not count as missing.
  const numbers = Object.values(printed)
    .flat()
    .filter(({ reproducible, ours }) => reproducible && (left === 0 || ours !== null));
  if (numbers.length > 0) {
    const different = numbers.filter((number) => number.ours !== number.printed).length;
    sentences.push(
      different === 0
        ? color.green(words.study.equal(numbers.length, left === 0))
        : color.red(words.study.differing(different, numbers.length)),
    );
  }
  return sentences.join(" ");
}

function progressText({ done, total, running, leftMs, split }: StudyProgress): string {
  if (split !== undefined) {
    const { instance, strategy, heuristic } = split.run;
    const name = [instance, strategy, heuristic].filter((word) => word !== null).join(" ");
    return words.study.pieces(name, split.piecesDone, split.piecesLeft);
  }
  return words.study.progress(done, total, running, leftMs);
}
