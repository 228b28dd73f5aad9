// What the agenda and the run need of the engine. The engine satisfies this interface; nothing here knows it.

import type { Module } from "../constructs/modules.ts";
import type { FactObserver, FactsHost, Firing } from "../facts/host.ts";
import type { Entity } from "../rete/entity.ts";
import type { Activation, Agenda } from "./agenda.ts";
import type { FocusStack } from "./focus.ts";
import type { Rule } from "./rule.ts";

/** An activation that has left the agenda to fire. */
export type Fired = Pick<Activation, "rule" | "salience" | "table" | "token">;

/** Called when something happens on the agenda or in a run. */
export interface AgendaObserver extends FactObserver {
  activated?(activation: Activation): void;
  /** The activation leaves the agenda without firing. */
  deactivated?(activation: Activation): void;
  /** `number` counts the firings since the last reset; the token can still be read. */
  fired?(activation: Fired, number: number): void;
  /** The saliences or the order of the waiting activations of a module may have changed. */
  reordered?(module: Module): void;
  /** A module entered the focus stack or left it. */
  focused?(module: Module, entered: boolean): void;
  /** Every fact is gone and numbers start again; the facts of the deffacts come next. */
  cleared?(): void;
}

/** Called at the points of a run to which it can be taken back. */
export interface RunPoints {
  runBegins(): void;
  betweenFirings(): void;
  /** Runs work that was given from outside. Work inside other work is not an input of its own. */
  input<T>(work: () => T, again?: () => unknown): T;
}

export interface AgendaHost extends FactsHost {
  readonly agenda: Agenda;
  readonly focus: FocusStack;
  readonly random: { next(): number };
  readonly observer: AgendaObserver | null;
  readonly timeline: RunPoints | null;
  readonly watch: FactsHost["watch"] & { readonly statistics: boolean };
  readonly options: FactsHost["options"] & { readonly resetGlobals: boolean };
  /** The rule that is firing, and the token whose variables its actions read. */
  firing: (Firing & { readonly rule: Rule }) | null;
  /** The entities and multifield lengths of that token, which outlive it while the actions run. */
  readonly firingEntities: (Entity | null)[];
  readonly firingMarks: number[][];
  /** Rules fired since the last reset. */
  fired: number;
  running: boolean;
  readonly instanceCount: number;
  /** Deletes every instance, by message. */
  deleteInstances(): void;
  /** Defines what exists from the beginning: the predefined classes, the initial fact and the initial object. */
  defineInitial(): void;
}
