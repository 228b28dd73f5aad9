// Facts: assert, retract, listing; modify and duplicate are in modify.ts. Source: guide, sections 12.9 and 13.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import { violationText } from "../constructs/slots/slot.ts";
import type { Engine } from "../engine.ts";
import type { Call } from "../evaluate/expressions.ts";
import {
  abort,
  cannotFind,
  EvaluationError,
  printError,
  syntaxError,
  wrongType,
  wrongTypeText,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { Fact } from "../facts/fact.ts";
import { formatFactForPp } from "../facts/fact-text.ts";
import { compileFact, type FactPlan, parseFact } from "../facts/parse-facts.ts";
import { factLine } from "../facts/working-memory.ts";
import { formatValue } from "../language/format-values.ts";
import { bool, EMPTY, FALSE, isInteger, Multifield, Sym, sym, type Value, VOID } from "../language/values.ts";
import { factOf } from "./fact-argument.ts";
import { failingArgument } from "./failing-argument.ts";
import { logicalName, reportUnknown } from "./io.ts";
import { modifying } from "./modify.ts";
import { moduleRow } from "./module-argument.ts";
import { NEEDS_FACT, type Row } from "./row.ts";
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
  isOverloadable: false,
  parse: parseAssert,
  compile: (engine, args, scope, call) => {
    const plans = call.extra!.templates as FactPlan[];
    const makers = plans.map((plan) => compileFact(engine, plan, args, scope));
    const templates = plans.map((plan) => plan.template);
    return () => {
      let last: Value = FALSE;
      for (let i = 0; i < makers.length; i++) {
        const fact = makeOrEmpty(engine, makers[i], templates[i]);
        if (engine.options.dynamicChecking) checkFact(engine, fact);
        last = engine.facts.assert(fact) ?? FALSE;
      }
      return last;
    };
  },
};

/** An error in a field of an ordered fact leaves the fact without fields, and it is asserted like that. */
function makeOrEmpty(engine: Engine, make: () => Fact, template: Template): Fact {
  try {
    return make();
  } catch (error) {
    if (error instanceof EvaluationError && template.implied)
      engine.facts.assert(new Fact(template, [EMPTY]));
    throw error;
  }
}

function checkFact(engine: Engine, fact: Fact): void {
  fact.template.slots.forEach((slot, i) => {
    const broken = slot.constraint.slotViolation(fact.slots[i]);
    if (broken === null) return;
    const index = String(engine.facts.nextIndex).padEnd(5);
    printError(
      engine,
      "CSTRNCHK",
      1,
      true,
      `Slot value ${formatValue(fact.slots[i])} found in fact f-${index} \n${violationText(slot, broken)}\n`,
    );
  });
}

const RETRACT: Row = {
  name: "retract",
  restrictions: "1*z",
  returns: "nothing",
  compile: (engine, args, scope) => {
    const report = (argument: number) => {
      const text = wrongTypeText("retract", argument, "fact-address, fact-index, or the symbol *");
      printError(engine, "ARGACCES", 5, false, text);
    };
    const thunks = args.map((arg, i) => failingArgument(engine, arg, scope, () => report(i + 1)));
    return () => {
      let failed = false;
      thunks.forEach((thunk, i) => {
        const value = thunk();
        if (value instanceof Sym && value.name === "*") {
          engine.facts.retractAll();
          return;
        }
        if (!(value instanceof Fact) && !isInteger(value)) {
          report(i + 1);
          failed = true;
          return;
        }
        const fact = factOf(engine, value, "retract", i + 1);
        if (fact !== null) engine.facts.retract(fact);
      });
      return failed ? abort() : VOID;
    };
  },
};

