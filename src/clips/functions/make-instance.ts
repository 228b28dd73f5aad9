// make-instance, initialize-instance, modify-instance, duplicate-instance and their active and message forms: the
// syntax that they share, and what they do. Source: guide, sections 9.6.1, 9.6.8 and 9.6.9.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { needsExpansion, spreadArguments } from "../evaluate/expansion.ts";
import type { Call, Expression, Thunk } from "../evaluate/expressions.ts";
import { gather } from "../evaluate/gather.ts";
import { abort, fail, wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { FALSE, InstanceName, Sym, type Value } from "../language/values.ts";
import { SlotChanges } from "../objects/change.ts";
import type { Defclass } from "../objects/class.ts";
import { NO_ARGUMENTS } from "../objects/handler.ts";
import { initializeInstance, makeInstance, type Override } from "../objects/lifecycle.ts";
import { sendTo } from "../objects/messages.ts";
import { type Form, type OverridePlace, parseInstance } from "../objects/parse-instance.ts";
import { findClass } from "./classes.ts";
import { instanceArgument } from "./instance-argument.ts";
import { progn } from "./procedural.ts";
import type { Row } from "./row.ts";

function overridesOf(call: Call, thunks: Thunk[]): Override[] {
  const places = call.extra!.overrides as OverridePlace[];
  return places.map(({ slot, from, to }) => ({ slot: thunks[slot], fields: thunks.slice(from, to) }));
}

function compileMake(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const thunks = args.map((arg) => compile(engine, arg, scope));
  const known = call.extra!.class as Defclass | undefined;
  const overrides = overridesOf(call, thunks);
  return () => {
    const name = thunks[0]();
    if (!(name instanceof Sym) && !(name instanceof InstanceName)) {
      fail(engine, "INSMNGR", 1, "Expected a valid name for new instance.\n");
    }
    const of = known ?? classGiven(engine, thunks[1](), call.row.name);
    const instance = makeInstance(engine, name.name, of, overrides);
    return instance === null ? FALSE : instance.nameValue;
  };
}

function classGiven(engine: Engine, value: Value, caller: string): Defclass {
  if (value instanceof Sym) return findClass(engine, value, caller);
  return fail(engine, "INSMNGR", 2, "Expected a valid class name for new instance.\n");
}

function compileInitialize(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const target = instanceArgument(engine, args[0], scope, "initialize-instance");
  const thunks = args.map((arg) => compile(engine, arg, scope));
  const overrides = overridesOf(call, thunks);
  return () => {
    const instance = target();
    return initializeInstance(engine, instance, overrides) ? instance.nameValue : FALSE;
  };
}

/** Evaluates all overrides before the instance is looked up. */
function evaluateChanges(engine: Engine, overrides: Override[], caller: string): SlotChanges {
  return new SlotChanges(
    overrides.map(({ slot, fields }, i) => {
      const name = slot();
      if (!(name instanceof Sym)) wrongType(engine, caller, i + 1, "slot name");
      const value =
        fields.length === 0
          ? NO_ARGUMENTS
          : fields.length === 1
            ? fields[0]()
            : gather(engine.evaluation, fields);
      if (engine.evaluation.failed) abort(engine);
      return { slot: name.name, value };
    }),
  );
}

/** Sends the message that changes or copies an instance. */
function compileChange(message: string, copies: boolean): NonNullable<Row["compile"]> {
  return (engine, args, scope, call) => {
    const thunks = args.map((arg) => compile(engine, arg, scope));
    const overrides = overridesOf(call, thunks);
    const { name: caller } = call.row;
    const target = instanceArgument(engine, args[0], scope, caller);
    return () => {
      const { objects } = engine;
      const changes = evaluateChanges(engine, overrides, caller);
      const instance = target();
      const carried: Value[] = copies ? [copyName(engine, thunks[1](), caller), changes] : [changes];
      const before = objects.changeExpected;
      objects.changeExpected = true;
      try {
        return sendTo(engine, instance, message, carried);
      } finally {
        objects.changeExpected = before;
      }
    };
  };
}

function copyName(engine: Engine, value: Value, caller: string): InstanceName {
  if (engine.evaluation.failed) abort(engine);
  if (value instanceof InstanceName) return value;
  return value instanceof Sym ? new InstanceName(value.name) : wrongType(engine, caller, 2, "instance name");
}

/** A call with overrides in which fields are spread: how many there are is known when it runs. Each slot may fail by itself. */
function compileExpanded(engine: Engine, call: Call, scope: Scope, body: NonNullable<Row["compile"]>): Thunk {
  const places = call.extra!.overrides as OverridePlace[];
  const { args } = call;
  const pieces = args.slice(0, places[0].slot).map((arg) => [arg]);
  for (const { slot, from, to } of places) pieces.push([args[slot]], args.slice(from, to));
  const spreads = pieces.map((piece) => spreadArguments(engine, piece, scope));
  return () => {
    const parts = spreads.flatMap((spread) => spread());
    const starts = [0];
    for (const part of parts) starts.push(starts[starts.length - 1] + part.length);
    const overrides = places.map(({ slot, from, to }) => ({
      slot: starts[slot],
      from: starts[from],
      to: starts[to],
    }));
    const all = parts.flat();
    return body(engine, all, scope, { ...call, args: all, extra: { ...call.extra, overrides } })();
  };
}

/** A function, and its `active-` form, which does not postpone pattern matching. */
function rows(name: string, form: Form, body: NonNullable<Row["compile"]>): Row[] {
  const row = (shown: string, delays: boolean): Row => ({
    name: shown,
    restrictions: null,
    returns: "any",
    unwinds: true,
    sequences: true,
    parse: (parser, call) => parseInstance(parser, call, form),
    compile: (engine, args, scope, call) => {
      const isExpanded = needsExpansion(engine, args) && call.extra!.inConstruct !== true;
      const thunk = isExpanded ? compileExpanded(engine, call, scope, body) : body(engine, args, scope, call);
      return delays ? () => engine.objects.matching.delay(engine, thunk) : thunk;
    },
  });
  return [row(name, true), row(`active-${name}`, false)];
}

/** Runs actions with pattern matching postponed until they are done. */
const MATCH_DELAY: Row = {
  name: "object-pattern-match-delay",
  restrictions: null,
  returns: "any",
  parse: (parser, call) => {
    const { pretty } = parser.engine;
    pretty.indent += 3;
    pretty.newline();
    call.args = [progn(parser.closedActions())];
    parser.closeActions();
    pretty.indent -= 3;
  },
  compile: (engine, [actions], scope) => {
    const thunk = compile(engine, actions, scope);
    return () => engine.objects.matching.delay(engine, thunk);
  },
};

export const instanceForms: Row[] = [
  MATCH_DELAY,
  ...rows("make-instance", "make", compileMake),
  ...rows("initialize-instance", "initialize", compileInitialize),
  ...rows("modify-instance", "modify", compileChange("direct-modify", false)),
  ...rows("message-modify-instance", "modify", compileChange("message-modify", false)),
  ...rows("duplicate-instance", "duplicate", compileChange("direct-duplicate", true)),
  ...rows("message-duplicate-instance", "duplicate", compileChange("message-duplicate", true)),
];
