/** `frontier study run`: a study from its name or its file to results, with progress, Ctrl-C and --resume. */
import { wholeNumberOption } from "../../domains/index.ts";
import { definitionNamed, isDefinition } from "../../node/files/named-definition.ts";
import { isPostgres } from "../../node/store/address.ts";
import { openStore, storeAddress } from "../../node/store/open-store.ts";
import type { StudyTable } from "../../node/store/schema.ts";
import { definitionOf, type Store } from "../../node/store/store.ts";
import { beginStudy, resumableStudy, runStudy, type StudyOptions } from "../../node/study-life.ts";
import type { StudyProgress } from "../../node/study-progress.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import { differing } from "../../study/printed.ts";
import type { StudyResults } from "../../study/results.ts";
import { studyText } from "../../words/studies/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { language } from "../language.ts";
import { color, visible } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { count, duration } from "../terminal/print.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { studyTables } from "./table.ts";
import { heartbeatIn } from "./worker-flags.ts";

export interface RunFlags {
  readonly jobs?: string;
  readonly store?: string;
  readonly resume?: boolean;
  readonly sample?: string;
  readonly quiet?: boolean;
  readonly heartbeat?: string;
}

/** Returns the exit code. */
export async function studyRunCommand(which: string, flags: RunFlags): Promise<number> {
  const address = storeAddress(flags.store);
  const options = {
    jobs: wholeNumberOption("jobs", flags.jobs, { least: isPostgres(address) ? 0 : 1 }),
    heartbeat: heartbeatIn(flags),
  };
  const sample = wholeNumberOption("sample", flags.sample, { least: 1 });
  const store = await openStore(address);
  try {
    const study = await chosenStudy(store, which, sample, flags.resume === true);
    await runWatched(store, study, options);
    return await showEnd(store, study, flags.quiet === true);
  } finally {
    await store.close();
  }
}

function chosenStudy(
  store: Store,
  which: string,
  sample: number | undefined,
  isResumed: boolean,
): Promise<StudyTable> {
  const defined = () => ({ ...definitionNamed(which), ...(sample !== undefined && { sample }) });
  if (isResumed) return resumableStudy(store, which, isDefinition(which) ? defined() : undefined);
  const onNotice = ({ text }: { text: string }) => process.stderr.write(`${color.dim(text)}\n`);
  return beginStudy(store, defined(), { onNotice });
}

/** Shows a line of progress; Ctrl-C stops it cleanly, a second one immediately. */
async function runWatched(store: Store, study: StudyTable, options: StudyOptions): Promise<void> {
  const line = new StatusLine(study.id);
  const observer = {
    onProgress: (progress: StudyProgress) => line.show(progressText(progress)),
    onNotice: ({ text }: { text: string }) => line.say(text),
  };
  try {
    await untilInterrupted((signal) => runStudy(store, study, { ...options, ...observer }, signal), {
      onInterrupt: () => line.clear(),
    });
  } finally {
    line.clear();
  }
}

async function showEnd(store: Store, study: StudyTable, isQuiet: boolean): Promise<number> {
  const results = await store.results((await store.find(study.id))!);
  if (!isQuiet) process.stdout.write(`${shown(results, definitionOf(study))}\n`);
  if (results.left > 0) {
    process.stderr.write(
      `${color.yellow("Interrupted")}: ${results.left} of ${study.total} runs are left; continue with \`study run ${study.name} --resume\`.\n`,
    );
    return ExitCode.interrupted;
  }
  return differing(results.printed).length === 0 ? ExitCode.solved : ExitCode.unsolvable;
}

/** The tables of a study under its title. */
export function shown(results: StudyResults, definition: StudyDefinition): string {
  const text = studyText(language);
  const parts = [`${color.bold(visible(text(results.title)))} (${results.id})`];
  if (results.question) parts.push(text(results.question));
  if (results.runs.length > 0) parts.push(studyTables(results, definition));
  parts.push(summary(results));
  return parts.join("\n\n");
}

function summary(results: StudyResults): string {
  const { runs, left, printed } = results;
  const outcomes = ["solved", "unsolvable", "limit", "interrupted", "died"].flatMap((outcome) => {
    const many = runs.filter((run) => run.outcome === outcome).length;
    return many > 0 ? [`${count(many)} ${outcome}`] : [];
  });
  const sentences = [
    `${count(runs.length)} runs: ${outcomes.join(", ") || "none"}${left > 0 ? `; ${count(left)} left` : ""}.`,
  ];
  // While runs are left, the numbers they will give do not count as missing.
  const numbers = Object.values(printed)
    .flat()
    .filter(({ reproducible, ours }) => reproducible && (left === 0 || ours !== null));
  if (numbers.length > 0) {
    const different = numbers.filter((number) => number.ours !== number.printed).length;
    const which = left === 0 ? "reproducible printed numbers" : "printed numbers so far";
    sentences.push(
      different === 0
        ? color.green(`All ${count(numbers.length)} ${which} are equal.`)
        : color.red(`${count(different)} of ${count(numbers.length)} printed numbers differ.`),
    );
  }
  return sentences.join(" ");
}

function progressText({ done, total, running, leftMs, split }: StudyProgress): string {
  if (split !== undefined) {
    const { instance, strategy, heuristic } = split.run;
    const name = [instance, strategy, heuristic].filter((word) => word !== null).join(" ");
    return `${name}: ${count(split.piecesDone)} pieces done · ${count(split.piecesLeft)} left of this round`;
  }
  const parts = [
    `${count(done)} of ${count(total)} done`,
    ...(running === null ? [] : [`${running} running`]),
    `${count(total - done - (running ?? 0))} left`,
    ...(leftMs === null ? [] : [`about ${duration(leftMs)} to go`]),
  ];
  return parts.join(" · ");
}
