/** What a program defines, read from its syntax tree: constructs, slots of templates and classes, relations, globals. */
import type { SyntaxNode, Tree } from "@lezer/common";

export interface Definition {
  /** As `defrule`. */
  readonly kind: string;
  /** For a message handler, the message. */
  readonly name: string;
  readonly from: number;
  /** The slots that a template or a class defines. */
  readonly slots: readonly string[];
  /** The direct superclasses of a class. */
  readonly superclasses: readonly string[];
}

export interface ProgramIndex {
  readonly definitions: readonly Definition[];
  /** First words of facts and patterns that no template defines. */
  readonly relations: readonly string[];
  readonly globals: readonly string[];
}

type Text = (node: SyntaxNode) => string;

/** Conditional elements around patterns. */
const aroundPatterns = new Set(["not", "exists", "forall", "logical", "and", "or"]);
/** What may be among the patterns of a rule but is not a fact. */
const noFacts = new Set(["test", "declare", "object"]);

export function indexProgram(tree: Tree, read: (from: number, to: number) => string): ProgramIndex {
  const definitions: Definition[] = [];
  const relations = new Set<string>();
  const globals = new Set<string>();
  const text = ({ from, to }: SyntaxNode) => read(from, to);
  for (let node = tree.topNode.firstChild; node !== null; node = node.nextSibling) {
    if (node.name !== "Construct") continue;
    const definer = node.getChild("Definer");
    const kind = definer === null ? "" : text(definer);
    const name = nameOf(node, kind);
    if (name !== null)
      definitions.push({
        kind,
        name: text(name),
        from: node.from,
        slots: slotsOf(node, text),
        superclasses: listsWith(node, /^is-a$/, text).flatMap((list) => symbolsIn(list).map(text)),
      });
    for (const global of node.getChildren("Global")) globals.add(text(global));
    collectRelations(node, kind, text, relations);
  }
  for (const { kind, name } of definitions) if (kind === "deftemplate") relations.delete(name);
  return { definitions, relations: [...relations], globals: [...globals] };
}

/** A message handler names its class first, then the message. */
function nameOf(construct: SyntaxNode, kind: string): SyntaxNode | null {
  return kind === "defmessage-handler"
    ? (symbolsIn(construct)[0] ?? null)
    : construct.getChild("ConstructName");
}

function slotsOf(construct: SyntaxNode, text: Text): string[] {
  const definitions = listsWith(construct, /^((multi|single-)?slot|(multi)?field)$/, text);
  return definitions.flatMap((list) => symbolsIn(list).slice(0, 1).map(text));
}

/** The lists directly in a node whose first word matches. */
export function listsWith(node: SyntaxNode, head: RegExp, text: Text): SyntaxNode[] {
  return node.getChildren("List").filter((list) => {
    const word = list.getChild("Head");
    return word !== null && head.test(text(word));
  });
}

/** The symbols directly in a node, without its head; a slot or a class may have the name of a keyword. */
export function symbolsIn(node: SyntaxNode): SyntaxNode[] {
  const symbols: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (child.name === "Symbol" || child.name === "Keyword") symbols.push(child);
  return symbols;
}

/** Relations come from the facts of deffacts, the patterns before an arrow, and what actions assert. */
function collectRelations(construct: SyntaxNode, kind: string, text: Text, found: Set<string>): void {
  let holdsFacts = kind === "deffacts" || kind === "defrule";
  for (let child = construct.firstChild; child !== null; child = child.nextSibling) {
    if (child.name === "Arrow") holdsFacts = false;
    else if (child.name === "List") (holdsFacts ? collectFacts : collectAsserted)(child, text, found);
  }
}

function collectFacts(list: SyntaxNode, text: Text, found: Set<string>): void {
  const head = list.getChild("Head");
  if (head === null) return;
  const word = text(head);
  if (aroundPatterns.has(word)) {
    for (const child of list.getChildren("List")) collectFacts(child, text, found);
  } else if (!noFacts.has(word) && /^\p{L}/u.test(word)) found.add(word);
}

function collectAsserted(list: SyntaxNode, text: Text, found: Set<string>): void {
  const head = list.getChild("Head");
  const collect = head !== null && text(head) === "assert" ? collectFacts : collectAsserted;
  for (const child of list.getChildren("List")) collect(child, text, found);
}

/** The variables of the construct around a place. */
export function variablesAround(
  tree: Tree,
  position: number,
  read: (from: number, to: number) => string,
): string[] {
  let node: SyntaxNode | null = tree.resolveInner(position, -1);
  while (node !== null && node.name !== "Construct") node = node.parent;
  if (node === null) return [];
  const definer = node.getChild("Definer");
  const isHandler = definer !== null && read(definer.from, definer.to) === "defmessage-handler";
  const names = new Set(isHandler ? ["?self"] : []);
  node.cursor().iterate(({ name, from, to }) => {
    if ((name === "Variable" || name === "MultiVariable") && to !== position && to - from > 1)
      names.add(read(from, to));
  });
  return [...names];
}
