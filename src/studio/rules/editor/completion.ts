/** Completion: functions and constructs after a parenthesis, names and slots of the program, variables of the construct. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import { functionHelp } from "../../../clips/reference/index.ts";
import { indexProgram, variablesAround } from "./program-index.ts";
import { slotsAround } from "./slots-around.ts";
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
  "object",
  "is-a",
  "role",
  "pattern-match",
  "access",
  "create-accessor",
];

/** The predefined classes, most of which are the types of slots too. */
export const systemClasses = [
  "USER",
  "INITIAL-OBJECT",
  "OBJECT",
  "PRIMITIVE",
  "NUMBER",
  "INTEGER",
  "FLOAT",
  "LEXEME",
  "SYMBOL",
  "STRING",
  "MULTIFIELD",
  "ADDRESS",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INSTANCE-ADDRESS",
  "INSTANCE",
  "INSTANCE-NAME",
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

const PARSING_MS = 100;
const WORD = /[^\s()";&|~<]*/;

export function completeClips(context: CompletionContext): CompletionResult | null {
  const { state } = context;
  // The whole program is wanted, not only what CodeMirror has parsed so far; a long program gets as far as it can.
  const tree = ensureSyntaxTree(state, state.doc.length, PARSING_MS) ?? syntaxTree(state);
  const read = (from: number, to: number) => state.sliceDoc(from, to);
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
  const named = (wanted: string) => definitions.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  if (!opens) {
    const words = {
      constant: [...relations, ...named("defmessage-handler")],
      class: [...named("defclass"), ...systemClasses],
    };
    const options = Object.entries(words).flatMap(([type, labels]) =>
      [...new Set(labels)].filter((label) => label !== typed).map((label) => ({ label, type })),
    );
    return { from, options, validFor: WORD };
  }
  const slots = slotsAround(tree.resolveInner(context.pos, -1), definitions, read);
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
      ...fixedIn(state.facet(wordsOf)),
    ],
    validFor: WORD,
  };
}
