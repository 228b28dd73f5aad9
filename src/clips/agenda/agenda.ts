// The agenda: one list of activations per module, grouped by salience; the conflict strategy decides the position
// inside a group. Source: guide, section 5.2.

import type { Module } from "../constructs/modules.ts";
import { ACTIVATION } from "../rete/layout.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import type { ConflictSet } from "../rete/network.ts";
import { tokenText } from "../rete/token.ts";
import type { AgendaHost } from "./host.ts";
import type { Rule } from "./rule.ts";
import { type Strategy, strategies } from "./strategies.ts";

export const NO_TAGS: number[] = [];

/** A rule that can fire with the entities of a token. Objects are reused when their activation has left the agenda. */
export class Activation {
  readonly table: MatchTable;
  /** Its number, by which the token in the network knows it. */
  readonly id: number;
  rule: Rule;
  token: Token = 0;
  salience = 0;
  timeTag = 0;
  random = 0;
  /** The time tags of the entities and how many there are; 0 until a strategy needs them. */
  tags = NO_TAGS;
  tagCount = 0;
  /** What the table counted when they were read. */
  tagsRead = 0;
  previous: Activation | null = null;
  next: Activation | null = null;
  group: SalienceGroup | null = null;

  constructor(table: MatchTable, id: number, rule: Rule) {
    this.table = table;
    this.id = id;
    this.rule = rule;
  }
}

/** The activations of one module with the same salience. */
export interface SalienceGroup {
  readonly salience: number;
  first: Activation;
  last: Activation;
  previous: SalienceGroup | null;
  next: SalienceGroup | null;
}

/** The activations of one module. */
export class AgendaList {
  first: Activation | null = null;
  groups: SalienceGroup | null = null;
  count = 0;

  /** Inserts an activation into its group where the strategy puts it. */
  insert(activation: Activation, strategy: Strategy): void {
    const { salience } = activation;
    let before: SalienceGroup | null = null;
    let group = this.groups;
    while (group !== null && group.salience > salience) {
      before = group;
      group = group.next;
    }
    this.count++;
    if (group === null || group.salience !== salience) {
      const made: SalienceGroup = {
        salience,
        first: activation,
        last: activation,
        previous: before,
        next: group,
      };
      if (before === null) this.groups = made;
      else before.next = made;
      if (group !== null) group.previous = made;
      activation.group = made;
      this.link(activation, before === null ? null : before.last);
      return;
    }
    activation.group = group;
    const after = strategy(activation, group);
    if (after === null) {
      this.link(activation, group.first.previous);
      group.first = activation;
    } else {
      this.link(activation, after);
      if (group.last === after) group.last = activation;
    }
  }

  private link(activation: Activation, after: Activation | null): void {
    activation.previous = after;
    activation.next = after === null ? this.first : after.next;
    if (after === null) this.first = activation;
    else after.next = activation;
    if (activation.next !== null) activation.next.previous = activation;
  }

  remove(activation: Activation): void {
    const group = activation.group!;
    if (group.first === activation && group.last === activation) {
      if (group.previous === null) this.groups = group.next;
      else group.previous.next = group.next;
      if (group.next !== null) group.next.previous = group.previous;
    } else if (group.first === activation) {
      group.first = activation.next!;
    } else if (group.last === activation) {
      group.last = activation.previous!;
    }
    if (activation.previous === null) this.first = activation.next;
    else activation.previous.next = activation.next;
    if (activation.next !== null) activation.next.previous = activation.previous;
    activation.previous = null;
    activation.next = null;
    activation.group = null;
    this.count--;
  }

  /** Inserts all activations anew, in their present order. */
  reorder(strategy: Strategy): void {
    let activation = this.first;
    this.first = null;
    this.groups = null;
    this.count = 0;
    while (activation !== null) {
      const next: Activation | null = activation.next;
      this.insert(activation, strategy);
      activation = next;
    }
  }
}

export type SalienceEvaluation = "when-defined" | "when-activated" | "every-cycle";

