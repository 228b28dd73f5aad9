// The set of instances for queries: the groups are classes, each with those below it. Source: guide, section 9.7.

import { failParse, noClassText, printError } from "../evaluate/messages.ts";
import type { InstanceName } from "../language/values.ts";
import { classesBelow, type Defclass } from "../objects/class.ts";
import type { Instance } from "../objects/instance.ts";
import { nextOfClass } from "../objects/instance-store.ts";
import { type QuerySet, queryRows } from "./queries.ts";

const INSTANCES: QuerySet<Defclass, Instance> = {
  member: "instance",
  errorCode: "INSQYPSR",
  parseGroup: (engine, name) => {
    const target = engine.objects.classes.find(name);
    return target ?? failParse(engine, "PRNTUTIL", 1, noClassText(name), false);
  },
  findGroup: (engine, name, caller) => {
    const target = engine.objects.classes.find(name);
    if (target === undefined) {
      printError(engine, "CLASSFUN", 1, false, `Unable to find class ${name} in function ${caller}.\n`);
    }
    return target;
  },
  within: (engine, target) => {
    const { classes } = engine.objects;
    const { current } = engine.modules;
    const module = classes.isInScope(target, current) ? current : target.module;
    return [target, ...classesBelow(target, true)].filter((each) => classes.isInScope(each, module));
  },
  first: (target) => target.firstInstance,
  next: nextOfClass,
  valueOf: ({ nameValue }) => nameValue,
  slotValue: (engine, member, slot) =>
    engine.objects.instances.find((member as InstanceName).name)?.cell(slot)?.value,
};

export const instanceQueries = queryRows(INSTANCES);
