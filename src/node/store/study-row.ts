/** What the rows of a study say: its definition, its environment, its results. */
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import type { StudyDefinition } from "../../study/definition.ts";
import { askedOf, type Environment, type StudyResults } from "../../study/results.ts";
import { resultOf } from "./result-row.ts";
import type { ResultTable, StudyTable } from "./schema.ts";
import * as shapes from "./shapes.ts";
import { jsonIn } from "./shapes.ts";

/** Throws if a result is not as it was written. */
export function resultsIn(study: StudyTable, rows: readonly ResultTable[]): StudyResults {
  const runs = rows.map((row) => {
    const run = resultOf(row);
    if (run !== undefined) return run;
    throw new OptionError(studySentence("result-damaged", study.id, row.number));
  });
  const left = study.total - runs.length;
  return {
    id: study.id,
    name: study.name,
    startedAt: study.started_at,
    finishedAt: study.finished_at,
    environment: environmentOf(study),
    runs,
    left,
    ...askedOf(definitionOf(study), runs, left === 0),
  };
}

/** Throws an OptionError if it is damaged. */
export function definitionOf(study: Pick<StudyTable, "id" | "definition">): StudyDefinition {
  return parsed(study.id, study.definition, shapes.definition) as StudyDefinition;
}

/** Throws an OptionError if it is damaged. */
export function environmentOf(study: Pick<StudyTable, "id" | "environment">): Environment {
  return parsed(study.id, study.environment, shapes.environment) as Environment;
}

function parsed(id: string, json: string, shape: shapes.Shape): unknown {
  const value = jsonIn(json, shape);
  if (value !== undefined) return value;
  throw new OptionError(studySentence("study-damaged", id));
}
