/** The folders of the search library are layers: each may import those below it, types included. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { root } from "../built.ts";

/** What a problem is, the checks of its answers, and what is counted: every folder may use these files. */
const ground = ["answers.ts", "choices.ts", "heuristic.ts", "metrics.ts", "problem.ts"];
const layers: Readonly<Record<string, readonly string[]>> = {
  trace: [],
  nodes: [],
  frontiers: ["nodes"],
  engines: ["frontiers", "nodes", "trace"],
};

function wrongImports(folder: string, file: string, text: string): string[] {
  const targets = [...text.matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path]) => posix.join(folder, path!));
  return targets
    .filter((target) => {
      const [first, inner] = target.split("/");
      return inner === undefined ? !ground.includes(first!) : ![folder, ...layers[folder]!].includes(first!);
    })
    .map((target) => `${folder}/${file} imports ${target}`);
}

it.each(Object.keys(layers))("%s", (folder) => {
  const path = join(root, "src/search", folder);
  const files = readdirSync(path);
  expect(files.length).toBeGreaterThan(2);
  const wrong = files.flatMap((file) => wrongImports(folder, file, readFileSync(join(path, file), "utf8")));
  expect(wrong).toEqual([]);
});

it("a wrong import is seen", () => {
  expect(wrongImports("nodes", "x.ts", 'import type { F } from "../frontiers/heap.ts";')).toHaveLength(1);
  expect(wrongImports("engines", "x.ts", 'import { solve } from "../solve.ts";')).toHaveLength(1);
  expect(wrongImports("engines", "x.ts", 'import { Heap } from "../frontiers/heap.ts";')).toEqual([]);
});
