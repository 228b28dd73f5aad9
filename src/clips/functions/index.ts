// The table of all functions of the language.

import { agenda } from "./agenda.ts";
import { binaryFiles } from "./binary-files.ts";
import { binaryInstances } from "./binary-instances.ts";
import { syntax } from "./check-syntax.ts";
import { classes } from "./classes.ts";
import { constructs } from "./constructs.ts";
import { entities } from "./entities.ts";
import { environment } from "./environment.ts";
import { factFiles } from "./fact-files.ts";
import { factQueries } from "./fact-queries.ts";
import { facts } from "./facts.ts";
import { generics } from "./generics.ts";
import { instanceFiles } from "./instance-files.ts";
import { instanceQueries } from "./instance-queries.ts";
import { instances } from "./instances.ts";
import { io } from "./io.ts";
import { loops } from "./loops.ts";
import { instanceForms } from "./make-instance.ts";
import { math } from "./math.ts";
import { messages } from "./messages.ts";
import { miscellaneous } from "./miscellaneous.ts";
import { multifield } from "./multifield.ts";
import { predicate } from "./predicate.ts";
import { procedural } from "./procedural.ts";
import { profiling } from "./profile.ts";
import { regions } from "./regions.ts";
import type { Row } from "./row.ts";
import { slotFields } from "./slot-fields.ts";
import { string } from "./string.ts";
import { system } from "./system.ts";
import { templates } from "./templates.ts";

const ROWS: Row[][] = [
  procedural,
  loops,
  predicate,
  math,
  multifield,
  string,
  io,
  facts,
  entities,
  factFiles,
  factQueries,
  templates,
  agenda,
  constructs,
  generics,
  classes,
  messages,
  instances,
  instanceForms,
  slotFields,
  instanceQueries,
  instanceFiles,
  binaryInstances,
  environment,
  binaryFiles,
  miscellaneous,
  regions,
  system,
  profiling,
  syntax,
];

/** A fresh table: an environment may add rows of its host to it. */
export function functionTable(): Map<string, Row> {
  return new Map(ROWS.flat().map((row) => [row.name, row]));
}
