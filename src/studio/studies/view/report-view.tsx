/** A study's report as a page: the same sections, sentences, tables and plots as `frontier study report --html` writes. */
import { useMemo, useState } from "react";
import { type Block, type Board, documentOf } from "../../../report/document.ts";
import { type ReportWords, reportWords } from "../../../report/words/index.ts";
import { type ReportCounter, reportCounters } from "../../../study/counters.ts";
import type { StudyResults } from "../../../study/results.ts";
import type { StudySpace } from "../../../study/spaces.ts";
import { usePreferences } from "../../app/preferences.ts";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../words/index.ts";
import { ReportPlot } from "./report-plot.tsx";
import { ReportTable } from "./report-table.tsx";
import "./report-view.css";

interface Props {
  readonly results: StudyResults;
  /** What all states of its spaces say; null until that is known. */
  readonly spaces: readonly StudySpace[] | null;
}

export function ReportView({ results, spaces }: Props) {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [counter, setCounter] = useState<ReportCounter>(results.counter);
  const report = useMemo(
    () => documentOf(results, counter, language, spaces),
    [results, counter, language, spaces],
  );
  // The runs have a table of their own, which stays fast with a great many of them.
  const sections = report.sections.filter(({ isRunTable }) => !isRunTable);
  return (
    <div className="report">
      <div className="report-status">
        <p>{report.status}</p>
        <label className="report-counter">
          <span className="soft">{words.counter}</span>
          <select value={counter} onChange={(event) => setCounter(event.target.value as ReportCounter)}>
            {reportCounters.map((name) => (
              <option key={name} value={name}>
                {reportWords[language].counters[name].title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="report-document">
        {sections.map(({ title, blocks }) => (
          <Panel key={title} title={title} className="report-section">
            <div className="panel-body">
              {blocks.map((block) => (
                <ReportBlock key={blockKey(block)} block={block} words={reportWords[language]} />
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </div>
  );
}

function ReportBlock({ block, words }: { readonly block: Block; readonly words: ReportWords }) {
  if (block.kind === "table") return <ReportTable table={block.table} words={words} />;
  if (block.kind === "plot") return <ReportPlot block={block} words={words} />;
  if (block.kind === "boards")
    return (
      <div className="report-boards">
        {block.boards.map((board) => (
          <BoardPair key={board.instance} board={board} />
        ))}
      </div>
    );
  if (block.kind === "author") return <p className="soft">{block.text}</p>;
  if (block.kind === "facts")
    return (
      <dl className="report-facts">
        {block.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <div className="report-sentences">
      {block.title !== "" && <h3>{block.title}</h3>}
      <ul>
        {block.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function BoardPair({ board: { instance, start, end, summary } }: { readonly board: Board }) {
  return (
    <div className="report-board">
      <h3>{instance}</h3>
      <p className="soft">{summary}</p>
      <div>
        <pre>{start}</pre>
        {end !== null && <pre>{end}</pre>}
      </div>
    </div>
  );
}

function blockKey(block: Block): string {
  if (block.kind === "table") return `table ${block.table.title}`;
  if (block.kind === "plot") return `plot ${block.name}`;
  return block.kind === "sentences" ? `sentences ${block.title}` : block.kind;
}
