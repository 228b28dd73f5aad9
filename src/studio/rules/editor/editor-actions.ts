/** What can be done with the name at the cursor, and with the whole program. */
import { EditorView } from "@codemirror/view";
import { isProblem, renameSentence } from "../../../clips/service/rename.ts";
import type { Range } from "../../../clips/service/syntax-tree.ts";
import { button, closePanel, openPanel } from "./editor-panel.ts";
import { ask } from "./language/ask.ts";
import type { Answer, QuestionKind } from "./language/questions.ts";
import { wordsOf } from "./words/index.ts";

/** The editor that is on the page. */
let current: EditorView | null = null;

export function setCurrentEditor(view: EditorView | null): void {
  current = view;
}

export const editorActions = { definition, references, rename, format };

/** Does one of these in the editor, if there is one. */
export function actInEditor(action: keyof typeof editorActions): void {
  if (current !== null) void editorActions[action](current);
}

/** The answer about the cursor's place; undefined when the text has changed meanwhile. */
async function about<Kind extends QuestionKind>(
  view: EditorView,
  kind: Kind,
  wanted = "",
): Promise<Answer<Kind> | undefined> {
  const { doc, selection } = view.state;
  const answer = await ask({ ask: kind, text: doc.toString(), position: selection.main.head, wanted });
  return view.state.doc === doc ? answer : undefined;
}

function say(view: EditorView, text: string): void {
  openPanel(view, text, (box) => box.append(text));
}

function goTo(view: EditorView, { from, to }: Range): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: "center" }),
  });
  view.focus();
}

/** Shows a line of the program, counted from 1, with the cursor at a column. */
export function goToLine(line: number, column: number): void {
  if (current === null) return;
  const { doc } = current.state;
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const at = Math.min(to, from + column - 1);
  goTo(current, { from: at, to: at });
}

async function definition(view: EditorView): Promise<void> {
  const places = await about(view, "places");
  if (places === undefined) return;
  if (places.defined === null) say(view, view.state.facet(wordsOf).renameProblems.nothing);
  else goTo(view, places.defined);
}

/** All places of the name, each with its line, to go to. */
async function references(view: EditorView): Promise<void> {
  const places = await about(view, "places");
  if (places === undefined) return;
  const words = view.state.facet(wordsOf);
  if (places.all.length === 0) return say(view, words.renameProblems.nothing);
  const title = words.places(places.all.length);
  openPanel(view, title, (box) => {
    const list = document.createElement("ul");
    list.className = "program-places";
    for (const place of places.all) {
      const { number, text } = view.state.doc.lineAt(place.from);
      const row = document.createElement("li");
      const line = button(`${number}: ${text.trim()}`, () => goTo(view, place));
      line.classList.add("program-place");
      row.append(line);
      list.append(row);
    }
    box.append(title, list);
  });
}

async function rename(view: EditorView): Promise<void> {
  const found = await about(view, "renamable");
  if (found === undefined) return;
  const words = view.state.facet(wordsOf);
  if (isProblem(found)) return say(view, renameSentence(found, words.renameProblems));
  openPanel(view, words.rename(found.name), (box) => {
    const form = document.createElement("form");
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.className = "cm-textfield";
    input.value = found.name;
    input.spellcheck = false;
    label.append(words.rename(found.name), " ", input);
    const problem = document.createElement("output");
    const apply = button(words.apply, () => {});
    apply.type = "submit";
    form.append(label, apply, problem);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const edits = await about(view, "rename", input.value);
      if (edits === undefined) return;
      if (isProblem(edits)) {
        problem.textContent = renameSentence(edits, words.renameProblems);
        return;
      }
      const changes = edits.map(({ at, text }) => ({ from: at.from, to: at.to, insert: text }));
      view.dispatch({ changes, userEvent: "rename" });
      closePanel(view);
    });
    box.append(form);
    queueMicrotask(() => input.select());
  });
}

async function format(view: EditorView): Promise<void> {
  const text = await about(view, "format");
  if (text === undefined) return;
  if (text === null) return say(view, view.state.facet(wordsOf).cannotFormat);
  const before = view.state.doc.toString();
  if (text === before) return;
  // Only what differs is replaced, so that the cursor stays where it was.
  let from = 0;
  while (text[from] === before[from]) from++;
  let end = 0;
  const most = Math.min(text.length, before.length) - from;
  while (end < most && text[text.length - 1 - end] === before[before.length - 1 - end]) end++;
  const changes = { from, to: before.length - end, insert: text.slice(from, text.length - end) };
  view.dispatch({ changes, userEvent: "format" });
}
