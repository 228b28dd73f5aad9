// What a rule program costs in a new process of the C program and of ours: CPU time and peak memory.

import { spawnSync } from "node:child_process";
import { median } from "./measure.ts";

/** The commands that run a file. */
export const OURS = ["./frontier", "clips", "-f2"];
export const C = ["clips", "-f2"];

export interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Certificates named in the environment make every Node start twice as slow; `./frontier clips` does without them. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** CPU time and peak memory of a separate process. */
export function cost(command: string[]): Cost {
  const script = 'TIMEFORMAT="%3U %3S"; time /usr/bin/time -f "%M" "$@" >/dev/null';
  const { stderr } = spawnSync("bash", ["-c", script, "bash", ...command], {
    input: "",
    encoding: "utf8",
    env,
  });
  const lines = stderr.trim().split("\n");
  const [user, system] = lines.at(-1)!.split(" ").map(Number);
  return { seconds: user! + system!, megabytes: Number(lines.at(-2)) / 1024 };
}

/** The medians. */
export function middle(costs: readonly Cost[]): Cost {
  return {
    seconds: median(costs.map(({ seconds }) => seconds)),
    megabytes: median(costs.map(({ megabytes }) => megabytes)),
  };
}
