// The row of deffunction.

import { cannotDelete } from "../../evaluate/messages.ts";
import { type ConstructHost, type KindRow, watchSwitch } from "../kind.ts";
import { removeConstruct } from "../remove-construct.ts";
import type { Deffunction } from "./deffunction.ts";
import { parseDeffunction } from "./parse-deffunction.ts";

/** All functions lose their bodies except those that are executing; one that others refer to stays, without a body. */
function removeDeffunctions(engine: ConstructHost, all: readonly Deffunction[]): void {
  for (const each of all) {
    if (each.executing > 0) cannotDelete(engine, "deffunction", each.name);
    else each.forgetBody();
  }
  for (const each of all) {
    if (each.executing > 0 || removeConstruct(engine, each)) continue;
    const text = `Deffunction ${each.name} only partially deleted due to usage by other constructs.\n`;
    engine.routers.write("wwarning", `[DFFNXFUN1] WARNING: ${text}`);
    each.pretty = null;
  }
}

export const deffunctionRow: KindRow<ConstructHost, Deffunction> = {
  name: "deffunction",
  plural: "deffunctions",
  mark: "!",
  refusedAs: "deffunctions",
  parse: parseDeffunction,
  listRestrictions: "01",
  portable: true,
  saveRank: 6,
  isInUse: (_engine, { executing, useCount }) => executing > 0 || useCount > 0,
  removeAll: removeDeffunctions,
  declaration: ({ name, module, parameters, wildcard }) => {
    const shown = parameters.map((_, i) =>
      wildcard && i === parameters.length - 1 ? "$?wildargs" : `?p${i}`,
    );
    return `(deffunction ${module.name}::${name} (${shown.join(" ")}))\n`;
  },
  watchItems: [{ name: "deffunctions", rank: 32, switches: watchSwitch }],
};
