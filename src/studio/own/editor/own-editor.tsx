/** The editor of the user's program. Its text and its undo history live as long as the page. */
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import type { Fault } from "../../../domains/index.ts";
import { isRuleText } from "../../../run/own-problem/source.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { clipsHelp } from "../../rules/editor/clips-help.ts";
import { clips } from "../../rules/editor/clips-language.ts";
import { useEditorWords, wordsOf } from "../../rules/editor/words/index.ts";
import { edit, runProgram, useOwn } from "../own-store.ts";
import { typescript } from "./typescript-language.ts";
import "../../rules/editor/program-editor.css";

const extensions = [
  lineNumbers(),
  lintGutter(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  // Escape, then Tab leaves the editor; this is CodeMirror's convention for keyboard users.
  keymap.of([
    {
      key: "Mod-Enter",
      run() {
        void runProgram();
        return true;
      },
    },
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    indentWithTab,
  ]),
];

let kept: EditorState | null = null;
let current: EditorView | null = null;

/** What changes with the language, while text and history stay. */
const spoken = new Compartment();

/** Rules or TypeScript: with every change, as the text is. */
const written = new Compartment();
const languages = { rules: [clips(), clipsHelp], script: typescript() };
const languageOf = (text: string) => (isRuleText(text) ? languages.rules : languages.script);
const followText = EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
  const language = docChanged ? languageOf(newDoc.toString()) : undefined;
  if (language === undefined || language === written.get(startState)) return null;
  return { effects: written.reconfigure(language) };
});

function newState(): EditorState {
  const { text } = useOwn.getState();
  return EditorState.create({
    doc: text,
    extensions: [
      extensions,
      spoken.of([]),
      written.of(languageOf(text)),
      followText,
      EditorView.updateListener.of(({ state, docChanged }) => {
        kept = state;
        if (docChanged) edit(state.doc.toString());
      }),
    ],
  });
}

/** Gives the editor the text of the store; a change, so that opening an example and painting can be undone. */
function follow(editor: EditorView): void {
  const { text } = useOwn.getState();
  const old = editor.state.doc.toString();
  if (old === text) return;
  let [from, to, end] = [0, old.length, text.length];
  while (from < Math.min(to, end) && old[from] === text[from]) from++;
  while (to > from && end > from && old[to - 1] === text[end - 1]) {
    to--;
    end--;
  }
  editor.dispatch({ changes: { from, to, insert: text.slice(from, end) } });
}

/** Puts the cursor at a place of the program. */
export function goToPlace(line: number, column: number): void {
  if (current === null) return;
  const row = current.state.doc.line(Math.min(line, current.state.doc.lines));
  const anchor = Math.min(row.from + column - 1, row.to);
  current.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  current.focus();
}

function diagnosticsOf(fault: Fault, text: string, state: EditorState): Diagnostic[] {
  if (fault.line === undefined) return [];
  const row = state.doc.line(Math.max(1, Math.min(fault.line, state.doc.lines)));
  const from = Math.min(row.from + Math.max(0, (fault.column ?? 1) - 1), row.to);
  const length = /^[\p{L}\p{N}_$]+/u.exec(state.sliceDoc(from, row.to))?.[0].length ?? 1;
  return [{ from, to: Math.min(row.to, from + length), severity: "error", message: text }];
}

export default function OwnEditor({ label }: { readonly label: string }) {
  const words = useEditorWords();
  const faultText = useFaultText();
  const box = useRef<HTMLDivElement>(null);
  // A fault has its place in the text that was run.
  const fault = useOwn((state) => (state.ran === state.text ? state.fault : null));
  useEffect(() => {
    const editor = new EditorView({ parent: box.current!, state: kept ?? newState() });
    current = editor;
    follow(editor);
    const unsubscribe = useOwn.subscribe(({ text }, before) => {
      if (text !== before.text) follow(editor);
    });
    return () => {
      unsubscribe();
      current = null;
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    const language: Extension = [
      wordsOf.of(words),
      EditorState.phrases.of(words.phrases),
      // It can be focused anyway; axe only knows by the attribute.
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    ];
    current?.dispatch({ effects: spoken.reconfigure(language) });
  }, [label, words]);
  useEffect(() => {
    if (current === null) return;
    const found = fault === null ? [] : diagnosticsOf(fault, faultText(fault), current.state);
    current.dispatch(setDiagnostics(current.state, found));
  }, [fault, faultText]);
  return <div ref={box} className="program-editor" />;
}
