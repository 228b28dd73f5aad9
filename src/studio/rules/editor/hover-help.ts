/** Help for the function or construct under the pointer, and where the program defines a name. */
import { syntaxTree } from "@codemirror/language";
import { hoverTooltip } from "@codemirror/view";
import { type FunctionName, functionHelp } from "../../../clips/reference/index.ts";
import { indexProgram } from "./program-index.ts";
import { type EditorWords, wordsOf } from "./words/index.ts";

const signatures = new Map<string, { name: FunctionName; signature: string }>(
  functionHelp.map(([name, signature]) => [name, { name, signature }]),
);

export const hoverHelp = hoverTooltip((view, position, side) => {
  const tree = syntaxTree(view.state);
  const node = tree.resolveInner(position, side);
  if (!["Symbol", "Keyword", "Definer"].includes(node.name)) return null;
  const read = (from: number, to: number) => view.state.sliceDoc(from, to);
  const word = read(node.from, node.to);
  const words = view.state.facet(wordsOf);
  const own = indexProgram(tree, read).definitions.find(({ name }) => name === word);
  const help =
    own === undefined
      ? helpIn(words, word)
      : { title: `${own.kind} ${own.name}`, text: words.definedAt(view.state.doc.lineAt(own.from).number) };
  if (help === undefined) return null;
  return {
    pos: node.from,
    end: node.to,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "program-help";
      dom.append(part("code", help.title), part("p", help.text));
      return { dom };
    },
  };
});

/** Help for a word of the language, if it has any. */
export function helpIn(words: EditorWords, word: string): { title: string; text: string } | undefined {
  const construct = new Map(Object.entries(words.constructs)).get(word);
  if (construct !== undefined) return { title: word, text: construct };
  const row = signatures.get(word);
  return row && { title: row.signature, text: words.functions[row.name] };
}

function part(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
