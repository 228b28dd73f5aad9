/** `frontier worker`: takes runs of studies from a PostgreSQL store, on as many machines as you like. */
import type { Command } from "commander";
import { wholeNumberOption } from "../../domains/index.ts";
import type { WorkerOptions } from "../../node/cluster/worker.ts";
import { ownVersion } from "../../node/environment.ts";
import { defaultJobs, MOST_JOBS } from "../../node/pool/run-tasks.ts";
import { machineSentence } from "../../node/sentences.ts";
import { isPostgres } from "../../node/store/address.ts";
import { openStoreWhenThere, storeAddress } from "../../node/store/open-store.ts";
import { persistently } from "../../node/store/persistently.ts";
import type { Store } from "../../node/store/store.ts";
import { environmentOf } from "../../node/store/study-row.ts";
import { OptionError, type Sentence } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { heartbeatIn, heartbeatOption, storeOption } from "../study/worker-flags.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { faultText, words } from "../words/index.ts";

interface WorkerFlags {
  readonly store?: string;
  readonly jobs?: string;
  readonly heartbeat?: string;
  readonly untilIdle?: boolean;
}

export function addWorker(program: Command): void {
  program
    .command("worker")
    .description(
      "Runs what `study run --store postgres://…` puts into the store. On SIGTERM or Ctrl-C it finishes its current runs and ends.",
    )
    .option(...storeOption)
    .option("--jobs <N>", "processes (default: one per core)")
    .option(...heartbeatOption)
    .option("--until-idle", "end when there is no work left")
    .action(async (flags: WorkerFlags) => {
      process.exitCode = await workerCommand(flags);
    });
}

async function workerCommand(flags: WorkerFlags): Promise<number> {
  const address = storeAddress(flags.store);
  if (!isPostgres(address)) throw new OptionError(machineSentence("worker-store"));
  const jobs = wholeNumberOption("jobs", flags.jobs, { least: 1, most: MOST_JOBS }) ?? defaultJobs();
  const heartbeat = heartbeatIn(flags);
  const onNotice = (notice: Sentence) => say(faultText(notice.text, notice));
  const store = await openStoreWhenThere(address, { onNotice });
  try {
    const { version, signature } = ownVersion();
    say(words.worker.begins(process.pid, jobs, store.label, version, signature));
    await sayForeign(store, onNotice);
    let done = 0;
    const { work } = await import("../../node/cluster/worker.ts");
    const options: WorkerOptions = {
      jobs,
      heartbeat,
      onNotice,
      onFinished: () => {
        done++;
      },
      ...(flags.untilIdle && { isOver: async () => true }),
    };
    await untilInterrupted((signal) => {
      signal.addEventListener("abort", () => say(words.worker.finishing));
      return work(store, options, signal);
    });
    say(words.worker.done(done));
    return ExitCode.solved;
  } finally {
    await store.close();
  }
}

/** Studies started with other versions are left to workers of those versions. */
async function sayForeign(store: Store, onNotice: (notice: Sentence) => void): Promise<void> {
  const own = ownVersion();
  for (const study of await persistently(() => store.unfinished(), { onNotice })) {
    const { version, signature } = environmentOf(study);
    if (version !== own.version || signature !== own.signature)
      say(words.worker.foreign(study.id, version, signature));
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
