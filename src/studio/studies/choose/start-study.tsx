/** Starts a study: a built-in one in the page or on the machine, or the user's own study file on the machine. */
import { useState } from "react";
import type { Fault } from "../../../domains/index.ts";
import { wholeNumber } from "../../../domains/text/numbers.ts";
import type { StudyDefinition } from "../../../study/definition.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { whole } from "../../app/numbers.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { FEW_IN_PAGE, MOST_IN_PAGE, startInPage, useBuiltIn } from "../sources/built-in.ts";
import { faultFrom, hasMachine, startOnMachine, useMachine } from "../sources/machine.ts";
import { useWords } from "../words/index.ts";
import { useStudyTitle } from "../words/study-titles.ts";

type Place = "page" | "machine";

interface Props {
  started(key: string): void;
}

export function StartStudy({ started }: Props) {
  const words = useWords();
  const faultText = useFaultText();
  const titleOf = useStudyTitle();
  const builtIn = useBuiltIn();
  const [name, setName] = useState<string>();
  const [place, setPlace] = useState<Place>(hasMachine ? "machine" : "page");
  const [sample, setSample] = useState(hasMachine ? "" : String(FEW_IN_PAGE));
  const [jobs, setJobs] = useState("");
  const [failure, setFailure] = useState<Fault | null>(null);
  const [isStarting, setStarting] = useState(false);
  const definition = builtIn.find((study) => study.name === name) ?? builtIn[0];

  const start = async (begin: () => Promise<string>) => {
    setFailure(null);
    setStarting(true);
    try {
      started(await begin());
    } catch (error) {
      setFailure(faultFrom(error));
    } finally {
      setStarting(false);
    }
  };
  const size = {
    sample: wholeNumber(sample, { least: 1 }) ?? null,
    jobs: wholeNumber(jobs, { least: 1 }) ?? null,
  };
  return (
    <Panel title={words.newStudy}>
      <form
        className="panel-body start-study"
        onSubmit={(event) => {
          event.preventDefault();
          if (definition) void start(() => begun(definition, place, size));
        }}
      >
        <label className="field">
          <span className="field-label">{words.study}</span>
          <select value={definition?.name ?? ""} onChange={(event) => setName(event.target.value)}>
            {builtIn.map((study) => (
              <option key={study.name} value={study.name}>
                {titleOf(study).title}
              </option>
            ))}
          </select>
        </label>
        {definition && <p className="soft">{titleOf(definition).question}</p>}
        <div className="start-size">
          <NumberField
            label={words.sample}
            value={sample}
            placeholder={place === "page" ? `${words.all} (≤ ${whole(MOST_IN_PAGE)})` : words.all}
            change={setSample}
          />
          {place === "machine" && <Processes value={jobs} change={setJobs} />}
        </div>
        {hasMachine && <PlaceChoice place={place} choose={setPlace} />}
        <div className="toolbar">
          <button type="submit" className="primary" disabled={!definition || isStarting}>
            {words.start}
          </button>
          {hasMachine && (
            <FileButton
              accept=".yaml,.yml,.json"
              opened={([file]) =>
                start(async () => {
                  const study = { file: file!.name, text: await file!.text() };
                  return `machine/${await startOnMachine({ study, ...size })}`;
                })
              }
            >
              {words.ownFile}
            </FileButton>
          )}
        </div>
        {failure !== null && (
          <p className="message-wrong" role="alert">
            {failure.line !== undefined && words.fault(failure.line, failure.column ?? 1)}
            {faultText(failure)}
          </p>
        )}
      </form>
    </Panel>
  );
}

interface Size {
  readonly sample: number | null;
  readonly jobs: number | null;
}

async function begun(definition: StudyDefinition, place: Place, { sample, jobs }: Size): Promise<string> {
  if (place === "machine")
    return `machine/${await startOnMachine({ study: { name: definition.name }, sample, jobs })}`;
  return startInPage(definition, sample);
}

function PlaceChoice({ place, choose }: { readonly place: Place; choose(place: Place): void }) {
  const words = useWords();
  const choices = { machine: words.onMachine, page: words.inPage };
  return (
    <fieldset className="segmented">
      <legend>{words.place}</legend>
      <div>
        {(Object.keys(choices) as Place[]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name="place"
              checked={value === place}
              onChange={() => choose(value)}
            />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Processes({ value, change }: { readonly value: string; change(value: string): void }) {
  const words = useWords();
  const cores = useMachine(({ listing }) => listing?.cores);
  return (
    <NumberField label={words.jobs} value={value} placeholder={cores ? String(cores) : ""} change={change} />
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  change(value: string): void;
}

function NumberField({ label, value, placeholder, change }: NumberFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="number"
        min="1"
        step="1"
        value={value}
        placeholder={placeholder}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
