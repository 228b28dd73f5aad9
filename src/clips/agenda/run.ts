// The recognize-act cycle, reset and clear. Source: guide, sections 5.1 and 13.1.

import { isKindRow, type KindRow } from "../constructs/kind.ts";
import { EvaluationError } from "../evaluate/messages.ts";
import { callProcedure, reportUnwinding } from "../evaluate/procedure.ts";
import { GROUP } from "../rete/layout.ts";
import type { Token } from "../rete/match-table.ts";
import { prime, unprime } from "../rete/prime.ts";
import { lengthAt, tokenText } from "../rete/token.ts";
import type { AgendaHost } from "./host.ts";
import type { Rule } from "./rule.ts";

/**
 * Fires up to `limit` rules, or all if it is negative, and returns how many fired. For a run in slices, `before` is the
 * number that earlier slices fired.
 */
export function run(engine: AgendaHost, limit: number, before = 0): number {
  if (engine.running) return 0;
  engine.timeline?.runBegins();
  engine.running = true;
  engine.evaluation.rulesHalted = false;
  let fired = 0;
  const samples: Samples = {
    facts: 0,
    instances: 0,
    activations: 0,
    maxFacts: 0,
    maxInstances: 0,
    maxActivations: 0,
  };
  sample(engine, samples);
  try {
    let token = nextActivation(engine);
    let rule = token === 0 ? null : engine.agenda.ruleOf(token);
    while (
      rule !== null &&
      fired !== limit &&
      !engine.evaluation.rulesHalted &&
      !engine.evaluation.checkStop()
    ) {
      engine.timeline?.betweenFirings();
      fired++;
      fire(engine, rule, token, before + fired);
      const returned = engine.evaluation.flow === 2;
      engine.evaluation.flow = 0;
      sample(engine, samples);
      if (engine.agenda.salienceEvaluation === "every-cycle") {
        for (const module of engine.modules.all()) engine.agenda.refresh(module);
      }
      if (returned) engine.focus.remove(rule.module);
      token = nextActivation(engine);
      rule = token === 0 ? null : engine.agenda.ruleOf(token);
      if (rule?.breakpoint) {
        engine.routers.write("wdialog", `Breaking on rule ${rule.name}.\n`);
        engine.evaluation.rulesHalted = true;
      }
    }
  } finally {
    engine.running = false;
  }
  // The C program counts the limit down and compares it with the number fired.
  if (limit >= 0 && limit - fired === fired) engine.routers.write("wdialog", "rule firing limit reached\n");
  if (engine.watch.statistics) printStatistics(engine, fired, samples);
  if (engine.focus.current !== null) engine.modules.current = engine.focus.current;
  return fired;
}

/** The first activation of the module in focus. Modules without any leave the stack; an empty stack starts with MAIN. */
function nextActivation(engine: AgendaHost): Token {
  if (engine.focus.current === null) engine.focus.push(engine.modules.main);
  for (;;) {
    const module = engine.focus.current;
    if (module === null) return 0;
    const { firstToken } = engine.agenda.of(module);
    if (firstToken !== 0) return firstToken;
    engine.focus.pop();
  }
}

/** Takes an activation off the agenda and runs its actions; `number` is what a trace counts it as. */
export function fire(engine: AgendaHost, rule: Rule, token: Token, number: number): void {
  const { observer } = engine;
  const salience = observer?.fired === undefined ? 0 : engine.agenda.salienceOf(token);
  engine.agenda.detach(token);
  const { reads } = rule;
  const { matches } = engine.network;
  if (reads.length > 0) {
    matches.readToken(token, lengthAt(rule.lastJoin!), reads, engine.firingEntities, engine.firingMarks);
  }
  if (rule.watchFirings) {
    engine.routers.write(
      "wtrace",
      `FIRE ${String(number).padStart(4)} ${rule.name}: ${tokenText(matches, token)}\n`,
    );
  }
  engine.fired++;
  observer?.fired?.({ rule, salience, table: engine.network.matches, token }, engine.fired);
  const { evaluation } = engine;
  const firing: NonNullable<AgendaHost["firing"]> = { rule, token, matched: null, atEnd: [] };
  engine.firing = firing;
  evaluation.flow = 0;
  evaluation.failed = false;
  try {
    callProcedure(engine, rule, new Array(rule.frameSize));
    evaluation.failed = false;
    if (evaluation.rulesHalted && !evaluation.halted && rule.watchFirings)
      reportUnwinding(engine, rule.owner);
  } finally {
    engine.firing = null;
    for (const end of firing.atEnd) end();
  }
  engine.logic.retractUnsupported();
  matches.core.recycle();
  engine.errors.happenedIn(rule);
}

/** Puts the matches for which a rule has fired on the agenda again. */
export function refresh(engine: AgendaHost, rule: Rule): void {
  for (const token of rule.lastJoin!.leftMemory.rows()) {
    if (engine.network.matches.get(token, GROUP) === 0) engine.agenda.activate(rule, token);
  }
}

interface Samples {
  facts: number;
  instances: number;
  activations: number;
  maxFacts: number;
  maxInstances: number;
  maxActivations: number;
}

/** Counts what there is now, if statistics are watched: rules may switch that. */
function sample(engine: AgendaHost, samples: Samples): void {
  if (!engine.watch.statistics) return;
  samples.facts += engine.facts.count;
  samples.instances += engine.instanceCount;
  samples.activations += engine.agenda.total;
  samples.maxFacts = Math.max(samples.maxFacts, engine.facts.count);
  samples.maxInstances = Math.max(samples.maxInstances, engine.instanceCount);
  samples.maxActivations = Math.max(samples.maxActivations, engine.agenda.total);
}

