// The agenda: one list of activations per module, grouped by salience; the conflict strategy decides the position inside
// a group. The lists are in the core, where an activation is the token of the last join of a rule.
// Source: guide, section 5.2.

import type { Module } from "../constructs/modules.ts";
import {
  ACTIVATED,
  ACTIVATION_CLOCK,
  AGENDA_BYTES,
  ASKS,
  FIRST_ACTIVATION,
  GROUP,
  GROUP_SALIENCE,
  GROUPS,
  NEXT_ACTIVATION,
  ON_AGENDA,
  PREVIOUS_ACTIVATION,
  RANDOM,
  STRATEGY,
  TAGS_RANDOM,
} from "../rete/layout.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import type { ConflictSet } from "../rete/network.ts";
import { tokenText } from "../rete/token.ts";
import type { AgendaHost } from "./host.ts";
import type { Rule } from "./rule.ts";
import { strategies } from "./strategies.ts";

/** A rule that can fire with the entities of a token, for whoever looks at the agenda. */
export class Activation {
  private readonly agenda: Agenda;
  readonly table: MatchTable;
  readonly token: Token;
  readonly rule: Rule;
  salience: number;
  readonly timeTag: number;
  readonly random: number;

  constructor(agenda: Agenda, table: MatchTable, rule: Rule, token: Token) {
    this.agenda = agenda;
    this.table = table;
    this.token = token;
    this.rule = rule;
    this.salience = agenda.salienceOf(token);
    this.timeTag = table.get(token, ACTIVATED);
    const random = table.get(token, RANDOM);
    this.random = random >= 0 ? random : table.get(-random, TAGS_RANDOM);
  }

  get next(): Activation | null {
    return this.agenda.activationOf(this.table.get(this.token, NEXT_ACTIVATION));
  }

  get previous(): Activation | null {
    return this.agenda.activationOf(this.table.get(this.token, PREVIOUS_ACTIVATION));
  }

  /** Equal for activations of one module with the same salience. */
  get group(): number {
    return this.table.get(this.token, GROUP);
  }
}

/** The activations of one module. */
export class AgendaList {
  private readonly agenda: Agenda;
  private readonly table: MatchTable;
  /** Its record in the memory of the core. */
  readonly address: number;

  constructor(agenda: Agenda, table: MatchTable) {
    this.agenda = agenda;
    this.table = table;
    this.address = table.core.allocate(AGENDA_BYTES);
    table.set(this.address, FIRST_ACTIVATION, 0);
    table.set(this.address, GROUPS, 0);
  }

  get firstToken(): Token {
    return this.table.get(this.address, FIRST_ACTIVATION);
  }

  get first(): Activation | null {
    return this.agenda.activationOf(this.firstToken);
  }

  tokens(): Token[] {
    const tokens: Token[] = [];
    for (let at = this.firstToken; at !== 0; at = this.table.get(at, NEXT_ACTIVATION)) tokens.push(at);
    return tokens;
  }

  /** Inserts all activations anew, in their present order, with these saliences. */
  reorder(tokens: readonly Token[], saliences: readonly number[]): void {
    this.table.core.dissolve(this.address);
    tokens.forEach((token, i) => {
      this.table.core.insert(this.address, token, saliences[i]);
    });
  }
}

export type SalienceEvaluation = "when-defined" | "when-activated" | "every-cycle";

export class Agenda implements ConflictSet {
  private readonly engine: AgendaHost;
  strategyName = "depth";
  private evaluated: SalienceEvaluation = "when-defined";
  private isObserved = false;
  private readonly lists = new Map<Module, AgendaList>();
  /** The activations that somebody looked at, by their tokens; those that have left the agenda may still be here. */
  private readonly seen = new Map<Token, Activation>();

  constructor(engine: AgendaHost) {
    this.engine = engine;
  }

  private get table(): MatchTable {
    return this.engine.network.matches;
  }

  /** The number of activations that wait. */
  get total(): number {
    return this.table.get(ON_AGENDA, 0);
  }

  get salienceEvaluation(): SalienceEvaluation {
    return this.evaluated;
  }

  set salienceEvaluation(when: SalienceEvaluation) {
    this.evaluated = when;
    this.tellCore();
  }

  /** Whether every activation is to be reported. */
  set observed(isObserved: boolean) {
    this.isObserved = isObserved;
    this.tellCore();
  }

  private tellCore(): void {
    this.table.set(ASKS, 0, this.isObserved || this.evaluated !== "when-defined" ? 1 : 0);
  }

