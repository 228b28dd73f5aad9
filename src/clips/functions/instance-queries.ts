// The set of instances for queries: the groups are classes, each with those below it. Source: guide, section 9.7.

import { failParse, printError } from "../evaluate/messages.ts";
import { InstanceName } from "../language/values.ts";
import { classesBelow, type Defclass } from "../objects/class.ts";
import type { Instance } from "../objects/instance.ts";
import { nextOfClass } from "../objects/instance-store.ts";
import { type QuerySet, queryRows } from "./queries.ts";

const INSTANCES: QuerySet<Defclass, Instance> = {
  member: "instance",
  errorCode: "INSQYPSR",
  parseGroup: (core, name) => {
    const target = core.objects.classes.find(name);
    return target ?? failParse(core, "PRNTUTIL", 1, `Unable to find class ${name}.\n`, false);
  },
  findGroup: (core, name, caller) => {
    const target = core.objects.classes.find(name);
    if (target === undefined) {
      printError(core, "CLASSFUN", 1, false, `Unable to find class ${name} in function ${caller}.\n`);
    }
    return target;
  },
  within: (core, target) => {
    const { classes } = core.objects;
    const { current } = core.modules;
    const module = classes.isInScope(target, current) ? current : target.module;
    return [target, ...classesBelow(target, true)].filter((each) => classes.isInScope(each, module));
  },
  first: (target) => target.firstInstance,
  next: nextOfClass,
  valueOf: ({ name }) => new InstanceName(name),
  slotValue: (core, member, slot) =>
    core.objects.instances.find((member as InstanceName).name)?.cell(slot)?.value,
};

export const instanceQueries = queryRows(INSTANCES);
