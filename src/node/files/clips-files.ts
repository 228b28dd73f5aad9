/** The files of this machine and its environment, for CLIPS programs. */
import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import type { Host } from "../../clips/index.ts";
import { decode, encode } from "./clips-bytes.ts";
import { readUpTo } from "./read-up-to.ts";

/** What is read of a pipe or a device, which may never end; of a file it is all. */
const MOST_BYTES = 200_000_000;

export const clipsFiles: Host = {
  readFile: (path) => attempt(() => decode(contentOf(encode(path)))),
  writeFile: (path, text, append) =>
    isDone(() => (append ? appendFileSync : writeFileSync)(encode(path), encode(text))),
  removeFile: (path) => isDone(() => unlinkSync(encode(path))),
  renameFile: (from, to) => isDone(() => renameSync(encode(from), encode(to))),
  environment: (name) => process.env[name],
};

function contentOf(path: Buffer): Buffer {
  const handle = openSync(path, "r");
  try {
    if (fstatSync(handle).isFile()) return readFileSync(handle);
    const content = readUpTo(handle, MOST_BYTES);
    if (content === undefined) throw new Error("It is too large.");
    return content;
  } finally {
    closeSync(handle);
  }
}

/** False where the system refuses. */
function isDone(work: () => void): boolean {
  return (
    attempt(() => {
      work();
      return true;
    }) ?? false
  );
}

/** Undefined where the system refuses. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