export class Agenda implements ConflictSet {
  private readonly engine: AgendaHost;
  strategyName = "depth";
  private strategy: Strategy = strategies.depth;
  salienceEvaluation: SalienceEvaluation = "when-defined";
  private timeTag = 0;
  private readonly lists = new Map<Module, AgendaList>();
  /** All activations ever made, by their numbers; 0 is none. */
  private readonly activations: (Activation | null)[] = [null];
  /** Activations that can be reused, linked by `next`. */
  private free: Activation | null = null;
  total = 0;

  constructor(engine: AgendaHost) {
    this.engine = engine;
  }

  /** The activations of a module. */
  of(module: Module): AgendaList {
    let list = this.lists.get(module);
    if (list === undefined) {
      list = new AgendaList();
      this.lists.set(module, list);
    }
    return list;
  }

  activate(rule: Rule, token: Token): void {
    const { engine } = this;
    // An auto-focus rule brings its module into focus as soon as it is activated.
    if (rule.autoFocus) engine.focus.push(rule.module);
    const salience =
      this.salienceEvaluation === "when-defined" || !rule.hasDynamicSalience
        ? rule.salience
        : rule.evaluateSalience(engine);
    const activation = this.take(rule);
    activation.token = token;
    activation.salience = salience;
    activation.timeTag = this.timeTag++;
    activation.random = engine.random.next();
    engine.network.matches.set(token, ACTIVATION, activation.id);
    this.total++;
    if (rule.watchActivations) this.trace("==>", activation);
    rule.agenda.insert(activation, this.strategy);
    engine.observer?.activated?.(activation);
  }

  private take(rule: Rule): Activation {
    const activation = this.free;
    if (activation === null) {
      const made = new Activation(this.engine.network.matches, this.activations.length, rule);
      this.activations.push(made);
      return made;
    }
    this.free = activation.next;
    activation.next = null;
    activation.tagCount = 0;
    activation.rule = rule;
    return activation;
  }

  /** The token of an activation is being removed. */
  deactivate(id: number): void {
    const activation = this.activations[id]!;
    if (activation.rule.watchActivations) this.trace("<==", activation);
    this.engine.observer?.deactivated?.(activation);
    this.detach(activation);
  }

  /** Takes the activation of a token off the agenda; this is not traced. */
  drop(id: number): void {
    this.detach(this.activations[id]!);
  }

  detach(activation: Activation): void {
    activation.rule.agenda.remove(activation);
    this.engine.network.matches.set(activation.token, ACTIVATION, 0);
    this.total--;
    activation.next = this.free;
    this.free = activation;
  }

  private trace(arrow: string, activation: Activation): void {
    this.engine.routers.write("wtrace", `${arrow} Activation ${activationText(activation)}\n`);
  }

  setStrategy(name: string): string {
    const before = this.strategyName;
    this.strategyName = name;
    this.strategy = strategies[name];
    if (before !== name) for (const module of this.engine.modules.all()) this.reorder(module);
    return before;
  }

  /** Evaluates the saliences of the activations of a module again and reorders them. */
  refresh(module: Module): void {
    const { engine } = this;
    engine.modules.within(module, () => {
      for (let a = this.of(module).first; a !== null; a = a.next) {
        if (a.rule.hasDynamicSalience) a.salience = a.rule.evaluateSalience(engine);
      }
    });
    this.reorder(module);
  }

  private reorder(module: Module): void {
    this.of(module).reorder(this.strategy);
    this.engine.observer?.reordered?.(module);
  }

  /** Empties the agenda for good: the modules are removed next. */
  clear(): void {
    for (const list of this.lists.values()) {
      for (let a = list.first; a !== null; a = list.first) {
        this.engine.observer?.deactivated?.(a);
        this.detach(a);
      }
    }
    this.lists.clear();
  }

  resetTimeTags(): void {
    this.timeTag = 0;
  }
}

export function activationText(activation: Activation): string {
  return `${String(activation.salience).padEnd(6)} ${activation.rule.name}: ${tokenText(activation.table, activation.token)}`;
}
