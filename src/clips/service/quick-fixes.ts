// Changes that mend the commonest errors: a name that is nearly another one, a slot that a template lacks, parentheses that
// are missing.

import type { Named } from "../language/source-position.ts";
import { leavesIn } from "./completion.ts";
import type { SymbolKind } from "./definitions.ts";
import type { Diagnostic } from "./diagnostics.ts";
import type { Program, Source } from "./program.ts";
import type { Edit } from "./rename.ts";
import { pathAt } from "./syntax-tree.ts";
import { signatures, systemClasses } from "./words.ts";

export interface QuickFix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** The names in a list that are close to a word, the closest first. */
export type NearNames = (word: string, names: readonly string[]) => readonly string[];

interface Situation {
  readonly program: Program;
  readonly source: Source;
  readonly diagnostic: Diagnostic;
  readonly near: NearNames;
}

type Mend = (situation: Situation, names: Named) => QuickFix[];

export function quickFixes(
  program: Program,
  source: Source,
  diagnostic: Diagnostic,
  near: NearNames,
): QuickFix[] {
  const situation = { program, source, diagnostic, near };
  if (diagnostic.helpSaid.row === "unclosed") return closed(situation);
  const { code, names } = diagnostic;
  return names !== null && Object.hasOwn(MENDS, code) ? MENDS[code](situation, names) : [];
}

/** Other names in place of the one that an error is about. */
function replaced(
  { source, diagnostic, near }: Situation,
  word: string,
  names: readonly string[],
): QuickFix[] {
  const { text } = source.tree;
  const at = text.indexOf(word, diagnostic.at.from);
  if (at < 0 || at > diagnostic.at.to) return [];
  return near(word, names).map((name) => ({
    title: `Write ${name}`,
    edits: [{ uri: source.uri, at: { from: at, to: at + word.length }, text: name }],
  }));
}

const namesOf = ({ program }: Situation, kind: SymbolKind) =>
  program.definitions.flatMap((each) => (each.kind === kind ? [each.name] : []));

const slot: Mend = (situation, { name, owner = "" }) => {
  const { program } = situation;
  const known = program.slotsOf({ kind: "template", name: owner }).map((each) => each.name);
  return [...replaced(situation, name, known), ...addedSlot(situation, name, owner)];
};

/** The slot as the last one of the template. */
function addedSlot({ program }: Situation, name: string, owner: string): QuickFix[] {
  const [template] = program.find("template", owner, "MAIN");
  const source = program.sources.find(({ definitions }) => definitions.includes(template));
  if (template === undefined || source === undefined || !template.node.isClosed) return [];
  const last = template.slots.at(-1)?.node;
  const at = last?.to ?? template.node.to - 1;
  const isOwnLine = last !== undefined && /\n[ \t]*$/.test(source.tree.text.slice(0, last.from));
  const before = isOwnLine ? `\n${/[ \t]*$/.exec(source.tree.text.slice(0, last.from))![0]}` : " ";
  return [
    {
      title: `Add the slot ${name} to ${owner}`,
      edits: [{ uri: source.uri, at: { from: at, to: at }, text: `${before}(slot ${name})` }],
    },
  ];
}

/** As many parentheses as are missing, after the last word of what is open. */
function closed({ source, diagnostic }: Situation): QuickFix[] {
  const { text } = source.tree;
  const node = source.tree.children.find(
    ({ from, to }) => from <= diagnostic.at.from && diagnostic.at.from < to,
  );
  if (node?.type !== "list" || node.isClosed || text[node.to - 1] === undefined) return [];
  const missing = pathAt({ children: [node] }, node.to).filter(
    (each) => each.type === "list" && !each.isClosed,
  ).length;
  return [
    {
      title: missing === 1 ? "Add the missing parenthesis" : `Add the ${missing} missing parentheses`,
      edits: [{ uri: source.uri, at: { from: node.to, to: node.to }, text: ")".repeat(missing) }],
    },
  ];
}

const variable: Mend = (situation, { name }) => {
  const { source, diagnostic } = situation;
  const [construct] = pathAt(source.tree, diagnostic.at.from + 1);
  const names =
    construct === undefined
      ? []
      : leavesIn(construct).flatMap((leaf) => (/variable$/.test(leaf.type) ? [leaf.name] : []));
  return replaced(
    situation,
    name,
    [...new Set(names)].filter((each) => each !== name),
  );
};

const oneOf =
  (names: (situation: Situation) => readonly string[]): Mend =>
  (situation, { name }) =>
    replaced(situation, name, names(situation));

const classOf = oneOf((situation) => [...namesOf(situation, "class"), ...systemClasses]);
const templateOf = oneOf((situation) => namesOf(situation, "template"));

/** How an error with a name is mended, by its code. */
const MENDS: Readonly<Record<string, Mend>> = {
  ANALYSIS4: variable,
  EXPRNPSR3: oneOf((situation) => [...namesOf(situation, "function"), ...signatures.keys()]),
  GLOBLPSR1: oneOf((situation) => namesOf(situation, "global")),
  INHERPSR3: classOf,
  PRCCODE3: variable,
  PRNTUTIL1: (situation, names) => (names.kind === "class" ? classOf : templateOf)(situation, names),
  TMPLTDEF1: slot,
};
