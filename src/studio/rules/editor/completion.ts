/** Completion: functions and constructs after a parenthesis, templates and their slots, variables of the construct. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { SyntaxNode } from "@lezer/common";
import { functionHelp } from "./function-help/index.ts";
import { indexProgram, variablesAround } from "./program-index.ts";
import { type EditorWords, wordsOf } from "./words/index.ts";

const elements = [
  "declare",
  "salience",
  "test",
  "exists",
  "forall",
  "logical",
  "slot",
  "multislot",
  "auto-focus",
];

const fixed = new WeakMap<EditorWords, readonly Completion[]>();

/** What every program has, built once per language. */
function fixedIn(words: EditorWords): readonly Completion[] {
  let known = fixed.get(words);
  if (known !== undefined) return known;
  known = [
    ...Object.entries(words.constructs).map(([label, info]) => ({ label, info, type: "keyword", boost: 1 })),
    ...elements.map((label) => ({ label, type: "keyword" })),
    ...functionHelp.map(([name, signature]) => ({
      label: name,
      type: "function",
      detail: signature.slice(name.length + 1, -1).trim(),
      info: words.functions[name],
    })),
  ];
  fixed.set(words, known);
  return known;
}

const WORD = /[^\s()";&|~<]*/;

export function completeClips(context: CompletionContext): CompletionResult | null {
  const tree = syntaxTree(context.state);
  const read = (from: number, to: number) => context.state.sliceDoc(from, to);
  const inside = tree.resolveInner(context.pos, -1).name;
  if (inside === "Comment" || inside === "String") return null;
  const word = context.matchBefore(WORD);
  const from = word?.from ?? context.pos;
  const typed = word?.text ?? "";
  const opens = /\(\s*$/.test(read(Math.max(0, from - 20), from));
  if (typed === "" && !opens && !context.explicit) return null;

  if (/^\$?\?/.test(typed)) {
    const { globals } = indexProgram(tree, read);
    const names = [...variablesAround(tree, context.pos, read), ...globals];
    return {
      from,
      options: names.map((label) => ({ label, type: "variable" })),
      validFor: /^\$?\?[^\s()]*$/,
    };
  }
  const { definitions, relations: found } = indexProgram(tree, read);
  // The word that is being typed is not a suggestion.
  const relations = found.filter((name) => name !== typed);
  if (!opens)
    return { from, options: relations.map((label) => ({ label, type: "constant" })), validFor: WORD };
  const template = templateAround(tree.resolveInner(context.pos, -1), read);
  const slots =
    definitions.find(({ kind, name }) => kind === "deftemplate" && name === template)?.slots ?? [];
  return {
    from,
    options: [
      ...slots.map((label) => ({ label, type: "property", boost: 10 })),
      ...definitions
        .filter(({ kind }) => kind === "deftemplate" || kind === "deffunction" || kind === "defgeneric")
        .map(({ kind, name }) => ({
          label: name,
          type: kind === "deftemplate" ? "class" : "function",
          detail: kind,
          boost: 3,
        })),
      ...relations.map((label) => ({ label, type: "constant", boost: 2 })),
      ...fixedIn(context.state.facet(wordsOf)),
    ],
    validFor: WORD,
  };
}

/** The first word of the list around the list that is being typed. */
function templateAround(node: SyntaxNode, read: (from: number, to: number) => string): string | null {
  let lists = 0;
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    if (at.name !== "List" || ++lists < 2) continue;
    const head = at.getChild("Head");
    return head === null ? null : read(head.from, head.to);
  }
  return null;
}
