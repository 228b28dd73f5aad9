/** All runs of a study: a table of any length, sorted by its heads and filtered above; only the rows in view exist. */

import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import type { Outcome } from "../../../run/outcome.ts";
import type { StudyRunResult } from "../../../study/results.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { FilterField } from "../../ui/filter-field.tsx";
import { useWords } from "../words/index.ts";
import {
  cellText,
  type RunColumnName,
  type RunListView,
  replayHash,
  runColumns,
  shownRuns,
  tellingColumns,
} from "./run-list.ts";
import "./run-table.css";

const ROW = 32;
const outcomes: readonly Outcome[] = ["solved", "unsolvable", "limit", "interrupted", "died"];

export function RunTable({ runs }: { readonly runs: readonly StudyRunResult[] }) {
  const words = useWords();
  const [view, setView] = useState<RunListView>({ text: "", outcome: null, sort: null });
  const columns = useMemo(() => tellingColumns(runs), [runs]);
  const shown = useMemo(() => shownRuns(runs, view), [runs, view]);
  const has = useMemo(() => new Set(runs.map(({ outcome }) => outcome)), [runs]);
  return (
    <>
      <div className="run-filter">
        <FilterField label={words.filter} text={view.text} change={(text) => setView({ ...view, text })} />
        <select
          aria-label={words.columns.outcome}
          value={view.outcome ?? ""}
          onChange={(event) => setView({ ...view, outcome: (event.target.value || null) as Outcome | null })}
        >
          <option value="">{words.everyOutcome}</option>
          {outcomes
            .filter((outcome) => has.has(outcome))
            .map((outcome) => (
              <option key={outcome} value={outcome}>
                {words.outcomes[outcome]}
              </option>
            ))}
        </select>
        <output className="numbers soft">{words.shown(shown.length, runs.length)}</output>
      </div>
      <Rows runs={shown} columns={columns} view={view} sortBy={(sort) => setView({ ...view, sort })} />
    </>
  );
}

interface RowsProps {
  readonly runs: readonly StudyRunResult[];
  readonly columns: readonly RunColumnName[];
  readonly view: RunListView;
  sortBy(sort: RunListView["sort"]): void;
}

function Rows({ runs, columns, view: { sort }, sortBy }: RowsProps) {
  const words = useWords();
  const faultText = useFaultText();
  const reasonText = (reason: StudyRunResult["reason"]) =>
    reason === null ? undefined : faultText({ message: reason.code, said: reason });
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: runs.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  const items = rows.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className="run-table" aria-label={words.runs} tabIndex={0}>
      <table className="data" aria-rowcount={runs.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((name) => {
              const isSorted = sort?.column === name;
              const next = { column: name, isDescending: isSorted ? !sort.isDescending : false };
              return (
                <th
                  key={name}
                  scope="col"
                  className={runColumns[name].isNumber ? "number" : undefined}
                  aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
                >
                  <button type="button" className="plain sort" onClick={() => sortBy(next)}>
                    {words.columns[name]}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr style={{ height: before }} />}
          {items.map(({ index }) => (
            <tr
              key={index}
              aria-rowindex={index + 2}
              data-outcome={runs[index]!.outcome}
              style={{ height: ROW }}
            >
              {columns.map((name) => (
                <td key={name} className={runColumns[name].isNumber ? "number" : undefined}>
                  {name === "outcome" ? (
                    <span className="run-outcome" title={reasonText(runs[index]!.reason)}>
                      {words.outcomes[runs[index]!.outcome]}
                    </span>
                  ) : name === "instance" ? (
                    <Instance run={runs[index]!} />
                  ) : (
                    cellText(name, runs[index]!)
                  )}
                </td>
              ))}
            </tr>
          ))}
          {after > 0 && <tr style={{ height: after }} />}
        </tbody>
      </table>
    </section>
  );
}

/** The name of a board; a click shows the run on the page "Puzzles". */
function Instance({ run }: { readonly run: StudyRunResult }) {
  const words = useWords();
  const hash = replayHash(run);
  if (hash === null) return run.instance;
  return (
    <a href={hash} title={words.watchRun}>
      {run.instance}
    </a>
  );
}
