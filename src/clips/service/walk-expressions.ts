// The names in expressions: functions, variables, and what functions with a syntax of their own name.

import { KIND_OF_CONSTRUCT, type SymbolKind } from "./definitions.ts";
import type { Walk } from "./occurrences.ts";
import type { SlotOwner } from "./program.ts";
import { headOf, isList, type Leaf, type List, type SyntaxNode } from "./syntax-tree.ts";
import type { VariableScope } from "./variable-scope.ts";

export function expressions(walk: Walk, nodes: readonly SyntaxNode[], scope: VariableScope): void {
  for (const node of nodes) expression(walk, node, scope);
}

export function expression(walk: Walk, node: SyntaxNode, scope: VariableScope): void {
  if (node.type === "variable" || node.type === "multi-variable") walk.variable(node, scope);
  else if (node.type === "global" || node.type === "multi-global") walk.global(node);
  else if (isList(node)) call(walk, node, scope);
}

type Form = (walk: Walk, node: List, scope: VariableScope) => void;

function call(walk: Walk, node: List, scope: VariableScope): void {
  const word = headOf(node);
  if (word === undefined) return expressions(walk, node.children, scope);
  walk.name("function", word);
  const form = FORMS.get(word.text);
  if (form !== undefined) return form(walk, node, scope);
  const kinds = namedBy(word.text);
  let last: string | null = null;
  for (const [i, argument] of node.children.slice(1).entries()) {
    const kind = kinds[Math.min(i, kinds.length - 1)];
    if (argument.type !== "symbol" || kind === undefined) expression(walk, argument, scope);
    else if (kind === "slot")
      walk.slot({ kind: /^fact|template/.test(word.text) ? "template" : "class", name: last }, argument);
    else {
      walk.name(kind, argument);
      last = argument.text;
    }
  }
}

/** What the arguments of a function name when they are symbols; the last holds for all further ones. */
export const NAMING: readonly [RegExp, readonly (SymbolKind | undefined)[]][] = [
  [/^(matches|refresh|set-break|remove-break|rule-complexity|dependents)$/, ["rule", undefined]],
  [/^(focus|set-current-module|pop-focus)$/, ["module"]],
  [
    /^(funcall|call-specific-method|preview-generic|list-defmethods|get-defmethod-list)$/,
    ["function", undefined],
  ],
  [/^(pp|un)defmethod$/, ["function", undefined]],
  [/^(pp|un)defmessage-handler$/, ["class", "message", undefined]],
  [/^(preview-send|message-handler-existp)$/, ["class", "message", undefined]],
  [/^deftemplate-slot-/, ["template", "slot", undefined]],
  [/^fact-slot-value$/, [undefined, "slot", undefined]],
  [
    /^slot-(writablep|initablep|publicp|direct-accessp|existp|facets|sources|types|cardinality|range|default-value|allowed-values|allowed-classes)$/,
    ["class", "slot", undefined],
  ],
  [
    /^(describe-class|browse-classes|class-(slots|superclasses|subclasses|abstractp|reactivep|existp)|superclassp|subclassp|get-defmessage-handler-list|list-defmessage-handlers)$/,
    ["class"],
  ],
];

export function namedBy(word: string): readonly (SymbolKind | undefined)[] {
  const row = NAMING.find(([pattern]) => pattern.test(word));
  if (row !== undefined) return row[1];
  // ppdefrule, undefrule, defrule-module and the like.
  const construct = /^(?:(?:pp|un)(def[a-z]+)|(def[a-z]+)-module)$/.exec(word);
  const name = construct?.[1] ?? construct?.[2] ?? "";
  return Object.hasOwn(KIND_OF_CONSTRUCT, name)
    ? [KIND_OF_CONSTRUCT[name as keyof typeof KIND_OF_CONSTRUCT], undefined]
    : [];
}

/** A fact that is asserted: the slots of a template, or fields. */
export function fact(walk: Walk, node: SyntaxNode, scope: VariableScope): void {
  if (!isList(node)) return expression(walk, node, scope);
  const [word, ...rest] = node.children;
  walk.name("template", word);
  if (word?.type !== "symbol") return expressions(walk, rest, scope);
  const name = word.text.replace(/^.*::/, "");
  const isTemplate = walk.program.find("template", name, walk.module).length > 0;
  if (isTemplate) overrides(walk, rest, { kind: "template", name }, scope);
  else expressions(walk, rest, scope);
}

/** New values of slots: `(slot value …)`. */
function overrides(walk: Walk, nodes: readonly SyntaxNode[], owner: SlotOwner, scope: VariableScope): void {
  for (const node of nodes) {
    if (!isList(node)) expression(walk, node, scope);
    else {
      walk.slot(owner, node.children[0]);
      expressions(walk, node.children.slice(1), scope);
    }
  }
}

