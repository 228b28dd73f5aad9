// What a text defines, by name: its constructs with their slots, parameters and superclasses.

import type { SyntaxNode, SyntaxTree } from "./syntax-tree.ts";
import {
  type ConstructWord,
  constructOf,
  headOf,
  isList,
  type Leaf,
  type List,
  type Range,
} from "./syntax-tree.ts";

/** What a name can stand for. Functions are deffunctions, generic functions and those of the language. */
export type SymbolKind =
  | "rule"
  | "template"
  | "facts"
  | "function"
  | "global"
  | "class"
  | "message"
  | "instances"
  | "module"
  | "slot"
  | "variable";

export const KIND_OF_CONSTRUCT: Readonly<Record<ConstructWord, SymbolKind>> = {
  defrule: "rule",
  deftemplate: "template",
  deffacts: "facts",
  deffunction: "function",
  defgeneric: "function",
  defmethod: "function",
  defglobal: "global",
  defclass: "class",
  "defmessage-handler": "message",
  definstances: "instances",
  defmodule: "module",
};

export interface SlotDefinition {
  readonly name: string;
  readonly isMulti: boolean;
  readonly at: Range;
  readonly node: List;
}

export interface Definition {
  readonly construct: ConstructWord;
  readonly kind: SymbolKind;
  /** Without its module; of a global without its marks; of a handler the message. */
  readonly name: string;
  readonly module: string;
  /** Where the name is, without its module. */
  readonly at: Range;
  readonly node: List;
  /** Of a template or class. */
  readonly slots: readonly SlotDefinition[];
  /** The direct superclasses of a class; the class of a handler. */
  readonly classes: readonly string[];
  /** Of a function, method or handler, as they are written. */
  readonly parameters: readonly string[];
}

/** A name that may be preceded by a module: `MAIN::name`. */
export interface Name {
  readonly module: string | null;
  readonly name: string;
  readonly at: Range;
}

export function nameIn({ from, to, text }: Leaf): Name {
  const mark = text.indexOf("::");
  return mark < 0
    ? { module: null, name: text, at: { from, to } }
    : { module: text.slice(0, mark), name: text.slice(mark + 2), at: { from: from + mark + 2, to } };
}

const SLOT = /^((multi|single-)?slot|(multi)?field)$/;

/** The definitions of a tree in their order. A defmodule is current until the next one. */
export function definitionsIn({ children, text }: SyntaxTree): Definition[] {
  const found: Definition[] = [];
  let current = "MAIN";
  for (const node of children) {
    const construct = constructOf(node);
    if (construct === undefined || !isList(node)) continue;
    const make = (leaf: Leaf): Definition => {
      const { module, name, at } = nameIn(leaf);
      return {
        construct,
        kind: KIND_OF_CONSTRUCT[construct],
        name,
        module: module ?? current,
        at,
        node,
        slots: slotsIn(node),
        classes: construct === "defmessage-handler" ? symbolsIn(node, 1).slice(0, 1) : superclassesIn(node),
        parameters: parametersIn(node, construct, text),
      };
    };
    if (construct === "defglobal") {
      const [first] = node.children.slice(1);
      const module = first?.type === "symbol" ? first.text : current;
      for (const leaf of node.children) {
        if (leaf.type !== "global") continue;
        const at = { from: leaf.from + 2, to: leaf.to - 1 };
        found.push({ ...make(leaf), name: leaf.name, module, at });
      }
      continue;
    }
    const leaf = node.children[construct === "defmessage-handler" ? 2 : 1];
    if (leaf?.type !== "symbol") continue;
    const definition = make(leaf);
    if (construct === "defmodule") current = definition.name;
    else current = nameIn(node.children[1] as Leaf).module ?? current;
    found.push(definition);
  }
  return found;
}

function slotsIn(construct: List): SlotDefinition[] {
  return construct.children.flatMap((node): SlotDefinition[] => {
    const word = headOf(node)?.text;
    if (word === undefined || !isList(node) || !SLOT.test(word)) return [];
    const name = node.children[1];
    return name?.type === "symbol"
      ? [{ name: name.text, isMulti: word.startsWith("multi"), at: name, node }]
      : [];
  });
}

function superclassesIn(construct: List): string[] {
  return construct.children.flatMap((node) =>
    headOf(node)?.text === "is-a" ? symbolsIn(node as List, 1) : [],
  );
}

/** The texts of the symbols in a list, from a place on. */
function symbolsIn({ children }: List, from: number): string[] {
  return children.slice(from).flatMap((node) => (node.type === "symbol" ? [node.text] : []));
}

/** The list of the parameters of a function, method or handler: the first in it. */
export function parameterList(construct: List): List | undefined {
  return construct.children.find(isList);
}

function parametersIn(node: List, construct: ConstructWord, text: string): string[] {
  if (construct !== "deffunction" && construct !== "defmethod" && construct !== "defmessage-handler")
    return [];
  const write = ({ from, to }: SyntaxNode) => text.slice(from, to).replace(/\s+/g, " ");
  return parameterList(node)?.children.map(write) ?? [];
}
