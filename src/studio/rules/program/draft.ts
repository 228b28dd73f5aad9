/** The program as the user left it, kept in the browser; a browser that keeps nothing is fine, too. */
import type { Program } from "./program.ts";

const KEY = "frontier.rules.program";

/** `link` is the address from which the program was opened, empty for none. */
export interface Draft extends Program {
  readonly link: string;
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The storage is full or forbidden: the text stays in the page.
  }
}

export function keptDraft(): Draft | undefined {
  try {
    const { name, text, commands, link } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof name !== "string" || typeof text !== "string" || text.trim() === "") return undefined;
    return { name, text, commands: Array.isArray(commands) ? commands : [], link: String(link ?? "") };
  } catch {
    return undefined;
  }
}
