// Functions on generic functions and their methods. Source: guide, sections 8.5 and 13.11.

import type { Construct } from "../constructs/construct.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Method } from "../constructs/defgeneric/method.ts";
import type { Core } from "../core.ts";
import { fail, printError } from "../evaluate/messages.ts";
import { bool, Multifield, sym, type Value, VOID } from "../language/values.ts";
import { classNameOf } from "./instances.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function lookup(core: Core, name: Value): Defgeneric | undefined {
  return core.modules.lookup<Defgeneric>("defgeneric", textOf(name));
}

function cannotFindText(name: Value, caller: string): string {
  return `Unable to find generic function ${textOf(name)} in function ${caller}.\n`;
}

function find(core: Core, name: Value, caller: string): Defgeneric {
  return lookup(core, name) ?? fail(core, "GENRCFUN", 3, cannotFindText(name, caller));
}

function findMethod(core: Core, generic: Defgeneric, index: Value, caller: string): Method {
  const method = generic.methods.find((m) => m.index === Number(index));
  const text = `Unable to find method ${generic.name} #${Number(index)} in function ${caller}.\n`;
  return method ?? fail(core, "GENRCFUN", 2, text);
}

function methodLine(generic: Defgeneric, method: Method): string {
  return `${generic.name} #${method.number}  ${method.describe()}`;
}

function listMethods(core: Core, name: Value | undefined): Value {
  const one = name === undefined ? undefined : find(core, name, "list-defmethods");
  const generics =
    one === undefined ? ([...core.modules.current.constructs.defgeneric.values()] as Defgeneric[]) : [one];
  let count = 0;
  for (const [i, generic] of generics.entries()) {
    if (i > 0) core.routers.write("wdisplay", "\n");
    for (const method of generic.methods) {
      core.routers.write("wdisplay", `${methodLine(generic, method)}\n`);
      count++;
    }
  }
  printTally(core.routers, count, "method", "methods");
  return VOID;
}

/** Removes the methods that users defined. */
function removeMethods(generic: Defgeneric): void {
  generic.keepMethods((method) => method.isSystem);
}

function previewGeneric(core: Core, [name, ...args]: Value[]): Value {
  const generic = lookup(core, name);
  if (generic === undefined) {
    printError(core, "GENRCFUN", 3, false, cannotFindText(name, "preview-generic"));
    return VOID;
  }
  const methods = generic.methods.filter((m) => m.applies(core, args, generic.name));
  if (methods.length === 0) {
    core.routers.write("wdisplay", `No applicable methods for ${generic.name}.\n`);
  }
  for (const method of methods) core.routers.write("wdisplay", `${methodLine(generic, method)}\n`);
  return VOID;
}

function nextMethod(core: Core, args: Value[] | null): Value {
  const call = core.methodCall.current;
  if (call !== null && args !== null) {
    return call.generic.run(core, args, call.generic.methods.indexOf(call.method) + 1);
  }
  const next = call?.generic.next(core, call.args, call.method);
  if (call === null || next === undefined) {
    return fail(core, "GENRCEXE", 2, "Shadowed methods not applicable in current context.\n");
  }
  return call.generic.execute(core, next, call.args, true);
}

export const generics: Row[] = [
  {
    name: "type",
    restrictions: "11u",
    returns: "any",
    evaluate: (core, [value]) => classNameOf(core, value, "type"),
  },
  {
    name: "next-methodp",
    restrictions: "00",
    returns: "symbol",
    isOverloadable: false,
    evaluate: (core) => {
      const call = core.methodCall.current;
      return bool(call !== null && call.generic.next(core, call.args, call.method) !== undefined);
    },
  },
  {
    name: "call-next-method",
    restrictions: "00",
    returns: "any",
    isOverloadable: false,
    evaluate: (core) => nextMethod(core, null),
  },
  {
    name: "override-next-method",
    restrictions: "0**",
    returns: "any",
    isOverloadable: false,
    evaluate: (core, args) => nextMethod(core, args),
  },
  {
    name: "call-specific-method",
    restrictions: "2**wi",
    returns: "any",
    isOverloadable: false,
    evaluate: (core, [name, index, ...args]) => {
      const generic = find(core, name, "call-specific-method");
      const method = findMethod(core, generic, index, "call-specific-method");
      if (!method.applies(core, args, generic.name)) {
        return fail(
          core,
          "GENRCEXE",
          4,
          `Generic function ${generic.name} method #${method.index} is not applicable to the given arguments.\n`,
        );
      }
      return generic.execute(core, method, args);
    },
  },
  {
    name: "ppdefmethod",
    restrictions: "22*wi",
    returns: "nothing",
    evaluate: (core, [name, index]) => {
      const method = findMethod(core, find(core, name, "ppdefmethod"), index, "ppdefmethod");
      if (method.pretty !== null) core.routers.write("wdisplay", method.pretty);
      return VOID;
    },
  },
  {
    name: "list-defmethods",
    restrictions: "01w",
    returns: "nothing",
    evaluate: (core, [name]) => listMethods(core, name),
  },
  {
    name: "undefmethod",
    restrictions: "22*wg",
    returns: "nothing",
    evaluate: (core, [name, index]) => {
      if (textOf(name) === "*" && textOf(index) === "*") {
        for (const each of core.modules.current.constructs.defgeneric.values())
          removeMethods(each as Defgeneric);
        return VOID;
      }
      const generic = lookup(core, name);
      if (generic === undefined) {
        const text = `No such generic function ${textOf(name)} in function undefmethod.\n`;
        printError(core, "GENRCCOM", 1, false, text);
        return VOID;
      }
      if (textOf(index) === "*") {
        removeMethods(generic);
        return VOID;
      }
      const method = findMethod(core, generic, index, "undefmethod");
      if (method.isSystem) {
        const text = `Cannot remove implicit system function method for generic function ${generic.name}.\n`;
        fail(core, "GENRCCOM", 4, text);
      }
      generic.keepMethods((other) => other !== method);
      return VOID;
    },
  },
  {
    name: "get-defmethod-list",
    restrictions: "01w",
    returns: "multifield",
    evaluate: (core, [name]) => {
      const own = core.modules.current.constructs.defgeneric as Map<string, Construct>;
      const list =
        name === undefined ? ([...own.values()] as Defgeneric[]) : [find(core, name, "get-defmethod-list")];
      return new Multifield(list.flatMap((g) => g.methods.flatMap((m) => [sym(g.name), m.index])));
    },
  },
  {
    name: "get-method-restrictions",
    restrictions: "22iw",
    returns: "multifield",
    evaluate: (core, [name, index]) => {
      const caller = "get-method-restrictions";
      const method = findMethod(core, find(core, name, caller), index, caller);
      const count = method.restrictions.length;
      const lists = method.restrictions.map((r) => [
        bool(r.query !== null),
        r.types.length,
        ...r.types.map((type) => sym(type.name)),
      ]);
      const offsets: number[] = [];
      let at = 3 + count + 1;
      for (const list of lists) {
        offsets.push(at);
        at += list.length;
      }
      return new Multifield([
        method.required,
        method.wildcard ? -1 : count,
        count,
        ...offsets,
        ...lists.flat(),
      ]);
    },
  },
  { name: "preview-generic", restrictions: "1**w", returns: "nothing", evaluate: previewGeneric },
];
