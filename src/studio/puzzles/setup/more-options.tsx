/** The options of a search that few need: loaded when they are opened. */
import {
  duplicatePolicies,
  goalTests,
  limitNodeCounts,
  precisions,
  type Strategy,
  tieBreaks,
} from "../../../search/index.ts";
import { optionNames } from "../../../words/option-names.ts";
import type { Translations } from "../../../words/rows/row-summaries.ts";
import { searchSummaries } from "../../../words/rows/search.ts";
import { inLanguages } from "../../app/languages.ts";
import { puzzleRows } from "../domains/index.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useSummary } from "../words/summaries.ts";
import { HeuristicHelp, useHeuristics } from "./heuristic-choice.tsx";
import { Field, set } from "./option-field.tsx";

const useOptionNames = inLanguages(optionNames);

/** The choices that every strategy has; a rare one is shown only for strategies that leave a choice. */
const conventions = [
  {
    name: "duplicates",
    option: "duplicates",
    titles: duplicatePolicies,
    translations: searchSummaries.duplicates,
    isRare: false,
  },
  {
    name: "goal-test",
    option: "goalTest",
    titles: goalTests,
    translations: searchSummaries.goalTests,
    isRare: false,
  },
  { name: "ties", option: "ties", titles: tieBreaks, translations: searchSummaries.ties, isRare: false },
  {
    name: "precision",
    option: "precision",
    titles: precisions,
    translations: searchSummaries.precisions,
    isRare: true,
  },
  {
    name: "limit-nodes",
    option: "limitNodes",
    titles: limitNodeCounts,
    translations: searchSummaries.limitNodeCounts,
    isRare: true,
  },
] as const;

interface Props {
  readonly strategy: Strategy;
  readonly draw: boolean;
  setDraw(draw: boolean): void;
}

export default function MoreOptions({ strategy, draw, setDraw }: Props) {
  const words = useWords();
  const names: Readonly<Record<string, string>> = useOptionNames();
  const summary = useSummary();
  const name = usePuzzle(({ domain }) => domain);
  const domain = knownDomains[name]!;
  const row = puzzleRows[name]!;
  const isInformed = strategy.needs.includes("heuristic");
  return (
    <>
      <p className="setup-help">
        <b>{strategy.name}</b>: {summary(searchSummaries.strategies, strategy.name, strategy.summary)}
      </p>
      {isInformed && (
        <p className="setup-help">
          <HeuristicHelp isNamed />
        </p>
      )}
      {isInformed && <AlsoHeuristics />}
      <label className="setup-check">
        <input type="checkbox" checked={draw} onChange={(event) => setDraw(event.target.checked)} />
        <span>
          {words.draw}
          <small className="setup-help">{words.drawHelp}</small>
        </span>
      </label>
      <div className="setup-grid">
        <Choice name="preset" label={words.preset} values={Object.keys(domain.presets)} first={words.none} />
        {conventions.map(({ name, option, titles, translations, isRare }) => {
          const values: readonly string[] = strategy.options[option];
          const isShown = !isRare || values.length > 1;
          const choice = { name, label: words[option], values, titles, translations };
          return isShown && <Choice key={name} {...choice} />;
        })}
        {Object.entries(row.choices).map(([option, { values, byDefault }]) => {
          const title = summary(row.summaries.options, option, domain.options[option]!.summary);
          return values === undefined ? (
            <Field key={option} name={option} label={names[option]} hint={byDefault} title={title} />
          ) : (
            <Choice
              key={option}
              name={option}
              label={names[option]}
              values={values}
              first={words.byDefault(byDefault)}
              title={title}
            />
          );
        })}
        {!strategy.needs.includes("depth limit") && (
          <Field name="max-depth" label={names["max-depth"]} hint="∞" />
        )}
        <Field name="nodes" label={names.nodes} hint="∞" />
        <Field name="time" label={names.time} hint="60s" />
        <Field name="memory" label={names.memory} hint="1GB" />
      </div>
    </>
  );
}

function AlsoHeuristics() {
  const words = useWords();
  const { heuristics, chosen, setAll } = useHeuristics();
  return (
    <fieldset className="setup-checks">
      <legend className="setup-help">{words.alsoHeuristics}</legend>
      {Object.keys(heuristics).map((one) => (
        <label key={one} className="setup-check">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={chosen.length === 1 && chosen[0] === one}
            onChange={(event) =>
              setAll(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** The text for no choice; by default that of the first value. */
  readonly first?: string;
  /** What each value means, in English and in the other languages. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly translations?: Translations;
  readonly title?: string;
}

function Choice({ name, label, values, first, titles = {}, translations = {}, title }: ChoiceProps) {
  const words = useWords();
  const summary = useSummary();
  const titleOf = (one: string) => (titles[one] ? summary(translations, one, titles[one]) : undefined);
  const value = usePuzzle(({ settings }) => settings[name] ?? "");
  const isOffered = value === "" || values.includes(value);
  return (
    <label className="field" title={title ?? titleOf(value || values[0]!)}>
      <span className="field-label">{label}</span>
      <select value={value} onChange={(event) => set(name, event.target.value)}>
        <option value="">{first ?? words.byDefault(values[0]!)}</option>
        {values.map((one) => (
          <option key={one} value={one} title={titleOf(one)}>
            {one}
          </option>
        ))}
        {!isOffered && <option>{value}</option>}
      </select>
    </label>
  );
}
