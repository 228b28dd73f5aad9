// Classes as plain data: their place in the hierarchy, the slots of their instances with all facets, their handlers.

import { formatValue } from "../language/format-values.ts";
import { Multifield, type Value } from "../language/values.ts";
import { type ClassSlot, classNameSeen, type Defclass } from "../objects/class.ts";
import type { Handler, HandlerType } from "../objects/handler.ts";

export interface ClassData {
  readonly name: string;
  readonly module: string;
  /** With their module, if it is another one. */
  readonly superclasses: string[];
  /** The class itself and all classes above it, the most specific first. */
  readonly precedence: string[];
  readonly abstract: boolean;
  readonly reactive: boolean;
  /** Inherited slots included, in the order of an instance. */
  readonly slots: ClassSlotData[];
  /** Those that the class defines itself, the accessors of its slots included. */
  readonly handlers: HandlerData[];
  readonly isPredefined: boolean;
  /** Direct instances. */
  readonly instances: number;
}

export interface ClassSlotData {
  readonly name: string;
  /** The class whose definition it is. */
  readonly from: string;
  readonly isMultifield: boolean;
  /** Every facet with its value, as a definition would write them; constraints only where there are some. */
  readonly facets: Readonly<Record<string, string>>;
}

export interface HandlerData {
  readonly name: string;
  readonly type: HandlerType;
  /** As written: `?x`, and `$?rest` for a wildcard. */
  readonly parameters: string[];
  /** Predefined, or made for a slot. */
  readonly isPredefined: boolean;
}

export function classData(target: Defclass): ClassData {
  const { name, module, superclasses, precedence, abstract, reactive, isSystem } = target;
  return {
    name,
    module: module.name,
    superclasses: superclasses.map((each) => classNameSeen(module, each)),
    precedence: precedence.map((each) => classNameSeen(module, each)),
    abstract,
    reactive,
    slots: target.instanceSlots.map(slotData),
    handlers: target.handlers.map(handlerData),
    isPredefined: isSystem,
    instances: [...target.instances()].length,
  };
}

function slotData(slot: ClassSlot): ClassSlotData {
  const { name, owner, multi } = slot;
  return { name, from: owner?.name ?? "", isMultifield: multi, facets: facetsOf(slot) };
}

function facetsOf(slot: ClassSlot): Record<string, string> {
  return {
    ...constraintFacets(slot),
    ...defaultFacet(slot),
    storage: slot.shared ? "shared" : "local",
    access: slot.initializeOnly ? "initialize-only" : slot.readOnly ? "read-only" : "read-write",
    propagation: slot.inherited ? "inherit" : "no-inherit",
    source: slot.composite ? "composite" : "exclusive",
    "pattern-match": slot.reactive ? "reactive" : "non-reactive",
    visibility: slot.public ? "public" : "private",
    "create-accessor": accessors(slot),
    "override-message": slot.overrideMessage,
  };
}

function defaultFacet({ noDefault, dynamic, defaultValue }: ClassSlot): Record<string, string> {
  if (noDefault) return { default: "?NONE" };
  return dynamic
    ? { "default-dynamic": "(…)" }
    : { default: defaultValue === null ? "" : written(defaultValue) };
}

function accessors({ readAccessor, writeAccessor }: ClassSlot): string {
  if (readAccessor) return writeAccessor ? "read-write" : "read";
  return writeAccessor ? "write" : "?NONE";
}

function constraintFacets({ constraint, multi }: ClassSlot): Record<string, string> {
  const { types, allowed, minimum, maximum, minimumFields, maximumFields, classes } = constraint;
  const facets: Record<string, string> = {};
  if (types !== null) facets.type = types.join(" ");
  for (const { attribute, values } of allowed) facets[attribute] = values.map(written).join(" ");
  if (classes !== null) facets["allowed-classes"] = classes.names.join(" ");
  if (minimum !== null || maximum !== null) facets.range = `${bound(minimum)} ${bound(maximum)}`;
  if (multi && (minimumFields > 0 || Number.isFinite(maximumFields))) {
    facets.cardinality = `${minimumFields} ${Number.isFinite(maximumFields) ? maximumFields : "?VARIABLE"}`;
  }
  return facets;
}

function bound(value: Value | null): string {
  return value === null ? "?VARIABLE" : formatValue(value);
}

/** A value as a definition would write it: a multifield without its parentheses. */
function written(value: Value): string {
  return value instanceof Multifield ? value.fields.map(formatValue).join(" ") : formatValue(value);
}

function handlerData({ name, type, parameters, wildcard, isSystem }: Handler): HandlerData {
  const last = parameters.length - 1;
  return {
    name,
    type,
    parameters: parameters.map((each, i) => (wildcard && i === last ? `$?${each}` : `?${each}`)),
    isPredefined: isSystem,
  };
}
