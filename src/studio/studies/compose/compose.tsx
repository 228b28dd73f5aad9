/** A study composed by choosing: boards, strategies, heuristics, options, limits; the number of runs is always in sight. */
import { useMemo, useState } from "react";
import { domains, type Fault, faultOf } from "../../../domains/index.ts";
import { searchOptions } from "../../../run/search-options.ts";
import { strategies } from "../../../search/index.ts";
import { MOST_RUNS_IN_PAGE } from "../../../study/machine-studies.ts";
import { PartError, StudyPlan } from "../../../study/matrix.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { whole } from "../../app/numbers.ts";
import { routeHash } from "../../app/route.ts";
import { saveFile } from "../../app/save-file.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { startInPage } from "../sources/built-in.ts";
import { faultFrom, hasMachine, startOnMachine } from "../sources/machine.ts";
import { useWords } from "../words/index.ts";
import {
  type Composition,
  definitionOf,
  familiesOf,
  fileOf,
  type LimitName,
  newComposition,
} from "./composition.ts";
import { useComposeWords } from "./words/index.ts";
import "./compose.css";

/** Of the options of a search, those that a choice of strategies, heuristics and limits does not make already. */
const compared = ["preset", "duplicates", "goal-test", "ties", "weight", "width", "capacity", "max-depth"];
const limits: readonly LimitName[] = ["time", "cpu", "memory", "nodes", "depth"];

interface Props {
  started(key: string): void;
}

export default function Compose({ started }: Props) {
  const words = useComposeWords();
  const studyWords = useWords();
  const faultText = useFaultText();
  const [chosen, setChosen] = useState<Composition>(() => newComposition(Object.keys(domains)[0]!));
  const [failure, setFailure] = useState<Fault | null>(null);
  const change = (next: Partial<Composition>) => {
    setFailure(null);
    setChosen({ ...chosen, ...next });
  };
  const plan = useMemo(() => planned(chosen), [chosen]);
  const fault = failure ?? ("fault" in plan ? plan.fault : null);
  const total = "total" in plan ? plan.total : 0;
  const isTooMany = !hasMachine && total > MOST_RUNS_IN_PAGE;
  const run = async () => {
    try {
      started(await begun(chosen));
    } catch (error) {
      setFailure(faultFrom(error));
    }
  };
  const { heuristics, options } = domains[chosen.domain]!;
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        if (total > 0 && !isTooMany) void run();
      }}
    >
      <header className="compose-head">
        <h2>{words.title}</h2>
        <a href={routeHash("studies")}>{words.back}</a>
      </header>
      <div className="compose-columns">
        <Panel title={words.boards}>
          <div className="panel-body compose-fields">
            <label className="field">
              <span className="field-label">{words.domain}</span>
              <select
                value={chosen.domain}
                onChange={(event) =>
                  change({
                    ...newComposition(event.target.value),
                    name: chosen.name,
                    question: chosen.question,
                  })
                }
              >
                {Object.keys(domains).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <Random random={chosen.random} change={(random) => change({ random })} />
            <Checks
              label={words.boards}
              names={familiesOf(chosen.domain).map(({ word }) => word)}
              notes={familiesOf(chosen.domain).map(({ count }) => (count === 1 ? "" : whole(count)))}
              chosen={chosen.named}
              change={(named) => change({ named })}
            />
          </div>
        </Panel>
        <Panel title={words.strategies}>
          <div className="panel-body compose-fields">
            <Checks
              label={words.strategies}
              names={Object.keys(strategies)}
              chosen={chosen.strategies}
              change={(names) => change({ strategies: names })}
            />
          </div>
        </Panel>
        <Panel title={words.heuristics}>
          <div className="panel-body compose-fields">
            <p className="soft">{words.heuristicsHelp}</p>
            <Checks
              label={words.heuristics}
              names={Object.keys(heuristics)}
              chosen={chosen.heuristics}
              change={(names) => change({ heuristics: names })}
            />
          </div>
        </Panel>
        <Panel title={words.options}>
          <div className="panel-body compose-fields">
            <p className="soft">{words.optionsHelp}</p>
            {[...compared, ...Object.keys(options)].map((name) => (
              <label key={name} className="field">
                <span className="field-label">{name}</span>
                <input
                  value={chosen.options[name] ?? ""}
                  placeholder={valuesOf(chosen.domain, name)}
                  onChange={(event) => change({ options: { ...chosen.options, [name]: event.target.value } })}
                />
              </label>
            ))}
          </div>
        </Panel>
        <Panel title={words.limits}>
          <div className="panel-body compose-fields">
            {limits.map((name) => (
              <label key={name} className="field">
                <span className="field-label">{words.limit[name]}</span>
                <input
                  value={chosen.limits[name]}
                  placeholder={{ time: "60s", cpu: "60s", memory: "1GB", nodes: "100000", depth: "40" }[name]}
                  onChange={(event) => change({ limits: { ...chosen.limits, [name]: event.target.value } })}
                />
              </label>
            ))}
            <NumberField
              label={words.repetitions}
              value={chosen.repetitions}
              least={1}
              change={(repetitions) => change({ repetitions })}
            />
          </div>
        </Panel>
        <Panel title={words.file}>
          <div className="panel-body compose-fields">
            <label className="field">
              <span className="field-label">{words.name}</span>
              <input value={chosen.name} onChange={(event) => change({ name: event.target.value })} />
            </label>
            <label className="field">
              <span className="field-label">{words.question}</span>
              <input value={chosen.question} onChange={(event) => change({ question: event.target.value })} />
            </label>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
            <section className="compose-file" tabIndex={0} aria-label={words.file}>
              <pre>{fileOf(chosen)}</pre>
            </section>
          </div>
        </Panel>
      </div>
      <footer className="compose-foot">
        <output className="numbers">
          {total > 0 ? words.runs(whole(total), total === 1) : fault === null && words.nothing}
        </output>
        {isTooMany && <p className="soft">{words.tooMany(whole(MOST_RUNS_IN_PAGE))}</p>}
        {fault !== null && (
          <p className="message-wrong" role="alert">
            {fault.line !== undefined && studyWords.fault(fault.line, fault.column ?? 1)}
            {faultText(fault)}
          </p>
        )}
        <button type="button" onClick={() => saveFile(`${chosen.name}.yaml`, fileOf(chosen), "text/yaml")}>
          <Icon name="save" />
          {words.save}
        </button>
        <button type="submit" className="primary" disabled={total === 0 || isTooMany}>
          <Icon name="play" />
          {words.run}
        </button>
      </footer>
    </form>
  );
}

