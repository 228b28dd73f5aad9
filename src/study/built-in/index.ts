/** The studies that come with the program. */
import type { StudyDefinition } from "../definition.ts";
import { clipsLab } from "./clips-lab.ts";
import { eightPuzzleComplete } from "./eight-puzzle-complete.ts";
import { javaReport } from "./java-report.ts";
import { korf100 } from "./korf-100.ts";
import { kotlinProject } from "./kotlin-project.ts";
import { lispManual } from "./lisp-manual.ts";

export const builtInStudies: Readonly<Record<string, StudyDefinition>> = Object.fromEntries(
  [clipsLab, lispManual, kotlinProject, javaReport, eightPuzzleComplete, korf100].map((study) => [
    study.name,
    study,
  ]),
);