/** An instance: its name, `of`, its class and values of slots. */
export function instance(walk: Walk, nodes: readonly SyntaxNode[], scope: VariableScope): void {
  const of = nodes.findIndex((node) => node.type === "symbol" && node.text === "of");
  const name = of < 0 ? undefined : nodes[of + 1];
  const owner: SlotOwner = {
    kind: "class",
    name: name?.type === "symbol" ? name.text.replace(/^.*::/, "") : null,
  };
  if (of > 0) expressions(walk, nodes.slice(0, of), scope);
  walk.name("class", name);
  const rest = of < 0 ? 1 : of + 2;
  if (of < 0 && nodes[0] !== undefined) expression(walk, nodes[0], scope);
  overrides(walk, nodes.slice(rest), owner, scope);
}

/** `modify` and `duplicate`: the pattern that a variable was bound to tells the template. */
const changeFact: Form = (walk, { children: [, target, ...rest] }, scope) => {
  if (target === undefined) return;
  expression(walk, target, scope);
  const bound = target.type === "variable" ? scope.ownerOf(target.name) : undefined;
  overrides(walk, rest, bound ?? { kind: "template", name: null }, scope);
};

const changeInstance: Form = (walk, { children }, scope) => instance(walk, children.slice(1), scope);

/** Queries have variables for the facts or instances that they visit. */
function query(kind: SlotOwner["kind"]): Form {
  return (walk, { from, children: [, set, ...rest] }, scope) => {
    const rows = isList(set) ? set.children.filter(isList) : [];
    const names = rows.flatMap(({ children: [variable] }) =>
      variable?.type === "variable" ? [variable.name] : [],
    );
    const inside = scope.inside(from, names);
    for (const {
      children: [variable, ...owners],
    } of rows) {
      const [first] = owners;
      const name = first?.type === "symbol" ? first.text.replace(/^.*::/, "") : null;
      if (variable?.type === "variable") inside.setOwner(variable.name, { kind, name });
      if (variable !== undefined) expression(walk, variable, inside);
      for (const owner of owners)
        owner.type === "symbol" ? walk.name(kind, owner) : expression(walk, owner, scope);
    }
    expressions(walk, rest, inside);
  };
}

/** `(foreach ?x list …)`, `(progn$ (?x list) …)`, `(loop-for-count (?i 1 9) …)`. */
const loop: Form = (walk, { from, children: [, first, ...rest] }, scope) => {
  const head = isList(first) && first.children[0]?.type === "variable" ? first.children[0] : first;
  if (first === undefined || head === undefined) return;
  if (head.type !== "variable") return expressions(walk, [first, ...rest], scope);
  const inside = scope.inside(from, [head.name], true);
  walk.variable(head, inside);
  const [source, body] = isList(first) ? [first.children.slice(1), rest] : [rest.slice(0, 1), rest.slice(1)];
  expressions(walk, source, scope);
  expressions(walk, body, inside);
};

/** A message; `get-` and `put-` name a slot. */
const send: Form = (walk, { children: [, target, message, ...rest] }, scope) => {
  if (target !== undefined) expression(walk, target, scope);
  if (message?.type === "symbol") messageName(walk, message, target, scope);
  else if (message !== undefined) expression(walk, message, scope);
  expressions(walk, rest, scope);
};

function messageName(walk: Walk, message: Leaf, target: SyntaxNode | undefined, scope: VariableScope): void {
  const slot = /^(?:get|put)-(.+)$/.exec(message.text)?.[1];
  const owner = target?.type === "variable" ? scope.ownerOf(target.name) : undefined;
  const any: SlotOwner = owner?.kind === "class" ? owner : { kind: "class", name: null };
  const isOwn = walk.program.find("message", message.text, "").length > 0;
  if (slot !== undefined && !isOwn && walk.program.slotKey(any, slot) !== null)
    walk.slotNamed(any, slot, { from: message.from + 4, to: message.to });
  else walk.name("message", message);
}

const switchForm: Form = (walk, { children }, scope) => {
  for (const part of children.slice(1)) {
    const word = headOf(part)?.text;
    if (isList(part) && (word === "case" || word === "default"))
      expressions(walk, part.children.slice(1), scope);
    else expression(walk, part, scope);
  }
};

const words = (text: string) => text.split(" ");
const changesOfInstances = [
  "initialize-instance",
  "active-initialize-instance",
  ...["modify", "duplicate"].flatMap((change) =>
    ["", "active-", "message-", "active-message-"].map((before) => `${before}${change}-instance`),
  ),
];
const queries = (kind: "fact" | "instance") =>
  words(
    `any-${kind}p find-${kind} find-all-${kind}s do-for-${kind} do-for-all-${kind}s delayed-do-for-all-${kind}s`,
  );

/** Functions whose arguments are not all expressions. */
export const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    "assert",
    (walk, { children }, scope) => {
      for (const node of children.slice(1)) fact(walk, node, scope);
    },
  ],
  ["modify", changeFact],
  ["duplicate", changeFact],
  ["make-instance", changeInstance],
  ["active-make-instance", changeInstance],
  ...changesOfInstances.map((word) => [word, changeInstance] as const),
  ...queries("fact").map((word) => [word, query("template")] as const),
  ...queries("instance").map((word) => [word, query("class")] as const),
  ["foreach", loop],
  ["progn$", loop],
  ["loop-for-count", loop],
  ["send", send],
  ["switch", switchForm],
]);