  /** The activations of a module. */
  of(module: Module): AgendaList {
    let list = this.lists.get(module);
    if (list === undefined) {
      list = new AgendaList(this, this.table);
      this.lists.set(module, list);
    }
    return list;
  }

  ruleOf(token: Token): Rule {
    return this.table.ownerOf(token).rule as Rule;
  }

  salienceOf(token: Token): number {
    return this.table.get(this.table.get(token, GROUP), GROUP_SALIENCE);
  }

  /** The activation of a token that is on the agenda, always the same object; null for no token. */
  activationOf(token: Token): Activation | null {
    if (token === 0) return null;
    const activation = this.leaving(token);
    this.seen.set(token, activation);
    return activation;
  }

  /** The same for a token that leaves the agenda at once. */
  leaving(token: Token): Activation {
    const known = this.seen.get(token);
    if (known !== undefined && known.timeTag === this.table.get(token, ACTIVATED)) return known;
    return new Activation(this, this.table, this.ruleOf(token), token);
  }

  activate(rule: Rule, token: Token): void {
    this.table.core.activate(rule.lastJoin!.address, token);
  }

  activating(rule: Rule, token: Token): number {
    const { engine } = this;
    // An auto-focus rule brings its module into focus as soon as it is activated.
    if (rule.autoFocus) engine.focus.push(rule.module);
    const salience =
      this.evaluated === "when-defined" || !rule.hasDynamicSalience
        ? rule.salience
        : rule.evaluateSalience(engine);
    if (rule.watchActivations) this.trace("==>", rule, token, salience);
    return salience;
  }

  activated(token: Token): void {
    const { observer } = this.engine;
    if (observer?.activated !== undefined) observer.activated(this.activationOf(token)!);
  }

  deactivating(token: Token): void {
    const rule = this.ruleOf(token);
    if (rule.watchActivations) this.trace("<==", rule, token, this.salienceOf(token));
    this.reportLeaving(token);
  }

  private reportLeaving(token: Token): void {
    const { observer } = this.engine;
    if (observer?.deactivated !== undefined) observer.deactivated(this.leaving(token));
    this.seen.delete(token);
  }

  /** Takes an activation off the agenda because its rule is removed. */
  deactivate(token: Token): void {
    this.deactivating(token);
    this.table.core.detach(token);
  }

  /** Takes an activation off the agenda without a trace. */
  detach(token: Token): void {
    this.table.core.detach(token);
    this.seen.delete(token);
  }

  private trace(arrow: string, rule: Rule, token: Token, salience: number): void {
    const text = waitingText(salience, rule, this.table, token);
    this.engine.routers.write("wtrace", `${arrow} Activation ${text}\n`);
  }

  setStrategy(name: string): string {
    const before = this.strategyName;
    this.strategyName = name;
    this.table.set(STRATEGY, 0, strategies[name]);
    if (before !== name) for (const module of this.engine.modules.all()) this.reorder(module);
    return before;
  }

  /** Evaluates the saliences of the activations of a module again and reorders them. */
  refresh(module: Module): void {
    const { engine } = this;
    const tokens = this.of(module).tokens();
    const saliences = engine.modules.within(module, () =>
      tokens.map((token) => {
        const rule = this.ruleOf(token);
        return rule.hasDynamicSalience ? rule.evaluateSalience(engine) : this.salienceOf(token);
      }),
    );
    this.reorder(module, tokens, saliences);
  }

  private reorder(
    module: Module,
    tokens = this.of(module).tokens(),
    saliences = tokens.map((token) => this.salienceOf(token)),
  ): void {
    this.of(module).reorder(tokens, saliences);
    tokens.forEach((token, i) => {
      const known = this.seen.get(token);
      if (known !== undefined) known.salience = saliences[i];
    });
    this.engine.observer?.reordered?.(module);
  }

  /** Empties the agenda for good: the modules are removed next. */
  clear(): void {
    for (const list of this.lists.values()) {
      for (const token of list.tokens()) {
        this.reportLeaving(token);
        this.table.core.detach(token);
      }
    }
    this.lists.clear();
    this.seen.clear();
  }

  resetTimeTags(): void {
    this.table.set(ACTIVATION_CLOCK, 0, 0);
  }
}

function waitingText(salience: number, rule: Rule, table: MatchTable, token: Token): string {
  return `${String(salience).padEnd(6)} ${rule.name}: ${tokenText(table, token)}`;
}

export function activationText({ salience, rule, table, token }: Activation): string {
  return waitingText(salience, rule, table, token);
}
