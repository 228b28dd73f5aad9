// The row of deffunction.

import { type ConstructHost, type KindRow, watchSwitch } from "../kind.ts";
import type { Deffunction } from "./deffunction.ts";
import { parseDeffunction } from "./parse-deffunction.ts";

export const deffunctionRow: KindRow<ConstructHost, Deffunction> = {
  name: "deffunction",
  plural: "deffunctions",
  mark: "!",
  parse: parseDeffunction,
  listRestrictions: "01",
  portable: true,
  saveRank: 6,
  isInUse: (_engine, { executing, useCount }) => executing > 0 || useCount > 0,
  declaration: ({ name, module, parameters, wildcard }) => {
    const shown = parameters.map((parameter, i) => {
      const isRest = wildcard && i === parameters.length - 1;
      return `${isRest ? "$?" : "?"}${parameter}`;
    });
    return `(deffunction ${module.name}::${name} (${shown.join(" ")}))\n`;
  },
  watchItems: [{ name: "deffunctions", rank: 32, switches: watchSwitch }],
};
