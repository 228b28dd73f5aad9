/** The commands typed in earlier sessions, kept in the user's state folder. */
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { makeFolder, writeWhole } from "../../node/files/shared-files.ts";

const KEPT = 1000;

export function historyFile(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const state =
    env.XDG_STATE_HOME ??
    (platform === "win32" ? (env.LOCALAPPDATA ?? homedir()) : join(homedir(), ".local", "state"));
  return join(state, "frontier", "clips-history");
}

/** The latest command first, as readline wants it; nothing when there is no history yet. */
export function loadHistory(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .reverse();
  } catch {
    return [];
  }
}

/** Failing to keep the history is no reason to stop. */
export function saveHistory(file: string, latestFirst: readonly string[]): void {
  try {
    makeFolder(dirname(file));
    writeWhole(file, `${latestFirst.slice(0, KEPT).toReversed().join("\n")}\n`, { mode: 0o600 });
  } catch {
    // The folder cannot be written.
  }
}

/**
 * A command of several lines joined into one, so that it can be recalled; comments are dropped, or they would swallow
 * what follows.
 */
export function asOneLine(command: string): string {
  const lines = command.split("\n").map((line) => line.trim());
  return lines.some((line) => line.includes(";"))
    ? lines.filter((l) => !l.startsWith(";")).join(" ")
    : lines.join(" ");
}
