// Errors in the left-hand side of rules, and what the analysis asks about expressions.

import type { Expression } from "../evaluate/expressions.ts";
import { failParse, naming, printError } from "../evaluate/messages.ts";
import { formatValue } from "../language/format-values.ts";
import type { Value } from "../language/values.ts";
import type { Binding } from "./analyzed.ts";
import type { Field } from "./conditional-element.ts";
import { ADDRESS_REFERENCE } from "./field-reference.ts";
import type { LhsHost } from "./host.ts";

export function mixing(engine: LhsHost, name: string): never {
  const text = `Variable ?${name} is used as both a single and multifield variable in the LHS\n`;
  return failParse(engine, "ANALYSIS", 3, naming("variable", name, text));
}

/** Reports a pattern-address that has the name of a variable that is bound already. */
export function duplicateAddress(engine: LhsHost, name: string, before: Binding, number: number): void {
  if (before.reference === ADDRESS_REFERENCE) {
    const text = `Duplicate pattern-address ?${name} found in CE #${number}.\n`;
    printError(engine, "ANALYSIS", 1, true, naming("pattern-address", name, text));
    return;
  }
  const text = `Pattern-address ?${name} used in CE #${number} was previously bound within a pattern CE.\n`;
  printError(engine, "ANALYSIS", 2, true, naming("pattern-address", name, text));
}

/** The names of the variables in an expression that it does not bind itself by a loop. */
export function variablesIn(expression: Expression): string[] {
  if (expression.type === "variable") return [expression.name];
  if (expression.type === "constant" || expression.type === "global") return [];
  const own = namesBoundBy(expression);
  return expression.args.flatMap(variablesIn).filter((name) => !own.includes(name));
}

/** The names that a loop or a query binds for its arguments. */
export function namesBoundBy(expression: Expression): string[] {
  if (expression.type !== "call") return [];
  const { loop, members = [] } = expression.extra ?? {};
  const names = (members as { name: string }[]).map(({ name }) => name);
  return typeof loop === "string" ? [loop, `${loop}-index`, ...names] : names;
}

/** The number of tests that an expression counts for in the strategies complexity and simplicity. */
export function expressionComplexity(expression: Expression): number {
  if (expression.type !== "call") return expression.type === "procedure" ? 1 : 0;
  const { name } = expression.row;
  if (name !== "and" && name !== "or" && name !== "not") return 1;
  return expression.args.reduce((sum, arg) => sum + expressionComplexity(arg), 0);
}

/** The number of tests that the terms of a field count for. */
export function fieldComplexity({ alternatives }: Field): number {
  return alternatives
    .flat()
    .reduce((sum, term) => sum + (term.type === "predicate" ? expressionComplexity(term.expression) : 1), 0);
}

/** A constant with its type, so that equal texts are equal values. */
export function constantText(value: Value): string {
  return typeof value === "object" ? `${value.constructor.name}:${formatValue(value)}` : formatValue(value);
}
