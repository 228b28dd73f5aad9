// Conditions that the core of the network can decide itself: comparisons of numbers, equality, arithmetic, logic. The
// compiled condition stays beside them, for values that the core knows only in part.

import type { EvaluationHost } from "../evaluate/evaluation-host.ts";
import { needsExpansion } from "../evaluate/expansion.ts";
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

/** Where the core finds the value of a variable, or its length; null when it would have to ask. */
type Locate = (name: string, what?: "length") => JoinValue | null;

/** The constraint of a field that a condition is part of: the field must have the value, or the condition must hold. */
export interface Constraint {
  readonly type: "predicate" | "return-value";
  readonly negated: boolean;
  readonly reference: FieldReference;
}

/** The formula of a condition that is evaluated in the pattern or the join at this position; null when there is none. */
export function formulaOf(
  engine: EvaluationHost,
  expression: Expression,
  constraint: Constraint | null,
  bindings: ReadonlyMap<string, Binding>,
  at: number,
): Formula | null {
  if (isExpanded(engine, expression)) return null;
  const locate: Locate = (name, what) => {
    const { reference: whole, position } = bindings.get(name)!;
    const reference = what === "length" ? whole.length : whole;
    if (reference === undefined || !isKnown(reference)) return null;
    return { reference, steps: position === at ? OWN : at - 1 - position };
  };
  const formula =
    constraint?.type === "return-value"
      ? samenessOf(constraint.reference, expression, locate)
      : conditionOf(expression, locate);
  return formula !== null && constraint?.negated ? { type: "not", part: formula } : formula;
}

/** Whether fields are spread among the arguments of a call somewhere in an expression. */
function isExpanded(engine: EvaluationHost, expression: Expression): boolean {
  if (!("args" in expression)) return false;
  return needsExpansion(engine, expression.args) || expression.args.some((arg) => isExpanded(engine, arg));
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
  const [only] = expression.args;
  if (arithmetic === "length") return only.type === "variable" ? locate(only.name, "length") : null;
  if (!isArithmetic(arithmetic) || expression.args.length !== (arithmetic === "absolute" ? 1 : 2))
    return null;
  const operands = expression.args.map((arg) => operandOf(arg, locate));
  const [first, second = first] = operands;
  return first === null || second === null ? null : { arithmetic, operands: [first, second] };
}
