// Composite slots: what a definition leaves open is taken from the next definition above. Source: guide, section 9.3.3.6.

import type { ClassSlot, Defclass } from "../../objects/class.ts";
import type { Constraint } from "../slots/constraint.ts";

/** Takes the facets that are not among `given`, and the constraints whose attributes are not among `attributes`. */
export function inheritFacets(
  slot: ClassSlot,
  above: Defclass[],
  given: ReadonlySet<string>,
  attributes: ReadonlySet<string>,
): void {
  const from = above.map((each) => each.ownSlot(slot.name)).find((other) => other?.inherited === true);
  if (from === undefined) return;
  if (!slot.defaultGiven && from.defaultGiven) {
    slot.noDefault = from.noDefault;
    slot.defaultGiven = true;
    slot.defaultValue = from.defaultValue;
    slot.defaultThunk = from.defaultThunk;
    if (from.dynamic) (given as Set<string>).add("default-dynamic");
  }
  if (!given.has("field")) slot.multi = from.multi;
  if (!given.has("storage")) slot.shared = from.shared;
  if (!given.has("access")) {
    slot.readOnly = from.readOnly;
    slot.initializeOnly = from.initializeOnly;
  }
  if (!given.has("pattern-match")) slot.reactive = from.reactive;
  if (!given.has("visibility")) slot.public = from.public;
  if (!given.has("create-accessor")) {
    slot.readAccessor = from.readAccessor;
    slot.writeAccessor = from.writeAccessor;
  }
  if (!given.has("override-message") && from.overrideGiven) {
    slot.overrideMessage = from.overrideMessage;
    slot.overrideGiven = true;
  }
  overlayConstraint(slot.constraint, from.constraint, attributes);
}

function overlayConstraint(own: Constraint, from: Constraint, given: ReadonlySet<string>): void {
  if (!given.has("type")) own.types = from.types;
  if (!given.has("range")) {
    own.minimum = from.minimum;
    own.maximum = from.maximum;
  }
  if (!given.has("allowed-classes")) own.classes = from.classes;
  if (!given.has("allowed-values")) {
    const lists = [...given].filter((name) => name.startsWith("allowed-") && name !== "allowed-classes");
    own.allowed =
      lists.length === 0
        ? from.allowed
        : [...from.allowed.filter(({ attribute }) => !given.has(attribute)), ...own.allowed];
  }
  if (!given.has("cardinality")) {
    own.minimumFields = from.minimumFields;
    own.maximumFields = from.maximumFields;
  }
}
