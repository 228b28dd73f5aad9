// The row of deffacts.

import type { FactsHost } from "../../facts/host.ts";
import type { KindRow } from "../kind.ts";
import type { Deffacts } from "./deffacts.ts";
import { parseDeffacts } from "./parse-deffacts.ts";

export const deffactsRow: KindRow<FactsHost, Deffacts> = {
  name: "deffacts",
  plural: "deffacts",
  mark: "$",
  parse: parseDeffacts,
  listRestrictions: "01w",
  portable: false,
  saveRank: 4,
  isInUse: () => false,
  resetFacts: (engine, deffacts) => deffacts.assertAll(engine),
  watchItems: [],
};
