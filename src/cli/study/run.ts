/** `frontier study run`: a study from its name or its file to results, with progress, Ctrl-C and --resume. */
import { existsSync } from "node:fs";
import { wholeNumberOption } from "../../domains/index.ts";
import { environment, ownVersion } from "../../node/environment.ts";
import { readStudyFile } from "../../node/files/definition-file.ts";
import { runSplit } from "../../node/pool/run-split.ts";
import { isPostgres, openStore, storeAddress } from "../../node/store/open-store.ts";
import type { StudyTable } from "../../node/store/schema.ts";
import { definitionOf, type Store } from "../../node/store/store.ts";
import { holdStudy } from "../../node/store/store-embedded.ts";
import { defaultJobs, runPlanned, type StudyProgress } from "../../node/study-runner.ts";
import { OptionError } from "../../search/index.ts";
import { builtInStudies } from "../../study/built-in/index.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import { type PlannedRun, plannedRuns } from "../../study/matrix.ts";
import { differing } from "../../study/printed.ts";
import type { StudyResults } from "../../study/results.ts";
import { ExitCode } from "../exit-codes.ts";
import { color } from "../terminal/color.ts";
import { StatusLine } from "../terminal/live-run.ts";
import { count, duration } from "../terminal/print.ts";
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

const CLUSTER_PROGRESS_MS = 1000;

export async function runStudy(which: string, flags: RunFlags): Promise<number> {
  const address = storeAddress(flags.store);
  const jobs = wholeNumberOption("jobs", flags.jobs, { least: isPostgres(address) ? 0 : 1 }) ?? defaultJobs();
  const sample = wholeNumberOption("sample", flags.sample, { least: 1 });
  const store = await openStore(address);
  try {
    const study = flags.resume
      ? await unfinished(store, which, sample)
      : await begun(store, withSample(definitionNamed(which), sample));
    return await runIn(store, study, { address, jobs, heartbeat: heartbeatIn(flags) }, flags.quiet === true);
  } finally {
    await store.close();
  }
}

/** A built-in study, or a file. */
function definitionNamed(which: string): StudyDefinition {
  const builtIn = Object.hasOwn(builtInStudies, which) ? builtInStudies[which] : undefined;
  if (builtIn !== undefined) return builtIn;
  if (existsSync(which) || /[./\\]/.test(which)) return readStudyFile(which);
  const known = Object.keys(builtInStudies).join(", ");
  throw new OptionError(`There is no study "${which}" and no such file; built in are ${known}.`);
}

function withSample(definition: StudyDefinition, sample: number | undefined): StudyDefinition {
  return sample === undefined ? definition : { ...definition, sample };
}

async function begun(store: Store, definition: StudyDefinition): Promise<StudyTable> {
  const runs = plannedRuns(definition);
  const before = await store.find(definition.name);
  const id = await store.begin(definition, environment(), runs.length);
  if (before !== undefined && before.finished_at === null)
    process.stderr.write(color.dim(`${before.id} was left unfinished; --resume would go on with it.\n`));
  return (await store.find(id))!;
}

/** The newest study of the name, which must be the same study and not be finished. */
async function unfinished(store: Store, which: string, sample: number | undefined): Promise<StudyTable> {
  const isKnown = Object.hasOwn(builtInStudies, which) || existsSync(which);
  const definition = isKnown ? withSample(definitionNamed(which), sample) : undefined;
  const study = await store.find(definition?.name ?? which);
  if (study === undefined)
    throw new OptionError(`There is no study "${which}" in ${store.label} that could be resumed.`);
  if (definition !== undefined && JSON.stringify(definition) !== JSON.stringify(definitionOf(study)))
    throw new OptionError(`${which} is not what ${study.id} was begun with: run it anew, without --resume.`);
  const { version, signature } = JSON.parse(study.environment) as StudyResults["environment"];
  const own = ownVersion();
  if (version !== own.version || signature !== own.signature)
    throw new OptionError(
      `${study.id} was begun with Frontier ${version} (signature ${signature}), this is ${own.version} (${own.signature}): run it anew.`,
    );
  return study;
}

interface Where {
  readonly address: string;
  readonly jobs: number;
  readonly heartbeat: number;
}

