/** `./runEightPuzzle.sh <z|d|m|b> <file>`: the examples of the A* project to the letter, and its errors in Spanish. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { execute, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
beforeAll(build);

const script = join(root, "runEightPuzzle.sh");
/** In the folder of the files, as the project shows it. */
const run = (...args: string[]) => execute(script, args, { cwd: folder });

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

beforeAll(() => {
  file("datos1.txt", "1 2 3\n4 5 6\n8 0 7\n");
  file("datos2.txt", "0 1 3\n4 2 5\n7 8 6\n");
});

describe("the two examples", () => {
  it("without a solution", () => {
    expect(run("z", "datos1.txt")).toEqual({ code: 1, stdout: "No hay solución\n", stderr: "" });
  });

  it("with one: boards, an empty line, states opened, time", () => {
    const { code, stdout, stderr } = run("m", "datos2.txt");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.replace(/^Tiempo: \d+ ms$/m, "Tiempo: 3 ms")).toBe(`0 1 3
4 2 5
7 8 6

1 0 3
4 2 5
7 8 6

1 2 3
4 0 5
7 8 6

1 2 3
4 5 0
7 8 6

1 2 3
4 5 6
7 8 0

Numero de estados abiertos: 10
Tiempo: 3 ms
`);
  });

  it("is a file of the repository, too", () => {
    const { stdout } = execute(script, ["d", "problems/sliding-tiles/datos2.txt"], { cwd: root });
    expect(stdout).toContain("Numero de estados abiertos: 10\n");
  });
});

it("the board that takes longest: 32 boards of three lines and an empty one, then two lines", () => {
  const { code, stdout } = run("b", file("hardest.txt", "8 6 7\n2 5 4\n3 0 1\n"));
  expect(code).toBe(0);
  expect(stdout).toContain("\nNumero de estados abiertos: 181085\n");
  expect(stdout.split("\n")).toHaveLength(32 * 4 + 3);
});

describe("errors are in Spanish, with exit code 2", () => {
  const usage = "Uso: ./runEightPuzzle.sh <z|d|m|b> <archivo>\n";
  const noBoard = "no es un tablero de tres filas y tres columnas con los números del 0 al 8.";

  it.each([
    ["nothing", [], "Falta la heurística y falta el archivo de la instancia."],
    ["no file", ["m"], "Falta el archivo de la instancia."],
    [
      "an unknown word",
      ["constructor", "datos2.txt"],
      'La heurística "constructor" no existe: debe ser z, d, m o b.',
    ],
    ["an option", ["-m", "datos2.txt"], 'La heurística "-m" no existe: debe ser z, d, m o b.'],
    ["an argument too many", ["m", "datos2.txt", "z"], "Sobran argumentos: z."],
    ["a missing file", ["m", "hardest-1"], "No se puede leer el archivo hardest-1."],
    ["a folder", ["m", "."], "No se puede leer el archivo .."],
  ])("%s", (_, args, sentence) => {
    expect(run(...args)).toEqual({ code: 2, stdout: "", stderr: `${sentence}\n${usage}` });
  });

  it.each([
    ["repetido.txt", "0 1 3\n4 2 5\n7 8 8\n", "línea 3, columna 5"],
    ["grande.txt", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n", "línea 1, columna 7"],
    ["binario.txt", Buffer.from([0x30, 0x20, 0x00]), "línea 1, columna 3"],
  ])("a bad file: %s", (name, content, place) => {
    const sentence = `${file(name, content)}, ${place}: ${noBoard}`;
    expect(run("m", name)).toEqual({ code: 2, stdout: "", stderr: `${sentence}\n${usage}` });
  });
});
