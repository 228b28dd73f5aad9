// The row of deffacts.

import type { Core } from "../../core.ts";
import type { KindRow } from "../kind.ts";
import type { Deffacts } from "./deffacts.ts";
import { parseDeffacts } from "./parse-deffacts.ts";

export const deffactsRow: KindRow<Core, Deffacts> = {
  name: "deffacts",
  plural: "deffacts",
  mark: "$",
  parse: parseDeffacts,
  listRestrictions: "01w",
  portable: false,
  saveRank: 4,
  isInUse: () => false,
  resetFacts: (core, deffacts) => deffacts.assertAll(core),
  watchItems: [],
};
