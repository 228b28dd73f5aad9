/** Help for the function under the pointer, and where a construct of the program is defined. */
import { syntaxTree } from "@codemirror/language";
import { hoverTooltip } from "@codemirror/view";
import { functionHelp } from "../function-help.ts";
import { indexProgram } from "./program-index.ts";

const byName = new Map(functionHelp.map((row) => [row[0], row]));

export const hoverHelp = hoverTooltip((view, position, side) => {
  const tree = syntaxTree(view.state);
  const node = tree.resolveInner(position, side);
  if (node.name !== "Symbol" && node.name !== "Keyword") return null;
  const read = (from: number, to: number) => view.state.sliceDoc(from, to);
  const word = read(node.from, node.to);
  const row = byName.get(word);
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
          ? [row![1], row![2]]
          : [`${own.kind} ${own.name}`, `Line ${view.state.doc.lineAt(own.from).number} of this program.`];
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
