/** A part of a study that runs a rule program: its choices, and where its text comes from. */
import type { Settings } from "../domains/index.ts";
import type { RuleProgram } from "../run/rules/rule-settings.ts";
import { combinations } from "./combinations.ts";
import type { StudyDefinition, StudyPart, StudyProgram } from "./definition.ts";

/** Every strategy of the agenda with every combination of options. */
export function programChoices({ strategies = ["depth"], options }: StudyPart, limits: Settings): Settings[] {
  return combinations(options).flatMap((own) =>
    strategies.map((strategy) => ({ ...limits, ...own, strategy })),
  );
}

/** The definition with the texts of the programs that it names; `read` gives a file below the folder `programs`. */
export function withPrograms(definition: StudyDefinition, read: (file: string) => string): StudyDefinition {
  const parts = definition.parts.map((part) =>
    part.program !== undefined && "own" in part.program
      ? { ...part, program: { name: nameOf(part.program.own), text: read(part.program.own) } }
      : part,
  );
  return { ...definition, parts };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

/** Without its text a program can be named and counted, but not run. */
export function withText(program: StudyProgram): RuleProgram {
  return "own" in program ? { name: nameOf(program.own), text: "" } : program;
}
