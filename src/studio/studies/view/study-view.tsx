/** One study: its question, its progress, its report and its runs, and ways to save them. */
import { useEffect, useState } from "react";
import { csvOf } from "../../../report/csv.ts";
import type { StudyResults } from "../../../study/results.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { saveFile } from "../../app/save-file.ts";
import { Panel } from "../../ui/panel.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { resumeOnMachine, stopOnMachine, useMachine } from "../sources/machine.ts";
import { forgetStudy, type OpenStudy } from "../sources/open-studies.ts";
import { useWords } from "../words/index.ts";
import { useStudyTitle } from "../words/study-titles.ts";
import { ReportView } from "./report-view.tsx";
import { RunTable } from "./run-table.tsx";
import "./study-view.css";

const views = ["report", "runs"] as const;

export default function StudyView({ study }: { readonly study: OpenStudy }) {
  const words = useWords();
  const results = useCalm(study.results);
  const [view, setView] = useState<(typeof views)[number]>("report");
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
          <SaveButtons results={results} />
        </div>
      </header>
      <Failure study={study} />
      {results.runs.length === 0 ? (
        <p className="studies-empty">{words.first}</p>
      ) : (
        <Tabs className="study-tabs" chosen={view} choose={setView}>
          <TabList label={title} names={views} title={(name) => words[name]} />
          <Tab name="report">
            <ReportView results={results} />
          </Tab>
          <Tab name="runs">
            <Panel title={words.runs}>
              <RunTable runs={study.results.runs} />
            </Panel>
          </Tab>
        </Tabs>
      )}
    </article>
  );
}

/** The newer results of a running study, but rarely if there are many: a report takes about 0.1 ms per run. */
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

/** Stop a study that runs; resume one of the machine that was left unfinished; close one that is open only here. */
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

function SaveButtons({ results }: { readonly results: StudyResults }) {
  const words = useWords();
  return Object.entries(formats).map(([name, { type, content }]) => (
    <button
      key={name}
      type="button"
      aria-label={`${words.save} ${name.toUpperCase()}`}
      title={`${words.save} ${name.toUpperCase()}`}
      onClick={() => saveFile(`${results.id}.${name}`, content(results), type)}
    >
      {name.toUpperCase()}
    </button>
  ));
}
