// The row for patterns of objects: `(object (is-a …) (name …) (slot …))`. A pattern is for the classes that its
// restrictions leave. Source: guide, section 5.4.1.6.

import { violationText } from "../../constructs/slots/slot.ts";
import { failParse, naming, syntaxError } from "../../evaluate/messages.ts";
import { ofTypes, union } from "../../language/value-set.ts";
import { Sym, type Value } from "../../language/values.ts";
import { type ClassSlot, classesBelow, type Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { Instance } from "../../objects/instance.ts";
import { instanceText } from "../../objects/instance-text.ts";
import { IS_A, NAME } from "../../objects/slot-names.ts";
import type { Entity } from "../../rete/entity.ts";
import type { PatternNode } from "../../rete/pattern-node.ts";
import type { AnalyzedSlot } from "../analyzed.ts";
import type { Field, SlotPattern, Term } from "../conditional-element.ts";
import type { LhsHost } from "../host.ts";
import type { FieldParser } from "../parse-fields.ts";
import { addSelectedPattern } from "../pattern-builder.ts";
import { reportPatternError } from "../test-errors.ts";
import type { PatternKind } from "./kind.ts";

type ObjectPatternHost = LhsHost & ObjectHost;

export function objectPatterns(engine: ObjectPatternHost): PatternKind {
  return {
    name: "object",
    entityName: "instance",
    errorCode: "OBJRTMCH",
    errorsStopActions: false,
    isFixed: false,
    numbersFields: true,
    recognizes: (word) => word === "object",
    parse: (fields) => ({ root: engine.objects.matching, ...parseRestrictions(engine, fields) }),
    check({ slots }, number) {
      if (engine.options.staticChecking) checkConstants(engine, slots, number);
    },
    checkLast({ slots, classes }, number) {
      if (engine.options.staticChecking) leaveClasses(engine, slots, classes as Set<Defclass>, number);
    },
    add(root, analyzed) {
      const classes = analyzed.element.pattern!.classes as Set<Defclass>;
      const numbers = analyzed.slots.map(({ slot }) => engine.objects.slotNames.numberOf(slot.slotName!));
      const slots = new Set(numbers.filter((number) => number > NAME));
      const names = [...classes].map(({ id }) => id).join(",");
      // Patterns with slots are kept apart by whether they restrict the name, too.
      const compared = slots.size === 0 ? [] : numbers.filter((number) => number !== IS_A);
      const key = `${names}|${compared.sort((a, b) => a - b).join(",")}`;
      const fails = ({ slot: { slotName } }: AnalyzedSlot, node: PatternNode, entity: Entity) => {
        const field = `slot ${slotName} field #${Math.max(1, node.shape.field)}`;
        reportPatternError(engine, entity, { kind: this, field, at: node.shape, node });
        engine.evaluation.failed = false;
        engine.evaluation.halted = false;
      };
      const node = addSelectedPattern(engine.network.matches, root, analyzed, key, fails);
      engine.objects.matching.add({ node, classes, slots });
      return node;
    },
    rematch: (hasNewNodes) => engine.objects.matching.rematch(engine, hasNewNodes),
    describe: (entity) => `[${(entity as Instance).name}]`,
    textOf: (entity) => instanceText(engine, entity as Instance, " ").replace(/^\S+ /, ""),
    candidates: ({ classes }) =>
      [...engine.objects.instances.all()].filter((each) => classes!.has(each.class)).reverse(),
    sortOf: ({ classes }) => [...(classes as Set<Defclass>)].map(({ name }) => name).join(" or "),
  };
}

interface Restrictions {
  readonly slots: SlotPattern[];
  readonly classes: Set<Defclass>;
}

/** Reads restrictions up to the closing parenthesis of the pattern. */
function parseRestrictions(engine: ObjectPatternHost, fields: FieldParser): Restrictions {
  const { parser } = fields;
  const { pretty } = engine;
  const slots: SlotPattern[] = [];
  let classes = possibleClasses(engine);
  refuseNone(engine, classes);
  pretty.indent += 7;
  while (parser.next().type !== ")") {
    pretty.spaceBefore();
    if (!parser.is("(")) syntaxError(engine, "object pattern");
    if (parser.next().type !== "symbol") syntaxError(engine, "object pattern");
    const name = parser.nameOf();
    if (slots.some((slot) => slot.slotName === name)) {
      failParse(engine, "OBJRTBLD", 4, `Multiple restrictions on attribute ${name} not allowed.\n`);
    }
    const narrowed = name === "is-a" || name === "name" ? classes : havingSlot(classes, name);
    if (narrowed.size === 0) refuseRestriction(engine, name);
    const slot = parseRestriction(engine, fields, name, narrowed);
    classes = name === "is-a" ? restrictClasses(engine, slot, narrowed) : narrowed;
    refuseNone(engine, classes);
    slots.push(name === "is-a" ? withoutConstants(slot) : { ...slot, classes: narrowed });
    pretty.newline();
  }
  if (slots.length > 0) {
    pretty.backup();
    pretty.backup();
    pretty.save(")");
  }
  pretty.indent -= 7;
  return { slots, classes };
}

/** The classes whose instances patterns can match in the current module. */
function possibleClasses({ modules, objects }: ObjectPatternHost): Set<Defclass> {
  const all = modules.all().flatMap(({ constructs }) => [...constructs.defclass.values()] as Defclass[]);
  const { current } = modules;
  return new Set(
    all.filter((each) => each.reactive && !each.abstract && objects.classes.isInScope(each, current)),
  );
}

function refuseNone(engine: ObjectPatternHost, classes: Set<Defclass>): void {
  if (classes.size > 0) return;
  failParse(engine, "OBJRTBLD", 1, "No objects of existing classes can satisfy pattern.\n", false);
}

function refuseRestriction(engine: ObjectPatternHost, name: string): never {
  const text = `No objects of existing classes can satisfy ${name} restriction in object pattern.\n`;
  return failParse(engine, "OBJRTBLD", 2, text, false);
}

function havingSlot(classes: Set<Defclass>, name: string): Set<Defclass> {
  return new Set([...classes].filter((each) => each.instanceSlots[each.indexOf(name)]?.reactive === true));
}

function parseRestriction(
  engine: ObjectPatternHost,
  fields: FieldParser,
  name: string,
  classes: Set<Defclass>,
): SlotPattern {
  const { parser } = fields;
  const slot = engine.objects.slotNames.numberOf(name);
  engine.pretty.save(" ");
  parser.next();
  if (slot === IS_A || slot === NAME) {
    const title = slot === IS_A ? "class" : "name";
    const field = fields.onlyField(`${title} restriction in object pattern`);
    const values = ofTypes([slot === IS_A ? "SYMBOL" : "INSTANCE-NAME"]);
    return { slot, slotName: name, multi: false, fields: [field], values };
  }
  const all = [...classes].map((each) => each.instanceSlots[each.indexOf(name)]);
  const multi = all.some((each) => each.multi);
  const values = all.map((each) => each.constraint.values(each.multi)).reduce(union);
  if (multi) {
    if (all.every((each) => each.multi))
      return { slot, slotName: name, multi, fields: fields.fields(), values };
    const number = multifieldNumber(engine, name);
    return { slot: number, single: slot, slotName: name, multi, fields: fields.fields(), values };
  }
  // A variable for a multifield stands for the single value.
  const field = fields.loneField("object slot pattern");
  return { slot, slotName: name, multi, fields: [field], values };
}

/** The number of a slot that is single in some classes; all instances have its value as a multifield from now on. */
function multifieldNumber({ objects, network }: ObjectPatternHost, name: string): number {
  const number = objects.slotNames.multifieldNumberOf(name);
  for (const instance of objects.instances.all()) {
    const cell = instance.cell(name);
    if (cell !== undefined) instance.setSlot(network.matches, cell.slot.number, cell.value);
  }
  return number;
}

/** The classes that the constants of an is-a restriction leave. */
function restrictClasses(
  engine: ObjectPatternHost,
  slot: SlotPattern,
  classes: Set<Defclass>,
): Set<Defclass> {
  const { alternatives } = slot.fields[0];
  if (alternatives.length === 0) return classes;
  const left = new Set<Defclass>();
  for (const terms of alternatives) {
    const allowed = [...possibleClasses(engine)].filter((each) =>
      terms.every((term) => fitsClass(engine, term, each)),
    );
    if (allowed.length === 0) refuseRestriction(engine, "is-a");
    for (const each of allowed) if (classes.has(each)) left.add(each);
  }
  return left;
}

function fitsClass(engine: ObjectPatternHost, term: Term, target: Defclass): boolean {
  if (term.type !== "constant" || !(term.value instanceof Sym)) return true;
  const named = engine.objects.classes.find(term.value.name);
  if (named === undefined) {
    const text = "Undefined class in object pattern.\n";
    failParse(engine, "OBJRTBLD", 5, naming("class", term.value.name, text), false);
  }
  return (named === target || classesBelow(named, true).includes(target)) !== term.negated;
}

/** What is left to test of an is-a restriction when its constants have chosen the classes. */
function withoutConstants(slot: SlotPattern): SlotPattern {
  const [field] = slot.fields;
  const rest = field.alternatives
    .map((terms) => terms.filter((term) => term.type !== "constant"))
    .filter((terms) => terms.length > 0);
  return { ...slot, fields: [{ ...field, alternatives: rest }], written: slot.fields };
}

/** Refuses constants that the slot has in none of the classes that were possible when its restriction was read. */
function checkConstants(engine: ObjectPatternHost, slots: SlotPattern[], number: number): void {
  for (const { slot, slotName, fields, written = fields, classes } of slots) {
    for (const term of written.flatMap((field) => field.alternatives.flat())) {
      if (term.type !== "constant") continue;
      if (slot !== IS_A) checkConstant(engine, term.value, slotName!, classes as Set<Defclass>, number);
      else if (!(term.value instanceof Sym))
        refuseConstant(engine, "does not match the allowed types for slot is-a.", number);
    }
  }
}

/** Leaves the classes whose slots can have all constants, and as many fields as there are. */
function leaveClasses(
  engine: ObjectPatternHost,
  slots: SlotPattern[],
  classes: Set<Defclass>,
  number: number,
): void {
  for (const target of [...classes]) {
    const fits = slots.every(({ slotName, fields }) => {
      const slot = target.instanceSlots[target.indexOf(slotName!)];
      return slot === undefined || (hasRoom(fields, slot) && fields.every((field) => canHold(field, slot)));
    });
    if (!fits) classes.delete(target);
  }
  if (classes.size > 0) return;
  const text = `No objects of existing classes can satisfy pattern #${number}.\n`;
  failParse(engine, "OBJRTBLD", 3, text);
}

/** Refuses a constant that the slots of all classes reject for the same reason. */
function checkConstant(
  engine: ObjectPatternHost,
  value: Value,
  name: string,
  classes: Set<Defclass>,
  number: number,
): void {
  const slots = [...classes].flatMap((each) => each.instanceSlots[each.indexOf(name)] ?? []);
  const reasons = new Set(slots.map(({ constraint }) => constraint.violation(value)));
  const [reason] = reasons;
  if (slots.length === 0 || reasons.size > 1 || reason === null) return;
  refuseConstant(engine, violationText(slots[0], reason), number);
}

function refuseConstant(engine: ObjectPatternHost, text: string, number: number): never {
  return failParse(engine, "CSTRNCHK", 1, `A literal restriction value found in CE #${number}\n${text}\n`);
}

/** False for a field that only a constant satisfies which the slot can never have. */
/** Whether a slot can have exactly so many fields; where one is a multifield, or there are none, the C program does not ask. */
function hasRoom(fields: readonly Field[], { constraint }: ClassSlot): boolean {
  const { length } = fields;
  if (length === 0 || fields.some((field) => field.multi)) return true;
  return constraint.minimumFields <= length && length <= constraint.maximumFields;
}

function canHold({ alternatives }: Field, { constraint }: ClassSlot): boolean {
  if (alternatives.length === 0) return true;
  return alternatives.some((terms) =>
    terms.every(
      (term) => term.type !== "constant" || term.negated || constraint.violation(term.value) === null,
    ),
  );
}
