/**
 * One sentence for every function of the language: its name, how it is called, what it does; one table per subject. The
 * folders of the other languages have the same tables without signatures. A test finds functions without a row.
 */
import { calculationHelp } from "./en/calculation.ts";
import { classHelp } from "./en/classes.ts";
import { constructHelp } from "./en/constructs.ts";
import { environmentHelp } from "./en/environment.ts";
import { factHelp } from "./en/facts.ts";
import { instanceHelp } from "./en/instances.ts";
import { runningHelp } from "./en/running.ts";
import { textHelp } from "./en/texts.ts";

export const functionHelp = [
  ...calculationHelp,
  ...textHelp,
  ...factHelp,
  ...runningHelp,
  ...constructHelp,
  ...classHelp,
  ...instanceHelp,
  ...environmentHelp,
] as const;

export type FunctionName = (typeof functionHelp)[number][0];
