/** One Chromium per test file, Debian's own; closed after the last test of the file. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll } from "vitest";

const names = ["chromium", "chromium-browser", "google-chrome"];

let running: Promise<Browser> | undefined;

export function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: program(), args: ["--no-sandbox", "--disable-gpu"] });
  return running;
}

afterAll(async () => {
  await (await running)?.close();
  running = undefined;
});

/** Whether to skip the tests: `npm test` could not provide a browser here, and this is not CI. */
export const isMissing = (process.env.FRONTIER_MISSING ?? "").split(",").includes("chromium");

function program(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
  if (found === undefined)
    throw new Error("There is no Chromium; `npm test` installs Debian's package chromium.");
  return found;
}
