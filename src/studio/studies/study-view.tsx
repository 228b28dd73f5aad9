/** One study: what it asks, how far it is, its report and its runs, and ways to take them along. */
import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { csvOf } from "../../report/csv.ts";
import type { StudyResults } from "../../study/results.ts";
import { useFaultText } from "../faults/index.ts";
import { Panel } from "../ui/panel.tsx";
import { resumeOnMachine, stopOnMachine, useMachine } from "./machine.ts";
import { forgetStudy, type OpenStudy } from "./open-studies.ts";
import { ReportView } from "./report-view.tsx";
import { RunTable } from "./run-table.tsx";
import { useStudyTitle } from "./study-titles.ts";
import { useWords } from "./words.ts";
import "./study-view.css";

export default function StudyView({ study }: { readonly study: OpenStudy }) {
  const words = useWords();
  const results = useCalm(study.results);
  const { title, question } = useStudyTitle()(results);
  return (
    <article className="study">
      <header className="study-head">
        <div>
          <h2>{title}</h2>
          {question !== "" && <p className="soft">{question}</p>}
        </div>
        <div className="toolbar">
          <StudyActions study={study} />
          <SaveMenu results={results} />
        </div>
      </header>
      <Failure study={study} />
      {results.runs.length === 0 ? (
        <p className="studies-empty">{words.first}</p>
      ) : (
        <Tabs.Root defaultValue="report" className="study-tabs">
          <Tabs.List className="tabs" aria-label={title}>
            <Tabs.Trigger value="report">{words.report}</Tabs.Trigger>
            <Tabs.Trigger value="runs">{words.runs}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="report">
            <ReportView results={results} />
          </Tabs.Content>
          <Tabs.Content value="runs">
            <Panel title={words.runs}>
              <RunTable runs={study.results.runs} />
            </Panel>
          </Tabs.Content>
        </Tabs.Root>
      )}
    </article>
  );
}

/** The newer results of a running study, but seldom where they are many: a report takes about 0.1 ms for each run. */
function useCalm(results: StudyResults): StudyResults {
  const [shown, setShown] = useState({ results, at: performance.now() });
  const isOther = shown.results.id !== results.id;
  const isOver = results.finishedAt !== null;
  useEffect(() => {
    const calmMs = isOther || isOver ? 0 : results.runs.length;
    const wait = setTimeout(
      () => setShown({ results, at: performance.now() }),
      Math.max(0, shown.at + calmMs - performance.now()),
    );
    return () => clearTimeout(wait);
  }, [results, isOther, isOver, shown.at]);
  return isOther ? results : shown.results;
}

/** Stop while it runs; go on with one of the machine that was left; close one that is open only here. */
function StudyActions({ study }: { readonly study: OpenStudy }) {
  const words = useWords();
  const { key, results, stop } = study;
  const ofMachine = useMachine(({ listing }) => listing?.studies.find(({ id }) => key === `machine/${id}`));
  const button = (label: string, act: () => void) => (
    <button type="button" onClick={act}>
      {label}
    </button>
  );
  if (ofMachine?.isRunning) return button(words.stop, () => void stopOnMachine(results.id));
  if (ofMachine && ofMachine.finishedAt === null)
    return button(words.resume, () => void resumeOnMachine(results.id));
  if (stop) return button(words.stop, stop);
  return ofMachine ? null : button(words.remove, () => forgetStudy(study));
}

function Failure({ study: { key, failure } }: { readonly study: OpenStudy }) {
  const onMachine = useMachine(
    ({ listing }) => listing?.studies.find(({ id }) => key === `machine/${id}`)?.failure ?? null,
  );
  const faultText = useFaultText();
  const fault = failure ?? onMachine;
  return fault === null ? null : (
    <p className="message-wrong" role="alert">
      {faultText(fault)}
    </p>
  );
}

const formats: Readonly<Record<string, { type: string; content(results: StudyResults): string }>> = {
  csv: { type: "text/csv", content: csvOf },
  json: { type: "application/json", content: (results) => `${JSON.stringify(results, null, 1)}\n` },
};

function SaveMenu({ results }: { readonly results: StudyResults }) {
  const words = useWords();
  return Object.entries(formats).map(([name, { type, content }]) => (
    <button
      key={name}
      type="button"
      aria-label={`${words.save} ${name.toUpperCase()}`}
      title={`${words.save} ${name.toUpperCase()}`}
      onClick={() => save(`${results.id}.${name}`, type, content(results))}
    >
      {name.toUpperCase()}
    </button>
  ));
}

function save(name: string, type: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
