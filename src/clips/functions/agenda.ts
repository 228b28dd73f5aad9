// The agenda and the run: run, halt, agenda, matches, focus, breakpoints, strategies. Source: guide, section 13.7.

import { activationText } from "../agenda/agenda.ts";
import { refresh, run } from "../agenda/run.ts";
import { strategies } from "../agenda/strategies.ts";
import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import { cannotFind, fail, wrongType } from "../evaluate/messages.ts";
import { printMatches } from "../inspect/matches.ts";
import { bool, FALSE, isInteger, Multifield, sym, TRUE, type Value, VOID } from "../language/values.ts";
import { moduleRow } from "./module-argument.ts";
import type { Row } from "./row.ts";
import { findRule, ruleArgument } from "./rule-argument.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function printAgenda(engine: Engine, module: Module, indent: string): number {
  let count = 0;
  for (let a = engine.agenda.of(module).first; a !== null; a = a.next) {
    engine.routers.write("wdisplay", `${indent}${activationText(a)}\n`);
    count++;
  }
  return count;
}

const AGENDA = moduleRow({ name: "agenda", returns: "nothing" }, (engine, modules, all) => {
  let count = 0;
  for (const each of modules) {
    if (all) engine.routers.write("wdisplay", `${each.name}:\n`);
    count += printAgenda(engine, each, all ? "   " : "");
  }
  printTally(engine.routers, count, "activation", "activations");
  return VOID;
});

function setStrategy(engine: Engine, [value]: Value[]): Value {
  const name = textOf(value);
  if (!Object.hasOwn(strategies, name)) {
    return wrongType(
      engine,
      "set-strategy",
      1,
      "symbol with value depth, breadth, lex, mea, complexity, simplicity, or random",
    );
  }
  return sym(engine.agenda.setStrategy(name));
}

function setSalienceEvaluation(engine: Engine, [value]: Value[]): Value {
  const name = textOf(value);
  const before = engine.agenda.salienceEvaluation;
  if (name !== "when-defined" && name !== "when-activated" && name !== "every-cycle") {
    return wrongType(
      engine,
      "set-salience-evaluation",
      1,
      "symbol with value when-defined, when-activated, or every-cycle",
    );
  }
  engine.agenda.salienceEvaluation = name;
  return sym(before);
}

function focusOn(engine: Engine, argument: (i: number) => Value, count: number): Value {
  for (let i = count - 1; i >= 0; i--) {
    const name = textOf(argument(i));
    const module = engine.modules.find(name);
    if (module === undefined) {
      cannotFind(engine, "defmodule", name);
      return FALSE;
    }
    engine.focus.push(module);
  }
  return TRUE;
}

const SHOW_BREAKS = moduleRow({ name: "show-breaks", returns: "nothing" }, (engine, modules, all) => {
  for (const each of modules) {
    if (all) engine.routers.write("wdisplay", `${each.name}:\n`);
    for (const rule of each.constructs.defrule.values()) {
      if ((rule as Defrule).breakpoint) engine.routers.write("wdisplay", `${all ? "   " : ""}${rule.name}\n`);
    }
  }
  return VOID;
});

function setBreak(rule: Defrule, on: boolean): void {
  for (const disjunct of rule.disjuncts()) disjunct.breakpoint = on;
}

function removeBreak(engine: Engine, argument: Value | undefined): Value {
  if (argument === undefined) {
    for (const module of engine.modules.all()) {
      for (const rule of module.constructs.defrule.values()) setBreak(rule as Defrule, false);
    }
    return VOID;
  }
  const rule = findRule(engine, argument);
  if (rule === undefined) return VOID;
  if (!rule.breakpoint) {
    engine.routers.write("werror", `Rule ${textOf(argument)} does not have a breakpoint set.\n`);
    return VOID;
  }
  setBreak(rule, false);
  return VOID;
}

