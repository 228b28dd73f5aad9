/** A rule program as a problem of the user's own; what is wrong with it is told as in any other program. */
import { FactDrawings, RuleSpace, type RuleState, SpaceError } from "../../clips/index.ts";
import { type Heuristic, OptionError, type Problem, type Sentence, zero } from "../../search/index.ts";
import { studySentence } from "../sentences.ts";
import type { Drawn } from "./drawn.ts";
import { type OwnProgram, type ProgramHost, placed } from "./program.ts";
import { programSentence } from "./sentences.ts";
import type { OwnSource } from "./source.ts";

/** Throws a TextError or an OptionError, now and in a search. */
export function readRules({ file, text, facts }: OwnSource, { beat }: ProgramHost = {}): OwnProgram {
  const told = <Result>(work: () => Result) => {
    beat?.();
    return inOwnWords(work, plain);
  };
  const space = inOwnWords(() => new RuleSpace(text, { file, facts }), facts === "" ? plain : ofFacts);
  const drawings = new FactDrawings(text);
  const { starts, cost } = space;
  const problem: Problem<RuleState, string> = {
    starts,
    actions: (state) => told(() => space.actions(state)),
    result: (state, action) => told(() => space.result(state, action)),
    isGoal: (state) => space.isGoal(state),
    key: (state) => space.key(state),
    ...(cost && { cost: (before, action) => told(() => cost(before, action)) }),
  };
  const heuristics = Object.entries(space.heuristics).map(
    ([name, estimate]): [string, Heuristic<RuleState>] => [name, (state) => told(() => estimate(state))],
  );
  return {
    problem: problem as Problem<unknown, unknown>,
    heuristics: { ...(Object.fromEntries(heuristics) as Record<string, Heuristic<unknown>>), zero },
    draw: (state) => drawn(space.changingFacts(state as RuleState), drawings),
  };
}

/** One grid, or a line for each fact. */
function drawn(facts: readonly string[], drawings: FactDrawings): Drawn {
  const all = facts.map((fact) => ({ fact, drawing: drawings.of(fact) }));
  const [only] = all;
  if (all.length === 1 && only?.drawing?.type === "grid")
    return { rows: rowsOf(only.drawing).map((cells) => cells.map((text) => ({ text }))) };
  return {
    lines: all.flatMap(({ fact, drawing }) => {
      if (drawing === null) return [fact];
      return drawing.type === "text" ? [drawing.text] : rowsOf(drawing).map((cells) => cells.join(" "));
    }),
  };
}

function rowsOf({
  cells,
  columns,
}: {
  readonly cells: readonly string[];
  readonly columns: number;
}): string[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** What is said of an error without a place in the program, outside of its rules. */
type Elsewhere = (message: string) => Sentence;
const plain: Elsewhere = (message) => studySentence("plain", message);
const ofFacts: Elsewhere = (message) => programSentence("rules-facts", message);

function inOwnWords<Result>(work: () => Result, elsewhere: Elsewhere): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof SpaceError ? inWords(error, elsewhere) : error;
  }
}

function inWords({ problem }: SpaceError, elsewhere: Elsewhere): Error {
  switch (problem.kind) {
    case "error": {
      const { message, file, line, column } = problem.error;
      if (file === null)
        return new OptionError(
          problem.rule === null
            ? elsewhere(message)
            : programSentence("rules-error-in", problem.rule, message),
        );
      const position = line === null || column === null ? undefined : { line, column };
      return placed(studySentence("plain", message), position);
    }
    case "no-goal":
      return new OptionError(programSentence("rules-no-goal"));
    case "endless":
      return new OptionError(
        problem.rule === null
          ? programSentence("rules-endless-function")
          : programSentence("rules-endless", problem.rule),
      );
    case "unstable":
      return new OptionError(programSentence("rules-unstable", problem.rule));
    case "outside":
      return new OptionError(programSentence("rules-outside", problem.rule, problem.what));
    case "address":
      return new OptionError(programSentence("rules-address", problem.fact));
    case "exit":
      return new OptionError(programSentence("rules-exit"));
  }
}
