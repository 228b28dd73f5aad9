// make-instance, initialize-instance, modify-instance, duplicate-instance and their active and message forms: the
// syntax that they share, and what they do. Source: guide, sections 9.6.1, 9.6.8 and 9.6.9.

import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import { type Call, callOf, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import { EvaluationError, fail, failParse, syntaxError, wrongType } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Scope } from "../evaluate/scope.ts";
import { FALSE, InstanceName, Sym, type Value } from "../language/values.ts";
import { SlotChanges } from "../objects/change.ts";
import type { Defclass } from "../objects/class.ts";
import { NO_ARGUMENTS } from "../objects/handler.ts";
import { buildInstance, deleteInstance, initializeInstance, type Override } from "../objects/lifecycle.ts";
import { sendTo } from "../objects/messages.ts";
import { findClass } from "./classes.ts";
import { instanceOf } from "./instance-argument.ts";
import { gather } from "./procedural.ts";
import type { Row } from "./row.ts";

type Form = "make" | "initialize" | "modify" | "duplicate";

/** Where the parts of an override stand among the arguments. */
interface OverridePlace {
  readonly slot: number;
  readonly from: number;
  readonly to: number;
}

/** The part of such a call behind the name of the function; `first` is false when the parenthesis was read before. */
export function parseInstance(parser: Parser<Core>, call: Call, form: Form, spaced = true): void {
  const { core } = parser;
  const { pretty } = core;
  pretty.indent += 3;
  if (spaced) pretty.save(" ");
  const first = parser.argument() ?? syntaxError(core, "instance");
  const args = [first];
  pretty.save(" ");
  if (form === "make") parseClass(parser, call, args);
  else {
    pretty.newline();
    parser.next();
    if (form === "duplicate") args.push(parseCopyName(parser));
  }
  parseOverrides(parser, call, args);
  if (!parser.is(")")) syntaxError(core, "slot-override");
  call.args = args;
  pretty.indent -= 3;
}

const isWord = (expression: Expression | undefined, word: string): boolean =>
  expression?.type === "constant" && expression.value instanceof Sym && expression.value.name === word;

const generatedName = (core: Core): Expression => callOf(core.functions.get("gensym*")!, []);

/** `of CLASS` behind the name, or in place of it: then a name is made up. */
function parseClass(parser: Parser<Core>, call: Call, args: Expression[]): void {
  const { core } = parser;
  const { pretty } = core;
  const classArgument = () => parser.argument() ?? syntaxError(core, "instance class");
  let target: Expression;
  if (isWord(args[0], "of")) {
    target = classArgument();
    if (isWord(target, "of")) target = classArgument();
    else args[0] = generatedName(core);
  } else {
    if (parser.next().type !== "symbol" || parser.nameOf() !== "of") syntaxError(core, "make-instance");
    pretty.save(" ");
    target = classArgument();
  }
  args.push(target);
  if (target.type === "constant" && target.value instanceof Sym) {
    const found = knownClass(core, target.value.name);
    parser.use(found);
    call.extra = { ...call.extra, class: found };
  }
  pretty.newline();
  parser.next();
}

function knownClass(core: Core, name: string): Defclass {
  const found = core.objects.classes.find(name);
  if (found === undefined) failParse(core, "PRNTUTIL", 1, `Unable to find class ${name}.\n`, false);
  if (found.abstract) {
    failParse(core, "INSMNGR", 3, `Cannot create instances of abstract class ${name}.\n`, false);
  }
  return found;
}

/** `to NAME` when it is the current token; else a name is made up. */
function parseCopyName(parser: Parser<Core>): Expression {
  const { core } = parser;
  const { pretty } = core;
  if (!parser.is("symbol") || parser.nameOf() !== "to") return generatedName(core);
  pretty.backup();
  pretty.backup();
  pretty.save(parser.token.text);
  pretty.save(" ");
  const name = parser.argument() ?? syntaxError(core, "instance name");
  pretty.newline();
  parser.next();
  return name;
}

/** `(slot value …)` as often as there are some; the current token is the first parenthesis, and then what ends them. */
function parseOverrides(parser: Parser<Core>, call: Call, args: Expression[]): void {
  const { core } = parser;
  const { pretty } = core;
  const overrides: OverridePlace[] = [];
  while (parser.is("(")) {
    const slot = args.length;
    args.push(parser.argument() ?? syntaxError(core, "slot-override"));
    args.push(...parser.args());
    overrides.push({ slot, from: slot + 1, to: args.length });
    pretty.newline();
    parser.next();
  }
  pretty.backup();
  pretty.backup();
  pretty.save(parser.token.text);
  call.extra = { ...call.extra, overrides };
}

