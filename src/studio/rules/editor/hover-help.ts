/** Help for the function under the pointer, and where a construct of the program is defined. */
import { syntaxTree } from "@codemirror/language";
import { hoverTooltip } from "@codemirror/view";
import { type FunctionName, functionHelp } from "./function-help/index.ts";
import { indexProgram } from "./program-index.ts";
import { wordsOf } from "./words/index.ts";

const signatures = new Map<string, { name: FunctionName; signature: string }>(
  functionHelp.map(([name, signature]) => [name, { name, signature }]),
);

export const hoverHelp = hoverTooltip((view, position, side) => {
  const tree = syntaxTree(view.state);
  const node = tree.resolveInner(position, side);
  if (node.name !== "Symbol" && node.name !== "Keyword") return null;
  const read = (from: number, to: number) => view.state.sliceDoc(from, to);
  const word = read(node.from, node.to);
  const row = signatures.get(word);
  const words = view.state.facet(wordsOf);
  const own = indexProgram(tree, read).definitions.find(({ name }) => name === word);
  if (row === undefined && own === undefined) return null;
  return {
    pos: node.from,
    end: node.to,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "program-help";
      const [signature, summary] =
        own === undefined
          ? [row!.signature, words.functions[row!.name]]
          : [`${own.kind} ${own.name}`, words.definedAt(view.state.doc.lineAt(own.from).number)];
      dom.append(part("code", signature), part("p", summary));
      return { dom };
    },
  };
});

function part(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
