/**
 * Keys that do something anywhere on a page, and the list of them that `?` shows. A page tells its own:
 * `useShortcuts(words.puzzles, [{ keys: "n", label: words.next, act: next }])`.
 */
import { useEffect } from "react";
import { create } from "zustand";
import { usePreferences } from "./preferences.ts";
import { type Shortcut, type ShortcutGroup, shortcutFor } from "./shortcut-keys.ts";

export const useShortcutGroups = create<{ readonly groups: readonly ShortcutGroup[] }>(() => ({
  groups: [],
}));

/** Two keys belong together if the second comes so soon. */
const TOGETHER_MS = 1500;

/** While the component is shown. `shortcuts` must stay the same array unless something in it changes. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const group = { title, shortcuts };
    useShortcutGroups.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () =>
      useShortcutGroups.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
  }, [title, shortcuts]);
}

/** Begins to listen; gives the function that ends it. */
export function listenToKeys(): () => void {
  let before = { key: "", at: 0 };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (
      !usePreferences.getState().shortcuts ||
      isWriting(event.target) ||
      document.querySelector("dialog[open]")
    )
      return;
    const isTogether = event.timeStamp - before.at < TOGETHER_MS;
    const shortcut = shortcutFor(
      useShortcutGroups.getState().groups,
      isTogether ? before.key : "",
      event.key,
    );
    before = { key: shortcut ? "" : event.key, at: event.timeStamp };
    if (!shortcut) return;
    event.preventDefault();
    shortcut.act();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]",
    ) !== null
  );
}
