/** Programs to begin with: TypeScript that runs with the library as it is, and rules that the command line takes too. */
const scripts = import.meta.glob<string>("./examples/*.ts", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../programs/search/*.clp", {
  query: "?raw",
  import: "default",
});

export const exampleNames = [
  "grid.ts",
  "queens.ts",
  "missionaries.ts",
  "pancakes.ts",
  "jugs.clp",
  "8-puzzle.clp",
] as const;
export type ExampleName = (typeof exampleNames)[number];

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
}

export async function readExample(name: ExampleName): Promise<ProgramFile> {
  const read = scripts[`./examples/${name}`] ?? rules[`../../../programs/search/${name}`]!;
  return { name, text: await read() };
}
