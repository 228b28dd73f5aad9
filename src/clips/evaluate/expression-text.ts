// The source text of an expression, for error messages and for comparing conditions.

import { formatValue } from "../language/format-values.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { type Call, type Expression, isSpread } from "./expressions.ts";

export function expressionText(expression: Expression, variableText?: (name: string) => string): string {
  switch (expression.type) {
    case "constant":
      return formatValue(expression.value);
    case "variable":
      return variableText?.(expression.name) ?? `${expression.multi ? "$?" : "?"}${expression.name}`;
    case "global":
      return `?*${expression.name}*`;
    default: {
      const name = expression.type === "call" ? expression.row.name : expression.target.name;
      const loop =
        variableText !== undefined && expression.type === "call" ? expression.extra?.loop : undefined;
      if (loop !== undefined) {
        // Conditions with loops are equal only if they name the loop variable alike.
        const args = expression.args.map((arg) => expressionText(arg, variableText));
        return `(${[name, `?${loop}`, ...args].join(" ")})`;
      }
      return `(${[name, ...expression.args.map((arg) => expressionText(arg, variableText))].join(" ")})`;
    }
  }
}

/**
 * The text of an expression in an error message about a rule. There the C program shows its own form of it: globals without
 * asterisks, `expand$` around what is spread, the slots of `modify` without their values, and nothing for a user's function.
 */
export function innerText(engine: EvaluationHost, expression: Expression): string {
  switch (expression.type) {
    case "procedure":
      return "";
    case "call":
      return `(${[expression.row.name, ...innerArguments(engine, expression)].join(" ")})`;
    case "global": {
      const name = `?${expression.name}`;
      return isSpread(engine, expression) ? `(expand$ ${name})` : name;
    }
    case "variable":
      return isSpread(engine, expression) ? `(expand$ ?${expression.name})` : expressionText(expression);
    default:
      return expressionText(expression);
  }
}

function innerArguments(engine: EvaluationHost, { row, args, extra }: Call): string[] {
  const texts = args.map((arg) => innerText(engine, arg));
  if (extra === undefined) return texts;
  if (row.binds) return [extra.names?.[0] ?? "<unknown atom type>", ...texts];
  if (extra.hasDefault === true) return [...texts.slice(0, -1), "", texts[texts.length - 1]];
  if (row.changesFact) {
    return [texts[0], ...(extra.slots as { name: string }[]).map(({ name }) => name)];
  }
  return texts;
}
