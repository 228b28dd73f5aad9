// The set of facts for queries: the groups are templates. Source: guide, section 12.9.12.

import type { Template } from "../constructs/deftemplate/template.ts";
import { abortParse, cannotFind, failParse, naming } from "../evaluate/messages.ts";
import { type Fact, firstFactOf } from "../facts/fact.ts";
import { type QuerySet, queryRows } from "./queries.ts";

const FACTS: QuerySet<Template, Fact> = {
  member: "fact",
  errorCode: "FACTQPSR",
  parseGroup: (engine, name) => {
    const template = engine.modules.lookupUnambiguous<Template>("deftemplate", name);
    if (template !== undefined) return template;
    if (engine.modules.isAmbiguous("deftemplate", name)) abortParse();
    const text = `Unable to find deftemplate ${name}.\n`;
    return failParse(engine, "PRNTUTIL", 1, naming("template", name, text), false);
  },
  findGroup: (engine, name, caller) => {
    const template = engine.modules.lookupUnambiguous<Template>("deftemplate", name);
    if (template === undefined) cannotFind(engine, "deftemplate", `${name} in function ${caller}`);
    return template;
  },
  first: firstFactOf,
  next: (fact) => {
    let next = fact.nextOfTemplate;
    while (next?.retracted) next = next.nextOfTemplate;
    return next;
  },
  valueOf: (fact) => fact,
  slotValue: (_engine, member, slot) => {
    const { template, slots } = member as Fact;
    return slots[template.indexOf(slot)];
  },
};

export const factQueries = queryRows(FACTS);
