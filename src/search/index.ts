/** The search library: `import { solve, strategies } from "frontier/search"`. */
export {
  type AnalysisOptions,
  type AnalysisProgress,
  analyse,
  type HeuristicAnalysis,
  type Sample,
  type SpaceAnalysis,
} from "./analysis/analyse.ts";
export { type Dominance, type DominanceRelation, latticeLines } from "./analysis/dominance.ts";
export type { CostRow, EstimateRow } from "./analysis/estimate-statistics.ts";
export type { BoundRow, EffectiveBranching } from "./analysis/node-prediction.ts";
export type { Counterexample } from "./analysis/promises.ts";
export { type Asked, expectedAnswers, ProblemError } from "./answers.ts";
export { type CheckOptions, checkProblem, type Finding, type FindingKind } from "./check-problem.ts";
export * from "./choices.ts";
export type { Limit, RoundCounts } from "./engines/engine.ts";
export {
  chooseMove,
  type GameCounts,
  type GameLimits,
  type GameOptions,
  type MoveChoice,
} from "./games/choose-move.ts";
export type { Game, Player } from "./games/game.ts";
export { type GameStrategy, type GameStrategyName, gameStrategies } from "./games/strategies.ts";
export { type Heuristic, maximum, weighted, zero } from "./heuristic.ts";
export {
  branchingFactor,
  type Counters,
  type Counting,
  countings,
  type Metrics,
  penetrance,
} from "./metrics.ts";
export { aliasesOf, type Named, type NamedTable, nameIn, nearNames, nearRows } from "./names.ts";
export { knownName, messageOf, OptionError, rowNamed } from "./option-error.ts";
export { meant, optionSentence, optionSentences } from "./option-sentences.ts";
export { type ChoiceName, choiceOptions, type NumberName, numberOptions } from "./options.ts";
export type {
  BackwardProblem,
  GraphCounts,
  GraphForm,
  GraphOrder,
  InPlaceForm,
  Key,
  PackedChildren,
  PackedForm,
  Problem,
} from "./problem.ts";
export { keepsPromise } from "./promise.ts";
export { type Said, type Sentence, type SentenceTable, saidOf, say, sentencesOf } from "./sentence.ts";
export {
  Search,
  type SearchResult,
  solve,
  solveAsync,
} from "./solve.ts";
export { type Limits, optionOfOthers, type SolveOptions } from "./solve-options.ts";
export { type Strategy, type StrategyName, strategies, strategiesWith } from "./strategies.ts";
export { type EventType, eventTypes, type Observer, type SearchEvent } from "./trace/observer.ts";
export { type PosthocTrace, toPosthoc } from "./trace/posthoc.ts";
export {
  counted,
  Replay,
  type ReplayCounters,
  type ReplayNode,
  type ReplayStatus,
  statusAfter,
} from "./trace/replay.ts";
export {
  readTrace,
  type Trace,
  TraceError,
  type TraceHeader,
  TraceWriter,
  traceFaults,
} from "./trace/trace.ts";
