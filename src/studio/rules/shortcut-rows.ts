/** The shortcuts of the page "Rules". They also work while the program is being edited. */
import type { Shortcut } from "../app/shortcuts/keys.ts";
import { play, reset, seek, useRules } from "./store.ts";
import type { Words } from "./words/index.ts";

export function rulesShortcuts({ shortcuts: words }: Words): Shortcut[] {
  return [
    { keys: "Ctrl+Enter", label: words.reset, act: reset },
    { keys: "F8", label: words.run, act: () => play(!useRules.getState().playing) },
    { keys: "F10", label: words.step, act: () => seek(position() + 1) },
    { keys: "Shift+F10", label: words.back, act: () => seek(position() - 1) },
    { keys: "Alt+C", label: words.console, act: () => document.getElementById("rules-prompt")?.focus() },
    {
      keys: "Alt+P",
      label: words.editor,
      act: () => document.querySelector<HTMLElement>(".cm-content")?.focus(),
    },
    ...editorRows.map(([action, keys]) => ({ keys, label: words[action], act: () => edit(action) })),
  ];
}

/** What can be done in the editor, and with which keys. */
export const editorRows = [
  ["definition", "F12"],
  ["references", "Shift+F12"],
  ["rename", "F2"],
  ["format", "Alt+F"],
] as const;

/** The editor is loaded when it is first seen. */
export async function edit(action: (typeof editorRows)[number][0]): Promise<void> {
  const { actInEditor } = await import("./editor/editor-actions.ts");
  actInEditor(action);
}

function position(): number {
  return useRules.getState().frame?.position ?? 0;
}
