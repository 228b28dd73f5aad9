// Checks of a field and of the expressions on a left-hand side, in the order in which the C program reports errors:
// variables that nothing binds, values that an argument or a slot can never have.

import { innerText } from "../evaluate/expression-text.ts";
import { type Expression, isSpread } from "../evaluate/expressions.ts";
import { abortParse, failParse, naming, printError } from "../evaluate/messages.ts";
import { formatValue } from "../language/format-values.ts";
import { isEmpty, type ValueSet, violation } from "../language/value-set.ts";
import { namesBoundBy } from "./analysis-errors.ts";
import type { Binding } from "./analyzed.ts";
import type { Field, SlotPattern } from "./conditional-element.ts";
import { numberOf } from "./expression-numbers.ts";
import { argumentValues, breaksCardinality, constrained } from "./field-values.ts";
import type { LhsHost } from "./host.ts";

type Bindings = ReadonlyMap<string, Binding>;

/** How messages name a field. */
export interface FieldLocation {
  /** The number of the conditional element. */
  readonly number: number;
  readonly slot: SlotPattern;
  readonly index: number;
}

/** ` slot x` or ` field #2`. */
function fieldText({ slot, index }: FieldLocation): string {
  return slot.slotName === null ? ` field #${index + 1}` : ` slot ${slot.slotName}`;
}

/** Checks the terms of a field and gives the values that they leave to it; an error ends the parse. */
export function checkField(
  engine: LhsHost,
  field: Field,
  entry: ValueSet | null,
  bindings: Bindings,
  location: FieldLocation,
): ValueSet | null {
  const { number } = location;
  const where = fieldText(location);
  for (const term of field.alternatives.flat()) {
    if (term.type === "variable") {
      if (!bindings.has(term.name)) {
        reportUnbound(engine, term.name, null, number, where);
        abortParse();
      }
    } else if (term.type === "constant") checkLiteral(engine, term.value, entry, location);
    else if (reportMisuse(engine, term.expression, bindings, number, where)) abortParse();
  }
  const values = constrained(field, entry, bindings);
  if (values !== null && isEmpty(values) && engine.options.staticChecking) {
    const { variable } = field;
    const what = variable === null ? `Pattern #${number}` : `Variable ?${variable} in CE #${number}`;
    const text = `${what}${where}\nhas constraint conflicts which make the pattern unmatchable.\n`;
    failParse(engine, "RULECSTR", 1, variable === null ? text : naming("variable", variable, text));
  }
  return values;
}

function checkLiteral(
  engine: LhsHost,
  value: Parameters<typeof violation>[1],
  entry: ValueSet | null,
  location: FieldLocation,
): void {
  const broken = entry === null || !engine.options.staticChecking ? null : violation(entry, value);
  if (broken === null) return;
  const [{ low, high }] = entry!.ranges;
  const text =
    broken === "range"
      ? `does not fall in the allowed range ${boundText(low)} to ${boundText(high)}`
      : `does not match the allowed ${broken === "class" ? "classes" : `${broken}s`}`;
  failParse(
    engine,
    "CSTRNCHK",
    1,
    `A literal restriction value found in CE #${location.number}\n${text} for${fieldText(location)}.\n`,
  );
}

function boundText(bound: Parameters<typeof violation>[1]): string {
  if (bound === Number.NEGATIVE_INFINITY) return "-oo";
  return bound === Number.POSITIVE_INFINITY ? "+oo" : formatValue(bound);
}

/** Refuses a pattern with a number of fields that the slot can never have. */
export function checkCardinality(
  engine: LhsHost,
  slot: SlotPattern,
  fields: readonly (ValueSet | null)[],
  number: number,
): void {
  if (!slot.multi || !engine.options.staticChecking) return;
  if (!breaksCardinality(slot, fields)) return;
  const text = `does not satisfy the cardinality restrictions for${fieldText({ number, slot, index: 0 })}.\n`;
  failParse(engine, "CSTRNCHK", 1, `The group of restrictions found in CE #${number}\n${text}`);
}

/**
 * Reports the first variable of an expression that is unbound, or that can never have a value that the argument allows;
 * true if there is one.
 */
export function reportMisuse(
  engine: LhsHost,
  expression: Expression,
  bindings: Bindings,
  given: number,
  where: string,
  hidden: ReadonlySet<string> = new Set(),
): boolean {
  if (!("args" in expression)) return false;
  const own = new Set([...hidden, ...namesBoundBy(expression)]);
  const number = numberOf(expression) ?? given;
  for (const [index, arg] of expression.args.entries()) {
    if (arg.type === "constant") continue;
    if (arg.type === "global") {
      if (engine.findGlobal(arg.name) !== undefined) continue;
      reportUnbound(engine, arg.name, textAround(engine, arg, expression), number, where);
      return true;
    }
    if (arg.type !== "variable") {
      if (reportMisuse(engine, arg, bindings, number, where, own)) return true;
      continue;
    }
    if (own.has(arg.name)) continue;
    const binding = bindings.get(arg.name);
    if (binding === undefined) {
      reportUnbound(engine, arg.name, textAround(engine, arg, expression), number, where);
      return true;
    }
    const values = arg.multi ? null : argumentValues(expression, index, binding);
    if (values === null || !isEmpty(values) || !engine.options.staticChecking) continue;
    const text = `Previous variable bindings of ?${arg.name} caused the type restrictions
for argument #${index + 1} of the expression ${innerText(engine, expression)}
found in CE #${number}${where} to be violated.\n`;
    printError(engine, "RULECSTR", 2, true, text);
    return true;
  }
  return false;
}

function reportUnbound(
  engine: LhsHost,
  name: string,
  around: string | null,
  number: number,
  where: string,
): void {
  const found = around === null ? "" : `found in the expression ${around}\n`;
  const text = `Variable ?${name} ${found}was referenced in CE #${number}${where} before being defined.\n`;
  printError(engine, "ANALYSIS", 4, true, naming("variable", name, text));
}

/** The text of the call around a variable; one that is spread is inside a call of its own. */
function textAround(engine: LhsHost, variable: Expression, call: Expression): string {
  return innerText(engine, isSpread(engine, variable) ? variable : call);
}
