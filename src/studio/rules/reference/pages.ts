/** The examples of the reference, from the pages of docs/reference: a page is read when one of its examples is shown. */

import { constructSyntax } from "../../../clips/reference/construct-syntax.ts";
import { type constructSummaries, subjects } from "../../../clips/reference/index.ts";

const files = import.meta.glob<string>("../../../../docs/reference/*.md", {
  query: "?raw",
  import: "default",
});

/** A function or construct. */
export interface Entry {
  readonly name: string;
  readonly page: string;
  /** How it is written. */
  readonly syntax: string;
}

type ConstructName = keyof typeof constructSummaries;
const constructNames = Object.keys(constructSyntax) as ConstructName[];

/** All constructs and functions, in the order of their names. */
export const entries: readonly Entry[] = [
  ...constructNames.map((name) => ({ name, page: "language", syntax: constructSyntax[name] })),
  ...subjects.flatMap(({ name: page, rows }) => rows.map(([name, syntax]) => ({ name, page, syntax }))),
].sort((a, b) => a.name.localeCompare(b.name, "en"));

export interface ReferenceExample {
  /** What has to be there before; empty if nothing. */
  readonly setup: string;
  /** What is typed and what is printed. */
  readonly session: string;
}

const BLOCK = /^```\w+\n([\s\S]*?)\n```$/gm;
const blocksOf = (text: string): string[] => [...text.matchAll(BLOCK)].map((match) => match[1]);

export async function exampleOf({ name, page }: Entry): Promise<ReferenceExample> {
  const [head, ...sections] = (await files[`../../../../docs/reference/${page}.md`]()).split(/^## /m);
  const own = sections.find((section) => section.split("\n", 1)[0].replaceAll("\\", "") === name) ?? "";
  return { setup: blocksOf(head).at(-1) ?? "", session: blocksOf(own).at(-1) ?? "" };
}
