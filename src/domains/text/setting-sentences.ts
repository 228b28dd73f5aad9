/** What can be wrong with the options of the domains, in English. */
import { sentencesOf } from "../../search/index.ts";

export const settingSentences = {
  "no-instance": (name: string, domain: string) => `There is no instance "${name}" of ${domain}.`,
  "option-of-instance": (option: string, value: string, name: string) =>
    `--${option} ${value} does not fit the instance ${name}.`,
  "random-moves": (text: string) => `The number of random moves is a whole number, not "${text}".`,
  "heuristic-boards": (name: string, side: number) =>
    `The heuristic ${name} is for ${side}x${side} boards only.`,
  "goal-board": (line: number, column: number, message: string) =>
    `--goal, line ${line}, column ${column}: ${message}`,
  "move-order": (option: string, moves: readonly string[], text: string) =>
    `--${option} takes ${moves.join(",")} in any order, not "${text}".`,
  "many-boards": (rows: number, columns: number) =>
    `There are too many ${rows}x${columns} boards: at most 3x3 can be listed.`,
  "size-form": (text: string) => `A size is written as rows x columns, as in 3x4, not "${text}".`,
  "space-size": (text: string) =>
    `A space of sliding puzzles is rows x columns from 2x2 to 5x5, as in 3x3, not "${text}".`,

  "no-target": () => "This board has no target: give --target N, or --goal best.",
  "random-file": () => "--random writes its board back to the file, which works only with a problemas.dat.",
  "several-problems": (known: readonly string[]) =>
    `There are several problems here: choose one with --problem: ${known.join(", ")}.`,
  "no-problem": (name: string, known: readonly string[]) =>
    `There is no problem "${name}" here; there are ${known.join(", ")}.`,
  "counts-jumps": (name: string) => `The heuristic ${name} counts jumps; for --goal best use reach or zero.`,
  "no-place": (player: number, board: string) =>
    `Player ${player} cannot be placed on board ${board}: there is no number in that player's row.`,
  "random-size": (text: string) => `The size is rows x columns, as in 10x10, not "${text}".`,
  "random-target": (text: string) => `The target is a whole number, not "${text}".`,

  "random-pieces": () =>
    "A random board needs a size such as 4x4, and whole numbers of frame and inner colours.",
  "many-rules": (width: number, height: number) =>
    `A ${width}x${height} board has too many actions: use --formulation matching.`,
  "many-pieces": (most: number, count: number) => `The solver takes up to ${most} pieces, not ${count}.`,
  "new-size": (width: number, height: number) =>
    `The size must be between 2x2 and 1024 cells, not ${width}x${height}.`,
  "new-colours": () => "There must be at least one colour of each kind, and at most 31 in all.",
  "no-unique-board": (width: number, height: number, frame: number, inner: number) =>
    `No ${width}x${height} board with ${frame} and ${inner} colours and a single solution was found: try more colours.`,
  "few-colours": (frame: number, inner: number, pieces: number) =>
    `${frame} and ${inner} colours are too few for ${pieces} different pieces.`,
  "fill-list": (known: readonly string[], count: number, different: number, given: number) =>
    `--fill takes ${known.join(", ")}, or a list of all ${count} cells, each once; this list has ${given}, of which ${different} are different.`,
  "fill-word": (known: readonly string[], word: string) =>
    `--fill takes ${known.join(", ")}, or a list of cells, not "${word}".`,
  "fill-cell": (word: string, width: number, height: number) =>
    `--fill: a ${width}x${height} board has no cell ${word}.`,
} as const;

export const settingSentence = sentencesOf(settingSentences);
