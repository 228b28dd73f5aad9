/**
 * The analysis of a space by its name: a domain's own such as `3x3`, or the states of a problem; all of them or a sample.
 * A request and its result are plain data, so that a thread or a page's worker can do the work.
 */
import { analysisRows, type Space } from "../../domains/analysis.ts";
import type { SpaceCounts } from "../../domains/eternity2/space-counts.ts";
import {
  type AnyDomain,
  inMemory,
  type OpenedProblem,
  type ProblemInput,
  Random,
  type Settings,
  type TableKeeper,
} from "../../domains/index.ts";
import {
  type AnalysisProgress,
  analyse,
  type Counterexample,
  type Heuristic,
  type HeuristicAnalysis,
  type Limits,
  OptionError,
  type Problem,
  rowNamed,
  Search,
  type SpaceAnalysis,
} from "../../search/index.ts";
import { textOfAction } from "../own-problem/drawn.ts";
import { domainNamed } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { effectiveSettings, solveOptions, strategyNamed } from "../settings.ts";
import { TableAbandoned, TableLimits } from "../table-limits.ts";

export interface SpaceRequest {
  readonly domain: string;
  /** Its name: a space of the domain, or what `input` is called. */
  readonly space: string;
  /** The problem whose states are meant; left out for a space of the domain. */
  readonly input?: ProblemInput | undefined;
  /** Of the domain, and the limits. In a sample, `nodes` is the limit of each search for a true cost. */
  readonly settings: Settings;
  /** By default all that are ready within seconds. */
  readonly heuristics?: readonly string[] | undefined;
  /** So many random states instead of all, from this seed (1). */
  readonly sample?: number | undefined;
  readonly seed?: number | undefined;
}

export interface SpaceHost {
  readonly keeper?: TableKeeper;
  readonly signal?: { readonly aborted: boolean };
  readonly memory?: number;
  readonly memoryInUse?: (limit: number) => number;
  /** Called with the name of a table whose building met a limit. */
  abandoned?(table: string): void;
  progress?(soFar: AnalysisProgress): void;
}

/** A state that refutes a promise, on one line, and drawn. */
interface CounterexampleLine extends Counterexample<string, string> {
  readonly picture: string;
}

export interface SpaceResult extends Omit<SpaceAnalysis<unknown, unknown>, "heuristics"> {
  readonly domain: string;
  readonly space: string;
  /** The size of the space by depth, where a document counts it. */
  readonly counts: SpaceCounts | null;
  readonly sample: { readonly asked: number; readonly seed: number; readonly solver: string } | null;
  readonly heuristics: Readonly<
    Record<
      string,
      Omit<HeuristicAnalysis<unknown, unknown>, "counterexample"> & {
        readonly counterexample: CounterexampleLine | null;
      }
    >
  >;
}

/** More states than this are not looked at one by one unless a limit is set. */
const MOST_STATES = 5_000_000;
/** Random states from which only the distribution of h is taken. */
const FOR_PREDICTION = 10_000;
/** A random path ends here; on boards it ends much earlier. */
const LONGEST_PATH = 200;

/** The domain's own space of this name, if it has one. Throws an OptionError for one that it knows to be wrong. */
export function spaceNamed(domain: AnyDomain, name: string, settings: Settings): Space | undefined {
  // A preset may set the goal.
  return analysisRows.get(domain)?.space?.(name, effectiveSettings(domain, { text: "" }, settings));
}

export function analyseSpace(
  request: SpaceRequest,
  host: SpaceHost = {},
  domain = domainNamed(request.domain),
): SpaceResult {
  const { domain: name, space: spaceName, sample, seed = 1 } = request;
  for (const heuristic of request.heuristics ?? []) rowNamed(domain.heuristics, "heuristic", heuristic);
  const space = spaceNamed(domain, spaceName, request.settings) ?? { input: request.input! };
  const { nodes, ...limits } = limitsOf(request.settings, host);
  if (sample === undefined && nodes === undefined && (space.states ?? 0) > MOST_STATES)
    throw new OptionError(studySentence("large-space", spaceName, space.states!));
  const settings = effectiveSettings(domain, space.input, { ...request.settings, ...space.settings });
  const opened = domain.open(space.input, settings);
  const tables = new TableLimits(limits, { ...host, keeper: host.keeper ?? inMemory });
  const { keeper } = tables;
  const names = request.heuristics ?? opened.readyHeuristics();
  const heuristics = readyUntilStopped(names, (one) => opened.heuristic(one, keeper), host.signal);
  const { left } = tables;
  const solver: Settings = space.solver ?? domain.defaults;
  const analysis = analyse(opened.problem, heuristics, {
    kindOf: opened.kind && ((state) => opened.kind!(state)),
    limits: sample === undefined ? { ...left, nodes } : left,
    signal: host.signal,
    memoryInUse: host.memoryInUse,
    sample:
      sample === undefined
        ? undefined
        : sampled(domain, space, request, opened, { ...left, nodes }, { ...host, keeper }),
    progress: (soFar) => host.progress?.(soFar),
  });
  return {
    ...analysis,
    domain: name,
    space: spaceName,
    counts: space.counts ?? null,
    sample:
      sample === undefined
        ? null
        : { asked: sample, seed, solver: [solver.strategy, solver.heuristic].filter(Boolean).join(" · ") },
    heuristics: Object.fromEntries(
      Object.entries(analysis.heuristics).map(([one, found]) => [
        one,
        { ...found, counterexample: found.counterexample && asLine(found.counterexample, opened) },
      ]),
    ),
  };
}

