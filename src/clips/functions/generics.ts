// Functions on generic functions and their methods. Source: guide, sections 8.5 and 13.11.

import type { Construct } from "../constructs/construct.ts";
import { type Defgeneric, executingText } from "../constructs/defgeneric/defgeneric.ts";
import type { Method } from "../constructs/defgeneric/method.ts";
import type { Engine } from "../engine.ts";
import { refuseArgument } from "../evaluate/compile.ts";
import { cannotDelete, fail, printError } from "../evaluate/messages.ts";
import { bool, FALSE, isInteger, Multifield, Sym, sym, type Value, VOID } from "../language/values.ts";
import { classNameOf } from "./instances.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function lookup(engine: Engine, name: Value): Defgeneric | undefined {
  return engine.modules.lookup<Defgeneric>("defgeneric", textOf(name));
}

function cannotFindText(name: Value, caller: string): string {
  return `Unable to find generic function ${textOf(name)} in function ${caller}.\n`;
}

function find(engine: Engine, name: Value, caller: string): Defgeneric {
  return lookup(engine, name) ?? fail(engine, "GENRCFUN", 3, cannotFindText(name, caller));
}

function findMethod(engine: Engine, generic: Defgeneric, index: Value, caller: string): Method {
  const method = generic.methods.find((m) => m.index === Number(index));
  const text = `Unable to find method ${generic.name} #${Number(index)} in function ${caller}.\n`;
  return method ?? fail(engine, "GENRCFUN", 2, text);
}

function methodLine(generic: Defgeneric, method: Method): string {
  return `${generic.name} #${method.column} ${method.describe()}`;
}

function listMethods(engine: Engine, name: Value | undefined): Value {
  const one = name === undefined ? undefined : find(engine, name, "list-defmethods");
  const generics =
    one === undefined ? ([...engine.modules.current.constructs.defgeneric.values()] as Defgeneric[]) : [one];
  let count = 0;
  for (const [i, generic] of generics.entries()) {
    if (i > 0) engine.routers.write("wdisplay", "\n");
    for (const method of generic.methods) {
      engine.routers.write("wdisplay", `${methodLine(generic, method)}\n`);
      count++;
    }
  }
  printTally(engine.routers, count, "method", "methods");
  return VOID;
}

function previewGeneric(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const name = argument(0);
  const generic = lookup(engine, name);
  if (generic === undefined) {
    printError(engine, "GENRCFUN", 3, false, cannotFindText(name, "preview-generic"));
    return VOID;
  }
  const args: Value[] = [];
  for (let i = 1; i < count; i++) args.push(argument(i));
  const methods = generic.methods.filter((m) => m.applies(engine, args, generic.name));
  if (methods.length === 0) {
    engine.routers.write("wdisplay", `No applicable methods for ${generic.name}.\n`);
  }
  for (const method of methods) engine.routers.write("wdisplay", `${methodLine(generic, method)}\n`);
  return VOID;
}

function nextMethod(engine: Engine, args: Value[] | null): Value {
  const call = engine.methodCall.current;
  if (call !== null && args !== null) {
    return call.generic.run(engine, args, call.generic.methods.indexOf(call.method) + 1);
  }
  const next = call?.generic.next(engine, call.args, call.method);
  if (call === null || next === undefined) {
    return fail(engine, "GENRCEXE", 2, "Shadowed methods not applicable in current context.\n");
  }
  return call.generic.execute(engine, next, call.args, true);
}

function undefineMethod(engine: Engine, argument: (i: number) => Value): Value {
  const refuse = (number: number, text: string): Value => {
    printError(engine, "GENRCCOM", number, false, text);
    return VOID;
  };
  const name = textOf(argument(0));
  const generic = lookup(engine, sym(name));
  if (generic === undefined && name !== "*") {
    return refuse(1, `No such generic function ${name} in function undefmethod.\n`);
  }
  const index = argument(1);
  const all = index instanceof Sym && index.name === "*";
  if (!all && (!isInteger(index) || Number(index) === 0)) {
    return refuse(2, "Expected a valid method index in function undefmethod.\n");
  }
  if (engine.modules.fixed) {
    cannotDelete(
      engine,
      "method",
      generic === undefined ? "*" : `${generic.name} #${all ? 0 : Number(index)}`,
    );
    return VOID;
  }
  if (generic === undefined && !all) return refuse(3, "Incomplete method specification for deletion.\n");
  if (generic === undefined) {
    for (const each of engine.modules.current.constructs.defgeneric.values()) {
      if ((each as Defgeneric).executing === 0) (each as Defgeneric).removeMethods();
    }
    return VOID;
  }
  if (generic.executing > 0) {
    printError(engine, "GENRCFUN", 1, false, executingText(generic.name));
    return VOID;
  }
  if (all) {
    generic.removeMethods();
    return VOID;
  }
  const method = findMethod(engine, generic, index, "undefmethod");
  if (method.isSystem) {
    const text = `Cannot remove implicit system function method for generic function ${generic.name}.\n`;
    fail(engine, "GENRCCOM", 4, text);
  }
  generic.keepMethods((other) => other !== method);
  return VOID;
}

