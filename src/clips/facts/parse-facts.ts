// Facts in assert, deffacts and modify: the parser of their fields and the closures that make them.

import { templateFor } from "../constructs/deftemplate/implied-template.ts";
import { refuseReserved, type Template } from "../constructs/deftemplate/template.ts";
import { defaultOf, type Slot } from "../constructs/slots/slot.ts";
import { checkGivenValues } from "../constructs/slots/static-check.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import {
  alreadyParsed,
  failParse,
  invalidSlotText,
  noteFailure,
  printError,
  singleFieldText,
  syntaxError,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Scope } from "../evaluate/scope.ts";
import { Multifield, NIL, type Sym, type Value, Void } from "../language/values.ts";
import { Fact } from "./fact.ts";
import type { FactsHost } from "./host.ts";

/** A fact to be made: `args[from..to)` are the fields of a slot. */
export interface FactPlan {
  readonly template: Template;
  readonly slots: { readonly index: number; readonly from: number; readonly to: number }[];
}

/** Parses a fact whose opening parenthesis is the current lexeme; fields are added to `args`. */
export function parseFact(parser: Parser<FactsHost>, args: Expression[], constantsOnly = false): FactPlan {
  const { engine } = parser;
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") syntaxError(engine, "first field of a RHS pattern");
  const { name } = lexeme.value as Sym;
  if (name === "=" || name === ":") syntaxError(engine, "first field of a RHS pattern");
  refuseReserved(engine, name, "relation");
  if (name.includes("::")) failParse(engine, "MODULDEF", 1, "Illegal use of the module specifier.\n");
  const isFixed = engine.modules.fixed && !parser.checkOnly;
  if (isFixed && engine.modules.lookup("deftemplate", name) === undefined) {
    failParse(engine, "FACTRHS", 1, `Template ${name} does not exist for assert.\n`, false);
  }
  const template = templateFor(engine, name);
  parser.used.push(template);
  if (!template.implied) return { template, slots: parseSlots(parser, template, args, constantsOnly) };
  const from = args.length;
  parseFields(parser, args, "RHS patterns", constantsOnly);
  return { template, slots: [{ index: 0, from, to: args.length }] };
}

/** Fields up to the closing parenthesis. */
export function parseFields(
  parser: Parser<FactsHost>,
  args: Expression[],
  where: string,
  constantsOnly = false,
): void {
  const { engine } = parser;
  const { pretty } = engine;
  for (;;) {
    pretty.save(" ");
    const lexeme = parser.next();
    if (lexeme.type === ")") {
      pretty.backup();
      pretty.backup();
      pretty.save(")");
      return;
    }
    if (constantsOnly && !isConstantField(parser)) syntaxError(engine, where);
    args.push(fieldAt(parser, where));
  }
}

/** True at `=`, which announces a call. */
function announcesCall({ lexeme: { type, value } }: Parser<FactsHost>): boolean {
  return type === "symbol" && (value as Sym).name === "=";
}

/** True at a field that is the same whenever the fact is made. */
function isConstantField(parser: Parser<FactsHost>): boolean {
  return parser.atConstant() && !announcesCall(parser);
}

/** The field that begins at the current lexeme; `=(…)` is the same as `(…)`. */
function fieldAt(parser: Parser<FactsHost>, where: string): Expression {
  const { engine } = parser;
  const { lexeme } = parser;
  if (announcesCall(parser)) {
    if (parser.next().type !== "(") syntaxError(engine, "function calls");
    return parser.functionCall();
  }
  const atom = parser.atom();
  if (atom !== undefined) return atom;
  if (lexeme.type !== "(") syntaxError(engine, where);
  return parser.functionCall();
}

/** The one field of a slot, and the closing parenthesis that follows it. */
function parseSingleField(
  parser: Parser<FactsHost>,
  args: Expression[],
  slot: string,
  constantsOnly: boolean,
): void {
  const { engine } = parser;
  const where = "deftemplate pattern";
  engine.pretty.save(" ");
  if (parser.next().type === ")") notSingle(engine, slot);
  if (constantsOnly && !isConstantField(parser)) syntaxError(engine, where);
  const field = fieldAt(parser, where);
  if (returnsMultifield(field) || (field.type === "variable" && field.multi)) notSingle(engine, slot);
  args.push(field);
  if (parser.next().type !== ")") notSingle(engine, slot);
}

function notSingle(engine: FactsHost, slot: string): never {
  return failParse(engine, "TMPLTDEF", 2, singleFieldText(slot));
}

function parseSlots(
  parser: Parser<FactsHost>,
  template: Template,
  args: Expression[],
  constantsOnly: boolean,
): FactPlan["slots"] {
  const { engine } = parser;
  const { pretty } = engine;
  const slots: FactPlan["slots"] = [];
  while (parser.next().type !== ")") {
    pretty.spaceBefore();
    if (!parser.is("(")) syntaxError(engine, "deftemplate pattern");
    const nameLexeme = parser.next();
    if (nameLexeme.type !== "symbol") syntaxError(engine, "deftemplate pattern");
    const { name } = nameLexeme.value as Sym;
    const index = template.indexOf(name);
    if (index < 0) invalidSlot(engine, template, name);
    if (slots.some((slot) => slot.index === index)) {
      alreadyParsed(engine, "slot", name);
    }
    const from = args.length;
    const slot = template.slots[index];
    if (slot.multi) parseFields(parser, args, "deftemplate pattern", constantsOnly);
    else parseSingleField(parser, args, name, constantsOnly);
    if (engine.options.staticChecking) checkGivenValues(engine, slot, args.slice(from), "assert");
    slots.push({ index, from, to: args.length });
  }
  requireSlots(engine, template, slots);
  return slots;
}

