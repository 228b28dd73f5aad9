/** The user's preferences, kept in the browser; a browser that keeps nothing is fine, too. */
import { create } from "zustand";
import { isLanguage, type Language, preferredLanguage } from "../../words/languages.ts";
import { writeNumbersIn } from "./numbers.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const motions = ["system", "less", "full"] as const;
export type Motion = (typeof motions)[number];

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  /** Whether single keys are shortcuts: they get in the way of people who use speech input. */
  readonly shortcuts: boolean;
}

const KEY = "frontier.preferences";

export const usePreferences = create<Preferences>(() => ({
  language: preferredLanguage(navigator.languages),
  theme: "system",
  motion: "system",
  shortcuts: true,
  ...kept(),
}));

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
}

/** Applies the preferences to the document, now and at every change. */
export function applyPreferences(): void {
  const apply = ({ language, theme, motion }: Preferences) => {
    document.documentElement.lang = language;
    writeNumbersIn(language);
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  };
  apply(usePreferences.getState());
  usePreferences.subscribe((preferences) => {
    apply(preferences);
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // The storage is full or forbidden: the choice lasts until the page is closed.
    }
  });
}

function kept(): Partial<Preferences> {
  try {
    const { language, theme, motion, shortcuts } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      ...(isLanguage(language) && { language }),
      ...(themes.includes(theme) && { theme }),
      ...(motions.includes(motion) && { motion }),
      ...(typeof shortcuts === "boolean" && { shortcuts }),
    };
  } catch {
    return {};
  }
}
