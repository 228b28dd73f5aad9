// modify and duplicate: a copy of a fact with some of its slots changed. Source: guide, sections 12.9.3 and 12.9.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Call, Expression, Thunk } from "../evaluate/expressions.ts";
import {
  alreadyParsed,
  cannotFind,
  failParse,
  invalidSlotText,
  noteFailure,
  printError,
  reportWrongType,
  syntaxError,
  wrongTypeText,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { Fact } from "../facts/fact.ts";
import { compileSlot, type GivenSlot, parseFields, reportSingle } from "../facts/parse-facts.ts";
import { FALSE, isInteger, type Sym, type Value } from "../language/values.ts";
import type { Row } from "./row.ts";

/** The fact, and the slots with their fields, which stand one after the other among the arguments. */
function parseModify(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = call.row;
  pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type === "integer" && !engine.evaluation.parsingCommand) {
    failParse(engine, "TMPLTFUN", 1, `Fact-indexes can only be used by ${name} as a top level command.\n`);
  }
  if (lexeme.type !== "integer" && lexeme.type !== "variable" && lexeme.type !== "global") {
    failParse(engine, "ARGACCES", 5, wrongTypeText(name, 1, "non-void return value"), false);
  }
  const target = parser.atomOrExpression(lexeme);
  const args: Expression[] = [target];
  const slots: GivenSlot[] = [];
  while (parser.next().type !== ")") {
    pretty.spaceBefore();
    if (!parser.is("(")) syntaxError(engine, "duplicate/modify function");
    const slotLexeme = parser.next();
    if (slotLexeme.type !== "symbol") syntaxError(engine, "duplicate/modify function");
    const slot = (slotLexeme.value as Sym).name;
    if (slots.some((s) => s.name === slot)) alreadyParsed(engine, "slot", slot);
    const from = args.length;
    parseFields(parser, args, "deftemplate pattern");
    slots.push({ name: slot, from, to: args.length });
  }
  call.args = args;
  call.extra = { slots };
}

function compileModify(duplicate: boolean): NonNullable<Row["compile"]> {
  return (engine, args, scope, call) => {
    const { name } = call.row;
    const { evaluation } = engine;
    const slots = call.extra!.slots as GivenSlot[];
    const thunks = args.map((arg) => compile(engine, arg, scope));
    // A call nearly always gets facts of one template, so its slots are looked up and compiled once.
    let changes: SlotChanges | null = null;
    return () => {
      const value = thunks[0]();
      if (!(value instanceof Fact) && (!isInteger(value) || value < 0)) {
        reportWrongType(engine, name, 1, "non-void return value");
        return FALSE;
      }
      const old = value instanceof Fact ? value : engine.facts.find(Number(value));
      if (old === undefined) {
        cannotFind(engine, "fact", `f-${value}`);
        return FALSE;
      }
      const { template } = old;
      if (template.implied) return FALSE;
      if (changes?.template !== template) changes = slotChanges(engine, template, slots, thunks);
      const values = old.slots.slice();
      const { indexes, makers } = changes;
      for (let i = 0; i < makers.length; i++) {
        const given = makers[i]();
        if (given === null) return FALSE;
        values[indexes[i]] = given;
        evaluation.failed = false;
      }
      if (!duplicate) engine.facts.retract(old);
      return engine.facts.assert(new Fact(template, values)) ?? FALSE;
    };
  };
}

interface SlotChanges {
  readonly template: Template;
  readonly indexes: number[];
  readonly makers: (() => Value | null)[];
}

/** How to make the new values for a template; a slot that cannot be set is reported when its turn comes. */
function slotChanges(engine: Engine, template: Template, slots: GivenSlot[], thunks: Thunk[]): SlotChanges {
  const indexes = slots.map(({ name }) => template.indexOf(name));
  const makers = slots.map(({ name, from, to }, i): (() => Value | null) => {
    const slot = template.slots[indexes[i]];
    if (slot === undefined) {
      return () => {
        printError(engine, "TMPLTDEF", 1, true, invalidSlotText(name, template.name));
        noteFailure(engine);
        return null;
      };
    }
    if (!slot.multi && to - from !== 1) {
      return () => {
        reportSingle(engine, template, slot);
        return null;
      };
    }
    return compileSlot(engine, template, slot, thunks.slice(from, to));
  });
  return { template, indexes, makers };
}

export const modifying: Row[] = [
  {
    name: "modify",
    restrictions: null,
    makesFacts: true,
    returns: "any",
    changesFact: true,
    parse: parseModify,
    compile: compileModify(false),
  },
  {
    name: "duplicate",
    restrictions: null,
    makesFacts: true,
    returns: "any",
    changesFact: true,
    parse: parseModify,
    compile: compileModify(true),
  },
];
