/** The knight game from the command line: one run, a comparison, the menu, and files that several processes write. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "../../src/cli/knight/languages.ts";
import { secondsText } from "../../src/cli/knight/result-block.ts";
import { build, root } from "../built.ts";
import { environment, program } from "./command-line.ts";

let folder: string;
let problems: string;

beforeAll(build);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontier-knight-"));
  problems = join(folder, "problemas.dat");
  cpSync(join(root, "problems/knight/problemas.dat"), problems);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function frontier(words: readonly string[], input = "") {
  const env = environment({ NO_COLOR: "1" });
  return spawnSync(process.execPath, [program, ...words], { cwd: folder, env, input, encoding: "utf8" });
}

describe("solve and compare", () => {
  it("the preset gives the manual's numbers", () => {
    const words = [
      "solve",
      "knight-score",
      problems,
      "--problem",
      "D",
      "--rules",
      "lisp",
      "--strategy",
      "a-star",
    ];
    const { stdout, status } = frontier([
      ...words,
      "--heuristic",
      "base",
      "--preset",
      "lisp-manual",
      "--json",
    ]);
    const result = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(result).toMatchObject({
      outcome: "solved",
      depth: 10,
      score: 643,
      metrics: { generated: 177, expanded: 169, penetrance: 0.056497175, branchingFactor: 1.5124512 },
    });
    expect(result.actions).toHaveLength(10);
    expect(result.states[10].score).toBe(643);
  });

  it("E with rules is proved unsolvable", () => {
    const { stdout, status } = frontier(["solve", "knight-score", "E", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "unsolvable", score: null, actions: [] });
    expect(status).toBe(1);
  });

  it("the best so far when a limit ends the search", () => {
    const { stdout, status } = frontier([
      "solve",
      "knight-score",
      "F",
      "--goal",
      "best",
      "--nodes",
      "500",
      "--json",
    ]);
    const { outcome, score, actions } = JSON.parse(stdout);
    expect(outcome).toBe("limit");
    expect(score).toBeGreaterThan(100);
    expect(actions.length).toBeGreaterThan(1);
    expect(status).toBe(3);
  });

  it("compares on several boards", () => {
    const words = [
      "compare",
      "knight-score",
      "A",
      "C",
      "--rules",
      "off",
      "--heuristics",
      "base,reach",
      "--counter",
      "expanded",
    ];
    expect(frontier(words).stdout).toMatch(/A +a-star +3 +5 +3\nC +a-star +7 \/ 6 +27 +7/);
  });

  it("a mistake in the file has its place", () => {
    writeFileSync(problems, '("A" 70\n  ((1 2)\n   (3 x)))\n');
    const { stderr, status } = frontier(["solve", "knight-score", problems]);
    expect(stderr).toMatch(/problemas\.dat:3:7: A cell is a number/);
    expect(status).toBe(2);
  });

  it("--random writes F back and touches nothing else", () => {
    const before = readFileSync(problems, "utf8");
    const solve = (seed: string) =>
      frontier([
        "solve",
        "knight-score",
        problems,
        "--problem",
        "F",
        "--random",
        seed,
        "--heuristic",
        "plan",
        "--json",
      ]);
    expect(JSON.parse(solve("3").stdout).outcome).toBe("solved");
    const after = readFileSync(problems, "utf8");
    expect(after).not.toBe(before);
    expect(after.replace(/\("F"[\s\S]*?\n\)/, "")).toBe(before.replace(/\("F"[\s\S]*?\n\)/, ""));
    expect(solve("3").status).toBe(0);
    expect(readFileSync(problems, "utf8")).toBe(after);
    expect(readdirSync(folder)).toEqual(["problemas.dat"]);
  });
});

describe("the menu", () => {
  const menu = (answers: readonly string[], ...words: string[]) =>
    frontier(["knight", "--file", problems, ...words], answers.map((answer) => `${answer}\n`).join(""));
  const results = () => readFileSync(join(folder, "resultados.dat"), "utf8");

  it("solves D with A*, plays it back, writes the Portuguese block", () => {
    const { stdout, stderr, status } = menu(["4", "3", "1", "1", "1", "", "v", "0", "0"]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    for (const name of "ABCDEF") expect(stdout).toContain(`Problema ${name} (`);
    expect(stdout).toContain("Salto 1/10: I1 · Pontos: 90");
    expect(stdout).toContain("Obrigado por jogar!");
    expect(results()).toMatch(
      /^ RESULTADOS FINAIS DA RESOLUCAO DO TABULEIRO:\n\n -- Problema: D\n -- Algoritmo: A\*\n -- Heuristica: base\n -- Tempo Demorado: \d+\.\d{3} segundos\n -- Numero de nós gerados: 177\n -- Numero de nós expandidos: 169\n -- Penetrancia: 0\.056497175\n -- Fator de ramificacao media: 1\.5124512\n -- Profundidade da solucao: 10\n -- Caminho solução: \(I1 .* G10\)\n/,
    );
  });

  it("asks again after a bad answer and goes back with 0", () => {
    const { stdout, status } = menu(["9", "x", "", "-1", "1", "0", "1", "1", "0", "2", "0", "0", "0"]);
    expect(stdout.match(/Insira uma opção válida!/g)).toHaveLength(4);
    expect(stdout.match(/Escolha o problema/g)).toHaveLength(3);
    expect(stdout).toContain("Profundidade máxima");
    expect(status).toBe(0);
  });

  it("depth-first search has a limit, and says so when there is no solution within it", () => {
    menu(["4", "1", "3", "1", "0"]);
    expect(results()).toMatch(/ -- Algoritmo: DFS\n -- Profundidade Maxima: 3\n[\s\S]*procura interrompida/);
  });

  it("a proper block when there is no solution", () => {
    menu(["5", "2", "1", "0"]);
    expect(results()).toMatch(
      / -- Numero de nós expandidos: 9097\n -- Penetrancia: -\n[\s\S]* -- Caminho solução: sem solução\n[\s\S]*Tabuleiro Inicial/,
    );
    expect(results()).not.toContain("Tabuleiro Final");
  });

  it("offers all other strategies and a problem added by hand", () => {
    writeFileSync(problems, '("G" 12 ((5 NIL NIL) (NIL NIL NIL) (NIL 7 NIL)))');
    const { stdout } = menu(["1", "8", "3", "3", "0", "0"]);
    for (const name of ["ida-star", "rbfs", "sma-star", "greedy", "beam"])
      expect(stdout).toContain(` - ${name}\n`);
    expect(results()).toContain(" -- Caminho solução: (A1 B3)");
  });

  it.each(Object.entries(languages))("in %s", (language, words) => {
    const { stdout, status } = menu(["1", "2", "3", "0", "0"], "--lang", language);
    expect(status).toBe(0);
    for (const text of [
      words.title,
      words.chooseAlgorithm,
      words.result.heading,
      words.playBack,
      words.thanks,
    ])
      expect(stdout).toContain(text);
    expect(results()).toContain("RESULTADOS FINAIS");
  });

  it("--random gives F a new board, in the file and in the menu", () => {
    const before = readFileSync(problems, "utf8");
    const { stdout } = menu(["0"], "--random", "11");
    const after = readFileSync(problems, "utf8");
    expect(after).not.toBe(before);
    const row = /\("F" 2000\s+\(\s+\(([^)]*)\)/.exec(after)![1]!;
    expect(stdout).toContain(
      ` 1 ${row
        .split(/\s+/)
        .map((value) => value.padStart(3))
        .join("")}`.slice(0, 20),
    );
  });

  it("continues when the results cannot be written", () => {
    const { stdout, stderr, status } = menu(
      ["1", "2", "3", "0", "0"],
      "--results",
      join(folder, "none", "x"),
    );
    expect(stderr).toContain("cannot be written");
    expect(stdout).toContain("Obrigado por jogar!");
    expect(status).toBe(0);
  });

  it("leaves when the input ends", () => {
    const { stdout, stderr, status } = menu(["1"]);
    expect(stdout).toContain("Obrigado por jogar!");
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  const hasTerminal = spawnSync("script", ["--version"]).status === 0;
  it.skipIf(!hasTerminal)("Ctrl-C leaves cleanly, at a terminal", async () => {
    const command = `"${process.execPath}" "${program}" knight --file "${problems}"`;
    const child = spawn("script", ["-qec", command, "/dev/null"], { cwd: folder });
    let output = "";
    child.stdout.on("data", (text) => {
      const isFirst = !output.includes("Opção");
      output += text;
      if (isFirst && output.includes("Opção")) child.stdin.write("\x03");
    });
    const status = await new Promise((resolve) => child.on("exit", resolve));
    expect(output).toContain("Obrigado por jogar!");
    expect(output).not.toMatch(/Error|^ +at /m);
    expect(status).toBe(130);
  });

  it("says what is wrong with its file", () => {
    writeFileSync(problems, '("A" 70 ((1 2)');
    expect(menu(["0"])).toMatchObject({ status: 2, stderr: expect.stringContaining("problemas.dat:1:9:") });
  });
});

it("milliseconds are right", () => {
  expect(secondsText(8.4)).toBe("0.008");
  expect(secondsText(31_089)).toBe("31.089");
  expect(secondsText(800)).toBe("0.800");
});

it("processes that add to the same file lose and mix nothing", async () => {
  const file = join(folder, "resultados.dat");
  const source = join(root, "dist/src/node/files/shared-files.js");
  const script = `
    const { appendToFile } = await import(process.argv[1]);
    for (let n = 0; n < 200; n++) appendToFile(process.argv[2], process.argv[3].repeat(3000) + "\\n");`;
  const letters = ["a", "b", "c", "d"];
  const codes = await Promise.all(
    letters.map((letter) => {
      const words = ["--input-type=module", "-e", script, "--", `file://${source}`, file, letter];
      const child = spawn(process.execPath, words, { stdio: "inherit" });
      return new Promise((resolve) => child.on("exit", resolve));
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(800);
  expect(lines.filter((line) => !/^(a{3000}|b{3000}|c{3000}|d{3000})$/.test(line))).toEqual([]);
});
