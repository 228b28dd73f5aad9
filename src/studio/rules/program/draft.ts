/** The program as the user left it, kept in the browser. */
import { keep, kept } from "../../app/kept.ts";
import type { Program } from "./program.ts";

const KEY = "frontier.rules.program";

/** `link` is the address from which the program was opened, empty for none. */
export interface Draft extends Program {
  readonly link: string;
}

export function keepDraft(draft: Draft): void {
  keep(KEY, draft);
}

export function keptDraft(): Draft | undefined {
  const { name, text, commands, link } = kept(KEY);
  if (typeof name !== "string" || typeof text !== "string" || text.trim() === "") return undefined;
  return { name, text, commands: Array.isArray(commands) ? commands : [], link: String(link ?? "") };
}
