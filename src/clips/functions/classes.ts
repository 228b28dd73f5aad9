// What is known about classes: their hierarchy and their slots. Source: guide, sections 12.16 and 13.12.

import type { Engine } from "../engine.ts";
import { fail, wrongType } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { bool, EMPTY, FALSE, Multifield, sym, type Value } from "../language/values.ts";
import { type ClassSlot, classesBelow, classNameSeen, type Defclass } from "../objects/class.ts";
import { isHandlerType } from "../objects/handler.ts";
import { browseClasses, describeClass } from "./describe-class.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { TYPE_ORDER } from "./templates.ts";

/** The class that an argument names; fails when there is none. */
export function findClass(engine: Engine, name: Value, caller: string): Defclass {
  const text = `Unable to find class ${textOf(name)} in function ${caller}.\n`;
  return engine.objects.classes.find(textOf(name)) ?? fail(engine, "CLASSFUN", 1, text);
}

/** A function of one class. */
const aboutClass = (name: string, body: (target: Defclass) => Value): Row => ({
  name,
  restrictions: "11w",
  byName: { asks: 1 },
  returns: "symbol",
  evaluate: (engine, [target]) => body(findClass(engine, target, name)),
});

/** A function of a class that takes the word `inherit`. */
const inheriting = (name: string, body: (target: Defclass, inherit: boolean) => string[]): Row => ({
  name,
  restrictions: "12w",
  byName: { counts: "1*", ofTooMany: 1 },
  returns: "multifield",
  evaluateInTurn: (engine, argument, count) => {
    const { target, inherit } = classAndInherit(engine, argument, count, name);
    return new Multifield(body(target, inherit).map(sym));
  },
});

/** A class and the word `inherit`, which may be left out. */
export function classAndInherit(
  engine: Engine,
  argument: (i: number) => Value,
  count: number,
  caller: string,
): { target: Defclass; inherit: boolean } {
  const target = findClass(engine, argument(0), caller);
  if (count > 1 && textOf(argument(1)) !== "inherit") syntaxFailure(engine, caller);
  return { target, inherit: count > 1 };
}

function syntaxFailure(engine: Engine, where: string): never {
  return fail(engine, "PRNTUTIL", 2, `Syntax Error:  Check appropriate syntax for ${where}.\n`, true);
}

/** The slot that arguments name; fails when there is none. */
function findSlot(
  engine: Engine,
  argument: (i: number) => Value,
  caller: string,
): { target: Defclass; slot: ClassSlot } {
  const target = findClass(engine, argument(0), caller);
  const name = textOf(argument(1));
  const found = target.instanceSlots[target.indexOf(name)];
  const text = `No such slot ${name} in function ${caller}.\n`;
  return { target, slot: found ?? fail(engine, "INSFUN", 3, text) };
}

/** A function of a slot. */
const aboutSlot = (
  name: string,
  returns: Row["returns"],
  body: (slot: ClassSlot, target: Defclass, engine: Engine) => Value,
): Row => ({
  name,
  restrictions: "22w",
  byName: { asks: 2 },
  returns,
  evaluateInTurn: (engine, argument) => {
    const { target, slot } = findSlot(engine, argument, name);
    return body(slot, target, engine);
  },
});

const symbols = (names: string[]): Value => new Multifield(names.map(sym));

export function accessorText({ readAccessor, writeAccessor }: ClassSlot): string {
  return `${readAccessor ? "R" : ""}${writeAccessor ? "W" : ""}` || "NIL";
}

/** The facets of a slot as slot-facets and describe-class name them. */
export function facetWords(slot: ClassSlot): string[] {
  return [
    slot.multi ? "MLT" : "SGL",
    slot.noDefault ? "NIL" : slot.dynamic ? "DYN" : "STC",
    slot.inherited ? "INH" : "NIL",
    slot.initializeOnly ? "INT" : slot.readOnly ? "R" : "RW",
    slot.shared ? "SHR" : "LCL",
    slot.reactive ? "RCT" : "NIL",
    slot.composite ? "CMP" : "EXC",
    slot.public ? "PUB" : "PRV",
    accessorText(slot),
    slot.readOnly ? "NIL" : slot.overrideMessage,
  ];
}

/** The classes whose definitions contribute to a slot, the most general first. */
export function slotSources(slot: ClassSlot): Defclass[] {
  const owner = slot.owner!;
  const sources = [owner];
  if (!slot.composite) return sources;
  for (const above of owner.precedence.slice(1)) {
    const other = above.ownSlot(slot.name);
    if (other?.inherited !== true) continue;
    sources.unshift(above);
    if (!other.composite) break;
  }
  return sources;
}

function slotRange({ constraint }: ClassSlot): Value {
  const { lost } = constraint;
  if (lost || (!constraint.allowsType("INTEGER") && !constraint.allowsType("FLOAT"))) return FALSE;
  return new Multifield([constraint.minimum ?? sym("-oo"), constraint.maximum ?? sym("+oo")]);
}

function slotCardinality({ multi, constraint }: ClassSlot): Value {
  if (!multi) return EMPTY;
  const { minimumFields, maximumFields } = constraint;
  return new Multifield([minimumFields, Number.isFinite(maximumFields) ? maximumFields : sym("+oo")]);
}

function slotDefault(slot: ClassSlot, _target: Defclass, engine: Engine): Value {
  if (slot.noDefault) return sym("?NONE");
  return slot.dynamic ? inFrame(engine.evaluation, [], slot.defaultThunk!) : slot.defaultValue!;
}

