// The names in a text that stand for something, found by walking through its constructs and commands.

import { type Definition, KIND_OF_CONSTRUCT, nameIn, parameterList, type SymbolKind } from "./definitions.ts";
import type { Program, SlotOwner, Source } from "./program.ts";
import {
  constructOf,
  headOf,
  isList,
  type Leaf,
  type List,
  type Range,
  type SyntaxNode,
} from "./syntax-tree.ts";
import { VariableScope } from "./variable-scope.ts";
import { expression, expressions, fact, instance } from "./walk-expressions.ts";
import { conditions } from "./walk-patterns.ts";

export interface Occurrence {
  /** Equal for all places of one symbol; null if it is unclear which one is meant. */
  readonly key: string | null;
  readonly kind: SymbolKind;
  readonly name: string;
  readonly at: Range;
  /** True where the symbol is defined; for a variable, where it first occurs. */
  readonly defines: boolean;
}

/** What the walk has found so far, and where it is. */
export class Walk {
  readonly found: Occurrence[] = [];
  module = "MAIN";
  private readonly variables = new Set<string>();

  constructor(
    readonly program: Program,
    readonly uri: string,
  ) {}

  /** A name that may be preceded by a module. */
  name(kind: SymbolKind, leaf: SyntaxNode | undefined, defines = false): void {
    if (leaf?.type !== "symbol") return;
    const { module, name, at } = nameIn(leaf);
    if (module !== null) this.add("module", module, { from: leaf.from, to: at.from - 2 });
    this.add(kind, name, at, this.program.key(kind, name, module ?? this.module), defines);
  }

  slot(owner: SlotOwner, leaf: SyntaxNode | undefined, defines = false): void {
    if (leaf?.type === "symbol") this.slotNamed(owner, leaf.text, leaf, defines);
  }

  slotNamed(owner: SlotOwner, name: string, at: Range, defines = false): void {
    this.add("slot", name, at, this.program.slotKey(owner, name), defines);
  }

  global({ name, from, text, to }: Leaf, defines = false): void {
    const begin = from + text.indexOf("*") + 1;
    this.add(
      "global",
      name,
      { from: begin, to: to - 1 },
      this.program.key("global", name, this.module),
      defines,
    );
  }

  /** A variable, perhaps with a slot after it (`?self:age`) or as the counter of a loop (`?x-index`). */
  variable({ name, to }: Leaf, scope: VariableScope): void {
    const begin = to - name.length;
    const colon = name.indexOf(":");
    const owner = colon > 0 ? scope.ownerOf(name.slice(0, colon)) : undefined;
    if (owner !== undefined) {
      this.variableNamed(name.slice(0, colon), begin, scope);
      this.slotNamed(owner, name.slice(colon + 1), { from: begin + colon + 1, to });
      return;
    }
    const loop = name.endsWith("-index") ? name.slice(0, -"-index".length) : "";
    this.variableNamed(scope.isLoop(loop) ? loop : name, begin, scope);
  }

  private variableNamed(name: string, from: number, scope: VariableScope): void {
    const key = `variable ${this.uri} ${scope.holderOf(name)} ${name}`;
    const defines = !this.variables.has(key);
    this.variables.add(key);
    this.add("variable", name, { from, to: from + name.length }, key, defines);
  }

  private add(kind: SymbolKind, name: string, at: Range, key: string | null = null, defines = false): void {
    if (name === "") return;
    const known = kind === "module" ? this.program.key(kind, name, "") : key;
    this.found.push({ key: known, kind, name, at, defines });
  }
}

/** Nothing is found in a text that is nested more deeply. */
const MAX_DEPTH = 1000;

export function occurrencesIn(program: Program, { uri, tree, definitions }: Source): Occurrence[] {
  const walk = new Walk(program, uri);
  if (tree.depth > MAX_DEPTH) return [];
  const typed = new VariableScope(0);
  for (const node of tree.children) {
    const construct = constructOf(node);
    if (construct === undefined || !isList(node)) {
      expression(walk, node, typed);
      continue;
    }
    const own = definitions.filter((each) => each.node === node);
    const [definition] = own;
    walk.module =
      construct === "defmodule" ? (definition?.name ?? walk.module) : (definition?.module ?? walk.module);
    if (construct === "defglobal") globals(walk, node);
    else if (construct === "defmessage-handler") {
      walk.name("class", node.children[1]);
      walk.name("message", node.children[2], true);
    } else walk.name(KIND_OF_CONSTRUCT[construct], node.children[1], true);
    BODIES[construct]?.(walk, node, definition);
  }
  return walk.found.sort((a, b) => a.at.from - b.at.from);
}

