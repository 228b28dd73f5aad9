/**
 * Keyboard shortcuts: every page shows its table while it is on the screen, one listener serves all tables, and one
 * dialog lists them: `useShortcuts(words.puzzles, [{ keys: "n", label: words.next, act: next }])`.
 */
import { useEffect } from "react";
import { create } from "zustand";
import { usePreferences } from "../preferences.ts";
import { type Shortcut, type ShortcutTable, shortcutFor, writesNothing } from "./keys.ts";

interface ShortcutState {
  readonly tables: readonly ShortcutTable[];
  readonly isHelpOpen: boolean;
}

export const useShortcutState = create<ShortcutState>(() => ({ tables: [], isHelpOpen: false }));

export function openShortcutHelp(isHelpOpen = true): void {
  useShortcutState.setState({ isHelpOpen });
}

/** Two keys belong together if the second follows within this time. */
const TOGETHER_MS = 1500;

/** In force while the component is shown. `shortcuts` must stay the same array unless something in it changes. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const table = { title, shortcuts };
    useShortcutState.setState(({ tables }) => ({ tables: [...tables, table] }));
    return () =>
      useShortcutState.setState(({ tables }) => ({ tables: tables.filter((other) => other !== table) }));
  }, [title, shortcuts]);
}

/** Starts to listen; returns the function that stops it. */
export function listenToKeys(): () => void {
  let before = { key: "", at: 0 };
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || document.querySelector("dialog[open]")) return;
    const isTogether = event.timeStamp - before.at < TOGETHER_MS;
    const { tables } = useShortcutState.getState();
    const shortcut = shortcutFor(tables, isTogether ? before.key : "", event);
    // Keys that write nothing are taken before the editor sees them; all others only if nothing on the page wants them.
    const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
    if (isEarly !== (shortcut !== undefined && writesNothing(shortcut))) return;
    if (!isEarly && (event.defaultPrevented || isWriting(event.target) || !areSingleKeysOn())) return;
    before = { key: shortcut ? "" : event.key, at: event.timeStamp };
    if (!shortcut) return;
    event.preventDefault();
    if (isEarly) event.stopPropagation();
    shortcut.act();
  };
  addEventListener("keydown", listen, { capture: true });
  addEventListener("keydown", listen);
  return () => {
    removeEventListener("keydown", listen, { capture: true });
    removeEventListener("keydown", listen);
  };
}

function areSingleKeysOn(): boolean {
  return usePreferences.getState().shortcuts;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]",
    ) !== null
  );
}
