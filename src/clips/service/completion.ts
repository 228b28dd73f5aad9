// What can be written at a place: slots, functions and constructs after a parenthesis, variables, names of the program.

import type { SymbolKind } from "./definitions.ts";
import type { Program, SlotOwner, Source } from "./program.ts";
import {
  headOf,
  isList,
  isSymbol,
  type Leaf,
  type List,
  pathAt,
  type Range,
  type SyntaxNode,
} from "./syntax-tree.ts";
import { namedBy } from "./walk-expressions.ts";
import { ownerIn } from "./walk-patterns.ts";
import { elements, englishWords, type HelpWords, signatures, systemClasses } from "./words.ts";

export interface Completion {
  readonly label: string;
  readonly kind: SymbolKind | "construct" | "element" | "relation";
  /** How it is called, or what kind of construct it is. */
  readonly detail?: string;
  readonly info?: string;
}

export interface Completions {
  /** The word that they replace. */
  readonly at: Range;
  /** The most likely kinds first. */
  readonly found: readonly Completion[];
}

const WORD = /[^\s()";&|~<]*$/;

export function complete(
  program: Program,
  source: Source,
  position: number,
  words: HelpWords = englishWords,
): Completions {
  const { text, comments } = source.tree;
  const path = pathAt(source.tree, position);
  const inside = path.at(-1);
  const isText = inside?.type === "string" && inside.from < position && position < inside.to;
  const isComment = comments.some(({ from, to }) => from < position && position <= to);
  const typed = WORD.exec(text.slice(Math.max(0, position - 200), position))![0];
  const at = { from: position - typed.length, to: position };
  if (isText || isComment) return { at, found: [] };
  const lists = path.filter(isList);
  const found = /^\$?\?/.test(typed)
    ? variables(program, source, lists, position, typed)
    : /\(\s*$/.test(text.slice(0, at.from))
      ? openings(program, lists, position, words)
      : names(program, lists.at(-1), position);
  const seen = new Set([...(isWritten(program, source, at) ? [] : [typed])]);
  return { at, found: found.filter(({ label }) => !seen.has(label) && seen.add(label)) };
}

/** The word being typed is not suggested, unless it occurs elsewhere too. */
function isWritten(program: Program, source: Source, { from }: Range): boolean {
  const typed = program.occurrences(source).find(({ at }) => at.from === from);
  return typed?.key !== undefined && typed.key !== null && program.places(typed.key).length > 1;
}

function variables(
  program: Program,
  source: Source,
  lists: readonly List[],
  position: number,
  typed: string,
): Completion[] {
  const [construct] = lists;
  const own = construct === undefined ? [] : leavesIn(construct).filter(isVariable);
  const texts = own.filter(({ to }) => to !== position).map(({ text }) => text);
  const [definition] = source.definitions.filter(({ node }) => node === construct);
  const isHandler = definition?.construct === "defmessage-handler";
  const owner: SlotOwner = { kind: "class", name: isHandler ? definition.classes[0] : null };
  const slots = isHandler && typed.startsWith("?self:") ? program.slotsOf(owner) : [];
  const globals = program.definitions.filter(({ kind }) => kind === "global");
  return [
    ...slots.map(({ name }): Completion => ({ label: `?self:${name}`, kind: "slot" })),
    ...[...(isHandler ? ["?self"] : []), ...texts].map((label): Completion => ({ label, kind: "variable" })),
    ...globals.map(({ name }): Completion => ({ label: `?*${name}*`, kind: "global" })),
  ];
}

const isVariable = ({ type, text }: Leaf) =>
  (type === "variable" || type === "multi-variable") && text.length > 1;

/** All words in a list and in the lists inside it. */
export function leavesIn(node: SyntaxNode): Leaf[] {
  const leaves: Leaf[] = [];
  const open: SyntaxNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === "list") open.push(...next.children.toReversed());
    else leaves.push(next);
  }
  return leaves;
}

