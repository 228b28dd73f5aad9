/** The program with which the page starts: that of the link, that of the last visit, or an example. */
import type { Language } from "../../../words/languages.ts";
import { readRoute } from "../../app/route.ts";
import { keptDraft } from "./draft.ts";
import { firstExample, readExample } from "./examples.ts";
import type { Program } from "./program.ts";
import { unpackText } from "./program-link.ts";

/** The program in the address, packed; empty for none. */
export function linkOf(hash: string): string {
  return readRoute(hash).query.get("program") ?? "";
}

export async function firstProgram(hash: string, language: Language): Promise<Program> {
  const link = linkOf(hash);
  const draft = keptDraft();
  if (draft !== undefined && (link === "" || link === draft.link)) return draft;
  const text = link === "" ? undefined : await unpackText(link);
  if (text === undefined) return readExample(firstExample(language));
  return { name: readRoute(hash).query.get("name") ?? "program.clp", text, commands: ["(run)"] };
}
