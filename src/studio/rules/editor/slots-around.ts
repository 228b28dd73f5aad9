/** The slots to propose inside a fact, a pattern or an instance. */
import type { SyntaxNode } from "@lezer/common";
import { type Definition, listsWith, symbolsIn } from "./program-index.ts";

/** Heads of lists that name slots without saying of which class. */
const anyClass = /^(object|(active-)?(message-)?(initialize|modify|duplicate)-instance)$/;

/** The slots of the template or class around the list that `node` is in, inherited ones included. */
export function slotsAround(
  node: SyntaxNode,
  definitions: readonly Definition[],
  read: (from: number, to: number) => string,
): string[] {
  const list = listAround(node);
  const head = list?.getChild("Head");
  if (list === null || !head) return [];
  const text = ({ from, to }: SyntaxNode) => read(from, to);
  const word = text(head);
  const template = definitions.find(({ kind, name }) => kind === "deftemplate" && name === word);
  if (template !== undefined) return [...template.slots];
  const classes = definitions.filter(({ kind }) => kind === "defclass");
  const named = classNameIn(list, word, text);
  if (named !== undefined) return slotsOfClass(named, classes, new Set());
  return anyClass.test(word) ? [...new Set(classes.flatMap(({ slots }) => slots))] : [];
}

/** The list around the list that is being typed. */
function listAround(node: SyntaxNode): SyntaxNode | null {
  let lists = 0;
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent)
    if (at.name === "List" && ++lists === 2) return at;
  return null;
}

/** The class of `(make-instance … of CLASS …)`, `(name of CLASS …)` or `(object (is-a CLASS) …)`. */
function classNameIn(list: SyntaxNode, head: string, text: (node: SyntaxNode) => string): string | undefined {
  if (head === "object") {
    const [name] = listsWith(list, /^is-a$/, text).flatMap(symbolsIn);
    return name && text(name);
  }
  const words = symbolsIn(list).map(text);
  return head === "of" ? words[0] : words[words.indexOf("of") + 1 || words.length];
}

/** The slots of a class of the program and of the classes above it, its own first. */
function slotsOfClass(name: string, classes: readonly Definition[], seen: Set<string>): string[] {
  const found = classes.find((each) => each.name === name);
  if (found === undefined || seen.has(name)) return [];
  seen.add(name);
  const inherited = found.superclasses.flatMap((above) => slotsOfClass(above, classes, seen));
  return [...new Set([...found.slots, ...inherited])];
}
