/** `frontier study`: experiments from a file: new, list, run, status, show. */

import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Command } from "commander";
import { replaceFile } from "../../node/files/shared-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { openStore, storeAddress } from "../../node/store/open-store.ts";
import type { StudyTable } from "../../node/store/schema.ts";
import type { Store } from "../../node/store/store.ts";
import { definitionOf } from "../../node/store/study-row.ts";
import { nearNames, OptionError } from "../../search/index.ts";
import { builtInStudies } from "../../study/built-in/index.ts";
import { newStudyText } from "../../study/new-study.ts";
import type { StudyResults } from "../../study/results.ts";
import { ExitCode } from "../exit-codes.ts";
import { addKeeping } from "../study/keep.ts";
import { addCompare, addReport } from "../study/report.ts";
import { DEFAULT_TRIES, type RunFlags, shown, studyRunCommand } from "../study/run.ts";
import { heartbeatOption, storeOption } from "../study/worker-flags.ts";
import { color } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";
import { words } from "../words/index.ts";

interface StoreFlag {
  readonly store?: string;
}

export function addStudy(program: Command): void {
  const command = program
    .command("study")
    .description(
      "Studies: every combination of some lists, run on all cores and kept in a store; see docs/studies.md.",
    );
  command
    .command("new")
    .description("Writes a study file with everything explained.")
    .argument("[file]", "where to", "study.yaml")
    .action(newStudy);
  command
    .command("list")
    .description("Lists the built-in studies, and those in the store.")
    .option(...storeOption)
    .action(({ store }: StoreFlag) => withStore(store, listStudies));
  command
    .command("run")
    .description("Runs a study. The exit code is 1 if a reproducible printed number differs, 4 if runs died.")
    .argument("<study>", "a built-in study (`study list`) or a file")
    .option("--jobs <N>", "processes (default: one per core)")
    .option(...storeOption)
    .option("--resume", "continue the newest study of this name")
    .option(
      "--retry-died [TIMES]",
      `continue it, and do runs again that died fewer than TIMES times (default: ${DEFAULT_TRIES})`,
    )
    .option("--sample <N>", "only N instances of each part, always the same ones")
    .option(...heartbeatOption)
    .option("--quiet", "do not print the tables")
    .action(async (which: string, flags: RunFlags) => {
      process.exitCode = await studyRunCommand(which, flags);
    });
  command
    .command("status")
    .description("Shows the progress of a study.")
    .argument("[study]", "an id or a name (default: all unfinished studies)")
    .option(...storeOption)
    .action((which: string | undefined, { store }: StoreFlag) =>
      withStore(store, (opened) => showStatus(opened, which)),
    );
  command
    .command("show")
    .description("Shows the tables of a study.")
    .argument("<study>", "an id as in `study list`, or a name for the newest")
    .option(...storeOption)
    .action((which: string, { store }: StoreFlag) => withStore(store, (opened) => showStudy(opened, which)));
  addReport(command, { storeOption, resultsOf });
  addCompare(command, { storeOption, resultsOf });
  addKeeping(command, { withStore, studyNamed });
  for (const sub of command.commands) sub.exitOverride();
}

function newStudy(file: string): void {
  if (existsSync(file)) throw new OptionError(machineSentence("file-exists", file));
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  replaceFile(file, newStudyText(name));
  process.stdout.write(`${words.study.written(file)}\n`);
}

async function withStore<Result>(
  address: string | undefined,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(storeAddress(address), "read");
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The study with an id or a name. Throws an OptionError if there is none. */
async function studyNamed(store: Store, which: string): Promise<StudyTable> {
  const study = await store.find(which);
  if (study !== undefined) return study;
  if (Object.hasOwn(builtInStudies, which))
    throw new OptionError(machineSentence("study-not-run", which, store.label));
  const kept = (await store.summaries()).flatMap(({ id, name }) => [name, id]);
  throw new OptionError(
    machineSentence("no-study-kept", which, store.label, nearNames(which, [...new Set(kept)])),
  );
}

async function resultsOf(which: string, address: string | undefined): Promise<StudyResults> {
  return withStore(address, async (store) => readResults(store, await studyNamed(store, which)));
}

/** Reading more runs than this takes longer than two seconds. */
const MANY_RUNS = 50_000;

function readResults(store: Store, study: StudyTable): Promise<StudyResults> {
  if (study.total > MANY_RUNS) process.stderr.write(`${words.study.reading(study.total)}\n`);
  return store.results(study);
}

async function listStudies(store: Store): Promise<void> {
  const builtIn = Object.values(builtInStudies).map(({ name, title, question }) => [name, title, question]);
  const kept = (await store.summaries()).map(({ id, total, done, startedAt, finishedAt }) => [
    id,
    words.study.doneOf(done, total),
    startedAt.slice(0, 16).replace("T", " "),
    finishedAt === null ? words.study.unfinished : words.study.finished,
  ]);
  const { titles } = words;
  const head = [titles.study, titles.summary, titles.question];
  const parts = [`${color.bold(words.study.builtIn)}\n${table(head, builtIn)}`];
  if (kept.length > 0)
    parts.push(
      `${color.bold(words.study.inStore(store.label))}\n${table([titles.study, titles.runs, titles.started, ""], kept)}`,
    );
  process.stdout.write(`${parts.join("\n\n")}\n`);
}

async function showStatus(store: Store, which: string | undefined): Promise<void> {
  const wanted = which === undefined ? undefined : (await studyNamed(store, which)).id;
  const all = await store.summaries();
  const chosen = all.filter(({ id, finishedAt }) =>
    wanted === undefined ? finishedAt === null : id === wanted,
  );
  if (chosen.length === 0) return void process.stdout.write(`${words.study.allFinished}\n`);
  for (const { id, total, done, finishedAt } of chosen) {
    process.stdout.write(`${words.study.status(id, done, total, finishedAt !== null)}\n`);
  }
  const workers = await store.workers();
  if (workers.length > 0) {
    const names = workers.map(({ id, jobs }) => `${id} (${words.study.processes(jobs)})`);
    process.stdout.write(`${words.study.workers(names)}\n`);
  }
}

async function showStudy(store: Store, which: string): Promise<void> {
  const study = await studyNamed(store, which);
  const results = await readResults(store, study);
  process.stdout.write(`${shown(results, definitionOf(study))}\n`);
  process.exitCode = ExitCode.solved;
}
