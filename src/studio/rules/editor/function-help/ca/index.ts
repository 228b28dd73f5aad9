// Help for the functions in Catalan.
import type { FunctionName } from "../../../../../clips/reference/index.ts";
import { calculationHelp } from "./calculation.ts";
import { classHelp } from "./classes.ts";
import { constructHelp } from "./constructs.ts";
import { environmentHelp } from "./environment.ts";
import { factHelp } from "./facts.ts";
import { instanceHelp } from "./instances.ts";
import { runningHelp } from "./running.ts";
import { textHelp } from "./texts.ts";

export const functions: Readonly<Record<FunctionName, string>> = {
  ...calculationHelp,
  ...textHelp,
  ...factHelp,
  ...runningHelp,
  ...constructHelp,
  ...classHelp,
  ...instanceHelp,
  ...environmentHelp,
};
