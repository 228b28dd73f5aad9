/** Files that other processes read or write at the same time: replaced as a whole, or added to in one piece. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { OptionError } from "../../search/index.ts";

/** Makes a folder and those above it. Step by step: `recursive` of Node never ends where the system has no files, as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Puts new text in the place of a file: a reader sees the old text or the new one, never a part. */
export function replaceFile(path: string, text: string): void {
  let unfinished: string | undefined;
  try {
    const file = realpathSync(path);
    unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, text, { mode: statSync(file).mode });
    renameSync(unfinished, file);
  } catch (error) {
    if (unfinished !== undefined) rmSync(unfinished, { force: true });
    throw new OptionError(`${path} cannot be written: ${(error as Error).message}`);
  }
}

/** Adds text at the end of a file, made if need be. One write in append mode is never mixed with another's. */
export function appendToFile(path: string, text: string): void {
  const bytes = Buffer.from(text, "utf8");
  let written = 0;
  try {
    const handle = openSync(path, "a");
    try {
      written = writeSync(handle, bytes);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new OptionError(`${path} cannot be written: ${(error as Error).message}`);
  }
  if (written < bytes.length) throw new OptionError(`${path} was written only in part: the disk is full.`);
}