function overridesOf(call: Call, thunks: Thunk[]): Override[] {
  const places = call.extra!.overrides as OverridePlace[];
  return places.map(({ slot, from, to }) => ({ slot: thunks[slot], fields: thunks.slice(from, to) }));
}

function compileMake(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const thunks = args.map((arg) => compile(core, arg, scope));
  const known = call.extra!.class as Defclass | undefined;
  const overrides = overridesOf(call, thunks);
  return () => {
    const name = thunks[0]();
    if (!(name instanceof Sym) && !(name instanceof InstanceName)) {
      fail(core, "INSMNGR", 1, "Expected a valid name for new instance.\n");
    }
    const instance = buildInstance(core, name.name, known ?? classGiven(core, thunks[1](), call.row.name));
    if (instance === null) return FALSE;
    try {
      if (initializeInstance(core, instance, overrides)) return new InstanceName(instance.name);
    } catch (error) {
      if (error instanceof EvaluationError) deleteInstance(core, instance);
      throw error;
    }
    deleteInstance(core, instance);
    return FALSE;
  };
}

function classGiven(core: Core, value: Value, caller: string): Defclass {
  if (value instanceof Sym) return findClass(core, value, caller);
  return fail(core, "INSMNGR", 2, "Expected a valid class name for new instance.\n");
}

function compileInitialize(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const thunks = args.map((arg) => compile(core, arg, scope));
  const overrides = overridesOf(call, thunks);
  return () => {
    const instance = instanceOf(core, thunks[0](), "initialize-instance");
    return initializeInstance(core, instance, overrides) ? new InstanceName(instance.name) : FALSE;
  };
}

/** Evaluates all overrides, before the instance is looked for. */
function evaluateChanges(core: Core, overrides: Override[], caller: string): SlotChanges {
  return new SlotChanges(
    overrides.map(({ slot, fields }, i) => {
      const name = slot();
      if (!(name instanceof Sym)) wrongType(core, caller, i + 1, "slot name");
      const value = fields.length === 0 ? NO_ARGUMENTS : fields.length === 1 ? fields[0]() : gather(fields);
      return { slot: name.name, value };
    }),
  );
}

/** Sends the message that changes or copies an instance. */
function compileChange(message: string, copies: boolean): NonNullable<Row["compile"]> {
  return (core, args, scope, call) => {
    const thunks = args.map((arg) => compile(core, arg, scope));
    const overrides = overridesOf(call, thunks);
    const { name: caller } = call.row;
    return () => {
      const { objects } = core;
      const changes = evaluateChanges(core, overrides, caller);
      const instance = instanceOf(core, thunks[0](), caller);
      const carried: Value[] = copies ? [copyName(core, thunks[1](), caller), changes] : [changes];
      const before = objects.changeExpected;
      objects.changeExpected = true;
      try {
        return sendTo(core, instance, message, carried);
      } finally {
        objects.changeExpected = before;
      }
    };
  };
}

function copyName(core: Core, value: Value, caller: string): InstanceName {
  if (value instanceof InstanceName) return value;
  return value instanceof Sym ? new InstanceName(value.name) : wrongType(core, caller, 2, "instance name");
}

/** A function and its form that does not wait with pattern matching. */
function rows(name: string, form: Form, body: NonNullable<Row["compile"]>): Row[] {
  const row = (shown: string, delays: boolean): Row => ({
    name: shown,
    restrictions: null,
    returns: "any",
    parse: (parser, call) => parseInstance(parser, call, form),
    compile: (core, args, scope, call) => {
      const thunk = body(core, args, scope, call);
      return delays ? () => thunk() : thunk;
    },
  });
  return [row(name, true), row(`active-${name}`, false)];
}

export const instanceForms: Row[] = [
  ...rows("make-instance", "make", compileMake),
  ...rows("initialize-instance", "initialize", compileInitialize),
  ...rows("modify-instance", "modify", compileChange("direct-modify", false)),
  ...rows("message-modify-instance", "modify", compileChange("message-modify", false)),
  ...rows("duplicate-instance", "duplicate", compileChange("direct-duplicate", true)),
  ...rows("message-duplicate-instance", "duplicate", compileChange("message-duplicate", true)),
];

/** A call of make-instance as a construct has it, without the name of the function. */
export function instanceDefinition(parser: Parser<Core>, active: boolean): Call {
  const row = parser.core.functions.get(active ? "active-make-instance" : "make-instance")!;
  const call = callOf(row, [constant(FALSE)]);
  parseInstance(parser, call, "make", false);
  return call;
}
