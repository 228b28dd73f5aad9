// Facts: assert, retract, listing; modify and duplicate are in modify.ts. Source: guide, sections 12.9 and 13.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import { violationText } from "../constructs/slots/slot.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Call } from "../evaluate/expressions.ts";
import {
  abort,
  cannotFind,
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
import { printDependencies, printDependents } from "../inspect/reports.ts";
import { formatValue } from "../language/format-values.ts";
import { bool, FALSE, isInteger, Multifield, Sym, sym, type Value, VOID } from "../language/values.ts";
import { factOf } from "./fact-argument.ts";
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
    plans.push(parseFact(parser, call.args, "assert"));
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
    const count = makers.length;
    const { evaluation } = engine;
    return () => {
      let last: Value = FALSE;
      for (let i = 0; i < count; i++) {
        const fact = makers[i]();
        if (fact === null) return FALSE;
        if (engine.options.dynamicChecking) checkFact(engine, fact);
        last = engine.facts.assert(fact) ?? FALSE;
        if (evaluation.halted && count > 1) return FALSE;
      }
      return last;
    };
  },
};

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

/** The fact whose support is listed; a symbol names an instance, and there are none. */
function supportedFact(engine: Engine, value: Value, name: string): Fact | null {
  if (!(value instanceof Sym)) return factOf(engine, value, name, 1);
  cannotFind(engine, "instance", value.name);
  return null;
}

const RETRACT: Row = {
  name: "retract",
  restrictions: "1*z",
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
      return abort(engine);
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
    return abort(engine);
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
    returns: "number",
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
  {
    name: "dependencies",
    restrictions: "11h",
    returns: "nothing",
    evaluate: (engine, [value]) => {
      const fact = supportedFact(engine, value, "dependencies");
      if (fact !== null) printDependencies(engine, fact);
      return VOID;
    },
  },
  {
    name: "dependents",
    restrictions: "11h",
    returns: "nothing",
    evaluate: (engine, [value]) => {
      const fact = supportedFact(engine, value, "dependents");
      if (fact !== null) printDependents(engine, fact);
      return VOID;
    },
  },
  {
    name: "timetag",
    restrictions: "11h",
    returns: "number",
    wrongArgument: { instead: -1 },
    evaluate: (engine, [value]) => {
      const fact = factOf(engine, value, "timetag", 1);
      return fact === null ? -1 : fact.timeTag + 1;
    },
  },
];
