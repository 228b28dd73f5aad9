/** The boards of a race side by side: what each search has just expanded, or its solution played back. */
import { useFaultText } from "../../app/fault-text.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import { real, whole } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { outcomeText } from "../words/outcome-text.ts";
import { LaneMark } from "./lane-mark.tsx";
import { hasEnded, isSolved, type Runner } from "./race-state.ts";
import "./lanes.css";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
  readonly runners: readonly Runner[];
  /** A step of the searches, or of the solutions. */
  readonly step: number;
  readonly track: Track;
  /** Boards that change often do not glide. */
  readonly isFast: boolean;
}

export type Track = "search" | "solutions";

export function Lanes({ opening, runners, step, track, isFast }: Props) {
  const words = useWords();
  return (
    <ul
      className="lanes"
      aria-label={words.boards}
      data-count={runners.length}
      data-fast={isFast || undefined}
    >
      {runners.map((runner, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes do not move
        <li key={lane} className="lane" data-lane={lane}>
          <h3 className="lane-name">
            <LaneMark lane={lane} />
            <span>{runner.name}</span>
          </h3>
          <Lane opening={opening} runner={runner} shown={shownAt(runner, step, track, words)} />
        </li>
      ))}
    </ul>
  );
}

interface Shown {
  /** Undefined for the board with which all searches start. */
  readonly state: unknown;
  /** Of another step than the one that is asked for. */
  readonly isOld: boolean;
  readonly numbers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly tone: "running" | "solved" | "stopped";
}

interface LaneProps {
  readonly opening: Props["opening"];
  readonly runner: Runner;
  readonly shown: Shown;
}

function Lane({ opening, runner, shown }: LaneProps) {
  const words = useWords();
  const faultText = useFaultText();
  const { board } = puzzleRows[usePuzzle((puzzle) => puzzle.domain)]!;
  const { state = opening.start, isOld, numbers, text, tone } = shown;
  return (
    <>
      <div className="lane-board" data-room={board.room} data-old={isOld || undefined}>
        <BoardView
          kind={board}
          about={opening.opened.problem}
          state={state}
          label={`${words.board}: ${runner.name}`}
        />
      </div>
      <dl className="lane-numbers numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="lane-text" data-tone={runner.fault === null ? tone : "stopped"}>
        {runner.fault === null ? text : faultText(runner.fault)}
      </p>
    </>
  );
}

function shownAt(runner: Runner, step: number, track: Track, words: Words): Shown {
  if (runner.progress === null)
    return {
      state: undefined,
      isOld: false,
      numbers: [
        [words.counters.expanded, "0"],
        [words.counters.frontier, known(null)],
        [words.counters.depth, known(null)],
        [lastNumber(runner, words), known(null)],
      ],
      text: words.waiting,
      tone: "running",
    };
  return track === "solutions" && isSolved(runner)
    ? solutionAt(runner, step, words)
    : searchAt(runner, track === "solutions" ? Number.POSITIVE_INFINITY : step, words);
}

function searchAt(runner: Runner, step: number, words: Words): Shown {
  const { board, isInformed } = runner;
  const { metrics, result } = runner.progress!;
  const isEnd = hasEnded(runner, step);
  const goal = isEnd && isSolved(runner) ? result!.states.at(-1) : undefined;
  const expanded = Math.min(step, metrics.expanded);
  // Beyond the record, only the latest state of the search is known.
  const isOld = goal === undefined && board !== null && board.step < expanded;
  const isNow = isEnd || expanded === metrics.expanded;
  const depth =
    goal !== undefined ? result!.actions.length : isOld ? (isNow ? metrics.depth : null) : board?.depth;
  const frontier = isEnd || isOld ? (isNow ? metrics.frontierLeft : null) : board?.frontier;
  const f = isInformed && !isOld && board?.f != null ? real(board.f) : known(null);
  return {
    state: goal ?? board?.state,
    isOld,
    numbers: [
      [words.counters.expanded, whole(expanded)],
      [words.counters.frontier, known(frontier)],
      [words.counters.depth, known(depth)],
      goal === undefined ? [lastNumber(runner, words), f] : [words.counters.cost, real(result!.cost!)],
    ],
    text: isEnd ? outcomeText(result!, words) : words.racing,
    tone: goal !== undefined ? "solved" : isEnd ? "stopped" : "running",
  };
}

function solutionAt(runner: Runner, step: number, words: Words): Shown {
  const { states, g, h, cost } = runner.progress!.result!;
  const at = Math.min(step, states.length - 1);
  return {
    state: states[at],
    isOld: false,
    numbers: [
      [words.step, `${at} / ${states.length - 1}`],
      ["g", real(g[at]!)],
      ["h", runner.isInformed ? real(h[at]!) : known(null)],
      [words.counters.cost, real(cost!)],
    ],
    text: outcomeText(runner.progress!.result!, words),
    tone: "solved",
  };
}

/** What a lane shows last until it has a cost: there are as many numbers at any time. */
const lastNumber = ({ isInformed }: Runner, words: Words) => (isInformed ? "f" : words.counters.cost);

function known(value: number | null | undefined): string {
  return value == null ? "–" : whole(value);
}
