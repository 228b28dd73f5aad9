/** The program that the user ran last, kept in the browser. */
import { keep, kept } from "../app/kept.ts";
import type { ProgramFile } from "./examples.ts";

const KEY = "frontier.own.program";

export function keepProgram(file: ProgramFile): void {
  keep(KEY, file);
}

export function keptProgram(): ProgramFile | undefined {
  const { name, text } = kept(KEY);
  if (typeof name !== "string" || typeof text !== "string" || text.trim() === "") return undefined;
  return { name, text };
}
