/** The keys of the page. They work everywhere on it, also while the program is edited. */
import type { Words } from "./words/index.ts";

export interface Shortcut {
  readonly keys: string;
  readonly does: keyof Words["shortcuts"];
  matches(event: KeyboardEvent): boolean;
}

const plain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const command = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.altKey;

export const shortcuts: readonly Shortcut[] = [
  { keys: "Ctrl+Enter", does: "reset", matches: (event) => command(event) && event.key === "Enter" },
  { keys: "F8", does: "run", matches: (event) => plain(event) && event.key === "F8" },
  {
    keys: "F10",
    does: "step",
    matches: (event) => plain(event) && !event.shiftKey && event.key === "F10",
  },
  {
    keys: "Shift+F10",
    does: "back",
    matches: (event) => plain(event) && event.shiftKey && event.key === "F10",
  },
  { keys: "Alt+C", does: "console", matches: (event) => event.altKey && event.code === "KeyC" },
  { keys: "Alt+P", does: "editor", matches: (event) => event.altKey && event.code === "KeyP" },
  { keys: "F1", does: "help", matches: (event) => plain(event) && event.key === "F1" },
];
