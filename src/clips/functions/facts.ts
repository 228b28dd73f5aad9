// Facts: assert, retract, listing; modify and duplicate are in modify.ts. Source: guide, sections 12.9 and 13.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Call } from "../evaluate/expressions.ts";
import {
  abort,
  cannotFind,
  fail,
  invalidSlotText,
  printError,
  reportWrongType,
  syntaxError,
  wrongType,
  wrongTypeText,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { Fact } from "../facts/fact.ts";
import { formatFactForPp } from "../facts/fact-text.ts";
import { compileFact, type FactPlan, parseFact } from "../facts/parse-facts.ts";
import { factLine } from "../facts/working-memory.ts";
import { fromFloat } from "../language/integers.ts";
import {
  bool,
  FALSE,
  Float,
  isInteger,
  Multifield,
  Sym,
  sym,
  TRUE,
  type Value,
  VOID,
} from "../language/values.ts";
import { factOf } from "./fact-argument.ts";
import { logicalName, reportUnknown } from "./io.ts";
import { modifying } from "./modify.ts";
import { moduleRow } from "./module-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function parseAssert(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  const { pretty } = engine;
  pretty.indent += 8;
  const plans: FactPlan[] = [];
  pretty.save(" ");
  parser.next();
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(engine, "RHS patterns");
    plans.push(parseFact(parser, call.args));
    pretty.newline();
    parser.next();
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  if (plans.length === 0) syntaxError(engine, "assert command");
  pretty.indent -= 8;
  call.extra = { templates: plans };
}

const ASSERT: Row = {
  name: "assert",
  restrictions: null,
  makesFacts: true,
  returns: "any",
  parse: parseAssert,
  compile: (engine, args, scope, call) => {
    const plans = call.extra!.templates as FactPlan[];
    const makers = plans.map((plan) => compileFact(engine, plan, args, scope));
    const count = makers.length;
    const { evaluation } = engine;
    return () => {
      let last: Value = FALSE;
      for (let i = 0; i < count; i++) {
        const fact = makers[i]();
        if (fact === null) return FALSE;
        last = engine.facts.assert(fact) ?? FALSE;
        if (evaluation.halted && count > 1) return FALSE;
      }
      return last;
    };
  },
};

const RETRACT: Row = {
  name: "retract",
  restrictions: "1*z",
  byName: { counts: "0**", empty: () => VOID },
  returns: "nothing",
  compile: (engine, args, scope) => {
    const thunks = args.map((arg) => compile(engine, arg, scope));
    const expected = "fact-address, fact-index, or the symbol *";
    return () => {
      for (let i = 0; i < thunks.length; i++) {
        const value = thunks[i]();
        if (value instanceof Fact) engine.facts.retract(value);
        else if (isInteger(value)) {
          if (value < 0) {
            printError(engine, "ARGACCES", 5, false, wrongTypeText("retract", i + 1, expected));
            return VOID;
          }
          const fact = engine.facts.find(Number(value));
          if (fact === undefined) cannotFind(engine, "fact", `f-${value}`);
          else engine.facts.retract(fact);
        } else if (value instanceof Sym && value.name === "*") {
          engine.facts.retractAll();
          return VOID;
        } else reportWrongType(engine, "retract", i + 1, expected);
      }
      return VOID;
    };
  },
};

/** Facts in the order of the list, within index bounds, up to a limit. */
function listFacts(engine: Engine, argument: (i: number) => Value, count: number): Value {
  let module: Module | undefined = engine.modules.current;
  const bounds: number[] = [];
  const first = count > 0 ? argument(0) : undefined;
  if (first instanceof Sym) {
    module = engine.modules.find(first.name);
    if (module === undefined && first.name !== "*") {
      cannotFind(engine, "defmodule", first.name);
      return abort(engine);
    }
  } else if (first !== undefined) {
    if (!isInteger(first) || first < 0) wrongType(engine, "facts", 1, "symbol or positive number");
    bounds.push(Number(first));
  }
  for (let i = 1; i < count; i++) {
    const given = argument(i);
    if (engine.evaluation.failed) return VOID;
    const value = given instanceof Float ? fromFloat(given.value) : given;
    if (!isInteger(value)) wrongType(engine, "facts", i + 1, "integer");
    if (value < 0) wrongType(engine, "facts", i + 1, "positive number");
    bounds.push(Number(value));
  }
  const [start, end, max] = bounds;
  let listed = 0;
  for (const fact of engine.facts.all()) {
    if (start !== undefined && fact.index < start) continue;
    if (end !== undefined && fact.index > end) break;
    if (max !== undefined && listed >= max) break;
    if (engine.evaluation.halted) return VOID;
    if (module !== undefined && !visible(engine, fact.template, module)) continue;
    engine.routers.write("wdisplay", `${factLine(fact)}\n`);
    listed++;
  }
  printTally(engine.routers, listed, "fact", "facts");
  return VOID;
}

