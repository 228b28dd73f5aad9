/** A user's problem as a domain: one problem, heuristics by name, nothing else. Its states do not leave it, only drawings of them. */
import type { Domain, HeuristicRow, OpenedProblem } from "../../domains/domain.ts";
import { OptionError, rowNamed, type SearchEvent, type SearchResult } from "../../search/index.ts";
import { finished, prepareIn, type RunHost, type RunRequest, type RunResult } from "../run.ts";
import { textOfAction, textOfDrawn } from "./drawn.ts";
import type { OwnProgram } from "./program.ts";
import { programSentence } from "./sentences.ts";

export const OWN_PROBLEM = "own-problem";

type OwnDomain = Domain<unknown, unknown>;

/** The rows of heuristics that promise nothing until all states have been looked at. */
export function heuristicRows(
  names: readonly string[],
  promised: Readonly<Record<string, Pick<HeuristicRow, "admissible" | "consistent">>> = {},
): Readonly<Record<string, HeuristicRow>> {
  const nothing = { admissible: false, consistent: false };
  const row = (name: string) => ({ summary: "", ...(promised[name] ?? nothing) });
  return {
    ...Object.fromEntries(names.map((name) => [name, row(name)])),
    zero: { summary: "always 0", admissible: true, consistent: true },
  };
}

/** What a program without a good estimate is searched by. */
export function defaultsFor(heuristics: readonly string[]): OwnDomain["defaults"] {
  const first = heuristics.find((name) => name !== "zero");
  return first === undefined
    ? { strategy: "breadth-first", heuristic: "zero" }
    : { strategy: "a-star", heuristic: first };
}

interface OwnRow extends Pick<OwnDomain, "heuristics" | "defaults" | "open"> {}

/** The parts that may change are given as an object with getters where they do. */
export function ownDomain(row: OwnRow): OwnDomain {
  return {
    summary: "A problem of your own",
    input: "a program",
    get defaults() {
      return row.defaults;
    },
    get heuristics() {
      return row.heuristics;
    },
    quicker: [],
    options: {},
    presets: {},
    instances: {},
    made: {
      random: {
        summary: "",
        options: {},
        make: () => {
          throw new OptionError(programSentence("program-no-problem"));
        },
      },
    },
    open: (input, settings) => row.open(input, settings),
  };
}

/** The domain of a program that has been read. */
export function domainOf(program: OwnProgram): OwnDomain {
  const names = Object.keys(program.heuristics);
  const opened: OpenedProblem<unknown, unknown> = {
    problem: program.problem,
    heuristic: (name) => rowNamed(program.heuristics, "heuristic", name),
    readyHeuristics: () => names,
    picture: (state) => textOfDrawn(program.draw(state)),
    line: (state) => textOfDrawn(program.draw(state)).replaceAll("\n", " "),
  };
  return ownDomain({ heuristics: heuristicRows(names), defaults: defaultsFor(names), open: () => opened });
}

/** The same before it is run, for what needs no more than the names of its heuristics. */
export function domainWith(names: readonly string[]): OwnDomain {
  const open = () => {
    throw new OptionError(programSentence("program-not-run"));
  };
  return ownDomain({ heuristics: heuristicRows(names), defaults: defaultsFor(names), open });
}

/** A run whose result, events and progress have texts in the place of states and actions, so that they can be sent and written. */
export function runOwn(program: OwnProgram, request: RunRequest, host: RunHost): RunResult {
  const textOfState = (state: unknown) => textOfDrawn(program.draw(state));
  const asTexts = <Result extends Pick<SearchResult<unknown, unknown>, "states" | "actions">>(
    result: Result,
  ) => ({
    ...result,
    states: result.states.map(textOfState),
    actions: result.actions.map(textOfAction),
  });
  const { observer, progress } = host;
  const { result } = finished(
    prepareIn(domainOf(program), request, {
      ...host,
      observer: observer && {
        event: (event: SearchEvent) =>
          observer.event({
            ...event,
            state: textOfState(event.state),
            action: event.action === null ? null : textOfAction(event.action),
          }),
      },
    }),
    progress === undefined ? host : { ...host, progress: (soFar) => progress(() => asTexts(soFar())) },
  );
  const texts = asTexts(result);
  return { ...texts, pictures: texts.states };
}
