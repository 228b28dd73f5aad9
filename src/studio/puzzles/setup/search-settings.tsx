/** Strategy, heuristic and all other choices of a search, from the rows of the library. */
import { lazy, Suspense, useState } from "react";
import { settingsOf, strategyNamed } from "../../../run/settings.ts";
import { type NumberName, numberOptions, type Strategy, strategies } from "../../../search/index.ts";
import { optionNames } from "../../../words/option-names.ts";
import { searchSummaries } from "../../../words/rows/search.ts";
import { inLanguages } from "../../app/languages.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useSummary } from "../words/summaries.ts";
import { MainHeuristic } from "./heuristic-choice.tsx";
import { Field, set } from "./option-field.tsx";

const MoreOptions = lazy(() => import("./more-options.tsx"));
const useOptionNames = inLanguages(optionNames);

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
  const preset = settings.preset === undefined ? undefined : domain.presets[settings.preset]?.settings;
  const strategy = knownStrategy(settings.strategy ?? preset?.strategy ?? domain.defaults.strategy);
  const [isOpened, setOpened] = useState(false);
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
        {strategy.needs.includes("heuristic") && <MainHeuristic />}
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
      <details className="setup-more" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>{words.more}</summary>
        {isOpened && (
          <Suspense>
            <MoreOptions strategy={strategy} draw={draw} setDraw={setDraw} />
          </Suspense>
        )}
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
