/** The machine and the versions with which runs are made. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { availableParallelism, cpus, hostname, release, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import type { Environment, RunOrigin } from "../study/results.ts";
import { packageFile, packageText } from "./files/package-files.ts";
import type { Effort } from "./pool/pool-task.ts";

/** This program as workers are told apart: new for every start, whatever its process number is. */
export const workerId = `${hostname()}:${process.pid}-${randomBytes(6).toString("hex")}`;

export function environment(): Environment {
  return {
    ...ownVersion(),
    ...(ownCommit() !== undefined && { commit: ownCommit()! }),
    system: systemName(),
    runtime: `Node.js ${process.versions.node}, V8 ${process.versions.v8}`,
    cpu: cpus()[0]?.model.trim() ?? process.arch,
    cores: availableParallelism(),
    memoryBytes: totalmem(),
  };
}

/** The program's version and the sum of its node counts: programs that agree in both count nodes alike. */
export const ownVersion = once((): Pick<Environment, "version" | "signature"> => {
  const { version } = JSON.parse(packageText("package.json")) as { version: string };
  return { version, signature: /^sum (\d+)$/m.exec(packageText("bench/signature.txt"))![1]! };
});

/** This program, with so many processes, as the origin of a run. */
export function originOf({ cpuMs, exitStatus }: Effort, processes: number): RunOrigin {
  return { ...ownOrigin(), processes, cpuMs, exitStatus };
}

const ownOrigin = once(() => ({ machine: hostname(), worker: workerId, version: versionWithCommit() }));

/** The commit of the sources that this program runs from; undefined for an installed package. */
const ownCommit = once(() => commitIn(packageFile(".git"))?.slice(0, 12));

/** Read from git's own files, which takes no process: HEAD names a branch, whose file or line holds the commit. */
function commitIn(git: string): string | undefined {
  try {
    // A working tree beside the first one has a file that says where its folder is.
    const folder = statSync(git).isDirectory() ? git : /^gitdir: (.*)$/m.exec(readFileSync(git, "utf8"))![1]!;
    const common = join(folder, "commondir");
    const shared = existsSync(common) ? resolve(folder, readFileSync(common, "utf8").trim()) : folder;
    const head = readFileSync(join(folder, "HEAD"), "utf8").trim();
    const [, branch] = /^ref: (.*)$/.exec(head) ?? [];
    if (branch === undefined) return head;
    const file = join(shared, branch);
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    const packed = readFileSync(join(shared, "packed-refs"), "utf8").split("\n");
    return packed.find((line) => line.endsWith(` ${branch}`))?.split(" ")[0];
  } catch {
    return undefined;
  }
}

/** As in `0.1.0 (12fe18b7a1b2)`. */
function versionWithCommit(): string {
  const commit = ownCommit();
  return commit === undefined ? ownVersion().version : `${ownVersion().version} (${commit})`;
}

/** Asked for at every run of a study, and the same for all of them. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

function systemName(): string {
  const kernel = `${type()} ${release()}`;
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
    return name === undefined ? kernel : `${name}, ${kernel}`;
  } catch {
    return kernel;
  }
}
