/** Help for what is under the pointer: a definition of the program, or a function or construct of the language. */
import { hoverTooltip } from "@codemirror/view";
import { helpOf } from "../../../clips/service/words.ts";
import type { Ask } from "./language/ask.ts";
import { wordsOf } from "./words/index.ts";

export const hoverHelp = (ask: Ask) =>
  hoverTooltip(async (view, position) => {
    const { doc } = view.state;
    const found = await ask({ ask: "hover", text: doc.toString(), position });
    if (!found) return null;
    const words = view.state.facet(wordsOf);
    const { defined, word, code } = found;
    const text =
      defined === null
        ? (helpOf(words, word) ?? found.text)
        : [found.text, words.definedAt(doc.lineAt(Math.min(defined.position, doc.length)).number)]
            .join("\n")
            .trim();
    return {
      pos: found.at.from,
      end: found.at.to,
      above: true,
      create: () => ({ dom: helpBox(code, text) }),
    };
  });

/** A piece of code and what it does. */
function helpBox(code: string, text: string): HTMLElement {
  const box = document.createElement("div");
  box.className = "program-help";
  for (const [tag, content] of [
    ["code", code],
    ["p", text],
  ] as const) {
    const part = document.createElement(tag);
    part.textContent = content;
    box.append(part);
  }
  return box;
}
