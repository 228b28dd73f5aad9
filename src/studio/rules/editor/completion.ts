/** Completion: what the language service proposes, with the help of the page's language. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Completion as Proposed } from "../../../clips/service/completion.ts";
import { helpOf } from "../../../clips/service/words.ts";
import type { Ask } from "./language/ask.ts";
import { type EditorWords, wordsOf } from "./words/index.ts";

/** How each kind is drawn, and how far up it stands among those that fit equally well. */
const DRAWN: Readonly<Record<Proposed["kind"], { readonly type: string; readonly boost?: number }>> = {
  slot: { type: "property", boost: 10 },
  variable: { type: "variable" },
  global: { type: "variable" },
  template: { type: "class", boost: 3 },
  function: { type: "function" },
  relation: { type: "constant", boost: 2 },
  message: { type: "constant" },
  class: { type: "class" },
  construct: { type: "keyword", boost: 1 },
  element: { type: "keyword" },
  rule: { type: "constant" },
  facts: { type: "constant" },
  instances: { type: "constant" },
  module: { type: "namespace" },
};

const WORD = /[^\s()";&|~<]*/;

/** Proposes while a word is being typed and behind a parenthesis; anywhere when it is asked for. */
export function completeClips(ask: Ask): (context: CompletionContext) => Promise<CompletionResult | null> {
  return async (context) => {
    const { state, pos, explicit } = context;
    const typed = context.matchBefore(WORD)?.text ?? "";
    const before = state.sliceDoc(Math.max(0, pos - typed.length - 20), pos - typed.length);
    if (typed === "" && !/\(\s*$/.test(before) && !explicit) return null;
    const answer = await ask({ ask: "complete", text: state.doc.toString(), position: pos });
    if (answer === undefined || answer.found.length === 0) return null;
    const words = state.facet(wordsOf);
    return {
      from: answer.at.from,
      options: answer.found.map((each) => optionOf(each, words)),
      validFor: WORD,
    };
  };
}

function optionOf({ label, kind, detail, info }: Proposed, words: EditorWords): Completion {
  const isOwn = kind === "function" && info === undefined;
  const said = info && helpOf(words, label);
  return {
    label,
    ...DRAWN[kind],
    ...(isOwn && { boost: 3 }),
    ...(detail !== undefined && { detail }),
    ...(said && { info: said }),
  };
}
