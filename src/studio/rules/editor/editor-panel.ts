/** A panel below the program, for one thing at a time: the places of a name, or a new name for it. */
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { type EditorView, type PanelConstructor, showPanel } from "@codemirror/view";
import { wordsOf } from "./words/index.ts";

const open = StateEffect.define<PanelConstructor | null>();

const shown = StateField.define<PanelConstructor | null>({
  create: () => null,
  update(panel, { effects }) {
    for (const effect of effects) if (effect.is(open)) return effect.value;
    return panel;
  },
  provide: (field) => showPanel.from(field),
});

export const editorPanel: Extension = shown;

/** Shows what `fill` puts into a panel, with a button that closes it; Escape does so too. */
export function openPanel(view: EditorView, title: string, fill: (box: HTMLElement) => void): void {
  const create: PanelConstructor = () => {
    const dom = document.createElement("div");
    dom.className = "program-panel";
    dom.setAttribute("role", "group");
    dom.setAttribute("aria-label", title);
    fill(dom);
    dom.append(button(view.state.facet(wordsOf).close, () => closePanel(view)));
    dom.addEventListener("keydown", (event) => {
      if (event.key === "Escape") closePanel(view);
    });
    return { dom, mount: () => dom.querySelector<HTMLElement>("input, button")?.focus() };
  };
  view.dispatch({ effects: open.of(create) });
}

export function closePanel(view: EditorView): void {
  view.dispatch({ effects: open.of(null) });
  view.focus();
}

export function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "cm-button";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}
