// What is known of a value before anything runs: its types, listed values, range and number of fields. The analysis of
// rules intersects what slots, variables and functions say; an empty result can never match.
// Source: guide, section 11; the details are those of the C program.

import { compareNumbers } from "./compare-numbers.ts";
import { isNumber, same, type TypeName, typeNameOf, type Value } from "./values.ts";

export type KnownType = TypeName | "VOID";

/** A bound is a number, or an infinity. */
export interface Interval {
  readonly low: Value;
  readonly high: Value;
}

export interface ValueSet {
  /** The types of single values; null for all. */
  readonly types: ReadonlySet<KnownType> | null;
  readonly single: boolean;
  readonly multi: boolean;
  /** The types of which only `values` are allowed; null for all types. */
  readonly listed: ReadonlySet<KnownType> | null;
  readonly values: readonly Value[];
  readonly ranges: readonly Interval[];
  readonly counts: readonly Interval[];
  /** Whether an instance belongs to a class that is allowed; null for all. */
  readonly classes: ((value: Value) => boolean) | null;
  /** The fields of a multifield, where they are known apart from its length. */
  readonly fields: ValueSet | null;
}

const NO_TYPES: ReadonlySet<KnownType> = new Set();

const ALL_TYPES: ReadonlySet<KnownType> = new Set([
  "SYMBOL",
  "STRING",
  "INTEGER",
  "FLOAT",
  "INSTANCE-NAME",
  "INSTANCE-ADDRESS",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "VOID",
]);

export const UNBOUNDED: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Any single value. */
export const ANY_SINGLE: ValueSet = {
  types: null,
  single: true,
  multi: false,
  listed: NO_TYPES,
  values: [],
  ranges: [UNBOUNDED],
  counts: [{ low: 0, high: Number.POSITIVE_INFINITY }],
  classes: null,
  fields: null,
};

/** Any value, multifields included. */
export const ANY_VALUE: ValueSet = { ...ANY_SINGLE, multi: true };

/** Any multifield. */
export const ANY_MULTIFIELD: ValueSet = { ...ANY_SINGLE, types: NO_TYPES, single: false, multi: true };

/** Single values of these types. */
export function ofTypes(types: readonly KnownType[]): ValueSet {
  return { ...ANY_SINGLE, types: new Set(types) };
}

/** A single value that is known. */
export function ofValue(value: Value): ValueSet {
  const type = typeNameOf(value) as KnownType;
  return { ...ofTypes([type]), listed: new Set([type]), values: [value] };
}

/** True when no value belongs to the set. */
export function isEmpty(set: ValueSet): boolean {
  return set.types !== null && set.types.size === 0 && !set.multi;
}

/** Which constraint a single value breaks, or null. */
export function violation(set: ValueSet, value: Value): "type" | "value" | "class" | "range" | null {
  const type = typeNameOf(value) as KnownType;
  if (set.types !== null && !set.types.has(type)) return "type";
  if (!isListed(set, value)) return "value";
  if (set.classes?.(value) === false) return "class";
  const inside = ({ low, high }: Interval) =>
    compareBounds(value, low) >= 0 && compareBounds(value, high) <= 0;
  return isNumber(value) && !set.ranges.some(inside) ? "range" : null;
}

/** Like the C program, the classes of both sets, even where only values in both are wanted. */
function eitherClass(a: ValueSet, b: ValueSet): ValueSet["classes"] {
  if (a.classes === null || b.classes === null) return a.classes ?? b.classes;
  return (value) => a.classes!(value) || b.classes!(value);
}

