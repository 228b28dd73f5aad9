// The row of deftemplate.

import { type KindRow, watchSwitch } from "../kind.ts";
import { parseDeftemplate, type TemplateHost } from "./parse-template.ts";
import type { Template } from "./template.ts";

export const deftemplateRow: KindRow<TemplateHost, Template> = {
  name: "deftemplate",
  plural: "deftemplates",
  mark: "%",
  parse: parseDeftemplate,
  listRestrictions: "01w",
  portable: true,
  saveRank: 3,
  isInUse: (_engine, { firstFact, patterns, useCount }) =>
    firstFact !== null || patterns !== null || useCount > 0,
  watchItems: [{ name: "facts", rank: 80, switches: watchSwitch }],
};