type Body = (walk: Walk, node: List, definition: Definition | undefined) => void;

const procedure: Body = (walk, node, definition) => {
  const scope = new VariableScope(node.from);
  const [owner] = definition?.construct === "defmessage-handler" ? definition.classes : [];
  if (owner !== undefined) scope.setOwner("self", { kind: "class", name: owner });
  const parameters = parameterList(node);
  for (const parameter of parameters?.children ?? []) {
    if (!isList(parameter)) expression(walk, parameter, scope);
    else
      for (const part of parameter.children) {
        if (part.type === "symbol") walk.name("class", part);
        else expression(walk, part, scope);
      }
  }
  const begin = parameters === undefined ? node.children.length : node.children.indexOf(parameters) + 1;
  expressions(walk, node.children.slice(begin), scope);
};

/** What comes after the name of a construct. */
const BODIES: Readonly<Partial<Record<NonNullable<ReturnType<typeof constructOf>>, Body>>> = {
  defrule: (walk, node) => {
    const scope = new VariableScope(node.from);
    const arrow = node.children.findIndex(
      ({ type, ...leaf }) => type === "symbol" && (leaf as Leaf).text === "=>",
    );
    const end = arrow < 0 ? node.children.length : arrow;
    conditions(walk, node.children.slice(2, end), scope);
    expressions(walk, node.children.slice(end + 1), scope);
  },
  deftemplate: (walk, node, definition) =>
    slots(walk, node, { kind: "template", name: definition?.name ?? null }),
  defclass: (walk, node, definition) => {
    slots(walk, node, { kind: "class", name: definition?.name ?? null });
    for (const part of node.children) {
      const word = headOf(part)?.text;
      if (word === "is-a") for (const name of (part as List).children.slice(1)) walk.name("class", name);
      if (word === "message-handler") walk.name("message", (part as List).children[1]);
    }
  },
  deffacts: (walk, node) => {
    for (const part of node.children.slice(2)) fact(walk, part, new VariableScope(node.from));
  },
  definstances: (walk, node) => {
    const scope = new VariableScope(node.from);
    for (const part of node.children.slice(2)) if (isList(part)) instance(walk, part.children, scope);
  },
  deffunction: procedure,
  defmethod: procedure,
  "defmessage-handler": procedure,
  defmodule: (walk, node) => {
    for (const part of node.children.slice(2)) {
      if (!isList(part)) continue;
      const [word, first, ...rest] = part.children;
      const isImport = (word as Leaf | undefined)?.text === "import";
      if (isImport) walk.name("module", first);
      const [kind, ...names] = isImport ? rest : [first, ...rest];
      const construct = kind?.type === "symbol" ? kind.text : "";
      if (Object.hasOwn(KIND_OF_CONSTRUCT, construct))
        for (const name of names)
          walk.name(KIND_OF_CONSTRUCT[construct as keyof typeof KIND_OF_CONSTRUCT], name);
    }
  },
};

function globals(walk: Walk, node: List): void {
  const scope = new VariableScope(node.from);
  walk.name("module", node.children[1]);
  for (const [i, part] of node.children.entries()) {
    if (part.type === "global") {
      const next = node.children[i + 1];
      walk.global(part, next?.type === "symbol" && next.text === "=");
    } else if (i > 0) expression(walk, part, scope);
  }
}

function slots(walk: Walk, node: List, owner: SlotOwner): void {
  const scope = new VariableScope(node.from);
  for (const part of node.children) {
    const word = headOf(part)?.text ?? "";
    if (!isList(part) || !/(slot|field)$/.test(word)) continue;
    walk.slot(owner, part.children[1], true);
    for (const facet of part.children.slice(2)) {
      if (!isList(facet)) continue;
      const name = headOf(facet)?.text;
      // ?NONE and ?DERIVE are no variables, and there can be no others.
      const values = facet.children.slice(1).filter(({ type }) => type !== "variable");
      if (name === "default" || name === "default-dynamic") expressions(walk, values, scope);
      if (name === "allowed-classes") for (const each of facet.children.slice(1)) walk.name("class", each);
    }
  }
}
