/** The editor of the program. Its text and its undo history live as long as the page, whichever tab is shown. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { useEffect, useRef } from "react";
import { edit, useRules } from "../store.ts";
import { useHelpText } from "../words/error-help.ts";
import type { Problem } from "../worker/problem.ts";
import { clipsHelp } from "./clips-help.ts";
import { clips } from "./clips-language.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { setCurrentEditor } from "./editor-actions.ts";
import { editorPanel } from "./editor-panel.ts";
import { type EditorWords, useEditorWords, wordsOf } from "./words/index.ts";
import "./program-editor.css";

const extensions = [
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  lintGutter(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  clipsHelp,
  editorPanel,
  clips(),
  // Escape, then Tab leaves the editor; this is CodeMirror's convention for keyboard users.
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
];

let kept: EditorState | null = null;

const none: readonly Problem[] = [];

/** What changes with the language, while text and history stay. */
const spoken = new Compartment();

function spokenIn(label: string, words: EditorWords): Extension {
  return [
    wordsOf.of(words),
    EditorState.phrases.of(words.phrases),
    // It can be focused anyway; axe only knows by the attribute.
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
  ];
}

function newState(): EditorState {
  return EditorState.create({
    doc: useRules.getState().program.text,
    extensions: [
      extensions,
      spoken.of([]),
      EditorView.updateListener.of(({ state, docChanged }) => {
        kept = state;
        if (docChanged) edit(state.doc.toString());
      }),
    ],
  });
}

/**
 * Gives the editor the text of the store as it is now. What a component has rendered can be older: a program that is
 * opened while the editor is loading must not be replaced by the empty text before it.
 */
function follow(editor: EditorView): void {
  const { text } = useRules.getState().program;
  if (editor.state.doc.toString() === text) return;
  // A change and not a new state: opening an example can be undone.
  editor.dispatch({
    changes: { from: 0, to: editor.state.doc.length, insert: text },
    selection: { anchor: 0 },
    scrollIntoView: true,
  });
}

export default function ProgramEditor({ label }: { readonly label: string }) {
  const words = useEditorWords();
  const helpText = useHelpText();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const problems = useRules((state) => state.problems);
  // What happened in a run has its place in the text that was loaded.
  const runProblems = useRules((state) => (state.loaded === state.program.text ? state.runProblems : none));
  useEffect(() => {
    const editor = new EditorView({ parent: box.current!, state: kept ?? newState() });
    view.current = editor;
    setCurrentEditor(editor);
    follow(editor);
    const unsubscribe = useRules.subscribe(({ program }, before) => {
      if (program.text !== before.program.text) follow(editor);
    });
    return () => {
      unsubscribe();
      view.current = null;
      setCurrentEditor(null);
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: spoken.reconfigure(spokenIn(label, words)) });
  }, [label, words]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          diagnosticsOf([...problems, ...runProblems], editor.state.doc, helpText),
        ),
      );
  }, [problems, runProblems, helpText]);
  return <div ref={box} className="program-editor" />;
}