/** After a parenthesis. */
function openings(
  program: Program,
  lists: readonly List[],
  position: number,
  words: HelpWords,
): Completion[] {
  const owner = slotOwnerAround(program, lists, position);
  const slots = owner === undefined ? [] : program.slotsOf(owner);
  const defined = program.definitions.filter(({ kind }) => kind === "template" || kind === "function");
  return [
    ...slots.map(
      ({ name, isMulti }): Completion => ({
        label: name,
        kind: "slot",
        detail: isMulti ? "multislot" : "slot",
      }),
    ),
    ...defined.map(({ name, kind, construct, parameters }): Completion => {
      const detail = parameters.length > 0 ? parameters.join(" ") : construct;
      return { label: name, kind, detail };
    }),
    ...relationsOf(program).map((label): Completion => ({ label, kind: "relation" })),
    ...Object.entries(words.constructs).map(
      ([label, info]): Completion => ({ label, kind: "construct", info }),
    ),
    ...elements.map((label): Completion => ({ label, kind: "element" })),
    ...[...signatures].map(
      ([label, signature]): Completion => ({
        label,
        kind: "function",
        detail: signature.slice(label.length + 1, -1).trim(),
        info: words.functions[label],
      }),
    ),
  ];
}

/** Where no parenthesis comes before: what the function names, or names of facts, classes and messages. */
function names(program: Program, list: List | undefined, position: number): Completion[] {
  const ofKind = (...kinds: SymbolKind[]): Completion[] =>
    program.definitions.flatMap(({ name, kind, construct }) =>
      kinds.includes(kind) ? [{ label: name, kind, detail: construct }] : [],
    );
  const word = headOf(list)?.text;
  const place = list?.children.filter(({ to }) => to < position).length ?? 0;
  const kinds = word === undefined ? [] : namedBy(word);
  const kind = place > 0 ? kinds[Math.min(place, kinds.length) - 1] : undefined;
  if (kind === "slot")
    return program.slotsOf({ kind: "class", name: null }).map(({ name }) => ({ label: name, kind }));
  if (kind !== undefined && kind !== "class") return ofKind(kind);
  return [
    ...ofKind("class"),
    ...systemClasses.map((label): Completion => ({ label, kind: "class" })),
    ...ofKind("message", "template"),
    ...relationsOf(program).map((label): Completion => ({ label, kind: "relation" })),
  ];
}

/** First words of facts and patterns that no template defines. */
function relationsOf(program: Program): string[] {
  const found = program.sources.flatMap((source) =>
    program
      .occurrences(source)
      .flatMap(({ kind, key, name }) => (kind === "template" && key === `template ::${name}` ? [name] : [])),
  );
  return [...new Set(found)].filter((name) => name !== "initial-fact");
}

const OF_ANY_CLASS = /^(object|(active-)?(message-)?(initialize|modify|duplicate)-instance)$/;

/** Whose slots can begin here: of the fact, pattern or instance around the list that is being typed. */
function slotOwnerAround(program: Program, lists: readonly List[], position: number): SlotOwner | undefined {
  const typed = lists.at(-1);
  // The list that is being typed has begun already, unless only its parenthesis is there and was read as another's.
  const around = typed !== undefined && typed.from < position ? lists.at(-2) : typed;
  const word = headOf(around)?.text;
  if (around === undefined || word === undefined) return undefined;
  const name = word.replace(/^.*::/, "");
  if (program.definitions.some((each) => each.kind === "template" && each.name === name))
    return { kind: "template", name };
  if (word === "object") return ownerIn(around);
  const of = around.children.findIndex((node) => isSymbol(node, "of"));
  const named = of < 0 ? undefined : around.children[of + 1];
  if (named?.type === "symbol") return { kind: "class", name: named.text };
  if (OF_ANY_CLASS.test(word)) return { kind: "class", name: null };
  if (word !== "modify" && word !== "duplicate") return undefined;
  const [, target] = around.children;
  return (target?.type === "variable" && boundTo(lists[0], target.name)) || { kind: "template", name: null };
}

/** The template of the pattern that a rule binds to a variable. */
function boundTo(rule: List, name: string): SlotOwner | undefined {
  const at = rule.children.findIndex(
    (node, i) => node.type === "variable" && node.name === name && isSymbol(rule.children[i + 1], "<-"),
  );
  const pattern = at < 0 ? undefined : rule.children[at + 2];
  return isList(pattern) ? ownerIn(pattern) : undefined;
}