/** Facts in the order of the list, within index bounds and at most so many. */
function listFacts(engine: Engine, args: Value[]): Value {
  let rest = args;
  let module = engine.modules.current;
  let everywhere = false;
  if (rest[0] instanceof Sym) {
    const found = rest[0].name === "*" ? undefined : engine.modules.find(rest[0].name);
    if (rest[0].name === "*") everywhere = true;
    else if (found === undefined) {
      cannotFind(engine, "defmodule", rest[0].name);
      return abort();
    } else module = found;
    rest = rest.slice(1);
  }
  const first = args.length - rest.length;
  const [start, end, max] = rest.map((value, i) => {
    const argument = first + i + 1;
    if (argument === 1 && (!isInteger(value) || value < 0)) {
      wrongType(engine, "facts", 1, "symbol or positive number");
    }
    if (!isInteger(value)) return wrongType(engine, "facts", argument, "integer");
    return value < 0 ? wrongType(engine, "facts", argument, "positive number") : Number(value);
  });
  let count = 0;
  for (const fact of engine.facts.all()) {
    if (start !== undefined && fact.index < start) continue;
    if (end !== undefined && fact.index > end) break;
    if (max !== undefined && count >= max) break;
    if (!everywhere && !visible(engine, fact.template, module)) continue;
    engine.routers.write("wdisplay", `${factLine(fact)}\n`);
    count++;
  }
  printTally(engine.routers, count, "fact", "facts");
  return VOID;
}

export function visible(
  engine: Engine,
  template: Template,
  module: import("../constructs/modules.ts").Module,
): boolean {
  return engine.modules.providers(module, "deftemplate", template.name).includes(template.module);
}

function slotValue(engine: Engine, [target, slot]: Value[]): Value {
  const fact = factOf(engine, target, "fact-slot-value", 1);
  if (fact === null) return FALSE;
  const name = textOf(slot);
  const index = fact.template.indexOf(name);
  if (index < 0) {
    printError(
      engine,
      "TMPLTDEF",
      1,
      false,
      `Invalid slot ${name} not defined in corresponding deftemplate ${fact.template.name}.\n`,
    );
    return abort();
  }
  return fact.slots[index];
}

export const facts: Row[] = [
  ASSERT,
  RETRACT,
  ...modifying,
  { name: "facts", restrictions: "*4iu", runtime: "uuuu", returns: "nothing", evaluate: listFacts },
  {
    name: "fact-index",
    restrictions: "11y",
    returns: "integer",
    evaluate: (_engine, [fact]) => ((fact as Fact).retracted ? -1 : (fact as Fact).index),
  },
  {
    name: "fact-existp",
    restrictions: "11z",
    returns: "symbol",
    wrongArgument: NEEDS_FACT,
    evaluate: (engine, [value]) => {
      if (value instanceof Fact) return bool(!value.retracted);
      if (!isInteger(value)) return wrongType(engine, "fact-existp", 1, "fact-address or fact-index");
      return bool(engine.facts.find(Number(value)) !== undefined);
    },
  },
  {
    name: "fact-relation",
    restrictions: "11z",
    returns: "symbol",
    wrongArgument: NEEDS_FACT,
    evaluate: (engine, [value]) => {
      // An index without a fact is no error here.
      if (isInteger(value) && value >= 0 && engine.facts.find(Number(value)) === undefined) return FALSE;
      const fact = factOf(engine, value, "fact-relation", 1);
      return fact === null ? FALSE : sym(fact.template.name);
    },
  },
  {
    name: "fact-slot-value",
    restrictions: "22*zw",
    returns: "any",
    wrongArgument: NEEDS_FACT,
    evaluate: slotValue,
  },
  {
    name: "fact-slot-names",
    restrictions: "11z",
    returns: "any",
    wrongArgument: NEEDS_FACT,
    evaluate: (engine, [value]) => {
      const fact = factOf(engine, value, "fact-slot-names", 1);
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
    returns: "nothing",
    wrongArgument: { expected: "fact-address or fact-index", instead: VOID },
    evaluate: (engine, [value, target, brief]) => {
      const fact = factOf(engine, value, "ppfact", 1);
      if (fact === null) return VOID;
      const name = target === undefined ? "stdout" : logicalName(engine, target, "ppfact", "stdout");
      if (name === "nil") return VOID;
      const isWritten = engine.routers.write(
        name,
        formatFactForPp(fact, brief !== undefined && brief !== FALSE),
      );
      if (!isWritten) reportUnknown(engine, name);
      return VOID;
    },
  },
  {
    name: "set-fact-duplication",
    restrictions: "11",
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
    returns: "symbol",
    evaluate: (engine) => bool(engine.facts.allowDuplicates),
  },
];
