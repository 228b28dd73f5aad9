/** The race in numbers, a row for each search. */
import { useFaultText } from "../../app/fault-text.ts";
import { bytes, milliseconds, real, whole } from "../numbers.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { LaneMark } from "./lane-mark.tsx";
import type { Runner } from "./race-state.ts";
import { useRace } from "./race-store.ts";

type Counter = keyof Words["counters"];

/** The columns of numbers: a counter's name, and its value once a search has begun. */
const columns: readonly (readonly [Counter, (progress: NonNullable<Runner["progress"]>) => string])[] = [
  ["cost", ({ result }) => (result?.cost == null ? "–" : real(result.cost))],
  ["expanded", ({ metrics }) => whole(metrics.expanded)],
  ["generated", ({ metrics }) => whole(metrics.generated)],
  ["peakFrontier", ({ metrics }) => whole(metrics.peakFrontier)],
  ["time", ({ metrics }) => milliseconds(metrics.timeMs)],
  ["memory", ({ metrics }) => bytes(metrics.memoryBytes)],
];

export function RaceTable() {
  const words = useWords();
  const faultText = useFaultText();
  const runners = useRace((race) => race.runners);
  const most = Math.max(1, ...runners.map(({ progress }) => progress?.metrics.expanded ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label={words.table}>
      <table className="data compare-table">
        <thead>
          <tr>
            <th scope="col">{words.strategy}</th>
            <th scope="col">{words.outcome}</th>
            {columns.map(([counter]) => (
              <th key={counter} scope="col" className="number">
                {words.counters[counter]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runners.map((runner, lane) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes do not move
            <tr key={lane}>
              <th scope="row">
                <LaneMark lane={lane} />
                {runner.name}
                <span
                  className="compare-bar"
                  data-lane={lane}
                  style={{ width: `${(100 * (runner.progress?.metrics.expanded ?? 0)) / most}%` }}
                />
              </th>
              <td>{runner.fault === null ? stateText(runner, words) : faultText(runner.fault)}</td>
              {columns.map(([counter, text]) => (
                <td key={counter} className="number">
                  {runner.progress && text(runner.progress)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function stateText({ progress }: Runner, words: Words): string {
  if (progress === null) return words.waiting;
  if (progress.result === null) return words.racing;
  const { outcome } = progress.result;
  if (outcome === "solved") return words.finished;
  return outcome === "unsolvable" ? words.noSolution : words.stopped;
}
