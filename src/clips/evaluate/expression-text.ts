// The source text of an expression, for error messages and for comparing conditions.

import { formatValue } from "../language/format-values.ts";
import type { Expression } from "./expressions.ts";

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
