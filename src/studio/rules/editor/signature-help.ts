/** How the function around the cursor is called, shown while its arguments are being typed. */
import { type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import type { Signature } from "../../../clips/service/signatures.ts";
import { helpOf } from "../../../clips/service/words.ts";
import type { Ask } from "./language/ask.ts";
import { type EditorWords, wordsOf } from "./words/index.ts";

const show = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, { effects, changes }) {
    for (const effect of effects) if (effect.is(show)) return effect.value;
    return tooltip && { ...tooltip, pos: changes.mapPos(tooltip.pos) };
  },
  provide: (field) => showTooltip.from(field),
});

export function signatureHelp(ask: Ask): Extension {
  const plugin = ViewPlugin.define((view) => ({
    update(update: ViewUpdate) {
      const isOpen = update.state.field(shown) !== null;
      const isTyped = update.transactions.some((transaction) => transaction.isUserEvent("input.type"));
      if (isTyped || (isOpen && (update.docChanged || update.selectionSet))) void showSignatures(view, ask);
    },
  }));
  const close = (view: EditorView) => {
    if (view.state.field(shown) === null) return false;
    view.dispatch({ effects: show.of(null) });
    return true;
  };
  return [shown, plugin, Prec.high(keymap.of([{ key: "Escape", run: close }]))];
}

async function showSignatures(view: EditorView, ask: Ask): Promise<void> {
  const { state } = view;
  const position = state.selection.main.head;
  const found = (await ask({ ask: "signatures", text: state.doc.toString(), position })) ?? [];
  // The answer is about an older text.
  if (view.state !== state) return;
  const tooltip = found.length === 0 ? null : tooltipOf(found, position, state.facet(wordsOf));
  if (tooltip !== null || state.field(shown) !== null) view.dispatch({ effects: show.of(tooltip) });
}

function tooltipOf(found: readonly Signature[], pos: number, words: EditorWords): Tooltip {
  return {
    pos,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "program-help";
      for (const signature of found) dom.append(line(signature));
      const [, name = ""] = /^\(([^\s)]+)/.exec(found[0].label) ?? [];
      const text = document.createElement("p");
      text.textContent = helpOf(words, name) ?? "";
      if (text.textContent !== "") dom.append(text);
      return { dom };
    },
  };
}

/** The signature with the parameter that is being written marked. */
function line({ label, parameters, active }: Signature): HTMLElement {
  const code = document.createElement("code");
  const at = active === null ? undefined : parameters[active];
  if (at === undefined) code.textContent = label;
  else {
    const mark = document.createElement("mark");
    mark.textContent = label.slice(at.from, at.to);
    code.append(label.slice(0, at.from), mark, label.slice(at.to));
  }
  return code;
}
