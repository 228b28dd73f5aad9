/** The counters: those of the step that is shown, or of the whole search while nothing is drawn. */

import { bytes, milliseconds, real, whole } from "../numbers.ts";
import { useWords } from "../words/index.ts";
import { isAtEnd } from "./watch-state.ts";
import { useWatch, useWatchedInTurn } from "./watch-store.ts";

export function Counters() {
  const words = useWords();
  const { frame, progress, finishing } = useWatchedInTurn("frame", "progress", "finishing");
  const isDone = useWatch(isAtEnd);
  if (progress === null) return null;
  const { metrics, isFull } = progress;
  // Beyond the record, and without drawing, only the search itself has counters.
  const isDrawn = progress.events > 0;
  const isLive = frame === null || (isFull && (finishing || frame.step === progress.events));
  const now = isLive
    ? { ...metrics, frontier: metrics.frontierLeft }
    : { ...frame.counters, frontier: frame.frontier };
  const rows: [string, string][] = [
    [words.counters.expanded, whole(now.expanded)],
    [words.counters.generated, whole(now.generated)],
    [words.counters.frontier, whole(now.frontier)],
    [words.counters.duplicates, whole(now.duplicates)],
    ...(now.reopened > 0 ? [[words.counters.reopened, whole(now.reopened)] as [string, string]] : []),
    ...(frame?.bound != null && !isLive
      ? [[words.counters.bound, real(frame.bound)] as [string, string]]
      : []),
    ...(isLive || isDone
      ? ([
          [words.counters.opened, whole(metrics.opened)],
          [words.counters.peakFrontier, whole(metrics.peakFrontier)],
          ...(metrics.penetrance === null ? [] : [[words.counters.penetrance, real(metrics.penetrance)]]),
          ...(metrics.branchingFactor === null
            ? []
            : [[words.counters.branchingFactor, real(metrics.branchingFactor)]]),
          // While steps are drawn, the time would include the pauses.
          ...(isDrawn ? [] : [[words.counters.time, milliseconds(metrics.timeMs)]]),
          [words.counters.memory, bytes(metrics.memoryBytes)],
        ] as [string, string][])
      : []),
  ];
  return (
    <dl className="watch-counters">
      {rows.map(([name, value]) => (
        <div key={name} data-wide={name === words.counters.branchingFactor || undefined}>
          <dt>{name}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
