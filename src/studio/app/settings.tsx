/** Appearance, motion and shortcuts behind one button; the browser's own popover closes with Escape or a click outside. */

import { type Language, languages } from "../../words/languages.ts";
import { Icon } from "../ui/icons.tsx";
import { chooseLanguage } from "./languages.ts";
import { type Motion, motions, prefer, type Theme, themes, usePreferences } from "./preferences.ts";
import { useWords } from "./words.ts";
import "./settings.css";

export function LanguageChoice() {
  const language = usePreferences((preferences) => preferences.language);
  const words = useWords();
  return (
    <select
      aria-label={words.language}
      value={language}
      onChange={(event) => void chooseLanguage(event.target.value as Language)}
    >
      {Object.entries(languages).map(([name, own]) => (
        <option key={name} value={name} lang={name}>
          {own}
        </option>
      ))}
    </select>
  );
}

export function Settings() {
  const { theme, motion, shortcuts } = usePreferences();
  const words = useWords();
  return (
    <>
      <button
        type="button"
        className="icon"
        popoverTarget="settings"
        aria-label={words.settings}
        title={words.settings}
      >
        <Icon name="settings" />
      </button>
      <div id="settings" className="settings" popover="auto" role="dialog" aria-label={words.settings}>
        <Choice
          label={words.theme}
          name="theme"
          values={themes}
          chosen={theme}
          text={(value) => words[value]}
          choose={(value: Theme) => prefer({ theme: value })}
        />
        <Choice
          label={words.motion}
          name="motion"
          values={motions}
          chosen={motion}
          text={(value) => words[value]}
          choose={(value: Motion) => prefer({ motion: value })}
        />
        <label className="settings-check">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => prefer({ shortcuts: event.target.checked })}
          />
          {words.shortcuts}
        </label>
      </div>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  text(value: Value): string;
  choose(value: Value): void;
}

function Choice<Value extends string>({ label, name, values, chosen, text, choose }: ChoiceProps<Value>) {
  return (
    <fieldset className="segmented">
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {text(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