export const generics: Row[] = [
  {
    name: "type",
    restrictions: "11u",
    byName: { asks: 0 },
    returns: "any",
    evaluate: (engine, [value]) => classNameOf(engine, value, "type"),
  },
  {
    name: "next-methodp",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "symbol",
    isOverloadable: false,
    evaluate: (engine) => {
      const call = engine.methodCall.current;
      return bool(call !== null && call.generic.next(engine, call.args, call.method) !== undefined);
    },
  },
  {
    name: "call-next-method",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "any",
    isOverloadable: false,
    evaluate: (engine) => nextMethod(engine, null),
  },
  {
    name: "override-next-method",
    restrictions: "0**",
    returns: "any",
    isOverloadable: false,
    evaluateInTurn: (engine, argument, count) => {
      if (engine.evaluation.halted) return FALSE;
      const { current } = engine.methodCall;
      if (current === null) return nextMethod(engine, null);
      const args: Value[] = [];
      for (let i = 0; i < count; i++) {
        const value = argument(i);
        if (engine.evaluation.failed || value === VOID) return refuseArgument(engine, current.generic, value);
        args.push(value);
      }
      return nextMethod(engine, args);
    },
  },
  {
    name: "call-specific-method",
    restrictions: "2**wi",
    byName: { asks: 2 },
    returns: "any",
    isOverloadable: false,
    evaluateInTurn: (engine, argument, count) => {
      const generic = find(engine, argument(0), "call-specific-method");
      const method = findMethod(engine, generic, argument(1), "call-specific-method");
      const args: Value[] = [];
      for (let i = 2; i < count; i++) {
        const value = argument(i);
        if (engine.evaluation.failed || value === VOID) return refuseArgument(engine, generic, value);
        args.push(value);
      }
      if (!method.applies(engine, args, generic.name)) {
        return fail(
          engine,
          "GENRCEXE",
          4,
          `Generic function ${generic.name} method #${method.index} is not applicable to the given arguments.\n`,
        );
      }
      return generic.execute(engine, method, args);
    },
  },
  {
    name: "ppdefmethod",
    restrictions: "22*wi",
    byName: { asks: 2 },
    returns: "nothing",
    evaluate: (engine, [name, index]) => {
      const method = findMethod(engine, find(engine, name, "ppdefmethod"), index, "ppdefmethod");
      if (method.pretty !== null) engine.routers.write("wdisplay", method.pretty);
      return VOID;
    },
  },
  {
    name: "list-defmethods",
    restrictions: "01w",
    byName: { asks: 0 },
    returns: "nothing",
    evaluate: (engine, [name]) => listMethods(engine, name),
  },
  {
    name: "undefmethod",
    restrictions: "22*wg",
    byName: { asks: 2 },
    returns: "nothing",
    runtime: "wu",
    evaluateInTurn: undefineMethod,
  },
  {
    name: "get-defmethod-list",
    restrictions: "01w",
    byName: { asks: 0 },
    returns: "multifield",
    evaluate: (engine, [name]) => {
      const own = engine.modules.current.constructs.defgeneric as Map<string, Construct>;
      const list =
        name === undefined ? ([...own.values()] as Defgeneric[]) : [find(engine, name, "get-defmethod-list")];
      return new Multifield(list.flatMap((g) => g.methods.flatMap((m) => [sym(g.name), m.index])));
    },
  },
  {
    name: "get-method-restrictions",
    restrictions: "22iw",
    byName: { asks: 2 },
    returns: "multifield",
    evaluateInTurn: (engine, argument) => {
      const caller = "get-method-restrictions";
      const method = findMethod(engine, find(engine, argument(0), caller), argument(1), caller);
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
  {
    name: "preview-generic",
    restrictions: "1**w",
    byName: { asks: 1 },
    returns: "nothing",
    evaluateInTurn: previewGeneric,
  },
];
