// The names in the conditions of a rule.

import type { Walk } from "./occurrences.ts";
import type { SlotOwner } from "./program.ts";
import { headOf, isList, isSymbol, type List, type SyntaxNode } from "./syntax-tree.ts";
import type { VariableScope } from "./variable-scope.ts";
import { expression, expressions } from "./walk-expressions.ts";

const GROUPS = new Set(["and", "or", "not", "exists", "forall", "logical"]);

export function conditions(walk: Walk, nodes: readonly SyntaxNode[], scope: VariableScope): void {
  for (const [i, node] of nodes.entries()) {
    if (node.type === "variable") {
      const next = nodes[i + 2];
      if (isSymbol(nodes[i + 1], "<-") && isList(next)) scope.setOwner(node.name, ownerIn(next));
      walk.variable(node, scope);
    } else if (isList(node)) condition(walk, node, scope);
  }
}

function condition(walk: Walk, node: List, scope: VariableScope): void {
  const word = headOf(node)?.text;
  const inside = node.children.slice(1);
  if (word === undefined) return;
  if (GROUPS.has(word)) conditions(walk, inside, scope);
  else if (word === "test") expressions(walk, inside, scope);
  else if (word === "declare") for (const part of inside) declaration(walk, part, scope);
  else {
    const owner = ownerIn(node);
    if (word !== "object") walk.name("template", node.children[0]);
    fields(walk, inside, owner, scope);
  }
}

function declaration(walk: Walk, part: SyntaxNode, scope: VariableScope): void {
  if (isList(part)) expressions(walk, part.children.slice(1), scope);
}

/** The template of a pattern, or the class that an object pattern names. */
export function ownerIn(pattern: List): SlotOwner {
  const word = headOf(pattern)?.text ?? null;
  if (word !== "object") return { kind: "template", name: word?.replace(/^.*::/, "") ?? null };
  const isA = pattern.children.find((node) => headOf(node)?.text === "is-a") as List | undefined;
  const [name, ...more] = isA?.children.slice(1) ?? [];
  return { kind: "class", name: name?.type === "symbol" && more.length === 0 ? name.text : null };
}

/** Fields of a pattern: `:` and `=` come before an expression; any other list is a slot. */
function fields(walk: Walk, nodes: readonly SyntaxNode[], owner: SlotOwner, scope: VariableScope): void {
  for (const [i, node] of nodes.entries()) {
    const before = nodes[i - 1];
    if (!isList(node) || isSymbol(before, ":") || isSymbol(before, "=")) expression(walk, node, scope);
    else {
      const [name, ...rest] = node.children;
      if (owner.kind === "class" && isSymbol(name, "is-a"))
        for (const each of rest)
          each.type === "symbol" ? walk.name("class", each) : expression(walk, each, scope);
      else {
        if (!(owner.kind === "class" && isSymbol(name, "name"))) walk.slot(owner, name);
        fields(walk, rest, owner, scope);
      }
    }
  }
}
