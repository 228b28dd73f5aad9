// Errors in the left-hand side of rules, and what the analysis asks about expressions.

import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression } from "../evaluate/expressions.ts";
import { abortParse, failParse, printError } from "../evaluate/messages.ts";
import { formatValue } from "../language/format-values.ts";
import type { Value } from "../language/values.ts";
import type { Binding } from "./analyzed.ts";
import type { SlotPattern } from "./conditional-element.ts";
import { ADDRESS_REFERENCE } from "./field-reference.ts";
import type { LhsHost } from "./host.ts";

export function mixing(engine: LhsHost, name: string): never {
  return failParse(
    engine,
    "ANALYSIS",
    3,
    `Variable ?${name} is used as both a single and multifield variable in the LHS\n`,
  );
}

export function duplicateAddress(engine: LhsHost, name: string, before: Binding, number: number): never {
  if (before.reference === ADDRESS_REFERENCE) {
    failParse(engine, "ANALYSIS", 1, `Duplicate pattern-address ?${name} found in CE #${number}.\n`);
  }
  return failParse(
    engine,
    "ANALYSIS",
    2,
    `Pattern-address ?${name} used in CE #${number} was previously bound within a pattern CE.\n`,
  );
}

export function unboundTerm(
  engine: LhsHost,
  number: number,
  name: string,
  expression: Expression | null,
  where: { slot: SlotPattern; index: number },
): never {
  const found =
    expression === null ? "" : `found in the expression ${expressionText(callWith(expression, name))}\n`;
  const field = where.slot.slotName === null ? ` field #${where.index + 1}` : ` slot ${where.slot.slotName}`;
  printError(
    engine,
    "ANALYSIS",
    4,
    true,
    `Variable ?${name} ${found}was referenced in CE #${number}${field} before being defined.\n`,
  );
  return abortParse();
}

export function unboundTest(engine: LhsHost, number: number, name: string, expression: Expression): void {
  printError(
    engine,
    "ANALYSIS",
    4,
    true,
    `Variable ?${name} found in the expression ${expressionText(callWith(expression, name))}\nwas referenced in CE #${number} before being defined.\n`,
  );
}

/** The names of the variables in an expression that it does not bind itself by a loop. */
export function variablesIn(expression: Expression): string[] {
  if (expression.type === "variable") return [expression.name];
  if (expression.type === "constant" || expression.type === "global") return [];
  const names = expression.args.flatMap(variablesIn);
  const loop = expression.type === "call" ? expression.extra?.loop : undefined;
  return loop === undefined ? names : names.filter((name) => name !== loop && name !== `${loop}-index`);
}

/** The innermost call that has the variable as an argument. */
function callWith(expression: Expression, name: string): Expression {
  if (!("args" in expression)) return expression;
  for (const arg of expression.args) {
    if (arg.type === "variable" && arg.name === name) return expression;
    if ("args" in arg && variablesIn(arg).includes(name)) return callWith(arg, name);
  }
  return expression;
}

/** The number of tests that an expression counts for in the strategies complexity and simplicity. */
export function expressionComplexity(expression: Expression): number {
  if (expression.type !== "call") return expression.type === "constant" ? 0 : 1;
  const { name } = expression.row;
  if (name !== "and" && name !== "or" && name !== "not") return 1;
  return expression.args.reduce((sum, arg) => sum + expressionComplexity(arg), 0);
}

/** A constant with its type, so that equal texts are equal values. */
export function constantText(value: Value): string {
  return typeof value === "object" ? `${value.constructor.name}:${formatValue(value)}` : formatValue(value);
}
