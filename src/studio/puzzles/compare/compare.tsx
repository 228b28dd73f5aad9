/** The same board by several searches at once, in step: a lane for each, a table, charts, and who has won. */
import { useEffect } from "react";
import { domains } from "../../../domains/index.ts";
import { strategies } from "../../../search/index.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { copyLink } from "../export/export-menu.tsx";
import { saveFile } from "../export/save-file.ts";
import type { Opening, Rival } from "../puzzle.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { bytes, milliseconds, real, whole } from "../watch/numbers.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { Charts } from "./charts.tsx";
import { type Runner, raceCsv, verdict } from "./race-state.ts";
import { leaveRace, lineUp, needsHeuristic, paces, pauseRace, startRace, useRace } from "./race-store.ts";
import "./compare.css";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
}

const MOST_RIVALS = 8;

export default function Compare({ opening }: Props) {
  const words = useWords();
  const { domain, input, settings, rivals } = usePuzzle();
  const { phase, runners, pace } = useRace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board or other options are another race
  useEffect(() => {
    lineUp(rivals);
    return leaveRace;
  }, [rivals, domain, input, settings]);
  const start = () => startRace(domain, input, settings);
  return (
    <>
      <Panel
        title={words.rivals}
        tools={
          <button
            type="button"
            disabled={rivals.length >= MOST_RIVALS}
            onClick={() => setRivals([...rivals, rivals.at(-1)!])}
          >
            <Icon name="larger" />
            {words.addRival}
          </button>
        }
      >
        <div className="panel-body compare">
          <ul className="compare-rivals">
            {rivals.map((rival, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two searches may be the same
              <li key={i}>
                <RivalFields rival={rival} place={i} />
              </li>
            ))}
          </ul>
          <div className="toolbar">
            {phase === "racing" ? (
              <button type="button" className="primary" onClick={() => pauseRace(true)}>
                <Icon name="stop" />
                {words.pauseRace}
              </button>
            ) : phase === "paused" ? (
              <button type="button" className="primary" onClick={() => pauseRace(false)}>
                <Icon name="end" />
                {words.resumeRace}
              </button>
            ) : (
              <button
                type="button"
                className="primary"
                disabled={opening.unsolvable !== null}
                onClick={start}
              >
                <Icon name="end" />
                {phase === "over" ? words.againRace : words.startRace}
              </button>
            )}
            <label className="compare-pace">
              <span>{words.pace}</span>
              <select
                value={pace}
                onChange={(event) => useRace.setState({ pace: Number(event.target.value) })}
              >
                {paces.map((one) => (
                  <option key={one} value={one}>
                    {whole(one)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
      </Panel>
      <Panel
        title={words.race}
        tools={
          <>
            <button type="button" onClick={() => void copyLink()}>
              <Icon name="link" />
              {words.copyLink}
            </button>
            <button
              type="button"
              disabled={phase === "ready"}
              onClick={() => saveFile("comparison.csv", raceCsv(runners), "text/csv")}
            >
              <Icon name="save" />
              {words.files.csv}
            </button>
          </>
        }
      >
        <div className="panel-body compare">
          <p className="compare-verdict" role="status">
            {verdictText(runners, words)}
          </p>
          <RaceTable runners={runners} />
        </div>
      </Panel>
      {phase !== "ready" && <Charts runners={runners} isLive={phase === "racing"} />}
    </>
  );
}

function setRivals(rivals: readonly Rival[]): void {
  changePuzzle((puzzle) => ({ ...puzzle, rivals }));
}

function RivalFields({ rival, place }: { readonly rival: Rival; readonly place: number }) {
  const words = useWords();
  const { domain, rivals } = usePuzzle();
  const change = (next: Partial<Rival>) => setRivals(rivals.with(place, { ...rival, ...next }));
  const label = (what: string) => `${what} ${place + 1}`;
  return (
    <>
      <span className="compare-mark" data-lane={place}>
        {place + 1}
      </span>
      <select
        aria-label={label(words.strategy)}
        value={rival.strategy}
        onChange={(event) => change({ strategy: event.target.value })}
      >
        {Object.keys(strategies).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label={label(words.heuristic)}
        value={rival.heuristic}
        disabled={!needsHeuristic(rival.strategy)}
        onChange={(event) => change({ heuristic: event.target.value })}
      >
        {Object.keys(domains[domain]!.heuristics).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button
        type="button"
        className="icon plain"
        aria-label={words.removeRival(label(words.strategy))}
        disabled={rivals.length === 1}
        onClick={() => setRivals(rivals.filter((_, i) => i !== place))}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

function RaceTable({ runners }: { readonly runners: readonly Runner[] }) {
  const words = useWords();
  const most = Math.max(1, ...runners.map(({ progress }) => progress?.metrics.expanded ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label={words.table}>
      <table className="data compare-table">
        <thead>
          <tr>
            <th scope="col">{words.strategy}</th>
            <th scope="col">{words.outcome}</th>
            <th scope="col" className="number">
              {words.counters.cost}
            </th>
            <th scope="col" className="number">
              {words.counters.expanded}
            </th>
            <th scope="col" className="number">
              {words.counters.generated}
            </th>
            <th scope="col" className="number">
              {words.counters.peakFrontier}
            </th>
            <th scope="col" className="number">
              {words.counters.time}
            </th>
            <th scope="col" className="number">
              {words.counters.memory}
            </th>
          </tr>
        </thead>
        <tbody>
          {runners.map(({ name, progress, fault }, lane) => {
            const metrics = progress?.metrics;
            const cells = metrics && [
              progress.result?.cost == null ? "–" : real(progress.result.cost),
              whole(metrics.expanded),
              whole(metrics.generated),
              whole(metrics.peakFrontier),
              milliseconds(metrics.timeMs),
              bytes(metrics.memoryBytes),
            ];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lanes do not move
              <tr key={lane}>
                <th scope="row">
                  <span className="compare-mark" data-lane={lane}>
                    {lane + 1}
                  </span>
                  {name}
                  <span
                    className="compare-bar"
                    data-lane={lane}
                    style={{ width: `${(100 * (metrics?.expanded ?? 0)) / most}%` }}
                  />
                </th>
                <td>{fault ?? stateText(progress?.result ?? undefined, progress !== null, words)}</td>
                {(cells ?? ["", "", "", "", "", ""]).map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={i} className="number">
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function stateText(
  result: { readonly outcome: string } | undefined,
  hasBegun: boolean,
  words: Words,
): string {
  if (!hasBegun) return words.waiting;
  if (result === undefined) return words.racing;
  if (result.outcome === "solved") return words.finished;
  return result.outcome === "unsolvable" ? words.noSolution : words.stopped;
}

/** One or two sentences at the end; nothing before. */
function verdictText(runners: readonly Runner[], words: Words): string {
  const said = verdict(runners);
  if (said === null) return "";
  const { winners, expanded, bestCost, dearer } = said;
  if (winners.length === 0) return words.nobody;
  const first =
    winners.length === 1
      ? words.winner(winners[0]!, whole(expanded))
      : words.together(winners.join(", "), whole(expanded));
  const second =
    dearer.length === 0
      ? words.allBest(real(bestCost))
      : words.someWorse(real(bestCost), dearer.map(([name, cost]) => `${name} (${real(cost)})`).join(", "));
  return `${first} ${second}`;
}