async function runIn(store: Store, study: StudyTable, where: Where, isQuiet: boolean): Promise<number> {
  const release = isPostgres(where.address)
    ? await store.asking(async () =>
        (await import("../../node/store/store-postgres.ts")).holdStudyIn(where.address, study.id),
      )
    : holdStudy(store.label, study.id);
  if (release === undefined)
    throw new OptionError(
      `${study.id} is being run by another process; \`study status\` shows how far it is.`,
    );
  const stop = new AbortController();
  const line = new StatusLine(study.id);
  const interrupt = () => {
    line.clear();
    if (stop.signal.aborted) process.exit(ExitCode.interrupted);
    stop.abort();
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const done = await store.done(study.id);
    const todo = plannedRuns(definitionOf(study)).filter(({ number }) => !done.has(number));
    if (isPostgres(where.address)) await runOnCluster(store, study, todo, where, line, stop.signal);
    else await runHere(store, study, todo, where.jobs, line, stop.signal);
  } finally {
    line.clear();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    await release();
  }
  const results = await store.results((await store.find(study.id))!);
  if (!isQuiet) process.stdout.write(`${shown(results, definitionOf(study))}\n`);
  if (results.left > 0) {
    process.stderr.write(
      `${color.yellow("Interrupted")}: ${results.left} of ${study.total} runs are left; \`study run ${study.name} --resume\` goes on.\n`,
    );
    return ExitCode.interrupted;
  }
  return differing(results.printed).length === 0 ? ExitCode.solved : ExitCode.unsolvable;
}

async function runHere(
  store: Store,
  study: StudyTable,
  todo: readonly PlannedRun[],
  jobs: number,
  line: StatusLine,
  signal: AbortSignal,
): Promise<void> {
  const before = study.total - todo.length;
  await runPlanned(
    todo,
    {
      jobs,
      record: async (planned, outcome) => {
        await store.record(study.id, planned.number, planned.run, outcome);
      },
      onProgress: (progress) => line.show(progressText(progress, before)),
    },
    signal,
  );
  for (const planned of todo.filter(({ split }) => split !== undefined)) {
    const { number, run } = planned;
    const name = [run.instance, run.strategy, run.heuristic].filter((word) => word !== null).join(" ");
    const records = await store.pieces(study.id, number);
    const outcome = await runSplit(
      planned,
      {
        jobs,
        records,
        recordPiece: (piece, record) => store.recordPiece(study.id, number, piece, record),
        onProgress: ({ done, left }) =>
          line.show(`${name}: ${count(done)} pieces done · ${count(left)} left of this round`),
      },
      signal,
    );
    if (outcome !== undefined) await store.record(study.id, number, run, outcome);
  }
  if (!signal.aborted) await store.finish(study.id);
}

/** Puts the runs into the queue and works on them, beside all other workers, until every run has a result. */
async function runOnCluster(
  store: Store,
  study: StudyTable,
  todo: readonly PlannedRun[],
  { address, jobs, heartbeat }: Where,
  line: StatusLine,
  signal: AbortSignal,
): Promise<void> {
  const { putRuns, work } = await import("../../node/cluster/worker.ts");
  const begun = performance.now();
  const before = study.total - todo.length;
  let done = before;
  const watch = setInterval(async () => {
    done = await store.doneCount(study.id).catch(() => done);
    const eachMs = (performance.now() - begun) / (done - before);
    const left = study.total - done;
    const leftMs = done === before ? null : eachMs * left;
    line.show(`${count(done)} of ${count(study.total)} done · ${count(left)} left${estimateText(leftMs)}`);
  }, CLUSTER_PROGRESS_MS);
  const failed = new AbortController();
  const ending = AbortSignal.any([signal, failed.signal]);
  const isOver = async () => (await store.doneCount(study.id).catch(() => done)) === study.total;
  const onWord = (word: string) => line.say(word);
  try {
    await Promise.all([
      putRuns(address, store, study.id, todo, ending, { onWord }),
      work(address, store, { jobs, heartbeat, isOver, onWord }, ending),
    ]);
  } catch (error) {
    failed.abort();
    throw error;
  } finally {
    clearInterval(watch);
  }
}

/** The tables of a study under its title. */
export function shown(results: StudyResults, definition: StudyDefinition): string {
  const parts = [`${color.bold(results.title)} (${results.id})`];
  if (results.question) parts.push(results.question);
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
  // While runs are left, what they will give is not missing yet.
  const numbers = Object.values(printed)
    .flat()
    .filter(({ reproducible, ours }) => reproducible && (left === 0 || ours !== null));
  if (numbers.length > 0) {
    const different = numbers.filter((number) => number.ours !== number.printed).length;
    const which = left === 0 ? "that can come out again" : "so far";
    sentences.push(
      different === 0
        ? color.green(`All ${count(numbers.length)} printed numbers ${which} are equal.`)
        : color.red(`${count(different)} of ${count(numbers.length)} printed numbers differ.`),
    );
  }
  return sentences.join(" ");
}

function progressText({ done, running, left, leftMs }: StudyProgress, before: number): string {
  const total = before + done + running + left;
  return `${count(before + done)} of ${count(total)} done · ${running} running · ${count(left)} left${estimateText(leftMs)}`;
}

function estimateText(leftMs: number | null): string {
  return leftMs === null ? "" : ` · about ${duration(leftMs)} to go`;
}
