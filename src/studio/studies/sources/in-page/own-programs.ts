/** The texts of the rule programs that built-in studies name, each loaded when a study needs it. */
import type { StudyDefinition } from "../../../../study/definition.ts";
import { withPrograms } from "../../../../study/program-part.ts";

const files = import.meta.glob<string>("../../../../../programs/8-puzzle/**/*.clp", {
  query: "?raw",
  import: "default",
});

export async function withOwnPrograms(definition: StudyDefinition): Promise<StudyDefinition> {
  const names = definition.parts.flatMap(({ program }) =>
    program !== undefined && "own" in program ? [program.own] : [],
  );
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await files[`../../../../../programs/${name}`]!());
  return withPrograms(definition, (file) => texts.get(file)!);
}
