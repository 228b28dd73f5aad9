/** The bundled command line as a child process: what `./frontier` starts when nothing has to be built. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { root } from "../built.ts";

/** Run by Node, it loads dist/bundled/cli/main.js as `./frontier` does. A test that uses it calls `build` first. */
export const program = join(root, "scripts/program.cjs");

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Where {
  readonly cwd?: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** A folder that is removed after the tests of a file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "frontier-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of the tests, without what would change colours or fill the user's cache. */
export function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, ...others } = process.env;
  return { ...others, FRONTIER_CACHE: join(tmpdir(), "frontier-cli-cache"), ...more };
}

/** `frontier ARGS`. */
export function frontier(args: readonly string[], where: Where = {}): Ended {
  return execute(process.execPath, [program, ...args], where);
}

export function execute(file: string, args: readonly string[], { cwd, input, env }: Where = {}): Ended {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: cwd ?? root,
    input: input ?? "",
    env: environment(env),
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}
