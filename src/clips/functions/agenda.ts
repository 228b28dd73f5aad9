// The agenda and the run: run, halt, agenda, matches, focus, breakpoints, strategies. Source: guide, section 13.7.

import { activationText } from "../agenda/agenda.ts";
import { run } from "../agenda/run.ts";
import { strategies } from "../agenda/strategies.ts";
import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Module } from "../constructs/modules.ts";
import type { Core } from "../core.ts";
import { cannotFind, fail, wrongType } from "../evaluate/messages.ts";
import { printMatches } from "../inspect/matches.ts";
import { bool, FALSE, isInteger, Multifield, sym, TRUE, type Value, VOID } from "../language/values.ts";
import { ACTIVATION } from "../rete/match-table.ts";
import { moduleRow } from "./module-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function findRule(core: Core, value: Value): Defrule | undefined {
  const name = textOf(value);
  const rule = core.modules.lookup<Defrule>("defrule", name);
  if (rule === undefined) cannotFind(core, "defrule", name);
  return rule;
}

function printAgenda(core: Core, module: Module, indent: string): number {
  let count = 0;
  for (let a = core.agenda.of(module).first; a !== null; a = a.next) {
    core.routers.write("wdisplay", `${indent}${activationText(a)}\n`);
    count++;
  }
  return count;
}

const AGENDA = moduleRow({ name: "agenda", returns: "nothing" }, (core, modules, all) => {
  let count = 0;
  for (const each of modules) {
    if (all) core.routers.write("wdisplay", `${each.name}:\n`);
    count += printAgenda(core, each, all ? "   " : "");
  }
  printTally(core.routers, count, "activation", "activations");
  return VOID;
});

/** Puts the rule's fired matches on the agenda again. */
function refresh(core: Core, rule: Defrule): void {
  for (const disjunct of rule.disjuncts()) {
    for (const token of disjunct.lastJoin!.leftMemory.rows()) {
      if (core.network.matches.cells[token + ACTIVATION] === 0) core.agenda.activate(disjunct, token);
    }
  }
}

function setStrategy(core: Core, [value]: Value[]): Value {
  const name = textOf(value);
  if (!Object.hasOwn(strategies, name)) {
    return wrongType(
      core,
      "set-strategy",
      1,
      "symbol with value depth, breadth, lex, mea, complexity, simplicity, or random",
    );
  }
  return sym(core.agenda.setStrategy(name));
}

function setSalienceEvaluation(core: Core, [value]: Value[]): Value {
  const name = textOf(value);
  const before = core.agenda.salienceEvaluation;
  if (name !== "when-defined" && name !== "when-activated" && name !== "every-cycle") {
    return wrongType(
      core,
      "set-salience-evaluation",
      1,
      "symbol with value when-defined, when-activated, or every-cycle",
    );
  }
  core.agenda.salienceEvaluation = name;
  return sym(before);
}

function focusOn(core: Core, args: Value[]): Value {
  for (const arg of [...args].reverse()) {
    const module = core.modules.find(textOf(arg));
    if (module === undefined) {
      cannotFind(core, "defmodule", textOf(arg));
      return FALSE;
    }
    core.focus.push(module);
  }
  return TRUE;
}

const SHOW_BREAKS = moduleRow({ name: "show-breaks", returns: "nothing" }, (core, modules, all) => {
  for (const each of modules) {
    if (all) core.routers.write("wdisplay", `${each.name}:\n`);
    for (const rule of each.constructs.defrule.values()) {
      if ((rule as Defrule).breakpoint) core.routers.write("wdisplay", `${all ? "   " : ""}${rule.name}\n`);
    }
  }
  return VOID;
});

function setBreak(rule: Defrule, on: boolean): void {
  for (const disjunct of rule.disjuncts()) disjunct.breakpoint = on;
}

