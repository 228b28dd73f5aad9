// What is known of the values of fields and variables on a left-hand side, from slots, constants and functions.
// Source: the derivation of constraints in the C program (RULECSTR).

import type { Expression } from "../evaluate/expressions.ts";
import { allowedBy, returnedBy } from "../evaluate/known-values.ts";
import { restrictionsOf } from "../evaluate/restrictions.ts";
import {
  ANY_MULTIFIELD,
  ANY_SINGLE,
  intersection,
  isEmpty,
  ofValue,
  UNBOUNDED,
  union,
  type ValueSet,
  without,
} from "../language/value-set.ts";
import { namesBoundBy } from "./analysis-errors.ts";
import type { Binding } from "./analyzed.ts";
import type { Field, SlotPattern, Term } from "./conditional-element.ts";

type Bindings = ReadonlyMap<string, Binding>;

/** What the slot says of one of its fields; null when nothing is known. */
export function slotFieldValues(slot: SlotPattern, field: Field): ValueSet | null {
  const isVariable = field.variable !== null && !field.multi;
  const values = slot.values ?? null;
  if (values === null) return isVariable ? ANY_SINGLE : null;
  if (!slot.multi) return values;
  const one = { ...values, counts: [UNBOUNDED] };
  if (!field.multi) return one;
  const [{ low, high }] = values.counts;
  const singles = slot.fields.filter((other) => !other.multi).length;
  const isOnly = slot.fields.length - singles === 1;
  const counts = [{ low: isOnly ? Number(low) - singles : 0, high: Number(high) - singles }];
  return { ...ANY_MULTIFIELD, counts, fields: one };
}

/** The values that are left to a field by its terms; `entry` is what was known before. */
export function constrained(field: Field, entry: ValueSet | null, bindings: Bindings): ValueSet | null {
  let result: ValueSet | null = null;
  for (const terms of field.alternatives) {
    let values: ValueSet | null = null;
    for (const term of terms) {
      const known = term.negated ? null : termValues(term, bindings);
      if (known !== null) values = intersection(values, known);
    }
    values = intersection(values, entry);
    for (const term of terms) {
      if (term.negated && term.type === "constant") values = without(values, term.value);
    }
    result = union(result, values);
  }
  return result ?? entry;
}

function termValues(term: Term, bindings: Bindings): ValueSet | null {
  if (term.type === "constant") return ofValue(term.value);
  if (term.type === "variable") return bindings.get(term.name)?.values ?? null;
  if (term.type === "predicate" || term.expression.type !== "call") return null;
  return returnedBy(term.expression.row);
}

/** What the conditions of a field say of the variables in them. */
export function impliedByField(field: Field, bindings: Bindings): Map<string, ValueSet> {
  let result: Map<string, ValueSet> | null = null;
  for (const terms of field.alternatives) {
    const here = new Map<string, ValueSet>();
    for (const term of terms) {
      if (term.type === "constant" || term.type === "variable") continue;
      for (const [name, values] of impliedByExpression(term.expression, bindings))
        here.set(name, intersection(here.get(name) ?? null, values));
    }
    if (result === null) result = here;
    else {
      const before: Map<string, ValueSet> = result;
      result = new Map();
      for (const [name, values] of here) {
        const other = before.get(name);
        if (other !== undefined) result.set(name, union(other, values));
      }
    }
  }
  return result ?? new Map();
}

/** What an expression says of its variables: `(+ ?x 1)` means that `?x` is a number. */
export function impliedByExpression(expression: Expression, bindings: Bindings): Map<string, ValueSet> {
  const result = new Map<string, ValueSet>();
  if (!("args" in expression)) return result;
  const hidden = new Set(namesBoundBy(expression));
  const add = (name: string, values: ValueSet | null) => {
    if (values !== null && !hidden.has(name))
      result.set(name, intersection(result.get(name) ?? null, values));
  };
  for (const [index, arg] of expression.args.entries()) {
    if (arg.type === "variable" && !arg.multi)
      add(arg.name, argumentValues(expression, index, bindings.get(arg.name)));
    else for (const [name, values] of impliedByExpression(arg, bindings)) add(name, values);
  }
  return result;
}

/** The values that a variable can have as an argument of a call; null when nothing is known. */
export function argumentValues(
  call: Extract<Expression, { args: Expression[] }>,
  index: number,
  binding: Binding | undefined,
): ValueSet | null {
  const values = binding?.values ?? null;
  if (call.type === "procedure") return values;
  const letter = restrictionsOf(call.row.restrictions).letter(index + 1);
  return intersection(values, allowedBy(letter));
}

/** True when the fields of a pattern can never add up to a number of fields that the slot allows. */
export function breaksCardinality(slot: SlotPattern, fields: readonly (ValueSet | null)[]): boolean {
  if (!slot.values) return false;
  let low = 0;
  let high = 0;
  for (const [i, { multi }] of slot.fields.entries()) {
    const counts = fields[i]?.counts ?? [UNBOUNDED];
    const least = Number(counts[0].low);
    if (!multi) low += 1;
    else if (Number.isFinite(least)) low += least;
    high += multi ? Number(counts.at(-1)!.high) : 1;
  }
  return isEmpty(intersection(slot.values, { ...slot.values, counts: [{ low, high }] }));
}
