// The conditions of a left-hand side as closures that read pattern variables, and as keys: equal conditions share a node.

import { compile } from "../evaluate/compile.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { failParse, undefinedVariableText } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope, UndefinedVariable } from "../evaluate/scope.ts";
import { variablesIn } from "./analysis-errors.ts";
import type { Binding } from "./analyzed.ts";
import type { Field } from "./conditional-element.ts";
import { matchAbove, readThunk } from "./field-reference.ts";
import type { LhsHost } from "./host.ts";

type Bindings = ReadonlyMap<string, Binding>;

/** True when the terms of a field read no variable of another pattern than that at this position. */
export function readsOnly(field: Field, position: number, bindings: Bindings): boolean {
  return field.alternatives.flat().every((term) => {
    const names =
      term.type === "constant" ? [] : term.type === "variable" ? [term.name] : variablesIn(term.expression);
    return names.every((name) => (bindings.get(name)?.position ?? position) === position);
  });
}

/** A variable of the pattern that is matched, read in the pattern network. */
export function readInPattern(engine: LhsHost, { reference }: Binding): Thunk {
  return readThunk(
    reference,
    () => engine.network.patternEntity!,
    () => engine.network.patternMarks,
  );
}

/** A variable read in the join at this position. */
export function readInJoin(engine: LhsHost, { reference, position }: Binding, at: number): Thunk {
  const { matches } = engine.network;
  if (position === at) {
    return readThunk(
      reference,
      () => matches.entityOf(engine.network.joinRight),
      () => matches.marksOf(engine.network.joinRight),
    );
  }
  const above = matchAbove(matches, at - 1 - position);
  return readThunk(
    reference,
    () => matches.entityOf(above(engine.network.joinLeft)),
    () => matches.marksOf(above(engine.network.joinLeft)),
  );
}

/** The closure of a condition; `read` makes those of the variables that patterns bind. */
export function compileCondition(
  engine: LhsHost,
  expression: Expression,
  bindings: Bindings,
  read: (binding: Binding) => Thunk,
): Thunk {
  const scope = new Scope(false);
  scope.outer = (name) => {
    const binding = bindings.get(name);
    return binding === undefined ? undefined : read(binding);
  };
  try {
    const thunk = compile(engine, expression, scope);
    const { size } = scope;
    const { evaluation } = engine;
    return size === 0 ? thunk : () => inFrame(evaluation, new Array(size), thunk);
  } catch (error) {
    if (!(error instanceof UndefinedVariable)) throw error;
    return failParse(engine, "PRCCODE", 3, undefinedVariableText(error.variable, "test"));
  }
}

/** The text of a condition with references instead of names. */
export function conditionKey(expression: Expression, bindings: Bindings, withPosition: boolean): string {
  return expressionText(expression, (name) => {
    const binding = bindings.get(name);
    if (binding === undefined) return `?${name}`;
    return withPosition ? `${binding.position}.${binding.reference.key}` : binding.reference.key;
  });
}