/** By name. Building a table is abandoned when the work is to stop or a limit is met; what was ready before is kept. */
function readyUntilStopped(
  names: readonly string[],
  make: (name: string) => Heuristic<unknown>,
  signal: SpaceHost["signal"],
): Record<string, Heuristic<unknown>> {
  const ready: Record<string, Heuristic<unknown>> = {};
  try {
    for (const name of names) ready[name] = make(name);
  } catch (error) {
    if (!signal?.aborted && !(error instanceof TableAbandoned)) throw error;
  }
  return ready;
}

function limitsOf(settings: Settings, host: SpaceHost): Omit<Limits, "depth"> {
  const { nodes, time, cpu, memory } = solveOptions(settings).limits;
  return { nodes, time, cpu, memory: memory ?? host.memory };
}

function asLine(
  { step, ...found }: Counterexample<unknown, unknown>,
  { line, picture }: Pick<OpenedProblem<unknown, unknown>, "line" | "picture">,
): CounterexampleLine {
  return {
    ...found,
    state: line(found.state),
    picture: picture(found.state),
    step: step && { ...step, action: textOfAction(step.action), next: line(step.next) },
  };
}

/** Random states, and a search for the true cost of each. */
function sampled(
  domain: AnyDomain,
  space: Space,
  { sample = 0, seed = 1, settings }: SpaceRequest,
  { problem }: OpenedProblem<unknown, unknown>,
  limits: Limits,
  { keeper = inMemory, signal, memoryInUse }: SpaceHost,
) {
  const own = { ...settings, ...space.settings, ...(space.solver ?? {}) };
  const effective = effectiveSettings(domain, space.input, own);
  const solved = domain.open(space.input, effective);
  const strategy = strategyNamed(effective.strategy!);
  let heuristic: Heuristic<unknown> | undefined;
  const random = new Random(seed);
  const randomState = () => {
    if (space.random === undefined) return stateOnRandomPath(problem, random);
    const text = space.random(random.below(2 ** 31));
    return domain.open({ text }, { ...settings, ...space.settings }).problem.starts[0];
  };
  const randomStates = (length: number) => Array.from({ length }, randomState);
  return {
    states: randomStates(sample),
    // On random paths, estimates may take long, and the states of one path have much in common.
    more: space.random === undefined ? [] : randomStates(FOR_PREDICTION),
    trueCost(state: unknown, left: Pick<Limits, "time" | "cpu">): number | undefined {
      if (effective.heuristic !== undefined) {
        const { solver } = readyUntilStopped(
          ["solver"],
          () => heuristic ?? solved.heuristic(effective.heuristic!, keeper),
          signal,
        );
        if (solver === undefined) return undefined;
        heuristic = solver;
      }
      const search = new Search(startingAt(solved.problem, state), strategy, {
        heuristic,
        limits: { ...limits, ...left },
        signal,
        memoryInUse,
      });
      while (search.advance());
      const { outcome, cost } = search.result();
      return outcome === "unsolvable" ? Number.POSITIVE_INFINITY : (cost ?? undefined);
    },
  };
}

function startingAt<State, Action>(problem: Problem<State, Action>, start: State): Problem<State, Action> {
  return Object.create(problem, { starts: { value: [start] } });
}

/** One of the states of a path of random actions, each equally likely. */
function stateOnRandomPath(problem: Problem<unknown, unknown>, random: Random): unknown {
  const path = [problem.starts[random.below(problem.starts.length)]];
  while (path.length < LONGEST_PATH && !problem.isGoal(path.at(-1))) {
    const actions = problem.actions(path.at(-1));
    if (actions.length === 0) break;
    path.push(problem.result(path.at(-1), actions[random.below(actions.length)]));
  }
  return path[random.below(path.length)];
}
