/** The studies that can be shown: those open in the page, and those of the machine with their progress. */
import type { MachineStudy } from "../../../study/machine-studies.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { usePreferences } from "../../app/preferences.ts";
import { routeHash } from "../../app/route.ts";
import { Panel } from "../../ui/panel.tsx";
import { hasMachine, lockedFault, useMachine } from "../sources/machine.ts";
import { type OpenStudy, useOpenStudies } from "../sources/open-studies.ts";
import { useWords } from "../words/index.ts";
import { useStudyTitle } from "../words/study-titles.ts";

export function StudyList({ chosen }: { readonly chosen: string | null }) {
  const words = useWords();
  const own = useOpenStudies(({ studies }) => studies).filter(({ key }) => !key.startsWith("machine/"));
  const faultText = useFaultText();
  const { listing, isConnected, fault } = useMachine();
  return (
    <>
      {own.length > 0 && (
        <Panel title={words.open}>
          <ul className="study-list">
            {own.map((study) => (
              <OpenRow key={study.key} study={study} isChosen={study.key === chosen} />
            ))}
          </ul>
        </Panel>
      )}
      {lockedFault !== null && (
        <Panel title={words.machineStudies}>
          <p className="study-none soft">{faultText(lockedFault)}</p>
        </Panel>
      )}
      {hasMachine && (
        <Panel title={words.machineStudies}>
          {!isConnected && <p className="message-wrong">{fault === null ? words.gone : faultText(fault)}</p>}
          {listing?.studies.length === 0 && <p className="study-none soft">{words.noneYet}</p>}
          <ul className="study-list">
            {listing?.studies.map((study) => (
              <MachineRow key={study.id} study={study} isChosen={`machine/${study.id}` === chosen} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function OpenRow({ study, isChosen }: { readonly study: OpenStudy; readonly isChosen: boolean }) {
  const titleOf = useStudyTitle();
  const { key, results, stop } = study;
  const total = results.runs.length + results.left;
  return (
    <Row
      target={key}
      name={titleOf(results).title}
      isChosen={isChosen}
      isRunning={stop !== null}
      isFinished={results.finishedAt !== null}
      done={results.runs.length}
      total={total}
      startedAt={results.startedAt}
    />
  );
}

function MachineRow({ study, isChosen }: { readonly study: MachineStudy; readonly isChosen: boolean }) {
  const { id, isRunning, done, total, startedAt, finishedAt } = study;
  return (
    <Row
      target={`machine/${id}`}
      name={id}
      isChosen={isChosen}
      isRunning={isRunning}
      isFinished={finishedAt !== null}
      done={done}
      total={total}
      startedAt={startedAt}
    />
  );
}

const moment = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;

interface RowProps {
  readonly target: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isRunning: boolean;
  readonly isFinished: boolean;
  readonly done: number;
  readonly total: number;
  readonly startedAt: string;
}

function Row({ target, name, isChosen, isRunning, isFinished, done, total, startedAt }: RowProps) {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const state = isRunning ? words.running : isFinished ? words.finished : words.unfinished;
  return (
    <li>
      <a
        className="study-row"
        href={routeHash("studies", { study: target })}
        aria-current={isChosen ? "true" : undefined}
      >
        <span className="study-name">{name}</span>
        <span className="study-state numbers">
          {words.progress(done, total)} · {state} ·{" "}
          <time dateTime={startedAt}>{new Date(startedAt).toLocaleString(language, moment)}</time>
        </span>
        {!isFinished && <progress value={done} max={Math.max(1, total)} aria-label={name} />}
      </a>
    </li>
  );
}
