// Taking a construct away, if nothing uses it.

import type { Core } from "../core.ts";
import { removeJoins } from "../rete/remove-joins.ts";
import type { Deffunction } from "./deffunction/deffunction.ts";
import type { Defgeneric } from "./defgeneric/defgeneric.ts";
import type { Defglobal } from "./defglobal/defglobal.ts";
import type { Defrule } from "./defrule/defrule.ts";
import type { Template } from "./deftemplate/template.ts";
import type { Construct } from "./modules.ts";

/** Removes a construct; false when it is in use. */
export function removeConstruct(core: Core, construct: Construct): boolean {
  if (!isRemovable(core, construct)) return false;
  construct.module.constructs[construct.kind].delete(construct.name);
  for (const used of construct.uses ?? []) used.useCount--;
  if (construct.kind === "defrule") removeRule(core, construct as Defrule);
  return true;
}

function isRemovable(core: Core, construct: Construct): boolean {
  switch (construct.kind) {
    case "deftemplate": {
      const template = construct as Template;
      return template.firstFact === null && template.patterns === null && template.useCount === 0;
    }
    case "deffunction":
      return (construct as Deffunction).executing === 0 && (construct as Deffunction).useCount === 0;
    case "defgeneric":
      return (construct as Defgeneric).executing === 0 && (construct as Defgeneric).useCount === 0;
    case "defglobal":
      return (construct as Defglobal).useCount === 0;
    case "defrule":
      return core.firing === null || ![...(construct as Defrule).disjuncts()].includes(core.firing.rule);
    default:
      return true;
  }
}

function removeRule(core: Core, removed: Defrule): void {
  const rules = new Set(removed.disjuncts());
  for (let a = removed.module.agenda.first; a !== null; ) {
    const { next } = a;
    if (rules.has(a.rule)) core.agenda.deactivate(a.id);
    a = next;
  }
  for (const rule of rules) {
    if (rule.lastJoin !== null) removeJoins(core.network, rule.lastJoin);
  }
  core.logic.retractUnsupported();
}
