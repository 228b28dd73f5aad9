// The recognize-act cycle, reset and clear. Source: guide, sections 5.1 and 13.1.

import { isKindRow } from "../constructs/kind.ts";
import { EvaluationError } from "../evaluate/messages.ts";
import { callProcedure, reportUnwinding } from "../evaluate/procedure.ts";
import { LEFT, RIGHT, type Token } from "../rete/match-table.ts";
import { prime, unprime } from "../rete/prime.ts";
import { entitiesText, tokenLength } from "../rete/token.ts";
import type { Activation } from "./agenda.ts";
import type { AgendaHost } from "./host.ts";

/**
 * Fires up to `limit` rules, or all if it is negative, and returns how many fired. For a run in slices, `before` is the
 * number that earlier slices fired.
 */
export function run(core: AgendaHost, limit: number, before = 0): number {
  if (core.running) return 0;
  core.timeline?.runBegins();
  core.running = true;
  core.evaluation.halted = false;
  let fired = 0;
  const sampling = core.watch.get("statistics");
  const samples = {
    facts: core.facts.count,
    activations: core.agenda.total,
    maxFacts: core.facts.count,
    maxActivations: core.agenda.total,
  };
  const started = sampling ? (core.routers.host.time?.() ?? 0) : 0;
  try {
    let activation = nextActivation(core);
    while (
      activation !== null &&
      fired !== limit &&
      !core.evaluation.halted &&
      !core.evaluation.stop.aborted
    ) {
      core.timeline?.betweenFirings();
      fired++;
      const { rule } = activation;
      const ok = fire(core, activation, before + fired);
      const returned = core.evaluation.flow === 2;
      core.evaluation.flow = 0;
      if (sampling) sample(core, samples);
      if (core.agenda.salienceEvaluation === "every-cycle") {
        for (const module of core.modules.all())
          if (!core.agenda.refresh(module)) core.evaluation.halted = true;
      }
      if (returned) core.focus.remove(rule.module);
      activation = nextActivation(core);
      if (!ok) core.evaluation.halted = true;
      if (activation?.rule.breakpoint) {
        core.routers.write("wdialog", `Breaking on rule ${activation.rule.name}.\n`);
        core.evaluation.halted = true;
      }
    }
  } finally {
    core.running = false;
  }
  // The C program counts the limit down and compares it with the number fired.
  if (limit >= 0 && limit - fired === fired) core.routers.write("wdialog", "rule firing limit reached\n");
  if (sampling) printStatistics(core, fired, samples, (core.routers.host.time?.() ?? 0) - started);
  if (core.focus.current !== null) core.modules.current = core.focus.current;
  return fired;
}

/** The first activation of the module in focus. Modules without any leave the stack; an empty stack starts with MAIN. */
function nextActivation(core: AgendaHost): Activation | null {
  if (core.focus.current === null) core.focus.push(core.modules.main);
  for (;;) {
    const module = core.focus.current;
    if (module === null) return null;
    const { first } = core.agenda.of(module);
    if (first !== null) return first;
    core.focus.pop();
  }
}

/** Runs the actions of an activation; false when an error stopped them. */
function fire(core: AgendaHost, activation: Activation, number: number): boolean {
  const { rule, token } = activation;
  core.agenda.detach(activation);
  readToken(core, token);
  if (rule.watchFirings) {
    core.routers.write(
      "wtrace",
      `FIRE ${String(number).padStart(4)} ${rule.name}: ${entitiesText(core.firingEntities)}\n`,
    );
  }
  core.fired++;
  core.observer?.fired?.(activation, core.fired);
  const { evaluation } = core;
  core.firing = { rule, token };
  evaluation.flow = 0;
  let ok = true;
  try {
    callProcedure(core, rule, new Array(rule.frameSize), 0);
    if (evaluation.halted && rule.watchFirings) reportUnwinding(core, rule.owner);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    evaluation.flow = 0;
    ok = false;
  } finally {
    core.firing = null;
  }
  core.logic.retractUnsupported();
  core.network.matches.recycle();
  core.errors.happenedIn(rule);
  return ok;
}

/** Copies what the actions read from the token: they may remove it. */
function readToken(core: AgendaHost, token: Token): void {
  const table = core.network.matches;
  const { firingEntities, firingMarks } = core;
  const { cells } = table;
  const count = tokenLength(table, token);
  if (firingEntities.length !== count) {
    firingEntities.length = count;
    firingMarks.length = count;
  }
  let at = token;
  for (let i = count - 1; i >= 0; i--, at = cells[at + LEFT]) {
    const right = cells[at + RIGHT];
    const alpha = table.isAlpha(right);
    firingEntities[i] = alpha ? table.entityOf(right) : null;
    firingMarks[i] = alpha ? table.marksOf(right) : table.marks[0];
  }
}

interface Samples {
  facts: number;
  activations: number;
  maxFacts: number;
  maxActivations: number;
}

function sample(core: AgendaHost, samples: Samples): void {
  samples.facts += core.facts.count;
  samples.activations += core.agenda.total;
  samples.maxFacts = Math.max(samples.maxFacts, core.facts.count);
  samples.maxActivations = Math.max(samples.maxActivations, core.agenda.total);
}

function printStatistics(core: AgendaHost, fired: number, samples: Samples, seconds: number): void {
  const write = (text: string) => core.routers.write("wdialog", text);
  write(`${fired} rules fired`);
  if (seconds > 0) {
    write(`        Run time is ${seconds.toFixed(6)} seconds.\n`);
    write(`${(fired / seconds).toFixed(6)} rules per second.\n`);
  } else write("\n");
  const mean = (sum: number) => Math.floor(sum / (fired + 1) + 0.5);
  write(`${mean(samples.facts)} mean number of facts (${samples.maxFacts} maximum).\n`);
  write("1 mean number of instances (1 maximum).\n");
  write(`${mean(samples.activations)} mean number of activations (${samples.maxActivations} maximum).\n`);
}

/** Empties the network and the working memory; numbers start again. */
function retractEverything(core: AgendaHost): void {
  unprime(core.network);
  core.network.resetting = true;
  try {
    core.deleteInstances();
    core.facts.retractAll();
  } finally {
    core.network.resetting = false;
  }
  core.facts.resetNumbers();
  core.fired = 0;
  core.observer?.cleared?.();
}

export function reset(core: AgendaHost): void {
  core.focus.clear();
  core.focus.push(core.modules.main);
  retractEverything(core);
  const kinds = [...core.constructs.values()].filter(isKindRow);
  if (core.options.resetGlobals) {
    for (const { constructs } of core.modules.all()) {
      for (const kind of kinds) {
        if (kind.resetValue !== undefined)
          for (const construct of constructs[kind.name].values()) kind.resetValue(core, construct);
      }
    }
  }
  prime(core.network);
  for (const step of ["resetInstances", "resetFacts"] as const) {
    for (const module of core.modules.all()) {
      core.modules.current = module;
      for (const kind of kinds) {
        if (kind[step] === undefined) continue;
        for (const construct of module.constructs[kind.name].values()) kind[step](core, construct);
      }
    }
  }
  core.modules.current = core.modules.main;
}

/** Removes everything that was defined. */
export function clear(core: AgendaHost): void {
  core.focus.clear();
  retractEverything(core);
  core.agenda.clear();
  core.network.clear(core.firing !== null);
  core.modules.clear();
  core.defineInitial();
  core.focus.push(core.modules.main);
  core.agenda.resetTimeTags();
  core.makeInitial();
}
