/** One study: its question, its progress, its report and its runs, and ways to save them. */
import { useEffect, useState } from "react";
import type { Fault } from "../../../domains/index.ts";
import { csvOf } from "../../../report/csv.ts";
import type { StudyResults } from "../../../study/results.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { usePreferences } from "../../app/preferences.ts";
import { saveFile } from "../../app/save-file.ts";
import { Panel } from "../../ui/panel.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { faultFrom, resumeOnMachine, stopOnMachine, useMachine } from "../sources/machine.ts";
import { forgetStudy, type OpenStudy } from "../sources/open-studies.ts";
import { useWords } from "../words/index.ts";
import { useStudyTitle } from "../words/study-titles.ts";
import type { SavedStudy } from "./report-files.ts";
import { ReportView } from "./report-view.tsx";
import { RunTable } from "./run-table.tsx";
import { useSpaces } from "./spaces.ts";
import "./study-view.css";

const views = ["report", "runs"] as const;

export default function StudyView({ study }: { readonly study: OpenStudy }) {
  const words = useWords();
  const results = useCalm(study.results);
  const [view, setView] = useState<(typeof views)[number]>("report");
  const spaces = useSpaces(results);
  const [failure, setFailure] = useState<Fault | null>(null);
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
          <SaveButtons
            results={results}
            spaces={spaces}
            isOfMachine={study.key.startsWith("machine/")}
            fail={setFailure}
          />
        </div>
      </header>
      <Failure study={failure === null ? study : { ...study, failure }} />
      {results.runs.length === 0 ? (
        <p className="studies-empty">{words.first}</p>
      ) : (
        <Tabs className="study-tabs" chosen={view} choose={setView}>
          <TabList label={title} names={views} title={(name) => words[name]} />
          <Tab name="report">
            <ReportView results={results} spaces={spaces} />
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

type Save = (saved: SavedStudy) => Promise<void> | void;

const formats: Readonly<Record<string, Save>> = {
  html: async (study) => (await import("./report-files.ts")).saveHtml(study),
  pdf: async (study) => (await import("./report-files.ts")).savePdf(study),
  csv: ({ results }) => saveFile(`${results.id}.csv`, csvOf(results), "text/csv"),
  json: ({ results }) =>
    saveFile(`${results.id}.json`, `${JSON.stringify(results, null, 1)}\n`, "application/json"),
};

interface SaveProps extends Omit<SavedStudy, "language"> {
  fail(fault: Fault | null): void;
}

function SaveButtons({ fail, ...study }: SaveProps) {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const act = async (save: Save) => {
    fail(null);
    try {
      await save({ ...study, language });
    } catch (error) {
      fail(faultFrom(error));
    }
  };
  return Object.entries(formats).map(([name, save]) => (
    <button
      key={name}
      type="button"
      aria-label={`${words.save} ${name.toUpperCase()}`}
      title={`${words.save} ${name.toUpperCase()}`}
      disabled={study.results.runs.length === 0}
      onClick={() => void act(save)}
    >
      {name.toUpperCase()}
    </button>
  ));
}
