/** The program with which the page starts: that of the link, that of the last visit, or an example. */
import type { Language } from "../../../words/languages.ts";
import { readRoute } from "../../app/route.ts";
import { keptDraft } from "./draft.ts";
import { examples, firstExample, readExample } from "./examples.ts";
import type { Program } from "./program.ts";
import { unpackText } from "./program-link.ts";

/** The program in the address, packed; empty for none. */
export function linkOf(hash: string): string {
  return readRoute(hash).query.get("program") ?? "";
}

/** The commands that a link gives once its program is loaded, such as `(run 3)`. */
export function commandsOf(hash: string): readonly string[] {
  return readRoute(hash).query.getAll("do");
}

/** The example that a link names, such as `classic/jugs.clp`; it takes the place of no draft until it is edited. */
export async function exampleOf(hash: string): Promise<Program | undefined> {
  const path = readRoute(hash).query.get("example");
  const example = examples.find((each) => each.path === path);
  return example && readExample(example);
}

/** What a link asks for and the page cannot give: an example by a name that none has, or a program that cannot be unpacked. */
export type LinkFault = { readonly example: string } | "damaged";

export async function faultOf(hash: string): Promise<LinkFault | null> {
  const example = readRoute(hash).query.get("example");
  if (example !== null) return examples.some(({ path }) => path === example) ? null : { example };
  const link = linkOf(hash);
  return link === "" || (await unpackText(link)) !== undefined ? null : "damaged";
}

export async function firstProgram(hash: string, language: Language): Promise<Program> {
  const link = linkOf(hash);
  const draft = keptDraft();
  if (draft !== undefined && (link === "" || link === draft.link)) return draft;
  const text = link === "" ? undefined : await unpackText(link);
  if (text === undefined) return readExample(firstExample(language));
  return { name: readRoute(hash).query.get("name") ?? "program.clp", text, commands: ["(run)"] };
}
