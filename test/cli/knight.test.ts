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

  it("F is solved with a heuristic that ends on full boards, and says so; others keep the shortest games", () => {
    const full = frontier(["solve", "knight", "F"]);
    expect(full.status).toBe(0);
    expect(full.stdout).toMatch(/^knight-score · a-star · plan$/m);
    expect(full.stdout).toContain("--heuristic reach looks for a shortest one");
    // Two boards, not one for each jump.
    expect(full.stdout.match(/^10 /gm)).toHaveLength(1);
    expect(frontier(["solve", "knight", "C"]).stdout).toMatch(/· reach$/m);
    const stopped = frontier(["solve", "knight", "F", "--heuristic", "reach", "--nodes", "50"]);
    expect(stopped.status).toBe(3);
    expect(stopped.stdout).toMatch(/^What else could be tried:\n {2}--heuristic plan$/m);
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
      /^ RESULTADOS FINAIS DA RESOLUCAO DO TABULEIRO:\n\n -- Problema: 4 \(D\)\n -- Algoritmo: A\*\n -- Heuristica: base\n -- Regras: Com regras, como no programa em Lisp\n -- Tempo Demorado: \d+\.\d{3} segundos\n -- Numero de nós gerados: 177\n -- Numero de nós expandidos: 169\n -- Penetrancia: 0\.056497175\n -- Fator de ramificacao media: 1\.5124512\n -- Profundidade da solucao: 10\n -- Caminho solução: \(I1 .* G10\)\n/,
    );
  });

  it("has a new F at each start, reads the problems of its folder, and changes no file unless it is told to", () => {
    const before = readFileSync(problems, "utf8");
    const ownBefore = readFileSync(join(root, "problems/knight/problemas.dat"), "utf8");
    writeFileSync(problems, before.replace('("A" 70', '("A" 71'));
    const starts = [1, 2].map(() => frontier(["knight"], "0\n").stdout);
    expect(starts[0]).toContain("Problema A (71 pontos)");
    const boardF = (menu: string) => menu.slice(menu.indexOf("Problema F"));
    expect(boardF(starts[0]!)).not.toBe(boardF(starts[1]!));
    expect(readFileSync(problems, "utf8")).toBe(before.replace('("A" 70', '("A" 71'));
    rmSync(problems);
    const seeded = [1, 2].map(() => frontier(["knight", "--random", "5"], "0\n").stdout);
    expect(seeded[0]).toBe(seeded[1]);
    expect(seeded[0]).toContain("Problema A (70 pontos)");
    expect(readFileSync(join(root, "problems/knight/problemas.dat"), "utf8")).toBe(ownBefore);
  });

  it("speaks the language of the environment, and Portuguese where that names none", () => {
    const menuIn = (locale: string) => {
      const env = environment({ NO_COLOR: "1", LC_ALL: locale });
      return spawnSync(process.execPath, [program, "knight"], {
        cwd: folder,
        env,
        input: "0\n",
        encoding: "utf8",
      });
    };
    expect(menuIn("ca_ES.UTF-8").stdout).toContain("JOC DEL CAVALL");
    expect(menuIn("C").stdout).toContain("JOGO DO CAVALO");
  });

  it("asks again after a bad answer and goes back with 0", () => {
    const { stdout, status } = menu(["9", "x", "", "-1", "1", "0", "1", "1", "0", "2", "0", "0", "0"]);
    expect(stdout.match(/Insira uma opção válida!/g)).toHaveLength(4);
    expect(stdout.match(/Escolha o problema/g)).toHaveLength(3);
    expect(stdout).toContain("Profundidade máxima");
    expect(status).toBe(0);
  });

  it("a board on which two cannot play is told in the language of the menu", () => {
    const told = "O jogador 2 não pode ser colocado";
    const { stdout, status } = menu(["8", "1", "2", "0", "0", "0"]);
    expect(stdout).toContain(told);
    expect(stdout.slice(stdout.indexOf(told)).match(/Quem joga\?|Escolha o \w+/g)).toEqual([
      "Quem joga?",
      "Escolha o tabuleiro",
      "Escolha o problema",
    ]);
    expect(status).toBe(0);
  });

  it("a game counts one point, and whoever is asked for a double may jump elsewhere", () => {
    const play = (problem: string, ...answers: string[]) =>
      frontier(["knight", "play", problem, "--second", "nobody", "--lang", "en"], `${answers.join("\n")}\n`)
        .stdout;
    expect(play("C", "a1", "0")).toContain("You jump to A1: 1 point.\n");
    const asked = play("D", "a1", "b3", "u", "0");
    expect(asked).toContain("u: another jump");
    expect(asked).not.toContain("You jump to B3");
    expect(asked.match(/Jump to B3, C2/g)).toHaveLength(2);
  });

  it("a game ends although the program that plays it keeps its end open", async () => {
    const args = ["knight", "play", "A", "--second", "nobody", "--rules", "off"];
    const child = spawn(process.execPath, [program, ...args], { cwd: folder });
    child.stdin.write("a1\n0\n");
    expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(0);
  });

  it("before a game, says that the player chooses which double goes", () => {
    const { stdout } = menu(["8", "1", "1", "0", "0"]);
    expect(stdout).toContain("(quem salta escolhe o duplo)");
    expect(stdout).not.toContain("(remove o maior duplo)");
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

  it("--random changes no other problem, and is told when there is no F to change", () => {
    const [first] = readFileSync(problems, "utf8").split(/\n(?=\()/);
    const own = join(folder, "own.dat");
    writeFileSync(own, first!);
    const untold = "--random has no effect on";
    const menuOfOne = frontier(["knight", "--file", own, "--random", "4"], "0\n");
    expect(menuOfOne).toMatchObject({ status: 0, stderr: expect.stringContaining(`${untold} ${own}`) });
    const machine = ["--first", "machine", "--second", "nobody", "--depth", "1", "--json"];
    const game = frontier(["knight", "--file", problems, "--random", "4", "play", "A", ...machine]);
    expect(game).toMatchObject({ status: 0, stderr: expect.stringContaining(`${untold} A`) });
    const solved = frontier(["solve", "knight", own, "--random", "4"]);
    expect(solved).toMatchObject({ status: 2, stderr: expect.stringContaining('"F"') });
    expect(readFileSync(own, "utf8")).toBe(first);
    expect(readFileSync(problems, "utf8")).toBe(
      readFileSync(join(root, "problems/knight/problemas.dat"), "utf8"),
    );
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
    expect(stderr).toContain("Não é possível escrever em");
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
  expect(secondsText(0.42)).toBe("0.0004");
  expect(secondsText(0.031)).toBe("0.00003");
  expect(secondsText(0)).toBe("0.000");
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

describe("a game", () => {
  const play = (answers: readonly string[], ...words: string[]) =>
    frontier(
      ["knight", "--file", problems, "--lang", "en", "play", ...words],
      answers.map((answer) => `${answer}\n`).join(""),
    );

  it("alone: every removal is said, a jump can be taken back, the target ends it", () => {
    const { stdout, status } = play(["C1", "X9", "u", "A1", "B3", "C1"], "A", "--second", "nobody");
    expect(status).toBe(0);
    expect(stdout).toContain("You jump to C1: 44 points. Gone from the board: 22.");
    expect(stdout).toContain('"X9" is not one of the jumps:');
    expect(stdout).toContain("You jump to A1: 2 points. Gone from the board: 20.");
    expect(stdout).toContain("Points: 49");
    expect(stdout).toContain("No jump is left. You have 49 points; 21 are missing.");
  });

  it("the player chooses which double goes", () => {
    const { stdout } = play(["D1", "F2", "7", "99", "0"], "D", "--second", "nobody");
    expect(stdout).toContain(
      "A double: which other double goes, 99, 88, 77, 66, 44, 33, 22, 11? (Enter: the largest, u: another jump)",
    );
    expect(stdout).toContain('"7" is not one of the doubles left');
    expect(stdout).toContain("55 points. Gone from the board: 99.");
  });

  it("who plays is understood in the four languages", () => {
    const rest = ["A", "--depth", "1", "--json"];
    const scoresOf = (...words: string[]) => JSON.parse(play([], ...words, ...rest).stdout).scores;
    expect(scoresOf("--first", "Máquina", "--second", "ningú", "--rules", "sem regras")).toEqual(
      scoresOf("--first", "machine", "--second", "nobody", "--rules", "off"),
    );
  });

  it("between machines, as data with what they counted", () => {
    const { stdout, status } = play([], "F", "--first", "machine", "--depth", "2", "--json");
    const { scores, winner, isOver, moves } = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(isOver).toBe(true);
    expect(winner).toBe(scores[0] > scores[1] ? 1 : scores[0] < scores[1] ? 2 : 0);
    for (const player of [1, 2]) {
      const points = moves.filter((move: { player: number }) => move.player === player);
      const sum = points.reduce((total: number, move: { points: number }) => total + move.points, 0);
      expect(sum).toBe(scores[player - 1]);
    }
    expect(moves[0].thought).toMatchObject({
      depth: 2,
      nodes: expect.any(Number),
      alphaCuts: expect.any(Number),
    });
    const plain = JSON.parse(
      play([], "F", "--first", "machine", "--depth", "2", "--strategy", "minimax", "--json").stdout,
    );
    expect(plain.moves[0].thought).toMatchObject({
      value: moves[0].thought.value,
      alphaCuts: 0,
      betaCuts: 0,
    });
    expect(plain.moves[0].thought.nodes).toBeGreaterThan(moves[0].thought.nodes);
  });

  it("against the machine, from the menu", () => {
    const answers = ["8", "6", "3", "2", "A1", "0", "0", "0"];
    const { stdout, status } = frontier(
      ["knight", "--file", problems, "--lang", "pt", "--random", "11"],
      `${answers.join("\n")}\n`,
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/O jogador 1 salta para A1: \d+ pontos\./);
    expect(stdout).toMatch(/O jogador 2 salta para [A-J]10: \d+ pontos\./);
    expect(stdout).toMatch(/Viu \d+ jogadas: [\d.]+ nós; cortes: [\d.]+ alfa e [\d.]+ beta/);
    expect(stdout).toContain("Jogo terminado.");
  });

  it("needs a number for each player to be placed on, and a strategy that there is", () => {
    expect(play([], "A")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Player 2 cannot be placed on board A"),
    });
    expect(play([], "Z")).toMatchObject({ status: 2, stderr: expect.stringContaining('"Z"') });
    expect(play([], "F", "--depth", "0")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--depth"),
    });
  });
});
