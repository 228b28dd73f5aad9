/** What can be found out about a problem before it is searched: broken promises, and how good its heuristics are. */
import { shown } from "../../search/answers.ts";
import { analyse, checkProblem, type FindingKind, type Limit, type Said } from "../../search/index.ts";
import type { Drawn } from "./drawn.ts";
import type { OwnProgram } from "./program.ts";

export interface Examination {
  readonly findings: readonly ExaminedFinding[];
  /** Null if a heuristic or a state could not be examined at all. */
  readonly space: ExaminedSpace | null;
}

interface ExaminedFinding {
  readonly kind: FindingKind;
  /** Undefined for what is wrong with the problem itself. */
  readonly heuristic?: string;
  readonly message: string;
  readonly said: Said;
  readonly count: number;
}

interface ExaminedSpace {
  /** Whether every state that can be reached was looked at, or only those found before a limit. */
  readonly isWhole: boolean;
  readonly limit: Limit | null;
  readonly states: number;
  readonly goals: number;
  readonly deadEnds: number;
  /** The largest cost of a best solution, and the mean. */
  readonly maxCost: number | null;
  readonly meanCost: number | null;
  readonly heuristics: Readonly<Record<string, ExaminedHeuristic>>;
}

export interface ExaminedHeuristic {
  /** Null where the states that were looked at do not tell. */
  readonly admissible: boolean | null;
  readonly consistent: boolean | null;
  /** How much it is below or above the true cost, on average. */
  readonly meanError: number | null;
  readonly counterexample: Counterexample | null;
}

interface Counterexample {
  readonly state: string;
  readonly drawn: Drawn;
  readonly h: number;
  readonly cost: number | null;
}

interface Limits {
  readonly states: number;
  readonly timeMs: number;
}

/** States that are sampled for broken promises: each is asked about several times. */
const SAMPLED = 300;

/** Throws what a function of the program throws. */
export function examine({ problem, heuristics, draw }: OwnProgram, { states, timeMs }: Limits): Examination {
  const own = Object.entries(heuristics).filter(([name]) => name !== "zero");
  const aboutProblem = checkProblem(problem, { states: SAMPLED });
  const broken = aboutProblem.filter(({ kind }) => kind !== "inadmissible" && kind !== "inconsistent");
  if (broken.length > 0) return { findings: broken, space: null };
  const wrongEstimates = own.flatMap(([heuristic, estimate]) =>
    checkProblem(problem, { heuristic: estimate, states: SAMPLED })
      .filter(
        ({ kind }) => kind === "wrong answer" || kind === "answer changed" || kind === "no whole number",
      )
      .map((finding) => ({ ...finding, heuristic })),
  );
  if (wrongEstimates.length > 0) return { findings: wrongEstimates, space: null };
  const space = analyse(problem, Object.fromEntries(own), { limits: { nodes: states, time: timeMs } });
  return {
    findings: [],
    space: {
      isWhole: space.outcome === "complete" && space.coverage === "whole",
      limit: space.limit,
      states: space.states,
      goals: space.goals,
      deadEnds: space.deadEnds,
      maxCost: space.maxCost,
      meanCost: space.meanCost,
      heuristics: Object.fromEntries(
        Object.entries(space.heuristics).map(
          ([name, { admissible, consistent, meanError, counterexample }]) => [
            name,
            {
              admissible,
              consistent,
              meanError,
              counterexample:
                counterexample?.refutes === "admissible"
                  ? {
                      state: shown(counterexample.state),
                      drawn: draw(counterexample.state),
                      h: counterexample.h,
                      cost: counterexample.cost,
                    }
                  : null,
            },
          ],
        ),
      ),
    },
  };
}