/** Without the time: the C program is built for a system of which it does not know the clock. */
function printStatistics(engine: AgendaHost, fired: number, samples: Samples): void {
  const write = (text: string) => engine.routers.write("wdialog", text);
  write(`${fired} rules fired\n`);
  const mean = (sum: number) => Math.floor(sum / (fired + 1) + 0.5);
  write(`${mean(samples.facts)} mean number of facts (${samples.maxFacts} maximum).\n`);
  write(`${mean(samples.instances)} mean number of instances (${samples.maxInstances} maximum).\n`);
  write(`${mean(samples.activations)} mean number of activations (${samples.maxActivations} maximum).\n`);
}

/** Empties the network and the working memory; numbers of facts start again. */
function retractEverything(engine: AgendaHost): void {
  unprime(engine.network);
  engine.network.resetting = true;
  try {
    engine.deleteInstances();
    engine.facts.retractAll();
  } finally {
    engine.network.resetting = false;
  }
  engine.facts.resetNumbers();
  engine.fired = 0;
  engine.observer?.cleared?.();
}

/** Puts everything in its first state; inside another reset it does nothing. */
export function reset(engine: AgendaHost): void {
  const { evaluation } = engine;
  if (evaluation.inReset) return;
  evaluation.inReset = true;
  // An error while `clear` retracted the facts does not stop the reset that follows.
  if (evaluation.depth === 0 && engine.firing === null) evaluation.halted = false;
  try {
    resetAll(engine);
  } finally {
    evaluation.inReset = false;
  }
}

function resetAll(engine: AgendaHost): void {
  engine.evaluation.promptVariables.clear();
  engine.focus.clear();
  engine.focus.push(engine.modules.main);
  // What is deleted now takes time tags already.
  engine.network.nextTimeTag = 0;
  retractEverything(engine);
  const kinds = [...engine.constructs.values()].filter(isKindRow);
  try {
    if (engine.options.resetGlobals) resetEach(engine, kinds, "resetValue");
    if (!engine.evaluation.halted) prime(engine.network);
    resetEach(engine, kinds, "resetInstances");
    resetEach(engine, kinds, "resetFacts");
  } finally {
    engine.modules.current = engine.modules.main;
  }
}

/** Takes one step of a reset for every construct, each in its module; an error ends the reset. */
function resetEach(
  engine: AgendaHost,
  kinds: KindRow[],
  step: "resetValue" | "resetInstances" | "resetFacts",
): void {
  for (const module of engine.modules.all()) {
    if (engine.evaluation.halted) return;
    engine.modules.current = module;
    for (const kind of kinds) {
      if (kind[step] === undefined) continue;
      for (const construct of module.constructs[kind.name].values()) {
        if (engine.evaluation.halted) return;
        kind[step](engine, construct);
      }
    }
  }
}

/**
 * Removes everything that was defined; only the reset that follows is traced. False when something is in use, which is
 * seen at once, or when an instance refuses to be deleted.
 */
export function clear(engine: AgendaHost): boolean {
  const { routers, evaluation } = engine;
  if (evaluation.referenced > 0) return false;
  routers.muted = "wtrace";
  try {
    if (!removeEntities(engine)) return false;
    // The rules are still there: those that a fact has blocked become active, which takes random numbers.
    engine.facts.retractAll();
    engine.focus.clear();
    removeConstructs(engine);
    engine.focus.push(engine.modules.main);
  } finally {
    routers.muted = null;
  }
  reset(engine);
  return true;
}

/** Removes everything as bload does: facts, instances and the focus leave with a trace, and only a reset makes new ones. */
export function clearForImage(engine: AgendaHost): boolean {
  const { focus, routers } = engine;
  if (!removeEntities(engine)) return false;
  engine.facts.retractAll();
  // The rules of an image leave before the focus does, those of a program after it.
  if (engine.modules.fixed) deactivateAll(engine);
  focus.clear();
  deactivateAll(engine);
  routers.muted = "wtrace";
  try {
    removeConstructs(engine);
    engine.facts.retractAll();
  } finally {
    routers.muted = null;
  }
  return true;
}

/** Takes what still waits off the agenda, in the order in which the rules were defined. */
function deactivateAll({ agenda, modules }: AgendaHost): void {
  for (const module of modules.all()) {
    const names = [...module.constructs.defrule.keys()];
    const place = (token: Token) => names.indexOf(agenda.ruleOf(token).name);
    const tokens = agenda.of(module).tokens();
    for (const token of tokens.sort((a, b) => place(a) - place(b))) agenda.deactivate(token);
  }
}

/** Deletes the instances. False when one refuses, or when a rule or function is running: then the facts have gone too. */
function removeEntities(engine: AgendaHost): boolean {
  const { evaluation, firing, facts } = engine;
  try {
    engine.deleteInstances();
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
  }
  if (engine.instanceCount > 0) return false;
  if (firing === null && evaluation.depth === 0 && evaluation.referenced === 0) return true;
  facts.retractAll();
  facts.resetNumbers();
  return false;
}

function removeConstructs(engine: AgendaHost): void {
  retractEverything(engine);
  engine.network.nextTimeTag = 0;
  engine.agenda.clear();
  engine.network.clear();
  engine.modules.clear();
  engine.defineInitial();
  engine.agenda.resetTimeTags();
}