/** The values in both sets; null stands for a set about which nothing is known. */
export function intersection(a: ValueSet | null, b: ValueSet | null): ValueSet {
  if (a === null || b === null) return a ?? b ?? ANY_VALUE;
  if (a.multi !== b.multi && a.single !== b.single) return { ...ANY_SINGLE, types: NO_TYPES };
  const values = [...a.values, ...b.values].filter(
    (value, i, all) => isListed(a, value) && isListed(b, value) && all.findIndex((v) => same(v, value)) === i,
  );
  const listed = a.listed === null || b.listed === null ? null : new Set([...a.listed, ...b.listed]);
  let types = a.types === null || b.types === null ? (a.types ?? b.types) : bothTypes(a.types, b.types);
  const ranges = overlaps(a.ranges, b.ranges);
  if (ranges.length === 0) types = bothTypes(types ?? ALL_TYPES, NOT_NUMBERS);
  const counts = overlaps(a.counts, b.counts);
  const hasCount = counts.length > 0;
  if (!hasCount) types = NO_TYPES;
  const fields = a.multi && b.multi ? intersection(a.fields, b.fields) : null;
  return withListedTypes({
    types,
    single: hasCount && a.single && b.single,
    multi: hasCount && fields !== null && !isEmpty(fields),
    listed,
    values,
    ranges: ranges.length === 0 ? [UNBOUNDED] : ranges,
    counts: hasCount ? counts : ANY_SINGLE.counts,
    classes: eitherClass(a, b),
    fields,
  });
}

/** The values in either set; null stands for a set that is not there. */
export function union(a: ValueSet | null, b: ValueSet | null): ValueSet {
  if (a === null || b === null) return a ?? b ?? ANY_SINGLE;
  const listed =
    a.listed === null || b.listed === null ? (a.listed ?? b.listed) : bothTypes(a.listed, b.listed);
  const isKept = (value: Value) => listed === null || listed.has(typeNameOf(value) as KnownType);
  const values = [...a.values, ...b.values].filter(
    (value, i, all) => isKept(value) && all.findIndex((v) => same(v, value)) === i,
  );
  const multi = a.multi || b.multi;
  return {
    types: a.types === null || b.types === null ? null : new Set([...a.types, ...b.types]),
    single: true,
    multi,
    listed,
    values,
    ranges: merged([...a.ranges, ...b.ranges]),
    counts: merged([...a.counts, ...b.counts]),
    classes: eitherClass(a, b),
    fields: multi ? union(a.fields, b.fields) : null,
  };
}

/** The set without a value that it may list. */
export function without(set: ValueSet, value: Value): ValueSet {
  return withListedTypes({ ...set, values: set.values.filter((other) => !same(other, value)) });
}

const NOT_NUMBERS: ReadonlySet<KnownType> = new Set(
  [...ALL_TYPES].filter((type) => type !== "INTEGER" && type !== "FLOAT"),
);

function bothTypes(a: ReadonlySet<KnownType>, b: ReadonlySet<KnownType>): ReadonlySet<KnownType> {
  return new Set([...a].filter((type) => b.has(type)));
}

function isListed({ listed, values }: ValueSet, value: Value): boolean {
  const type = typeNameOf(value) as KnownType;
  return (listed !== null && !listed.has(type)) || values.some((other) => same(other, value));
}

/** Removes the types of which values are listed but none is left. */
function withListedTypes(set: ValueSet): ValueSet {
  const { listed, values, types } = set;
  if (listed === null) return values.length === 0 ? { ...set, types: NO_TYPES } : set;
  if (types === null || listed.size === 0) return set;
  const left = new Set(values.map(typeNameOf));
  return {
    ...set,
    types: new Set([...types].filter((type) => !listed.has(type) || left.has(type as TypeName))),
  };
}

function compareBounds(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === Number.POSITIVE_INFINITY || b === Number.NEGATIVE_INFINITY) return 1;
  if (a === Number.NEGATIVE_INFINITY || b === Number.POSITIVE_INFINITY) return -1;
  return compareNumbers(a, b);
}

function overlaps(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a.flatMap((x) =>
    b
      .filter((y) => compareBounds(x.high, y.low) >= 0 && compareBounds(x.low, y.high) <= 0)
      .map((y) => ({
        low: compareBounds(x.low, y.low) > 0 ? x.low : y.low,
        high: compareBounds(x.high, y.high) < 0 ? x.high : y.high,
      })),
  );
}

/** The intervals in their order, with those that touch joined. */
function merged(intervals: Interval[]): Interval[] {
  const list: Interval[] = [];
  for (const next of [...intervals].sort((x, y) => compareBounds(x.low, y.low))) {
    const last = list.at(-1);
    if (last === undefined || compareBounds(last.high, next.low) < 0) list.push(next);
    else if (compareBounds(last.high, next.high) < 0) list[list.length - 1] = { ...last, high: next.high };
  }
  return list;
}
