/** The files of this machine and its environment, for CLIPS programs. */
import { appendFileSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import type { Host } from "../../clips/index.ts";
import { decode, encode } from "./clips-bytes.ts";

export const clipsFiles: Host = {
  readFile: (path) => attempt(() => decode(readFileSync(encode(path)))),
  writeFile: (path, text, append) =>
    isDone(() => (append ? appendFileSync : writeFileSync)(encode(path), encode(text))),
  removeFile: (path) => isDone(() => unlinkSync(encode(path))),
  renameFile: (from, to) => isDone(() => renameSync(encode(from), encode(to))),
  environment: (name) => process.env[name],
};

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
