/** A user's program as it was read: the problem, its heuristics by name, and how a state is drawn. */
import { TextError } from "../../domains/text/text-error.ts";
import { shown } from "../../search/answers.ts";
import {
  type Heuristic,
  type Key,
  nearNames,
  OptionError,
  optionSentence,
  type Problem,
  type Sentence,
  zero,
} from "../../search/index.ts";
import { checkFunctions } from "../../search/solve-options.ts";
import { type Drawn, drawnBy } from "./drawn.ts";
import { programSentence } from "./sentences.ts";

export interface OwnProgram {
  readonly problem: Problem<unknown, unknown>;
  /** The user's, and `zero`, so that every strategy has one. */
  readonly heuristics: Readonly<Record<string, Heuristic<unknown>>>;
  draw(state: unknown): Drawn;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What only the host of a program knows. */
export interface ProgramHost {
  /** Where in the program an error was thrown, if the host can tell. */
  positionOf?(error: unknown): Position | undefined;
  /** Called before each function of the program. */
  beat?(): void;
}

type Callable = (...values: never[]) => unknown;

/** Reads what a program exports: `problem`, and if they are there `heuristics` and `draw`. Throws an OptionError. */
export function readProgram(exported: Readonly<Record<string, unknown>>, host: ProgramHost = {}): OwnProgram {
  const { problem, heuristics = {}, draw } = exported;
  checkNames(exported);
  if (!isObject(problem)) throw new OptionError(programSentence("program-no-problem"));
  const { starts } = problem;
  if (!Array.isArray(starts) || starts.length === 0)
    throw new OptionError(optionSentence("program-no-starts", "problem"));
  const own = problem as unknown as Problem<unknown, unknown>;
  checkFunctions(own, undefined);
  if (draw !== undefined) checkFunction("draw", draw);
  if (!isObject(heuristics)) throw new OptionError(programSentence("program-no-heuristics"));
  const named = <Named extends Callable>(name: string, own: unknown) => naming<Named>(name, own, host);
  const estimates = Object.entries(heuristics).map(([name, estimate]) => {
    checkFunction(`heuristics.${name}`, estimate);
    return [name, named<Heuristic<unknown>>(`heuristics.${name}`, estimate)];
  });
  const { backward } = own;
  const unsolvable = () => own.unsolvable?.();
  return {
    problem: {
      starts,
      actions: named("actions", own.actions.bind(own)),
      result: named("result", own.result.bind(own)),
      isGoal: named("isGoal", own.isGoal.bind(own)),
      key: named<(state: unknown) => Key>("key", own.key.bind(own)),
      ...(own.cost && { cost: named("cost", own.cost.bind(own)) }),
      ...(own.integerCosts === true && { integerCosts: true }),
      ...(own.unsolvable && {
        unsolvable: () => named<(start: unknown) => string | undefined>("unsolvable", unsolvable)(starts[0]),
      }),
      ...(backward && {
        backward: {
          starts: backward.starts,
          actions: named("backward.actions", backward.actions.bind(backward)),
          result: named("backward.result", backward.result.bind(backward)),
        },
      }),
    },
    heuristics: { ...Object.fromEntries(estimates), zero },
    draw: drawnBy(draw === undefined ? undefined : named("draw", draw)),
  };
}

const exportedNames = ["problem", "heuristics", "draw"];

/** What is nearly called as it should be would be left aside without a word; other exports are the program's own affair. */
function checkNames(exported: Readonly<Record<string, unknown>>): void {
  const missing = exportedNames.filter((name) => exported[name] === undefined);
  for (const name of Object.keys(exported)) {
    const [meant] = exportedNames.includes(name) ? [] : nearNames(name, missing);
    if (meant !== undefined && Math.abs(name.length - meant.length) <= 2)
      throw new OptionError(programSentence("program-misnamed", name, meant));
  }
}

/** The same function; an error in it becomes one that names it, the state it was given, and the place in the program. */
function naming<Named extends Callable>(
  name: string,
  own: unknown,
  { positionOf, beat }: ProgramHost,
): Named {
  const called = own as (state: unknown, ...others: unknown[]) => unknown;
  return ((state: unknown, ...others: unknown[]) => {
    beat?.();
    try {
      return called(state, ...others);
    } catch (error) {
      throw placed(programSentence("program-threw", name, textOf(error), shown(state)), positionOf?.(error));
    }
  }) as unknown as Named;
}

/** An error of a program with its place, where that is known. */
export function placed(sentence: Sentence, position: Position | undefined): Error {
  return position === undefined
    ? new OptionError(sentence)
    : new TextError(sentence, position.line, position.column);
}

/** An error as a user's program throws it, which may be anything. */
export function textOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : shown(error);
  } catch {
    return shown(error);
  }
}

function checkFunction(name: string, value: unknown): void {
  if (typeof value !== "function") throw new OptionError(optionSentence("program-no-function", name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
