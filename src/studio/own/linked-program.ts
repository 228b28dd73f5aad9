/** The program that came with the address of the page, packed, until the set-up has opened it. */
import { create } from "zustand";

interface LinkedProgram {
  readonly name: string;
  readonly packed: string;
}

export const useLinkedProgram = create<{ readonly program: LinkedProgram | null }>(() => ({ program: null }));

/** Notes the program of a link, if it has one: what follows in the address leaves it out. */
export function noteLinkedProgram(query: URLSearchParams): void {
  const packed = query.get("program");
  if (packed) useLinkedProgram.setState({ program: { packed, name: query.get("name") ?? "program.ts" } });
}
