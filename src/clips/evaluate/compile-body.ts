// The body of a deffunction or method as one closure over a frame that begins with the parameters.

import { compile } from "./compile.ts";
import { compilePart, type Piece } from "./deep-calls.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { Expression, Thunk } from "./expressions.ts";
import { locatedActions } from "./located-actions.ts";
import { failParse, undefinedVariableText } from "./messages.ts";
import { declareBound, Scope, UndefinedVariable } from "./scope.ts";

/**
 * `where` and `owner` are what messages about variables call the body: `method`, `generic function f method #1`;
 * `end` is what the sentence ends with.
 */
export function compileBody(
  engine: EvaluationHost,
  parameters: string[],
  actions: Expression[],
  where: string,
  owner: string,
  end = ".",
): CompiledBody {
  const scope = bodyScope(engine, parameters, actions, owner + end);
  try {
    const thunks = actions.map((action) => compile(engine, action, scope));
    let piece: Piece | undefined;
    const deepBody = () => {
      piece ??= compileDeepBody(engine, actions, bodyScope(engine, parameters, actions, owner + end));
      return piece;
    };
    return { body: locatedActions(engine, thunks, actions), size: scope.size, deepBody };
  } catch (error) {
    if (!(error instanceof UndefinedVariable)) throw error;
    return failParse(engine, "PRCCODE", 3, undefinedVariableText(error.variable, where));
  }
}

interface CompiledBody {
  readonly body: Thunk;
  /** The size of its frame. */
  readonly size: number;
  /** The body as deep recursion needs it. */
  readonly deepBody: () => Piece;
}

function compileDeepBody(engine: EvaluationHost, actions: Expression[], scope: Scope): Piece {
  const thunks = actions.map((action) => compilePart(engine, action, scope));
  return { kind: "restarting", run: locatedActions(engine, thunks, actions) };
}

function bodyScope(
  { evaluation }: EvaluationHost,
  parameters: string[],
  actions: Expression[],
  owner: string,
): Scope {
  const scope = new Scope(false);
  scope.owner = owner;
  for (const parameter of parameters) scope.declare(parameter);
  scope.parameterCount = parameters.length;
  scope.outer = (name) => {
    const index = scope.hidden.get(name);
    return index === undefined ? undefined : () => evaluation.frame[index]!;
  };
  declareBound(scope, actions);
  return scope;
}
