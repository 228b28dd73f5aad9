/** The shortcuts of the page "Rules". They also work while the program is being edited. */
import type { Shortcut } from "../app/shortcuts/keys.ts";
import { rulesKeys } from "./shortcut-keys.ts";
import { play, reset, seek, useRules } from "./store.ts";
import type { Words } from "./words/index.ts";

const acts: Readonly<Record<(typeof rulesKeys)[keyof typeof rulesKeys], () => void>> = {
  reset,
  run: () => play(!useRules.getState().playing),
  step: () => seek(position() + 1),
  back: () => seek(position() - 1),
  console: () => document.getElementById("rules-prompt")?.focus(),
  editor: () => document.querySelector<HTMLElement>(".cm-content")?.focus(),
  definition: () => void edit("definition"),
  references: () => void edit("references"),
  rename: () => void edit("rename"),
  format: () => void edit("format"),
};

export function rulesShortcuts({ shortcuts: words }: Words): Shortcut[] {
  return Object.entries(rulesKeys).map(([keys, name]) => ({ keys, label: words[name], act: acts[name] }));
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
