// The row of defrule.

import { removeJoins } from "../../rete/remove-joins.ts";
import type { KindRow } from "../kind.ts";
import { type Defrule, defruleOf } from "./defrule.ts";
import type { RuleHost } from "./host.ts";
import { parseDefrule } from "./parse-rule.ts";

function removeFromNetwork(engine: RuleHost, removed: Defrule): void {
  const rules = new Set(removed.disjuncts());
  for (const token of removed.agenda.tokens()) {
    if (rules.has(defruleOf(engine.agenda.ruleOf(token)))) engine.agenda.deactivate(token);
  }
  for (const rule of rules) {
    if (rule.lastJoin !== null) removeJoins(engine.network, rule.lastJoin);
  }
  engine.logic.retractUnsupported();
}

export const defruleRow: KindRow<RuleHost, Defrule> = {
  name: "defrule",
  plural: "defrules",
  mark: "*",
  // The joins of the rule are shown on the same line.
  announcementEnd: " ",
  parse: parseDefrule,
  listRestrictions: "01w",
  portable: false,
  saveRank: 8,
  isInUse: (_engine, rule) => [...rule.disjuncts()].some(({ executing }) => executing > 0),
  removed: removeFromNetwork,
  watchItems: [
    {
      name: "rules",
      rank: 70,
      // The C program mixes up the two lists: it shows the switches of activations for rules, and those of rules for
      // activations.
      switches: (rule) => [
        {
          label: rule.name,
          isOn: () => rule.watchActivations,
          set: (on) => {
            for (const disjunct of rule.disjuncts()) disjunct.watchFirings = on;
          },
        },
      ],
    },
    {
      name: "activations",
      rank: 60,
      switches: (rule) => [
        {
          label: rule.name,
          isOn: () => rule.watchFirings,
          set: (on) => {
            for (const disjunct of rule.disjuncts()) disjunct.watchActivations = on;
          },
        },
      ],
    },
  ],
};
