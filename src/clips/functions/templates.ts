// What is known about the slots of deftemplates. Source: guide, section 12.8.

import type { Template } from "../constructs/deftemplate/template.ts";
import { defaultOf, derivedDefault, type Slot } from "../constructs/slots/slot.ts";
import type { Engine } from "../engine.ts";
import type { WrongArgument } from "../evaluate/function-row.ts";
import { cannotFind, fail, invalidSlotText } from "../evaluate/messages.ts";
import { bool, EMPTY, FALSE, Multifield, sym, type TypeName, type Value } from "../language/values.ts";
import { NEEDS_TEMPLATE, type Row } from "./row.ts";
import { textOf } from "./string.ts";

function find(engine: Engine, name: Value): Template | undefined {
  const template = engine.modules.lookup<Template>("deftemplate", textOf(name));
  if (template === undefined) cannotFind(engine, "deftemplate", textOf(name));
  return template;
}

/** What the facet of a slot was given; nothing when one of the three is unknown. */
function facetOf(engine: Engine, argument: (i: number) => Value): Value | undefined {
  const template = find(engine, argument(0));
  if (template === undefined) return undefined;
  const slot = textOf(argument(1));
  const facet = textOf(argument(2));
  return template.slots[template.indexOf(slot)]?.facets.get(facet);
}

/** A function of a template and one of its slots; `row` is what differs between them. */
const aboutSlot = (
  row: Pick<Row, "name" | "returns"> & { wrongArgument?: WrongArgument },
  body: (slot: Slot, engine: Engine) => Value,
  withoutTemplate: Value = FALSE,
): Row => ({
  restrictions: "22w",
  byName: { instead: () => withoutTemplate },
  wrongArgument: { ...NEEDS_TEMPLATE, instead: withoutTemplate },
  ...row,
  evaluateInTurn: (engine, argument) => {
    const found = find(engine, argument(0));
    if (found === undefined) return withoutTemplate;
    const slot = textOf(argument(1));
    const index = found.indexOf(slot);
    if (index >= 0) return body(found.slots[index], engine);
    return fail(engine, "TMPLTDEF", 1, invalidSlotText(slot, found.name));
  },
});

function range(slot: Slot): Value {
  const { constraint } = slot;
  const { lost } = constraint;
  if (lost || (!constraint.allowsType("INTEGER") && !constraint.allowsType("FLOAT"))) return FALSE;
  return new Multifield([constraint.minimum ?? sym("-oo"), constraint.maximum ?? sym("+oo")]);
}

function cardinality(slot: Slot): Value {
  if (!slot.multi) return EMPTY;
  const { minimumFields, maximumFields } = slot.constraint;
  return new Multifield([minimumFields, Number.isFinite(maximumFields) ? maximumFields : sym("+oo")]);
}

function allowedValues({ constraint: { allowed } }: Slot): Value {
  return allowed.length === 0 ? FALSE : new Multifield(allowed.flatMap(({ values }) => values));
}

/** The order in which the types of a slot are listed. */
export const TYPE_ORDER: readonly TypeName[] = [
  "FLOAT",
  "INTEGER",
  "SYMBOL",
  "STRING",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INSTANCE-ADDRESS",
  "INSTANCE-NAME",
];

export const templates: Row[] = [
  {
    name: "deftemplate-slot-names",
    restrictions: "11z",
    runtime: "w",
    returns: "any",
    wrongArgument: NEEDS_TEMPLATE,
    evaluate: (engine, [name]) => {
      const template = find(engine, name);
      return template === undefined ? FALSE : new Multifield(template.slots.map((slot) => sym(slot.name)));
    },
  },
  {
    name: "deftemplate-slot-existp",
    restrictions: "22w",
    returns: "symbol",
    wrongArgument: NEEDS_TEMPLATE,
    evaluateInTurn: (engine, argument) => {
      const template = find(engine, argument(0));
      return bool(template !== undefined && template.indexOf(textOf(argument(1))) >= 0);
    },
  },
  aboutSlot({ name: "deftemplate-slot-multip", returns: "symbol" }, (slot) => bool(slot.multi)),
  aboutSlot({ name: "deftemplate-slot-singlep", returns: "symbol" }, (slot) => bool(!slot.multi)),
  aboutSlot(
    { name: "deftemplate-slot-types", returns: "any" },
    (slot) =>
      new Multifield(TYPE_ORDER.filter((type) => slot.constraint.allowsType(type)).map((type) => sym(type))),
    EMPTY,
  ),
  aboutSlot({ name: "deftemplate-slot-range", returns: "any" }, range, EMPTY),
  aboutSlot({ name: "deftemplate-slot-cardinality", returns: "any" }, cardinality, EMPTY),
  aboutSlot({ name: "deftemplate-slot-allowed-values", returns: "any" }, allowedValues, EMPTY),
  aboutSlot({ name: "deftemplate-slot-default-value", returns: "any" }, (slot, engine) => {
    if (slot.defaultKind === "none") return sym("?NONE");
    const { constraint, defaultKind } = slot;
    return constraint.lost && defaultKind === "derive" ? derivedDefault(slot) : defaultOf(engine, slot);
  }),
  aboutSlot(
    // The C program names another function.
    {
      name: "deftemplate-slot-defaultp",
      returns: "symbol",
      wrongArgument: { ...NEEDS_TEMPLATE, name: "deftemplate-slot-existp" },
    },
    (slot) => {
      if (slot.defaultKind === "none") return FALSE;
      return sym(slot.defaultKind === "dynamic" ? "dynamic" : "static");
    },
  ),
  {
    name: "deftemplate-slot-facet-existp",
    restrictions: "33w",
    returns: "symbol",
    wrongArgument: NEEDS_TEMPLATE,
    evaluateInTurn: (engine, argument) => bool(facetOf(engine, argument) !== undefined),
  },
  {
    name: "deftemplate-slot-facet-value",
    restrictions: "33w",
    returns: "any",
    // The C program names another function.
    wrongArgument: { ...NEEDS_TEMPLATE, name: "deftemplate-slot-facet-existp" },
    evaluateInTurn: (engine, argument) => facetOf(engine, argument) ?? FALSE,
  },
];
