// Constraints of slots: types, allowed values, range and cardinality. Source: guide, section 11.

import { type KnownType, UNBOUNDED, type ValueSet } from "../../language/value-set.ts";
import {
  Float,
  isNumber,
  Multifield,
  same,
  type TypeName,
  typeNameOf,
  type Value,
} from "../../language/values.ts";

export interface AllowedValues {
  /** The attribute that gave the list: allowed-values, allowed-symbols, … */
  readonly attribute: string;
  /** The types that the list restricts; null for all. */
  readonly types: TypeName[] | null;
  readonly values: Value[];
}

/** The classes to which instances must belong. */
interface AllowedClasses {
  readonly names: string[];
  /** False for an instance, or the name of one, that belongs to none of them. */
  includes(value: Value): boolean;
}

export type BrokenConstraint = "type" | "range" | "value" | "class" | "cardinality";

export class Constraint {
  /** Null when every type is allowed. */
  types: TypeName[] | null = null;
  allowed: AllowedValues[] = [];
  minimum: Value | null = null;
  maximum: Value | null = null;
  minimumFields = 0;
  maximumFields = Number.POSITIVE_INFINITY;
  /** Null when instances may belong to any class. */
  classes: AllowedClasses | null = null;
  /** True when the constraint was left out of a binary file. */
  lost = false;

  /** Allows everything from now on. */
  lose(): void {
    Object.assign(this, new Constraint());
    this.lost = true;
  }

  /** True when any number of any values is allowed. */
  allowsEverything(): boolean {
    return (
      this.types === null &&
      this.classes === null &&
      this.allowed.length === 0 &&
      this.classes === null &&
      this.minimum === null &&
      this.maximum === null &&
      this.minimumFields === 0 &&
      this.maximumFields === Number.POSITIVE_INFINITY
    );
  }

  allowsType(type: TypeName): boolean {
    return this.types === null || this.types.includes(type);
  }

  /** The values of a slot as the analysis of rules sees them. */
  values(multi: boolean): ValueSet {
    const { types, allowed } = this;
    const listed = allowed.some((list) => list.types === null)
      ? null
      : new Set<KnownType>(allowed.flatMap((list) => list.types ?? []));
    return {
      types: types === null ? null : new Set(types),
      single: true,
      multi,
      listed,
      values: allowed.flatMap((list) => list.values),
      ranges: [{ low: this.minimum ?? UNBOUNDED.low, high: this.maximum ?? UNBOUNDED.high }],
      counts: [{ low: this.minimumFields, high: this.maximumFields }],
      classes: this.classes === null ? null : (value) => this.classes!.includes(value),
      fields: null,
    };
  }

  /** The first constraint that a single value breaks, or null. */
  violation(value: Value): Exclude<BrokenConstraint, "cardinality"> | null {
    const type = typeNameOf(value);
    if (type === "MULTIFIELD") return "type";
    if (!this.allowsType(type)) return "type";
    for (const list of this.allowed) {
      if ((list.types === null || list.types.includes(type)) && !list.values.some((v) => same(v, value))) {
        return "value";
      }
    }
    if (this.classes?.includes(value) === false) return "class";
    if (isNumber(value) && !this.inRange(value)) return "range";
    return null;
  }

  private inRange(value: Value): boolean {
    const n = numeric(value);
    if (this.minimum !== null && n < numeric(this.minimum)) return false;
    return !(this.maximum !== null && n > numeric(this.maximum));
  }

  /** The first constraint that a slot value breaks; the number of fields is checked first. */
  slotViolation(value: Value): BrokenConstraint | null {
    if (!(value instanceof Multifield)) return this.violation(value);
    const count = value.fields.length;
    if (count < this.minimumFields || count > this.maximumFields) return "cardinality";
    for (const field of value.fields) {
      const broken = this.violation(field);
      if (broken !== null) return broken;
    }
    return null;
  }
}

function numeric(value: Value): number {
  return value instanceof Float ? value.value : Number(value);
}
