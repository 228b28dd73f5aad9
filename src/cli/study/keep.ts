/** `frontier study check`, `export` and `import`: whether a store is whole, and studies moved between stores. */

import { createWriteStream, openSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { cannotWrite } from "../../node/files/file-trouble.ts";
import { checkStore } from "../../node/store/check-store.ts";
import { openStore, storeAddress } from "../../node/store/open-store.ts";
import type { StudyTable } from "../../node/store/schema.ts";
import type { Store } from "../../node/store/store.ts";
import { checkExport, exportedLines, importStudy } from "../../node/store/transfer.ts";
import { ExitCode } from "../exit-codes.ts";
import { visible } from "../terminal/color.ts";
import { faultText, words } from "../words/index.ts";
import { storeOption } from "./worker-flags.ts";

interface StoreFlag {
  readonly store?: string;
}

/** How `study` opens a store to read it, and finds a study in it. */
interface StudyReader {
  withStore<Result>(address: string | undefined, work: (store: Store) => Promise<Result>): Promise<Result>;
  studyNamed(store: Store, which: string): Promise<StudyTable>;
}

export function addKeeping(study: Command, { withStore, studyNamed }: StudyReader): void {
  study
    .command("check")
    .description("Verifies a store: every result against its checksum. The exit code is 1 if one is damaged.")
    .option(...storeOption)
    .action(async ({ store }: StoreFlag) => {
      process.exitCode = await withStore(store, checkCommand);
    });
  study
    .command("export")
    .description("Writes a study to a file, to be imported into another store.")
    .argument("<study>", "an id as in `study list`, or a name for the newest")
    .argument("<file>", "where to")
    .option(...storeOption)
    .action((which: string, file: string, { store }: StoreFlag) =>
      withStore(store, async (opened) => exportCommand(opened, await studyNamed(opened, which), file)),
    );
  study
    .command("import")
    .description("Puts an exported study into a store.")
    .argument("<file>", "what `study export` wrote")
    .option(...storeOption)
    .action((file: string, { store }: StoreFlag) => importCommand(file, store));
}

/** Faults that are listed one by one. */
const MOST_FAULTS = 20;

async function checkCommand(store: Store): Promise<number> {
  const { studies, results, withoutChecksum, faults } = await checkStore(store);
  for (const fault of faults.slice(0, MOST_FAULTS))
    process.stdout.write(`${visible(faultText(fault.text, fault))}\n`);
  if (faults.length > MOST_FAULTS) process.stdout.write(`${words.study.more(faults.length - MOST_FAULTS)}\n`);
  process.stdout.write(
    `${words.study.checked(store.label, studies, results, withoutChecksum, faults.length)}\n`,
  );
  return faults.length === 0 ? ExitCode.solved : ExitCode.unsolvable;
}

async function exportCommand(store: Store, study: StudyTable, file: string): Promise<void> {
  const lines = async function* () {
    for await (const line of exportedLines(store, study)) yield `${line}\n`;
  };
  try {
    const fd = openSync(file, "wx");
    await pipeline(Readable.from(lines()), createWriteStream(file, { fd })).catch((error: unknown) => {
      // A part of a study is of no use.
      rmSync(file, { force: true });
      throw error;
    });
  } catch (error) {
    if (!("syscall" in (error as object))) throw error;
    throw cannotWrite(file, error);
  }
  process.stderr.write(`${words.wrote(file)}\n`);
}

async function importCommand(file: string, address: string | undefined): Promise<void> {
  await checkExport(file);
  const store = await openStore(storeAddress(address));
  try {
    process.stdout.write(`${words.study.imported(await importStudy(store, file), store.label)}\n`);
  } finally {
    await store.close();
  }
}