function slotExists(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const target = findClass(engine, argument(0), "slot-existp");
  const slot = target.instanceSlots[target.indexOf(textOf(argument(1)))];
  if (slot === undefined) return FALSE;
  if (count < 3) return bool(slot.owner === target);
  if (textOf(argument(2)) !== "inherit") wrongType(engine, "slot-existp", 3, 'keyword "inherit"');
  return bool(true);
}

function slotIsPublic(engine: Engine, argument: (i: number) => Value): Value {
  const { target, slot } = findSlot(engine, argument, "slot-publicp");
  if (slot.owner === target) return bool(slot.public);
  const owner = classNameSeen(engine.modules.current, slot.owner!);
  const what = `Inherited slot ${slot.name} from class ${owner}`;
  return fail(engine, "CLASSEXM", 1, `${what} is not valid for function slot-publicp\n`);
}

function handlerExists(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const target = findClass(engine, argument(0), "message-handler-existp");
  const message = textOf(argument(1));
  const kind = count < 3 ? "primary" : textOf(argument(2));
  if (!isHandlerType(kind)) return unknownType(engine, "message-handler-existp");
  return bool(target.handler(message, kind) !== undefined);
}

export function unknownType(engine: Engine, caller: string): never {
  return fail(engine, "MSGFUN", 7, `Unrecognized message-handler type in ${caller}.\n`);
}

/** superclassp and subclassp. */
const relation = (name: string, holds: (a: Defclass, b: Defclass) => boolean): Row => ({
  name,
  restrictions: "22w",
  byName: { asks: 2 },
  returns: "symbol",
  evaluateInTurn: (engine, argument) => {
    const first = findClass(engine, argument(0), name);
    return bool(holds(first, findClass(engine, argument(1), name)));
  },
});

export const classes: Row[] = [
  {
    name: "class-existp",
    restrictions: "11w",
    byName: { asks: 1 },
    returns: "symbol",
    evaluate: (engine, [name]) => bool(engine.objects.classes.find(textOf(name)) !== undefined),
  },
  relation("superclassp", (a, b) => b.isBelow(a)),
  relation("subclassp", (a, b) => a.isBelow(b)),
  aboutClass("class-abstractp", (target) => bool(target.abstract)),
  aboutClass("class-reactivep", (target) => bool(target.reactive)),
  inheriting("class-slots", (target, inherit) =>
    (inherit ? target.instanceSlots : target.slots).map((slot) => slot.name),
  ),
  inheriting("class-superclasses", (target, inherit) =>
    (inherit ? target.precedence.slice(1) : target.superclasses).map((each) => each.name),
  ),
  inheriting("class-subclasses", (target, inherit) => classesBelow(target, inherit).map((each) => each.name)),
  {
    name: "slot-existp",
    restrictions: "23w",
    byName: { asks: 2, ofTooMany: 2 },
    returns: "symbol",
    evaluateInTurn: slotExists,
  },
  {
    name: "slot-publicp",
    restrictions: "22w",
    byName: { asks: 2 },
    returns: "symbol",
    evaluateInTurn: slotIsPublic,
  },
  {
    name: "message-handler-existp",
    restrictions: "23w",
    byName: { asks: 2, ofTooMany: 2 },
    returns: "symbol",
    evaluateInTurn: handlerExists,
  },
  aboutSlot("slot-writablep", "symbol", (slot) => bool(!slot.readOnly && !slot.initializeOnly)),
  aboutSlot("slot-initablep", "symbol", (slot) => bool(!slot.readOnly || slot.initializeOnly)),
  aboutSlot("slot-direct-accessp", "symbol", (slot, target) => bool(slot.public || slot.owner === target)),
  aboutSlot("slot-default-value", "any", slotDefault),
  aboutSlot("slot-facets", "multifield", (slot) => symbols(facetWords(slot))),
  aboutSlot("slot-sources", "multifield", (slot) => symbols(slotSources(slot).map((each) => each.name))),
  aboutSlot("slot-types", "multifield", (slot) =>
    symbols(TYPE_ORDER.filter((type) => slot.constraint.allowsType(type))),
  ),
  aboutSlot("slot-allowed-values", "multifield", ({ constraint: { allowed } }) =>
    allowed.length === 0 ? FALSE : new Multifield(allowed.flatMap(({ values }) => values)),
  ),
  aboutSlot("slot-allowed-classes", "multifield", ({ constraint }) =>
    constraint.classes === null ? FALSE : symbols(constraint.classes.names),
  ),
  aboutSlot("slot-range", "multifield", slotRange),
  aboutSlot("slot-cardinality", "multifield", slotCardinality),
  {
    name: "get-class-defaults-mode",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => sym(engine.objects.classes.defaultsMode),
  },
  {
    name: "set-class-defaults-mode",
    restrictions: "11w",
    returns: "symbol",
    substituteFor: (engine) => sym(engine.objects.classes.defaultsMode),
    evaluate: (engine, [mode]) => {
      const { classes: all } = engine.objects;
      const before = sym(all.defaultsMode);
      const name = textOf(mode);
      if (name !== "convenience" && name !== "conservation") {
        const expected = "symbol with value conservation or convenience";
        return wrongType(engine, "set-class-defaults-mode", 1, expected);
      }
      all.defaultsMode = name;
      return before;
    },
  },
  {
    name: "describe-class",
    restrictions: "11w",
    byName: { asks: 1 },
    returns: "nothing",
    evaluate: (engine, [name]) => describeClass(engine, findClass(engine, name, "describe-class")),
  },
  {
    name: "browse-classes",
    restrictions: "01w",
    byName: { asks: 0 },
    returns: "nothing",
    evaluate: (engine, [name = sym("OBJECT")]) =>
      browseClasses(engine, findClass(engine, name, "browse-classes")),
  },
];
