/**
 * `frontier eight-puzzle`, behind runEightPuzzle.sh: the command line of the A* project, in its language and format.
 */
import type { Command } from "commander";
import { domains, TextError } from "../../domains/index.ts";
import { type RunResult, run } from "../../run/run.ts";
import { OptionError } from "../../search/index.ts";
import { ExitCode, exitCodeOf } from "../exit-codes.ts";
import { readInput } from "../input.ts";

const usage = "Uso: ./runEightPuzzle.sh <z|d|m|b> <archivo>";
const letters: Readonly<Record<string, string>> = { z: "zero", d: "misplaced", m: "manhattan", b: "blank" };
const domain = "sliding-tiles";

export function addEightPuzzle(program: Command): void {
  program
    .command("eight-puzzle")
    .argument("[heuristic]", "z (zero), d (misplaced), m (manhattan), b (blank)")
    .argument("[file]", "three rows of three numbers")
    // Extra arguments and those that begin with a dash are refused here, in Spanish.
    .allowUnknownOption()
    .allowExcessArguments()
    .action((_letter, _file, _flags, command: Command) => {
      process.exitCode = eightPuzzle(command.args);
    });
}

function eightPuzzle([letter, file, ...more]: readonly string[]): number {
  if (letter === undefined) return refuse("Falta la heurística y falta el archivo de la instancia.");
  const heuristic = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  if (heuristic === undefined) return refuse(`La heurística "${letter}" no existe: debe ser z, d, m o b.`);
  if (file === undefined) return refuse("Falta el archivo de la instancia.");
  if (more.length > 0) return refuse(`Sobran argumentos: ${more.join(" ")}.`);
  try {
    const { input } = readInput({ ...domains[domain]!, instances: {} }, file);
    const settings = { preset: "kotlin-project", heuristic, size: "3x3" };
    const result = run({ domain, input, settings });
    process.stdout.write(answer(result));
    return exitCodeOf(result);
  } catch (error) {
    if (error instanceof TextError) {
      const place = `línea ${error.line}, columna ${error.column}`;
      return refuse(
        `${file}, ${place}: no es un tablero de tres filas y tres columnas con los números del 0 al 8.`,
      );
    }
    if (error instanceof OptionError) return refuse(`No se puede leer el archivo ${file}.`);
    throw error;
  }
}

function answer({ outcome, pictures, metrics }: RunResult): string {
  if (outcome !== "solved") return "No hay solución\n";
  const boards = pictures.map((picture) => `${picture}\n`).join("\n");
  return `${boards}\nNumero de estados abiertos: ${metrics.opened}\nTiempo: ${Math.round(metrics.timeMs)} ms\n`;
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n${usage}\n`);
  return ExitCode.usage;
}