function removeBreak(core: Core, argument: Value | undefined): Value {
  if (argument === undefined) {
    for (const module of core.modules.all()) {
      for (const rule of module.constructs.defrule.values()) setBreak(rule as Defrule, false);
    }
    return VOID;
  }
  const rule = findRule(core, argument);
  if (rule === undefined) return VOID;
  if (!rule.breakpoint) {
    core.routers.write("werror", `Rule ${textOf(argument)} does not have a breakpoint set.\n`);
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
    evaluate: (core, [limit]) => {
      run(core, limit === undefined || !isInteger(limit) ? -1 : Number(limit));
      return VOID;
    },
  },
  {
    name: "halt",
    restrictions: "00",
    returns: "nothing",
    evaluate: (core) => {
      core.evaluation.halted = true;
      return VOID;
    },
  },
  AGENDA,
  {
    name: "refresh",
    restrictions: "11w",
    returns: "nothing",
    wrongArgument: { expected: "rule name", instead: VOID },
    evaluate: (core, [name]) => {
      const rule = findRule(core, name);
      if (rule !== undefined) refresh(core, rule);
      return VOID;
    },
  },
  moduleRow({ name: "refresh-agenda", returns: "nothing" }, (core, modules) => {
    for (const each of modules) core.agenda.refresh(each);
    return VOID;
  }),
  { name: "set-strategy", restrictions: "11w", returns: "symbol", evaluate: setStrategy },
  {
    name: "get-strategy",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => sym(core.agenda.strategyName),
  },
  {
    name: "set-salience-evaluation",
    restrictions: "11w",
    returns: "symbol",
    evaluate: setSalienceEvaluation,
  },
  {
    name: "get-salience-evaluation",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => sym(core.agenda.salienceEvaluation),
  },
  {
    name: "matches",
    restrictions: "12w",
    returns: "any",
    evaluate: (core, [name, level]) => {
      const rule = findRule(core, name);
      if (rule === undefined) return FALSE;
      return printMatches(core, rule, level === undefined ? "verbose" : textOf(level));
    },
  },
  { name: "focus", restrictions: "1*w", returns: "symbol", evaluate: focusOn },
  {
    name: "pop-focus",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => {
      const module = core.focus.pop();
      return module === null ? FALSE : sym(module.name);
    },
  },
  {
    name: "get-focus",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => (core.focus.current === null ? FALSE : sym(core.focus.current.name)),
  },
  {
    name: "get-focus-stack",
    restrictions: "00",
    returns: "multifield",
    evaluate: (core) => new Multifield([...core.focus.stack].reverse().map((module) => sym(module.name))),
  },
  {
    name: "list-focus-stack",
    restrictions: "00",
    returns: "nothing",
    evaluate: (core) => {
      for (const module of [...core.focus.stack].reverse())
        core.routers.write("wdisplay", `${module.name}\n`);
      return VOID;
    },
  },
  {
    name: "clear-focus-stack",
    restrictions: "00",
    returns: "nothing",
    evaluate: (core) => {
      core.focus.clear();
      return VOID;
    },
  },
  {
    name: "set-break",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (core, [name]) => {
      const rule = findRule(core, name);
      if (rule !== undefined) setBreak(rule, true);
      return VOID;
    },
  },
  {
    name: "remove-break",
    restrictions: "*1w",
    returns: "nothing",
    evaluate: (core, [name]) => removeBreak(core, name),
  },
  SHOW_BREAKS,
  {
    name: "get-incremental-reset",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => bool(core.options.incrementalReset),
  },
  {
    name: "set-incremental-reset",
    restrictions: "11",
    returns: "symbol",
    evaluate: (core, [value]) => {
      const before = core.options.incrementalReset;
      for (const module of core.modules.all()) {
        if (module.constructs.defrule.size > 0) {
          const text = "The incremental reset behavior cannot be changed with rules loaded.\n";
          fail(core, "INCRRSET", 1, text);
        }
      }
      core.options.incrementalReset = value !== FALSE;
      return bool(before);
    },
  },
  {
    name: "get-beta-memory-resizing",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => bool(core.options.betaResizing),
  },
  {
    name: "set-beta-memory-resizing",
    restrictions: "11",
    returns: "symbol",
    evaluate: (core, [value]) => {
      const before = core.options.betaResizing;
      core.options.betaResizing = value !== FALSE;
      return bool(before);
    },
  },
];
