// Conditions that the core of the network can decide itself: comparisons of numbers, equality, arithmetic, logic. The
// compiled condition stays beside them, for values that the core knows only in part.

import type { Expression } from "../evaluate/expressions.ts";
import { keyOf } from "../language/values.ts";
import {
  type Formula,
  isArithmetic,
  isComparison,
  type JoinValue,
  type Operand,
  type ValueReference,
} from "../rete/join-test.ts";
import { OWN } from "../rete/layout.ts";
import type { Binding } from "./analyzed.ts";
import type { FieldReference } from "./field-reference.ts";

/** Where the core finds the value of a variable; null when it would have to ask. */
type Locate = (name: string) => JoinValue | null;

/** The constraint of a field that a condition is part of: the field must have the value, or the condition must hold. */
export interface Constraint {
  readonly type: "predicate" | "return-value";
  readonly negated: boolean;
  readonly reference: FieldReference;
}

/** The formula of a condition that is evaluated in the pattern or the join at this position; null when there is none. */
export function formulaOf(
  expression: Expression,
  constraint: Constraint | null,
  bindings: ReadonlyMap<string, Binding>,
  at: number,
): Formula | null {
  const locate: Locate = (name) => {
    const { reference, position } = bindings.get(name)!;
    return isKnown(reference) ? { reference, steps: position === at ? OWN : at - 1 - position } : null;
  };
  const formula =
    constraint?.type === "return-value"
      ? samenessOf(constraint.reference, expression, locate)
      : conditionOf(expression, locate);
  return formula !== null && constraint?.negated ? { type: "not", part: formula } : formula;
}

/** Whether the core has the value of a reference in most entities. */
export function isKnown({ slot, place }: ValueReference): boolean {
  return slot >= 0 || place !== null;
}

function samenessOf(reference: FieldReference, expression: Expression, locate: Locate): Formula | null {
  const second = operandOf(expression, locate);
  if (second === null || !isKnown(reference)) return null;
  return { type: "compare", how: "same", first: { reference, steps: OWN }, second };
}

function conditionOf(expression: Expression, locate: Locate): Formula | null {
  if (expression.type !== "call") return null;
  const { row, args } = expression;
  const { formula = "" } = row;
  if (formula === "not") {
    const part = conditionOf(args[0], locate);
    return part === null ? null : { type: "not", part };
  }
  if (formula === "and" || formula === "or") {
    const parts = args.map((arg) => conditionOf(arg, locate));
    return parts.every((part) => part !== null) ? { type: formula, parts } : null;
  }
  if (!isComparison(formula) || args.length !== 2) return null;
  const [first, second] = args.map((arg) => operandOf(arg, locate));
  return first === null || second === null ? null : { type: "compare", how: formula, first, second };
}

function operandOf(expression: Expression, locate: Locate): Operand | null {
  if (expression.type === "constant") return { key: keyOf(expression.value) };
  if (expression.type === "variable") return locate(expression.name);
  if (expression.type !== "call") return null;
  const { formula: arithmetic = "" } = expression.row;
  if (!isArithmetic(arithmetic) || expression.args.length !== (arithmetic === "absolute" ? 1 : 2))
    return null;
  const operands = expression.args.map((arg) => operandOf(arg, locate));
  const [first, second = first] = operands;
  return first === null || second === null ? null : { arithmetic, operands: [first, second] };
}
