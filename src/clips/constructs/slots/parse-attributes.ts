// The attributes of a slot in the text of a deftemplate. Source: guide, sections 3 and 11.

import { compile } from "../../evaluate/compile.ts";
import type { EvaluationHost } from "../../evaluate/evaluation-host.ts";
import { callOf, constant, type Expression, usesLocals } from "../../evaluate/expressions.ts";
import { abortParse, alreadyParsed, failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { Scope } from "../../evaluate/scope.ts";
import { Multifield, type Sym, type Value } from "../../language/values.ts";
import { refuseConflicts } from "./attribute-conflicts.ts";
import { Constraint } from "./constraint.ts";
import { attributeLexemes, parseConstraint } from "./parse-constraints.ts";
import { derivedDefault, type Slot } from "./slot.ts";
import { chainViolation, refuseValues } from "./static-check.ts";

/** What the attributes of slots need of the engine. */
export interface SlotHost extends EvaluationHost {
  readonly options: EvaluationHost["options"] & { readonly staticChecking: boolean };
}

/** Reads attributes up to the closing parenthesis of the slot; `where` is the construct that errors in it name. */
export function parseAttributes(parser: Parser<SlotHost>, name: string, multi: boolean, where: string): Slot {
  const { engine } = parser;
  const { pretty } = engine;
  const parsed: SlotParts = { constraint: new Constraint(), seen: new Set(), facets: new Map() };
  while (parser.next().type !== ")") {
    pretty.spaceBefore();
    if (!parser.is("(")) syntaxError(engine, where);
    parseAttribute(parser, parsed, multi, where);
  }
  refuseConflicts(engine, parsed.constraint);
  const slot = finishSlot(engine, name, multi, parsed);
  checkDefault(engine, slot, parsed.defaultExpressions ?? []);
  return slot;
}

export interface SlotParts {
  readonly constraint: Constraint;
  readonly seen: Set<string>;
  readonly facets: Map<string, Value>;
  defaultKind?: Slot["defaultKind"];
  defaultExpressions?: Expression[];
}

function parseAttribute(parser: Parser, parsed: SlotParts, multi: boolean, where: string): void {
  const { engine } = parser;
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") syntaxError(engine, where);
  const { name } = lexeme.value as Sym;
  if (name === "facet" || name === "multifacet") {
    parseFacet(parser, parsed.facets, name);
    return;
  }
  const group = name.startsWith("default") ? "default" : name;
  if (parsed.seen.has(group)) alreadyParsed(engine, `${group} attribute`, null);
  if (name === "default" || name === "default-dynamic") {
    parsed.seen.add(group);
    parseDefault(parser, parsed, multi, name === "default-dynamic");
    if (parsed.defaultKind === "static") parsed.defaultExpressions = evaluated(engine, parsed, multi);
  } else if (!parseConstraint(parser, parsed, name, multi)) syntaxError(engine, "slot attributes");
}

/** A facet is data that users attach to a slot: one constant, or any number of them in a multifacet. */
function parseFacet(parser: Parser, facets: Map<string, Value>, kind: "facet" | "multifacet"): void {
  const { engine } = parser;
  const where = `${kind} attribute`;
  engine.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") syntaxError(engine, where);
  const { name } = lexeme.value as Sym;
  if (facets.has(name)) alreadyParsed(engine, kind, name);
  const values: Value[] = [];
  attributeLexemes(parser, ({ value }) => {
    if (!parser.atConstant() || (kind === "facet" && values.length === 1)) syntaxError(engine, where);
    values.push(value);
  });
  if (kind === "facet" && values.length === 0) syntaxError(engine, where);
  facets.set(name, kind === "facet" ? values[0] : new Multifield(values));
}

export function parseDefault(parser: Parser, parsed: SlotParts, multi: boolean, dynamic: boolean): void {
  const { engine } = parser;
  const { pretty } = engine;
  parsed.defaultKind = dynamic ? "dynamic" : "static";
  const expressions: Expression[] = [];
  for (;;) {
    pretty.save(" ");
    const lexeme = parser.next();
    if (lexeme.type === ")") break;
    if (lexeme.type === "variable" && !dynamic) {
      const { name } = lexeme.value as Sym;
      if (name === "NONE" || name === "DERIVE") {
        parsed.defaultKind = name === "NONE" ? "none" : "derive";
        if (expressions.length > 0) syntaxError(engine, "default attribute");
        if (parser.next().type === ")") return;
        pretty.spaceBefore();
        syntaxError(engine, "default attribute");
      }
    }
    const expression = parser.atomOrExpression(lexeme);
    if (usesLocals(expression)) syntaxError(engine, `${dynamic ? "default-dynamic" : "default"} attribute`);
    expressions.push(expression);
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  if (!multi && (expressions.length !== 1 || isMultifield(expressions[0]))) severalForOne(engine);
  parsed.defaultExpressions = expressions;
}

const isMultifield = (expression: Expression): boolean =>
  expression.type === "call" && expression.row.returns === "multifield";

/** The values of a static default as constants. */
function evaluated(engine: EvaluationHost, parsed: SlotParts, multi: boolean): Expression[] {
  const thunks = (parsed.defaultExpressions ?? []).map((each) => compile(engine, each, new Scope(true)));
  return thunks.flatMap((thunk) => {
    const value = inFrame(engine.evaluation, [], thunk);
    if (engine.evaluation.failed) abortParse();
    if (!(value instanceof Multifield)) return [constant(value)];
    if (!multi) return severalForOne(engine);
    // Nothing stays a call, of which the number of values is not known: the C program does not find too few then.
    return value.fields.length > 0
      ? value.fields.map(constant)
      : [callOf(engine.functions.get("create$")!, [])];
  });
}

function severalForOne(engine: EvaluationHost): never {
  const text = "The default value for a single field slot must be a single field value\n";
  return failParse(engine, "DEFAULT", 1, text);
}

function finishSlot(engine: EvaluationHost, name: string, multi: boolean, parsed: SlotParts): Slot {
  const { constraint, facets } = parsed;
  const kind = parsed.defaultKind ?? "derive";
  const base = { name, multi, constraint, facets };
  const expressions = parsed.defaultExpressions ?? [];
  if (kind === "none" || kind === "derive") {
    const value = kind === "derive" ? derivedDefault(base) : null;
    return { ...base, defaultKind: kind, defaultValue: value, defaultThunk: null };
  }
  const thunks = expressions.map((e) => compile(engine, e, new Scope(true)));
  const make = (): Value => {
    if (!multi) return thunks[0]();
    return new Multifield(
      thunks.flatMap((thunk) => {
        const value = thunk();
        return value instanceof Multifield ? value.fields : [value];
      }),
    );
  };
  if (kind === "dynamic") return { ...base, defaultKind: kind, defaultValue: null, defaultThunk: make };
  const value = inFrame(engine.evaluation, [], make);
  return { ...base, defaultKind: "static", defaultValue: value, defaultThunk: null };
}

function checkDefault(engine: SlotHost, slot: Slot, expressions: Expression[]): void {
  const { defaultKind, constraint, multi } = slot;
  if (!engine.options.staticChecking || (defaultKind !== "static" && defaultKind !== "dynamic")) return;
  const broken = chainViolation(constraint, multi, expressions);
  if (broken === null) return;
  const attribute = defaultKind === "static" ? "default" : "default-dynamic";
  refuseValues(engine, slot, broken, "An expression", `the ${attribute} attribute`);
}
