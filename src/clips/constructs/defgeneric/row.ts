// The row of defgeneric; that of its methods is in parse-generic.ts.

import { type KindRow, watchSwitch } from "../kind.ts";
import type { Defgeneric } from "./defgeneric.ts";
import { type DefgenericHost, parseDefgeneric } from "./parse-generic.ts";

export const defgenericRow: KindRow<DefgenericHost, Defgeneric> = {
  name: "defgeneric",
  plural: "defgenerics",
  mark: "^",
  parse: parseDefgeneric,
  listRestrictions: "01",
  portable: true,
  saveRank: 7,
  isInUse: (_engine, { executing, useCount }) => executing > 0 || useCount > 0,
  removed: (_engine, { methods }) => {
    for (const method of methods) method.release();
  },
  prettyFallback: ({ name, module }) => `(defgeneric ${module.name}::${name})\n`,
  partTexts: ({ methods }) => methods.map((method) => method.pretty),
  watchItems: [
    { name: "generic-functions", rank: 34, switches: watchSwitch },
    {
      name: "methods",
      rank: 33,
      part: { owner: "generic function name", index: "method index" },
      switches: ({ name, methods }) =>
        methods.map((method) => ({
          label: `${name} ${method.number}  ${method.describe()}`,
          isOn: () => method.watch,
          set: (on) => {
            method.watch = on;
          },
        })),
    },
  ],
};
