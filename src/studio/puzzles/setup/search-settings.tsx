/** Strategy, heuristic and all other choices of a search, from the rows of the library. */
import { settingsOf, strategyNamed } from "../../../run/settings.ts";
import {
  duplicatePolicies,
  goalTests,
  limitNodeCounts,
  type NumberName,
  numberOptions,
  precisions,
  type Strategy,
  strategies,
  tieBreaks,
} from "../../../search/index.ts";
import { optionNames } from "../../../words/option-names.ts";
import type { Translations } from "../../../words/rows/row-summaries.ts";
import { searchSummaries } from "../../../words/rows/search.ts";
import { inLanguages } from "../../app/languages.ts";
import { puzzleRows } from "../domains/index.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { withSetting } from "../puzzle.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useSummary } from "../words/summaries.ts";

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

const set = (name: string, value: string | undefined) =>
  changePuzzle((puzzle) => withSetting(puzzle, name, value === "" ? undefined : value));

interface Props {
  readonly draw: boolean;
  setDraw(draw: boolean): void;
}

export function SearchSettings({ draw, setDraw }: Props) {
  const words = useWords();
  const names: Readonly<Record<string, string>> = useOptionNames();
  const summary = useSummary();
  const { domain: name, settings } = usePuzzle();
  const domain = knownDomains[name]!;
  const row = puzzleRows[name]!;
  const preset = settings.preset === undefined ? undefined : domain.presets[settings.preset]?.settings;
  const strategy = knownStrategy(settings.strategy ?? preset?.strategy ?? domain.defaults.strategy);
  const isInformed = strategy.needs.includes("heuristic");
  return (
    <div className="setup">
      <div className="setup-pair">
        <label className="field">
          <span className="field-label">{words.strategy}</span>
          <select value={strategy.name} onChange={(event) => chooseStrategy(event.target.value)}>
            {Object.keys(strategies).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <small className="setup-help">
            {summary(searchSummaries.strategies, strategy.name, strategy.summary)}
          </small>
        </label>
        {isInformed && <MainHeuristic />}
        {Object.entries(numberOptions).map(([option, { flag }]) => {
          const byDefault = strategy.options[option as NumberName];
          return (
            byDefault !== undefined && (
              <Field key={flag} name={flag} label={names[flag]} hint={String(byDefault)} />
            )
          );
        })}
        {strategy.needs.includes("depth limit") && (
          <Field name="max-depth" label={names["max-depth"]} hint="20" />
        )}
      </div>
      <details className="setup-more">
        <summary>{words.more}</summary>
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
          <Choice
            name="preset"
            label={words.preset}
            values={Object.keys(domain.presets)}
            first={words.none}
          />
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
      </details>
    </div>
  );
}

/** Options that the new strategy does not have are dropped; one that needs a depth limit gets one to begin with. */
function chooseStrategy(name: string): void {
  const row = strategyNamed(name);
  changePuzzle((puzzle) => ({ ...puzzle, settings: settingsOf(row, puzzle.settings) }));
  set("strategy", name);
  const { settings } = usePuzzle.getState();
  if (row.needs.includes("depth limit") && settings["max-depth"] === undefined) set("max-depth", "20");
}

/** A name from a link may be wrong: the worker says so, the menu shows the first row. */
function knownStrategy(name: string): Strategy {
  return Object.hasOwn(strategies, name) ? strategyNamed(name) : strategies["a-star"];
}

/** The chosen heuristics; the first is the one in the menu. */
function useHeuristics() {
  const { domain: name, settings } = usePuzzle();
  const { heuristics, defaults } = knownDomains[name]!;
  const chosen = (settings.heuristic ?? defaults.heuristic).split(",");
  const translations = puzzleRows[name]!.summaries.heuristics;
  return {
    heuristics,
    translations,
    chosen,
    setAll: (names: readonly string[]) => set("heuristic", names.join(",")),
  };
}

/** What the chosen heuristic is, and whether it ever overestimates. */
function HeuristicHelp({ isNamed = false }: { readonly isNamed?: boolean }) {
  const words = useWords();
  const summary = useSummary();
  const { heuristics, translations, chosen } = useHeuristics();
  const [name = ""] = chosen;
  const main = heuristics[name];
  return (
    <>
      {isNamed && <b>{name}: </b>}
      {main && summary(translations, name, main.summary)}
      {main && ` · ${main.admissible ? words.admissible : words.inadmissible}`}
      {chosen.length > 1 && ` · ${words.alsoHeuristics} (${chosen.length})`}
    </>
  );
}

function MainHeuristic() {
  const words = useWords();
  const { heuristics, chosen, setAll } = useHeuristics();
  return (
    <label className="field">
      <span className="field-label">{words.heuristic}</span>
      <select value={chosen[0]} onChange={(event) => setAll([event.target.value])}>
        {Object.keys(heuristics).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <small className="setup-help">
        <HeuristicHelp />
      </small>
    </label>
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
      <select value={isOffered ? value : ""} onChange={(event) => set(name, event.target.value)}>
        <option value="">{first ?? words.byDefault(values[0]!)}</option>
        {values.map((one) => (
          <option key={one} value={one} title={titleOf(one)}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly title?: string;
}

function Field({ name, label, hint, title }: FieldProps) {
  const value = usePuzzle(({ settings }) => settings[name] ?? "");
  return (
    <label className="field" title={title}>
      <span className="field-label">{label}</span>
      <input value={value} placeholder={hint} onChange={(event) => set(name, event.target.value.trim())} />
    </label>
  );
}
