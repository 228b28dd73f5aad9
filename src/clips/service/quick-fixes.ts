// Changes that mend the commonest errors: a name that is nearly another one, a slot that a template lacks, parentheses that
// are missing.

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

/** The names of a list that are nearly a word, the nearest first. */
export type NearNames = (word: string, names: readonly string[]) => readonly string[];

interface Situation {
  readonly program: Program;
  readonly source: Source;
  readonly diagnostic: Diagnostic;
  readonly near: NearNames;
}

type Mend = (situation: Situation, match: RegExpExecArray) => QuickFix[];

export function quickFixes(
  program: Program,
  source: Source,
  diagnostic: Diagnostic,
  near: NearNames,
): QuickFix[] {
  const situation = { program, source, diagnostic, near };
  if (diagnostic.helpSaid.row === "unclosed") return closed(situation);
  for (const [pattern, mend] of MENDS) {
    const match = pattern.exec(diagnostic.message);
    if (match !== null) return mend(situation, match);
  }
  return [];
}

/** Other names in the place of the one that an error is about. */
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

const classes = (situation: Situation) => [...namesOf(situation, "class"), ...systemClasses];

const slot: Mend = (situation, [, name, owner]) => {
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

/** As many parentheses as are missing, behind the last word of what is open. */
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

const variable: Mend = (situation, [, name]) => {
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

/** What a message says, and how it is mended. */
const MENDS: readonly [RegExp, Mend][] = [
  [
    /^Missing function declaration for (\S+)\.$/,
    (situation, [, name]) =>
      replaced(situation, name, [...namesOf(situation, "function"), ...signatures.keys()]),
  ],
  [/^Invalid slot (\S+) not defined in corresponding deftemplate (\S+)\.$/, slot],
  [/^Undefined variable (\S+) referenced/, variable],
  [/^Variable \??(\S+) .*referenced/, variable],
  [
    /^Global variable \?\*(\S+)\* was referenced/,
    (situation, [, name]) => replaced(situation, name, namesOf(situation, "global")),
  ],
  [/^Unable to find class (\S+)\.$/, (situation, [, name]) => replaced(situation, name, classes(situation))],
  [
    /^A class must be defined after all its superclasses/,
    (situation) => {
      const { source, diagnostic } = situation;
      return replaced(
        situation,
        source.tree.text.slice(diagnostic.at.from, diagnostic.at.to),
        classes(situation),
      );
    },
  ],
  [
    /^Unable to find deftemplate (\S+?)\.?$/,
    (situation, [, name]) => replaced(situation, name, namesOf(situation, "template")),
  ],
];