export function visible(engine: Engine, template: Template, module: Module): boolean {
  return engine.modules.providers(module, "deftemplate", template.name).includes(template.module);
}

function slotValue(engine: Engine, argument: (i: number) => Value): Value {
  const fact = factOf(engine, argument(0), "fact-slot-value");
  if (fact === null) return FALSE;
  const name = textOf(argument(1));
  const index = fact.template.indexOf(name);
  if (index >= 0) return fact.slots[index];
  return fail(engine, "TMPLTDEF", 1, invalidSlotText(name, fact.template.name));
}

export const facts: Row[] = [
  ASSERT,
  RETRACT,
  ...modifying,
  { name: "facts", restrictions: "*4iu", runtime: "u", returns: "nothing", evaluateInTurn: listFacts },
  {
    name: "fact-index",
    restrictions: "11y",
    byName: { instead: () => -1 },
    returns: "integer",
    wrongArgument: { instead: -1 },
    evaluate: (_engine, [fact]) => ((fact as Fact).retracted ? -1 : (fact as Fact).index),
  },
  {
    name: "fact-existp",
    restrictions: "11z",
    byName: { instead: () => TRUE },
    runtime: "u",
    returns: "symbol",
    evaluate: (engine, [value]) => bool(factOf(engine, value, "fact-existp", false) !== null),
  },
  {
    name: "fact-relation",
    restrictions: "11z",
    runtime: "u",
    returns: "symbol",
    evaluate: (engine, [value]) => {
      const fact = factOf(engine, value, "fact-relation", false);
      return fact === null ? FALSE : sym(fact.template.name);
    },
  },
  {
    name: "fact-slot-value",
    restrictions: "22*zw",
    runtime: "uw",
    returns: "any",
    evaluateInTurn: slotValue,
  },
  {
    name: "fact-slot-names",
    restrictions: "11z",
    runtime: "u",
    returns: "any",
    evaluate: (engine, [value]) => {
      const fact = factOf(engine, value, "fact-slot-names");
      return fact === null ? FALSE : new Multifield(fact.template.slots.map((slot) => sym(slot.name)));
    },
  },
  moduleRow({ name: "get-fact-list", returns: "multifield" }, (engine, [first], all) => {
    const facts = [...engine.facts.all()];
    return new Multifield(all ? facts : facts.filter((fact) => visible(engine, fact.template, first)));
  }),
  {
    name: "ppfact",
    restrictions: "13*z",
    byName: { both: true },
    returns: "nothing",
    runtime: "u",
    evaluateInTurn: (engine, argument, count) => {
      const fact = factOf(engine, argument(0), "ppfact");
      if (fact === null) return VOID;
      const name = count < 2 ? "stdout" : logicalName(engine, argument(1), "ppfact", "stdout");
      const brief = count === 3 && argument(2) !== FALSE;
      if (name === "nil") return VOID;
      if (!engine.routers.write(name, formatFactForPp(fact, brief))) reportUnknown(engine, name);
      return VOID;
    },
  },
  {
    name: "set-fact-duplication",
    restrictions: "11",
    byName: { instead: (engine) => bool(engine.facts.allowDuplicates) },
    returns: "symbol",
    evaluate: (engine, [value]) => {
      const before = engine.facts.allowDuplicates;
      engine.facts.allowDuplicates = value !== FALSE;
      return bool(before);
    },
  },
  {
    name: "get-fact-duplication",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => bool(engine.facts.allowDuplicates),
  },
];
