/** The program that the user ran last, kept in the browser; a browser that keeps nothing is fine, too. */
import type { ProgramFile } from "./examples.ts";

const KEY = "frontier.own.program";

export function keepProgram(file: ProgramFile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // The storage is full or forbidden: the text stays in the page.
  }
}

export function keptProgram(): ProgramFile | undefined {
  try {
    const { name, text } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof name !== "string" || typeof text !== "string" || text.trim() === "") return undefined;
    return { name, text };
  } catch {
    return undefined;
  }
}
