// Expressions with more parentheses in each other than the host's stack holds. They are cut into pieces that are compiled one
// by one, and evaluated with a stack in ordinary memory (deep-calls.ts).

import { compile } from "./compile.ts";
import type { Piece } from "./deep-calls.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { needsExpansion } from "./expansion.ts";
import { callOf, type Expression, heightOf, type Thunk } from "./expressions.ts";
import type { Scope } from "./scope.ts";

/** A piece has at most this many calls in each other. */
const LEVELS = 100;

/** What is not higher is compiled and evaluated as a whole. */
const TALL = 4 * LEVELS;

type TallCall = Extract<Expression, { args: Expression[] }>;

/** True for a call that is cut: it is high, and can be begun again when the values of its arguments are known. */
export function isTall(engine: EvaluationHost, expression: Expression): boolean {
  return heightOf(expression) > TALL && canBeginAgain(engine, expression);
}

function canBeginAgain(engine: EvaluationHost, expression: Expression): expression is TallCall {
  if (!("args" in expression) || needsExpansion(engine, expression.args)) return false;
  if (expression.type === "procedure") return true;
  return expression.row.evaluate !== undefined || expression.row.restarts === true;
}

/** Compiles an expression of which `isTall` holds. */
export function compileTall(engine: EvaluationHost, whole: Expression, scope: Scope): Thunk {
  const { deepCalls } = engine;
  const waiting: { piece: { kind: "restarting"; run: Thunk }; expression: TallCall }[] = [];
  const later = (expression: TallCall): Piece => {
    const piece = { kind: "restarting" as const, run: unfinished };
    waiting.push({ piece, expression });
    return piece;
  };
  const part = (piece: Piece): Expression =>
    callOf({ name: "(part)", restrictions: null, compile: () => () => deepCalls.part(piece) }, []);
  /**
   * A copy in which arguments are parts, whose values are kept when the piece is begun again. Only the last high one stays: after
   * it nothing is left for, so its calls are made once.
   */
  const cut = (expression: TallCall, levels: number): Expression => {
    const last = expression.args.findLastIndex((arg) => heightOf(arg) > LEVELS && canBeginAgain(engine, arg));
    const args = expression.args.map((arg, i): Expression => {
      if (arg.type === "constant") return arg;
      if (heightOf(arg) <= LEVELS || !canBeginAgain(engine, arg))
        return part({ kind: "plain", run: compile(engine, arg, scope) });
      return i === last && levels > 0 ? cut(arg, levels - 1) : part(later(arg));
    });
    return { ...expression, args, height: 0 };
  };
  const first = later(whole as TallCall);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    next.piece.run = compile(engine, cut(next.expression, LEVELS), scope);
  return () => deepCalls.run(first);
}

function unfinished(): never {
  throw new Error("a piece that has not been compiled");
}
