// The row of defglobal.

import { type KindRow, watchSwitch } from "../kind.ts";
import type { Defglobal, GlobalHost } from "./defglobal.ts";
import { parseDefglobal } from "./parse-global.ts";

export const defglobalRow: KindRow<GlobalHost, Defglobal> = {
  name: "defglobal",
  plural: "defglobals",
  mark: ":",
  parse: parseDefglobal,
  listRestrictions: "01w",
  portable: true,
  saveRank: 1,
  isInUse: (_engine, global) => global.useCount > 0,
  resetValue: (engine, global) => global.reset(engine),
  watchItems: [{ name: "globals", rank: 0, switches: watchSwitch }],
};
