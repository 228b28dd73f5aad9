/** What the page knows of the programs that have been run; all else is known only in their workers. */
import type { AnyDomain, OpenedProblem } from "../../domains/index.ts";
import { defaultsFor, heuristicRows, ownDomain } from "../../run/own-problem/domain.ts";
import { type Drawn, textOfDrawn } from "../../run/own-problem/drawn.ts";
import { programSentence } from "../../run/own-problem/sentences.ts";
import { OptionError } from "../../search/index.ts";
import type { Examined } from "./sandbox/messages.ts";

const examined = new Map<string, Examined>();
let current = "";

/** The program that is shown, from now on. */
export function setCurrentProgram(text: string, known: Examined): void {
  examined.set(text, known);
  current = text;
}

/** The text of the program that is shown; empty before one was run. */
export const currentProgram = (): string => current;

/** Undefined before a program has been run. */
export const currentExamined = (): Examined | undefined => examined.get(current);

/** The domain of whatever program is shown. */
export const domainOnPage: AnyDomain = ownDomain({
  get heuristics() {
    const known = currentExamined();
    const promised = known?.examination.space?.heuristics ?? {};
    const proved = Object.entries(promised).map(([name, { admissible, consistent }]) => [
      name,
      { admissible: admissible === true, consistent: consistent === true },
    ]);
    return heuristicRows(known?.heuristics ?? [], Object.fromEntries(proved));
  },
  get defaults() {
    return defaultsFor(currentExamined()?.heuristics ?? []);
  },
  open(input) {
    const known = "text" in input ? examined.get(input.text) : undefined;
    if (known === undefined) throw new OptionError(programSentence("program-not-run"));
    return openedOnPage(known);
  },
});

/** The start and nothing else: the functions of the problem are in its worker. */
function openedOnPage({ start, heuristics }: Examined): OpenedProblem<unknown, unknown> {
  return {
    problem: {
      starts: [start],
      actions: () => [],
      result: (state) => state,
      isGoal: () => false,
      key: (state) => JSON.stringify(state),
    },
    heuristic: () => () => 0,
    readyHeuristics: () => heuristics,
    picture: (state) => textOfDrawn(state as Drawn),
    line: (state) => textOfDrawn(state as Drawn).replaceAll("\n", " "),
  };
}
