// The row of defgeneric; that of its methods is in parse-generic.ts.

import { cannotDelete } from "../../evaluate/messages.ts";
import { type KindRow, watchSwitch } from "../kind.ts";
import { takeOut } from "../remove-construct.ts";
import type { Defgeneric } from "./defgeneric.ts";
import { type DefgenericHost, parseDefgeneric } from "./parse-generic.ts";

/** Removes all generic functions, also those that something calls, except those with a method that is executing. */
function removeGenerics(engine: DefgenericHost, all: readonly Defgeneric[]): void {
  for (const each of all) if (each.executing === 0) each.removeMethods();
  for (const each of all) {
    if (each.executing > 0) cannotDelete(engine, "generic function", each.name);
    else takeOut(engine, each);
  }
}

export const defgenericRow: KindRow<DefgenericHost, Defgeneric> = {
  name: "defgeneric",
  plural: "defgenerics",
  mark: "^",
  parse: parseDefgeneric,
  listRestrictions: "01",
  portable: true,
  saveRank: 10,
  isInUse: (_engine, { executing, useCount }) => executing > 0 || useCount > 0,
  removed: (_engine, { methods }) => {
    for (const method of methods) method.release();
  },
  removeAll: removeGenerics,
  declaration: (generic) => generic.pretty,
  isDeclaredWhole: true,
  partTexts: ({ methods }) => methods.map((method) => method.pretty),
  numberedPartTexts: ({ methods }) =>
    methods.map(
      ({ pretty, index }) => pretty?.replace(/^\(defmethod \S+(?=\s)(?! +\d)/, `$& ${index}`) ?? null,
    ),
  watchItems: [
    { name: "generic-functions", rank: 34, switches: watchSwitch },
    {
      name: "methods",
      rank: 33,
      part: { owner: "generic function name", index: "method index" },
      switches: ({ name, methods }) =>
        methods.map((method) => ({
          label: `${name} ${method.column} ${method.describe()}`,
          isOn: () => method.watch,
          set: (on) => {
            method.watch = on;
          },
        })),
    },
  ],
};
