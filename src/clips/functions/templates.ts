// What is known about the slots of deftemplates. Source: guide, section 12.8.

import type { Slot, Template } from "../constructs/deftemplate/template.ts";
import type { Core } from "../core.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { cannotFind, fail } from "../evaluate/messages.ts";
import { defaultOf } from "../facts/parse-facts.ts";
import { bool, EMPTY, FALSE, Multifield, sym, type Value } from "../language/values.ts";
import { textOf } from "./string.ts";

function find(core: Core, name: Value): Template | undefined {
  const template = core.modules.lookup<Template>("deftemplate", textOf(name));
  if (template === undefined) cannotFind(core, "deftemplate", textOf(name));
  return template;
}

function findSlot(core: Core, [name, slot]: Value[]): Slot | undefined {
  const template = find(core, name);
  return template?.slots[template.indexOf(textOf(slot))];
}

const aboutSlot = (
  name: string,
  body: (slot: Slot, core: Core) => Value,
  withoutTemplate: Value = FALSE,
): FunctionRow<Core> => ({
  name,
  restrictions: "22w",
  evaluate: (core, [template, slot]) => {
    const found = find(core, template);
    if (found === undefined) return withoutTemplate;
    const index = found.indexOf(textOf(slot));
    if (index >= 0) return body(found.slots[index], core);
    const text = `Invalid slot ${textOf(slot)} not defined in corresponding deftemplate ${found.name}.\n`;
    return fail(core, "TMPLTDEF", 1, text);
  },
});

function range(slot: Slot): Value {
  const { constraint } = slot;
  if (!constraint.allowsType("INTEGER") && !constraint.allowsType("FLOAT")) return FALSE;
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

const TYPE_ORDER = [
  "FLOAT",
  "INTEGER",
  "SYMBOL",
  "STRING",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INSTANCE-ADDRESS",
  "INSTANCE-NAME",
] as const;

export const templates: FunctionRow<Core>[] = [
  {
    name: "deftemplate-slot-names",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      const template = find(core, name);
      return template === undefined ? FALSE : new Multifield(template.slots.map((slot) => sym(slot.name)));
    },
  },
  {
    name: "deftemplate-slot-existp",
    restrictions: "22w",
    evaluate: (core, [name, slot]) => {
      const template = find(core, name);
      return bool(template !== undefined && template.indexOf(textOf(slot)) >= 0);
    },
  },
  aboutSlot("deftemplate-slot-multip", (slot) => bool(slot.multi)),
  aboutSlot("deftemplate-slot-singlep", (slot) => bool(!slot.multi)),
  aboutSlot(
    "deftemplate-slot-types",
    (slot) =>
      new Multifield(TYPE_ORDER.filter((type) => slot.constraint.allowsType(type)).map((type) => sym(type))),
    EMPTY,
  ),
  aboutSlot("deftemplate-slot-range", range, EMPTY),
  aboutSlot("deftemplate-slot-cardinality", cardinality, EMPTY),
  aboutSlot("deftemplate-slot-allowed-values", allowedValues, EMPTY),
  aboutSlot("deftemplate-slot-default-value", (slot, core) => {
    if (slot.defaultKind === "none") return sym("?NONE");
    return defaultOf(core, slot);
  }),
  aboutSlot("deftemplate-slot-defaultp", (slot) => {
    if (slot.defaultKind === "none") return FALSE;
    return sym(slot.defaultKind === "dynamic" ? "dynamic" : "static");
  }),
  {
    name: "deftemplate-slot-facet-existp",
    restrictions: "33w",
    evaluate: (core, args) => bool(findSlot(core, args)?.facets.has(textOf(args[2])) ?? false),
  },
  {
    name: "deftemplate-slot-facet-value",
    restrictions: "33w",
    evaluate: (core, args) => findSlot(core, args)?.facets.get(textOf(args[2])) ?? FALSE,
  },
];
