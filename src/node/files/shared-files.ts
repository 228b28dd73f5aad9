/** Files that other processes read or write at the same time: replaced as a whole, or appended to in one write. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { threadId } from "node:worker_threads";
import { OptionError } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { cannotWrite } from "./file-trouble.ts";

/**
 * Creates a folder and its parents, for this account alone, whatever its umask is: who may write the folder may put another file in
 * the place of ours. One by one, since Node's `recursive` never returns where no files can be made, as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

interface WriteOptions {
  /** The mode of a new file; an existing one keeps its own. */
  readonly mode?: number;
  /** Whether the content is on disk when this returns, so that it survives a power failure. */
  readonly isDurable?: boolean;
}

/**
 * Writes a whole file: a reader sees what was there before or all of the new content, never a part. A link stays a
 * link. Anything that is not a regular file, such as /dev/stdout, is written to directly. Throws the system's error and
 * leaves nothing behind.
 */
export function writeWhole(
  path: string,
  content: Content | readonly Content[],
  options: WriteOptions = {},
): void {
  const parts = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  const before = statSync(path, { throwIfNoEntry: false });
  if (before && !before.isFile()) return writeParts(path, parts, options);
  const file = before ? realpathSync(path) : path;
  const unfinished = `${file}.${process.pid}-${threadId}.unfinished`;
  try {
    writeParts(unfinished, parts, { ...options, ...(before && { mode: before.mode }) });
    renameSync(unfinished, file);
  } catch (error) {
    remove(unfinished);
    throw error;
  }
}

type Content = string | Uint8Array;

/** The same for a file that a user named: failures become one sentence. */
export function replaceFile(path: string, content: Content): void {
  try {
    writeWhole(path, content);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function writeParts(path: string, parts: readonly Content[], { mode, isDurable }: WriteOptions): void {
  const handle = openSync(path, "w", mode);
  try {
    for (const part of parts) {
      const bytes = typeof part === "string" ? Buffer.from(part, "utf8") : part;
      // One call writes at most two gigabytes, and a pipe takes only what it has room for.
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    }
    if (isDurable) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder itself is unusable: there is nothing to remove.
  }
}

/** Appends text to a file, creating it if needed. A single write in append mode is never mixed with another's. */
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
    throw cannotWrite(path, error);
  }
  if (written < bytes.length) throw new OptionError(machineSentence("partly-written", path));
}
