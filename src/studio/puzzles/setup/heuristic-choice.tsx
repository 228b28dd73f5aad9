/** The heuristics of a search: the main one, and what is known of it. */

import { puzzleRows } from "../domains/index.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useSummary } from "../words/summaries.ts";
import { set } from "./option-field.tsx";

/** The chosen heuristics; the first is the one in the menu. */
export function useHeuristics() {
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
export function HeuristicHelp({ isNamed = false }: { readonly isNamed?: boolean }) {
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

export function MainHeuristic() {
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
