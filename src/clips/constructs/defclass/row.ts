// The row of defclass.

import type { Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { KindRow } from "../kind.ts";
import { handlerSwitches, selectHandlers } from "./handler-switches.ts";
import { parseDefclass } from "./parse-class.ts";
import { detachClass, isUsedAfterClasses } from "./remove-class.ts";

export const defclassRow: KindRow<ObjectHost, Defclass> = {
  name: "defclass",
  plural: "defclasses",
  mark: "#",
  parse: parseDefclass,
  listRestrictions: "01",
  portable: true,
  saveRank: 2,
  isInUse: isUsedAfterClasses,
  removed: detachClass,
  isPermanent: ({ isSystem }) => isSystem,
  partTexts: ({ handlers }) => handlers.map((handler) => handler.pretty),
  watchItems: [
    {
      name: "instances",
      rank: 75,
      switches: (target) => [
        {
          label: target.name,
          isOn: () => target.watchInstances,
          set: (on) => {
            if (!target.abstract) target.watchInstances = on;
          },
        },
      ],
    },
    {
      name: "slots",
      rank: 74,
      switches: (target) => [
        {
          label: target.name,
          isOn: () => target.watchSlots,
          set: (on) => {
            target.watchSlots = on;
          },
        },
      ],
    },
    { name: "message-handlers", rank: 35, switches: handlerSwitches, select: selectHandlers },
  ],
};
