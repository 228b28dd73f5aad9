// Evaluates expressions just to see their values: nothing is written, no fact can change, and globals, random numbers and
// the state of evaluation are restored afterwards.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression } from "../evaluate/expressions.ts";
import { isReported } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope, UndefinedVariable } from "../evaluate/scope.ts";
import { imageOf, restore } from "../inspect/image.ts";
import { formatValue } from "../language/format-values.ts";
import { FALSE, type Value } from "../language/values.ts";
import type { Bindings } from "./bindings.ts";
import type { SaidValue } from "./said.ts";

/** Runs `work`, which evaluates tests of rules, and leaves the engine as it was. */
export function withoutTrace<T>(engine: Engine, work: () => T): T {
  const globals = engine.modules.all().flatMap((module) => [...module.constructs.defglobal.values()]);
  const image = imageOf([engine, engine.evaluation, engine.network, engine.routers, ...globals]);
  const { observer } = engine;
  const random = engine.random.state;
  engine.routers.silent = true;
  engine.observer = null;
  engine.network.matching = true;
  try {
    return work();
  } finally {
    restore(image);
    engine.observer = observer;
    engine.random.state = random;
  }
}

/** The value of an expression; undefined when it has an error or a variable without a value. */
export function tryValue(engine: Engine, expression: Expression, bindings: Bindings): Value | undefined {
  const scope = new Scope(false);
  scope.outer = (name) => {
    const value = bindings.get(name);
    return value === undefined ? undefined : () => value;
  };
  try {
    const thunk = compile(engine, expression, scope);
    return inFrame(engine.evaluation, new Array(scope.size), thunk);
  } catch (error) {
    if (error instanceof UndefinedVariable || isReported(error)) return undefined;
    throw error;
  }
}

export function holds(engine: Engine, expression: Expression, bindings: Bindings): boolean {
  const value = tryValue(engine, expression, bindings);
  return value !== undefined && value !== FALSE;
}

/** The variables and globals of an expression with their values. */
export function valuesIn(engine: Engine, expression: Expression, bindings: Bindings): SaidValue[] {
  const values = new Map<string, SaidValue>();
  const visit = (part: Expression): void => {
    if (part.type === "constant") return;
    if (part.type === "variable" || part.type === "global") {
      const value = tryValue(engine, part, bindings);
      const name = expressionText(part);
      values.set(name, { name, value: value === undefined ? null : formatValue(value) });
      return;
    }
    part.args.forEach(visit);
  };
  visit(expression);
  return [...values.values()];
}

/** The first condition of an `and` that does not hold. */
export function failingPart(engine: Engine, expression: Expression, bindings: Bindings): Expression {
  if (expression.type !== "call" || expression.row.isConjunction !== true) return expression;
  const failing = expression.args.find((part) => !holds(engine, part, bindings));
  return failing === undefined ? expression : failingPart(engine, failing, bindings);
}
