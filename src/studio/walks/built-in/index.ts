/** The walks of the studio, in the order in which they are listed. */
import { readWalk, type Walk } from "../walk.ts";

const files = import.meta.glob<string>("./*.json", { query: "?raw", import: "default" });

export const walkNames = ["figures", "fewer", "admissible", "agenda", "knight", "border"] as const;

export async function builtInWalk(name: string): Promise<Walk | undefined> {
  const read = files[`./${name}.json`];
  return read && readWalk(await read());
}
