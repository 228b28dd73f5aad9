/** Every key of the studio, page by page and part by part, whichever page is shown. */
import { playKeys, raceKeys, watchKeys } from "../../puzzles/shortcut-keys.ts";
import { useWords as usePuzzleWords } from "../../puzzles/words/index.ts";
import { rulesKeys } from "../../rules/shortcut-keys.ts";
import { useWords as useRulesWords } from "../../rules/words/index.ts";
import { useWords } from "../words.ts";
import { usePartKeys } from "./part-keys.ts";
import { useShortcutState } from "./shortcuts.ts";

type Rows = readonly (readonly [keys: string, label: string])[];

function rowsOf<Name extends string>(
  keys: Readonly<Record<string, Name>>,
  words: Readonly<Record<Name, string>>,
): Rows {
  return Object.entries(keys).map(([key, name]) => [key, words[name]]);
}

export default function AllKeys() {
  const words = useWords();
  const puzzles = usePuzzleWords();
  const rules = useRulesWords();
  const parts = usePartKeys();
  const everywhere = useShortcutState(({ tables }) => tables.find(({ title }) => title === words.everywhere));
  const sections: readonly { readonly title: string; readonly rows: Rows }[] = [
    {
      title: words.everywhere,
      rows: (everywhere?.shortcuts ?? []).map(({ keys, label }) => [keys, label] as const),
    },
    { title: `${words.puzzles} · ${puzzles.modes.watch}`, rows: rowsOf(watchKeys, puzzles) },
    { title: `${words.puzzles} · ${puzzles.modes.compare}`, rows: rowsOf(raceKeys, puzzles) },
    { title: `${words.puzzles} · ${puzzles.modes.play}`, rows: rowsOf(playKeys, puzzles) },
    { title: words.rules, rows: rowsOf(rulesKeys, rules.shortcuts) },
    ...parts.map(({ title, keys }) => ({ title, rows: keys })),
  ];
  return (
    <div className="shortcut-help">
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(([keys, label]) => (
              <div key={keys}>
                <dt>
                  {keys.split(/ |(?<=\w)\+/).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
