// Help for the word at a place: a definition as it is written, or what the language says about the word.

import type { Definition } from "./definitions.ts";
import type { Place, Program, Source } from "./program.ts";
import { pathAt, type Range } from "./syntax-tree.ts";
import { englishWords, type HelpWords, helpOf, signatures } from "./words.ts";

export interface Hover {
  readonly at: Range;
  /** The word itself. */
  readonly word: string;
  /** Code: a definition or a signature. */
  readonly code: string;
  /** A sentence, or the comment above a definition. */
  readonly text: string;
  /** Where it is defined. */
  readonly defined: { readonly uri: string; readonly position: number } | null;
}

const MOST_LINES = 15;

export function hover(
  program: Program,
  source: Source,
  position: number,
  words: HelpWords = englishWords,
): Hover | undefined {
  const place = program.at(source.uri, position);
  const own = place && definitionAt(program, place);
  if (place !== undefined && own !== undefined) return { at: place.at, word: place.name, ...own };
  const leaf = pathAt(source.tree, position).at(-1);
  if (leaf?.type !== "symbol") return undefined;
  const { text: word } = leaf;
  const text = helpOf(words, word);
  const code = signatures.get(word) ?? word;
  return text === undefined
    ? undefined
    : { at: { from: leaf.from, to: leaf.to }, word, code, text, defined: null };
}

function definitionAt(program: Program, { key, kind, name }: Place): Omit<Hover, "at" | "word"> | undefined {
  if (key === null) return undefined;
  const first = program.places(key).find(({ defines }) => defines);
  const source = first && program.source(first.uri);
  if (first === undefined || source === undefined || kind === "variable") return undefined;
  const { text } = source.tree;
  const definition = source.definitions.find(
    ({ node }) => node.from <= first.at.from && first.at.to <= node.to,
  );
  if (definition === undefined) return undefined;
  const slot = kind === "slot" ? definition.slots.find((each) => each.name === name) : undefined;
  const node = slot?.node ?? definition.node;
  const lines = text.slice(node.from, node.to).split("\n");
  const code = [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ["…"] : [])].join("\n");
  const about =
    slot === undefined ? commentAbove(source, definition) : `${definition.construct} ${definition.name}`;
  return { code, text: about, defined: { uri: first.uri, position: first.at.from } };
}

/** The comment lines directly above a definition, without their marks. */
function commentAbove({ tree }: Source, { node }: Definition): string {
  const lines: string[] = [];
  let next = node.from;
  for (const { from, to, text } of tree.comments.toReversed()) {
    if (to > next) continue;
    if ((tree.text.slice(to, next).match(/\n/g)?.length ?? 0) > 1) break;
    const isOwnLine = /(^|\n)[ \t]*$/.test(tree.text.slice(Math.max(0, from - 200), from));
    if (!isOwnLine) break;
    lines.unshift(text.replace(/^;+\s?/, "").trimEnd());
    next = from;
  }
  return lines.join("\n");
}