export const agenda: Row[] = [
  {
    name: "run",
    restrictions: "*1i",
    returns: "nothing",
    evaluate: (engine, [limit]) => {
      run(engine, limit === undefined || !isInteger(limit) ? -1 : Number(limit));
      return VOID;
    },
  },
  {
    name: "halt",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      engine.evaluation.rulesHalted = true;
      return VOID;
    },
  },
  AGENDA,
  {
    name: "refresh",
    restrictions: "11w",
    returns: "nothing",
    wrongArgument: { expected: "rule name", instead: VOID },
    evaluate: (engine, [name]) => {
      const rule = findRule(engine, name);
      if (rule !== undefined) for (const disjunct of rule.disjuncts()) refresh(engine, disjunct);
      return VOID;
    },
  },
  moduleRow({ name: "refresh-agenda", returns: "nothing" }, (engine, modules) => {
    for (const each of modules) engine.agenda.refresh(each);
    return VOID;
  }),
  {
    name: "set-strategy",
    restrictions: "11w",
    returns: "symbol",
    substituteFor: (engine) => sym(engine.agenda.strategyName),
    evaluate: setStrategy,
  },
  {
    name: "get-strategy",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => sym(engine.agenda.strategyName),
  },
  {
    name: "set-salience-evaluation",
    restrictions: "11w",
    returns: "symbol",
    substituteFor: (engine) => sym(engine.agenda.salienceEvaluation),
    evaluate: setSalienceEvaluation,
  },
  {
    name: "get-salience-evaluation",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => sym(engine.agenda.salienceEvaluation),
  },
  {
    name: "matches",
    restrictions: "12w",
    byName: { both: true },
    returns: "any",
    evaluateInTurn: (engine, argument, count) => {
      const rule = ruleArgument(engine, argument(0), "matches");
      if (rule === undefined) return FALSE;
      return printMatches(engine, rule, count === 1 ? "verbose" : textOf(argument(1)));
    },
  },
  { name: "focus", restrictions: "1*w", returns: "symbol", evaluateInTurn: focusOn },
  {
    name: "pop-focus",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => {
      const module = engine.focus.pop();
      return module === null ? FALSE : sym(module.name);
    },
  },
  {
    name: "get-focus",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => (engine.focus.current === null ? FALSE : sym(engine.focus.current.name)),
  },
  {
    name: "get-focus-stack",
    restrictions: "00",
    byName: { instead: () => FALSE },
    returns: "multifield",
    evaluate: (engine) => new Multifield([...engine.focus.stack].reverse().map((module) => sym(module.name))),
  },
  {
    name: "list-focus-stack",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      for (const module of [...engine.focus.stack].reverse())
        engine.routers.write("wdisplay", `${module.name}\n`);
      return VOID;
    },
  },
  {
    name: "clear-focus-stack",
    restrictions: "00",
    byName: { name: "list-focus-stack" },
    returns: "nothing",
    evaluate: (engine) => {
      engine.focus.clear();
      return VOID;
    },
  },
  {
    name: "set-break",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (engine, [name]) => {
      const rule = findRule(engine, name);
      if (rule !== undefined) setBreak(rule, true);
      return VOID;
    },
  },
  {
    name: "remove-break",
    restrictions: "*1w",
    returns: "nothing",
    evaluate: (engine, [name]) => removeBreak(engine, name),
  },
  SHOW_BREAKS,
  {
    name: "get-incremental-reset",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => bool(engine.options.incrementalReset),
  },
  {
    name: "set-incremental-reset",
    restrictions: "11",
    returns: "symbol",
    substituteFor: (engine) => bool(engine.options.incrementalReset),
    evaluateInTurn: (engine, argument) => {
      const before = engine.options.incrementalReset;
      for (const module of engine.modules.all()) {
        if (module.constructs.defrule.size > 0) {
          const text = "The incremental reset behavior cannot be changed with rules loaded.\n";
          fail(engine, "INCRRSET", 1, text);
        }
      }
      engine.options.incrementalReset = argument(0) !== FALSE;
      return bool(before);
    },
  },
  {
    name: "get-beta-memory-resizing",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => bool(engine.options.betaResizing),
  },
  {
    name: "set-beta-memory-resizing",
    restrictions: "11",
    byName: { instead: (engine) => bool(engine.options.betaResizing) },
    returns: "symbol",
    evaluate: (engine, [value]) => {
      const before = engine.options.betaResizing;
      engine.options.betaResizing = value !== FALSE;
      return bool(before);
    },
  },
];
