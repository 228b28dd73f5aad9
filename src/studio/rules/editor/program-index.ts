/** What a program defines, read from its syntax tree: constructs, templates with their slots, functions. */
import type { SyntaxNode, Tree } from "@lezer/common";

interface Definition {
  /** As `defrule`. */
  readonly kind: string;
  readonly name: string;
  readonly from: number;
  /** The slots of a template. */
  readonly slots: readonly string[];
}

export interface ProgramIndex {
  readonly definitions: readonly Definition[];
  /** First words of facts and patterns that no template defines. */
  readonly relations: readonly string[];
  readonly globals: readonly string[];
}

const factContexts = new Set(["assert", "not", "exists", "forall", "logical", "and", "or"]);

export function indexProgram(tree: Tree, read: (from: number, to: number) => string): ProgramIndex {
  const definitions: Definition[] = [];
  const relations = new Set<string>();
  const globals = new Set<string>();
  const text = ({ from, to }: SyntaxNode) => read(from, to);
  for (let node = tree.topNode.firstChild; node !== null; node = node.nextSibling) {
    if (node.name !== "Construct") continue;
    const definer = node.getChild("Definer");
    const kind = definer === null ? "" : text(definer);
    const name = node.getChild("ConstructName");
    if (name !== null)
      definitions.push({ kind, name: text(name), from: node.from, slots: slotsOf(node, text) });
    for (const global of node.getChildren("Global")) globals.add(text(global));
    if (kind === "defrule" || kind === "deffacts") {
      for (const list of node.getChildren("List")) collectRelations(list, text, relations);
    }
  }
  for (const { kind, name } of definitions) if (kind === "deftemplate") relations.delete(name);
  return { definitions, relations: [...relations], globals: [...globals] };
}

function slotsOf(construct: SyntaxNode, text: (node: SyntaxNode) => string): string[] {
  return construct.getChildren("List").flatMap((list) => {
    const head = list.getChild("Head");
    const name = list.getChild("Symbol");
    return head !== null && name !== null && /^(multi)?(slot|field)$/.test(text(head)) ? [text(name)] : [];
  });
}

/** Lists directly in a construct are facts or patterns; in an assert or a conditional element their children are. */
function collectRelations(list: SyntaxNode, text: (node: SyntaxNode) => string, found: Set<string>): void {
  const head = list.getChild("Head");
  if (head === null) return;
  const word = text(head);
  if (factContexts.has(word)) {
    for (const child of list.getChildren("List")) collectRelations(child, text, found);
  } else if (head.getChild("Keyword") === null && !/^[^\p{L}]/u.test(word)) found.add(word);
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
  const names = new Set<string>();
  node.cursor().iterate(({ name, from, to }) => {
    if ((name === "Variable" || name === "MultiVariable") && to !== position && to - from > 1)
      names.add(read(from, to));
  });
  return [...names];
}