/** How many runs there are, or what is wrong with the choice; neither where too little is chosen. */
function planned(chosen: Composition): { readonly total: number } | { readonly fault: Fault | null } {
  if (chosen.strategies.length === 0 || (chosen.named.length === 0 && chosen.random.count === 0))
    return { fault: null };
  try {
    return { total: new StudyPlan(definitionOf(chosen)).total };
  } catch (error) {
    const { message, said } = error as { readonly message: string; readonly said?: Fault["said"] };
    return { fault: error instanceof PartError ? { message, said: said ?? null } : faultOf(error) };
  }
}

async function begun(chosen: Composition): Promise<string> {
  if (!hasMachine) return startInPage(definitionOf(chosen), null);
  const study = { file: `${chosen.name}.yaml`, text: fileOf(chosen) };
  return `machine/${await startOnMachine({ study, sample: null, jobs: null })}`;
}

/** What an option takes, as a hint in its field. */
function valuesOf(domain: string, option: string): string {
  const row = domains[domain]!.options[option] ?? searchOptions[option];
  const values = option === "preset" ? domains[domain]!.presets : row?.values;
  return values === undefined ? (row?.value ?? "") : Object.keys(values).join(", ");
}

interface RandomProps {
  readonly random: Composition["random"];
  change(random: Composition["random"]): void;
}

function Random({ random, change }: RandomProps) {
  const words = useComposeWords();
  return (
    <div className="compose-random">
      <NumberField
        label={words.random}
        value={random.count}
        least={0}
        change={(count) => change({ ...random, count })}
      />
      <NumberField
        label={words.seed}
        value={random.seed}
        least={0}
        change={(seed) => change({ ...random, seed })}
      />
      <label className="field">
        <span className="field-label">{words.size}</span>
        <input
          value={random.size}
          placeholder="3x3"
          onChange={(event) => change({ ...random, size: event.target.value.trim() })}
        />
      </label>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  change(value: number): void;
}

function NumberField({ label, value, least, change }: NumberFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="number"
        min={least}
        step="1"
        value={value}
        onChange={({ target }) =>
          change(
            Math.max(least, Math.floor(Number.isNaN(target.valueAsNumber) ? least : target.valueAsNumber)),
          )
        }
      />
    </label>
  );
}

interface ChecksProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Beside each name; empty for none. */
  readonly notes?: readonly string[];
  readonly chosen: readonly string[];
  change(chosen: readonly string[]): void;
}

/** Names of which any number can be chosen; they keep their order. */
function Checks({ label, names, notes = [], chosen, change }: ChecksProps) {
  return (
    <fieldset className="compose-checks" aria-label={label}>
      {names.map((name, place) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              change(names.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
          />
          {name} <span className="soft numbers">{notes[place]}</span>
        </label>
      ))}
    </fieldset>
  );
}