/** A slot that modify or duplicate names, and where its fields are among the arguments. */
export interface GivenSlot {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Refuses slots that the template does not have, and values that its slots can never have. */
export function checkSlots(
  engine: FactsHost,
  template: Template,
  args: Expression[],
  slots: GivenSlot[],
  command: string,
): void {
  for (const { name, from, to } of slots) {
    const slot = template.slots[template.indexOf(name)];
    if (slot === undefined) invalidSlot(engine, template, name);
    const fields = args.slice(from, to);
    if (!slot.multi && (fields.length !== 1 || returnsMultifield(fields[0]))) notSingle(engine, name);
    if (engine.options.staticChecking) checkGivenValues(engine, slot, fields, command);
  }
}

function returnsMultifield(field: Expression): boolean {
  return field.type === "call" && field.row.returns === "multifield";
}

/** Ends the parse: a template has no slot of this name. */
export function invalidSlot(engine: FactsHost, template: Template, name: string): never {
  return failParse(engine, "TMPLTDEF", 1, invalidSlotText(name, template.name));
}

/** Slots without a default must be given. */
function requireSlots(engine: FactsHost, template: Template, given: FactPlan["slots"]): void {
  template.slots.forEach((slot, index) => {
    if (slot.defaultKind !== "none" || given.some((g) => g.index === index)) return;
    failParse(
      engine,
      "TMPLTRHS",
      1,
      `Slot ${slot.name} requires a value because of its (default ?NONE) attribute.\n`,
    );
  });
}

/** A closure that makes the fact with its slots evaluated and its defaults filled in; null after an error in a slot. */
export function compileFact(
  engine: FactsHost,
  plan: FactPlan,
  args: Expression[],
  scope: Scope,
): () => Fact | null {
  const { template } = plan;
  const { evaluation } = engine;
  const values = constantValues(engine, plan, args);
  if (values === null) return compileSlots(engine, plan, args, scope);
  // After an error even constants count as failed.
  return () => (evaluation.failed ? compileSlots(engine, plan, args, scope)() : new Fact(template, values));
}

/** The slots of a fact that is always the same, or null. */
function constantValues(
  engine: FactsHost,
  { template, slots }: FactPlan,
  args: Expression[],
): Value[] | null {
  const values: Value[] = new Array(template.implied ? 1 : template.slots.length);
  for (const { index, from, to } of slots) {
    for (let i = from; i < to; i++) if (args[i].type !== "constant") return null;
    const isMulti = template.implied || template.slots[index].multi;
    values[index] = isMulti ? new Multifield(args.slice(from, to).map(constantIn)) : constantIn(args[from]);
  }
  for (let index = 0; index < values.length; index++) {
    if (values[index] !== undefined) continue;
    const slot = template.slots[index];
    if (slot.defaultKind === "dynamic") return null;
    values[index] = defaultOf(engine, slot);
  }
  return values;
}

function constantIn(expression: Expression): Value {
  return (expression as Extract<Expression, { type: "constant" }>).value;
}

function compileSlots(
  engine: FactsHost,
  plan: FactPlan,
  args: Expression[],
  scope: Scope,
): () => Fact | null {
  const { template } = plan;
  if (template.implied) {
    const thunks = args.slice(plan.slots[0].from, plan.slots[0].to).map((arg) => compile(engine, arg, scope));
    const fields = compileFields(engine, thunks);
    return () => new Fact(template, [new Multifield(fields())]);
  }
  const makers: (() => Value | null)[] = template.slots.map((slot, index) => {
    const given = plan.slots.find((s) => s.index === index);
    if (given === undefined) return () => defaultOf(engine, slot);
    const thunks = args.slice(given.from, given.to).map((arg) => compile(engine, arg, scope));
    return compileSlot(engine, template, slot, thunks);
  });
  const count = makers.length;
  return () => {
    const values: Value[] = new Array(count);
    let refused = false;
    for (let i = 0; i < count; i++) {
      const value = makers[i]();
      if (value === null) refused = true;
      else values[i] = value;
    }
    return refused ? null : new Fact(template, values);
  };
}

/** The value of a slot from its fields; a single slot reports a multifield and gives null. */
export function compileSlot(
  engine: FactsHost,
  template: Template,
  slot: Slot,
  thunks: Thunk[],
): () => Value | null {
  if (slot.multi) {
    const fields = compileFields(engine, thunks);
    return () => new Multifield(fields());
  }
  const thunk = thunks[0];
  return () => {
    const value = thunk();
    if (value instanceof Multifield) {
      reportSingle(engine, template, slot);
      return null;
    }
    return value instanceof Void ? NIL : value;
  };
}

/** Reports that a single-field slot was given something other than one field. */
export function reportSingle(engine: FactsHost, template: Template, slot: Slot): void {
  const where = `into the single field slot ${slot.name} of deftemplate ${template.name}.\n`;
  printError(engine, "TMPLTFUN", 2, true, `Attempted to assert a multifield value \n${where}`);
  noteFailure(engine);
}

/** The fields one after the other; none when one has failed. */
function compileFields({ evaluation }: FactsHost, thunks: Thunk[]): () => Value[] {
  const count = thunks.length;
  const spreads = thunks.map((thunk) => thunk.spread);
  return () => {
    const fields: Value[] = [];
    for (let i = 0; i < count; i++) {
      const spread = spreads[i];
      if (spread !== undefined) {
        spread(fields);
        continue;
      }
      const value = thunks[i]();
      if (evaluation.failed) return [];
      if (value instanceof Multifield) {
        const inner = value.fields;
        for (let j = 0; j < inner.length; j++) fields.push(inner[j]);
      } else if (!(value instanceof Void)) fields.push(value);
    }
    return fields;
  };
}
