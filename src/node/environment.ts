/** The machine and the versions with which runs are made. */
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import type { Environment } from "../study/results.ts";
import { packageText } from "./files/package-files.ts";

export function environment(): Environment {
  return {
    ...ownVersion(),
    system: systemName(),
    runtime: `Node.js ${process.versions.node}, V8 ${process.versions.v8}`,
    cpu: cpus()[0]?.model.trim() ?? process.arch,
    cores: availableParallelism(),
    memoryBytes: totalmem(),
  };
}

/** The program's version and the sum of its node counts: programs that agree in both count nodes alike. */
export function ownVersion(): Pick<Environment, "version" | "signature"> {
  const { version } = JSON.parse(packageText("package.json")) as { version: string };
  return { version, signature: /^sum (\d+)$/m.exec(packageText("bench/signature.txt"))![1]! };
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
