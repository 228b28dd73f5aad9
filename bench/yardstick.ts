/** The plain C++ programs in bench/cpp: compiled on demand, fed with boards, and their answers read. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

export interface Answer {
  readonly nodes: number;
  readonly length: number;
  readonly cpuMs: number;
}

/** Compiles bench/cpp/NAME.cpp and returns a function that solves boards with it. */
export function yardstick(
  name: string,
  options: readonly string[] = [],
): (boards: readonly (readonly number[])[]) => Answer[] {
  const folder = join("dist", "bench", "cpp");
  const program = join(folder, name);
  mkdirSync(folder, { recursive: true });
  execFileSync("g++", ["-O3", "-o", program, join("bench", "cpp", `${name}.cpp`)], { stdio: "inherit" });
  return (boards) => {
    const input = boards.map((board) => `${board.join(" ")}\n`).join("");
    const output = execFileSync(program, options, { input, encoding: "utf8" });
    return output
      .trim()
      .split("\n")
      .map((line) => {
        const [nodes, length, seconds] = line.split(" ").map(Number);
        return { nodes: nodes!, length: length!, cpuMs: seconds! * 1000 };
      });
  };
}
