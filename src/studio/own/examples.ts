/** Programs to begin with: files of this folder, which run with the library as they are. */
const files = import.meta.glob<string>("./examples/*.ts", { query: "?raw", import: "default" });

export const exampleNames = ["grid", "queens", "missionaries", "pancakes"] as const;
export type ExampleName = (typeof exampleNames)[number];

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
}

export async function readExample(name: ExampleName): Promise<ProgramFile> {
  return { name: `${name}.ts`, text: await files[`./examples/${name}.ts`]!() };
}
