// What is known about classes: their hierarchy and their slots. Source: guide, sections 12.16 and 13.12.

import type { Core } from "../core.ts";
import { fail, wrongType } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { bool, EMPTY, FALSE, Multifield, sym, type TypeName, type Value } from "../language/values.ts";
import { type ClassSlot, classesBelow, classNameSeen, type Defclass } from "../objects/class.ts";
import { isHandlerType } from "../objects/handler.ts";
import { browseClasses, describeClass } from "./describe-class.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

/** The class that an argument names; fails when there is none. */
export function findClass(core: Core, name: Value, caller: string): Defclass {
  const text = `Unable to find class ${textOf(name)} in function ${caller}.\n`;
  return core.objects.classes.find(textOf(name)) ?? fail(core, "CLASSFUN", 1, text);
}

/** A function of one class. */
const aboutClass = (name: string, body: (target: Defclass) => Value): Row => ({
  name,
  restrictions: "11w",
  returns: "symbol",
  evaluate: (core, [target]) => body(findClass(core, target, name)),
});

/** A function of a class that takes the word `inherit`. */
const inheriting = (name: string, body: (target: Defclass, inherit: boolean) => string[]): Row => ({
  name,
  restrictions: "12w",
  returns: "multifield",
  evaluate: (core, args) => {
    const { target, inherit } = classAndInherit(core, args, name);
    return new Multifield(body(target, inherit).map(sym));
  },
});

/** A class and the word `inherit`, which may be missing. */
export function classAndInherit(
  core: Core,
  [name, word]: Value[],
  caller: string,
): { target: Defclass; inherit: boolean } {
  const target = findClass(core, name, caller);
  if (word !== undefined && textOf(word) !== "inherit") syntaxFailure(core, caller);
  return { target, inherit: word !== undefined };
}

function syntaxFailure(core: Core, where: string): never {
  return fail(core, "PRNTUTIL", 2, `Syntax Error:  Check appropriate syntax for ${where}.\n`, true);
}

/** The slot that arguments name; fails when there is none. */
function findSlot(core: Core, [name, slot]: Value[], caller: string): { target: Defclass; slot: ClassSlot } {
  const target = findClass(core, name, caller);
  const found = target.instanceSlots[target.indexOf(textOf(slot))];
  const text = `No such slot ${textOf(slot)} in function ${caller}.\n`;
  return { target, slot: found ?? fail(core, "INSFUN", 3, text) };
}

/** A function of a slot. */
const aboutSlot = (
  name: string,
  returns: Row["returns"],
  body: (slot: ClassSlot, target: Defclass, core: Core) => Value,
): Row => ({
  name,
  restrictions: "22w",
  returns,
  evaluate: (core, args) => {
    const { target, slot } = findSlot(core, args, name);
    return body(slot, target, core);
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

/** The classes whose definitions make a slot, the most general first. */
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

const TYPE_ORDER: readonly TypeName[] = [
  "FLOAT",
  "INTEGER",
  "SYMBOL",
  "STRING",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INSTANCE-ADDRESS",
  "INSTANCE-NAME",
];

function slotRange({ constraint }: ClassSlot): Value {
  if (!constraint.allowsType("INTEGER") && !constraint.allowsType("FLOAT")) return FALSE;
  return new Multifield([constraint.minimum ?? sym("-oo"), constraint.maximum ?? sym("+oo")]);
}

function slotCardinality({ multi, constraint }: ClassSlot): Value {
  if (!multi) return EMPTY;
  const { minimumFields, maximumFields } = constraint;
  return new Multifield([minimumFields, Number.isFinite(maximumFields) ? maximumFields : sym("+oo")]);
}

function slotDefault(slot: ClassSlot, _target: Defclass, core: Core): Value {
  if (slot.noDefault) return sym("?NONE");
  return slot.dynamic ? inFrame(core.evaluation, [], slot.defaultThunk!) : slot.defaultValue!;
}

function slotExists(core: Core, args: Value[]): Value {
  const target = findClass(core, args[0], "slot-existp");
  const slot = target.instanceSlots[target.indexOf(textOf(args[1]))];
  if (slot === undefined) return FALSE;
  if (args.length < 3) return bool(slot.owner === target);
  if (textOf(args[2]) !== "inherit") wrongType(core, "slot-existp", 3, 'keyword "inherit"');
  return bool(true);
}

function slotIsPublic(core: Core, args: Value[]): Value {
  const { target, slot } = findSlot(core, args, "slot-publicp");
  if (slot.owner === target) return bool(slot.public);
  const owner = classNameSeen(core.modules.current, slot.owner!);
  const what = `Inherited slot ${slot.name} from class ${owner}`;
  return fail(core, "CLASSEXM", 1, `${what} is not valid for function slot-publicp\n`);
}

function handlerExists(core: Core, [name, message, type]: Value[]): Value {
  const target = findClass(core, name, "message-handler-existp");
  const kind = type === undefined ? "primary" : textOf(type);
  if (!isHandlerType(kind)) return unknownType(core, "message-handler-existp");
  return bool(target.handler(textOf(message), kind) !== undefined);
}

export function unknownType(core: Core, caller: string): never {
  return fail(core, "MSGFUN", 7, `Unrecognized message-handler type in ${caller}.\n`);
}

/** superclassp and subclassp. */
const relation = (name: string, holds: (a: Defclass, b: Defclass) => boolean): Row => ({
  name,
  restrictions: "22w",
  returns: "symbol",
  evaluate: (core, [a, b]) => bool(holds(findClass(core, a, name), findClass(core, b, name))),
});

export const classes: Row[] = [
  {
    name: "class-existp",
    restrictions: "11w",
    returns: "symbol",
    evaluate: (core, [name]) => bool(core.objects.classes.find(textOf(name)) !== undefined),
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
  { name: "slot-existp", restrictions: "23w", returns: "symbol", evaluate: slotExists },
  { name: "slot-publicp", restrictions: "22w", returns: "symbol", evaluate: slotIsPublic },
  { name: "message-handler-existp", restrictions: "23w", returns: "symbol", evaluate: handlerExists },
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
    constraint.classes === null ? FALSE : symbols(constraint.classes),
  ),
  aboutSlot("slot-range", "multifield", slotRange),
  aboutSlot("slot-cardinality", "multifield", slotCardinality),
  {
    name: "get-class-defaults-mode",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => sym(core.objects.classes.defaultsMode),
  },
  {
    name: "set-class-defaults-mode",
    restrictions: "11w",
    returns: "symbol",
    evaluate: (core, [mode]) => {
      const { classes: all } = core.objects;
      const before = sym(all.defaultsMode);
      const name = textOf(mode);
      if (name !== "convenience" && name !== "conservation") {
        const expected = "symbol with value conservation or convenience";
        return wrongType(core, "set-class-defaults-mode", 1, expected);
      }
      all.defaultsMode = name;
      return before;
    },
  },
  {
    name: "describe-class",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (core, [name]) => describeClass(core, findClass(core, name, "describe-class")),
  },
  {
    name: "browse-classes",
    restrictions: "01w",
    returns: "nothing",
    evaluate: (core, [name = sym("OBJECT")]) => browseClasses(core, findClass(core, name, "browse-classes")),
  },
];
