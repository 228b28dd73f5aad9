// The row of definstances.

import type { ObjectHost } from "../../objects/host.ts";
import type { KindRow } from "../kind.ts";
import type { Definstances } from "./definstances.ts";
import { parseDefinstances } from "./parse-definstances.ts";

export const definstancesRow: KindRow<ObjectHost, Definstances> = {
  name: "definstances",
  plural: "definstances",
  mark: "@",
  parse: parseDefinstances,
  listRestrictions: "01",
  portable: false,
  saveRank: 5,
  isInUse: (_engine, { executing }) => executing,
  resetInstances: (engine, definstances) => definstances.makeAll(engine),
  watchItems: [],
};
