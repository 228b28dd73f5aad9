/** Options that are crossed: every value of each with every value of the others. */
import type { Settings } from "../domains/index.ts";
import type { StudyPart } from "./definition.ts";

export function combinations(options: StudyPart["options"] = {}): Settings[] {
  return Object.entries(options).reduce<Settings[]>(
    (settings, [name, values]) =>
      settings.flatMap((before) => values.map((value) => ({ ...before, [name]: value }))),
    [{}],
  );
}
