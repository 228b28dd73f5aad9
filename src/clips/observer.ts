// The only way out of a running engine: called at its moments with its own objects. Every member may be missing, and
// an absent observer costs one test.

import type { Activation } from "./agenda/agenda.ts";
import type { Module } from "./constructs/modules.ts";
import type { Fact } from "./facts/fact.ts";

export interface Observer {
  asserted?(fact: Fact): void;
  retracted?(fact: Fact): void;
  activated?(activation: Activation): void;
  /** The activation goes without being fired. */
  deactivated?(activation: Activation): void;
  /** `number` counts the firings since the last reset. */
  fired?(activation: Activation, number: number): void;
  /** Saliences or places of the waiting activations of a module may have changed. */
  reordered?(module: Module): void;
  output?(logicalName: string, text: string): void;
  /** A module was put on the focus stack, or taken from it. */
  focused?(module: Module, entered: boolean): void;
  /** All facts have gone and numbers begin again; the facts of the deffacts come next. */
  cleared?(): void;
}

/** One observer that calls several in their order; null for none. */
export function together(observers: readonly Observer[]): Observer | null {
  if (observers.length < 2) return observers[0] ?? null;
  return {
    asserted: (fact) => {
      for (const o of observers) o.asserted?.(fact);
    },
    retracted: (fact) => {
      for (const o of observers) o.retracted?.(fact);
    },
    activated: (activation) => {
      for (const o of observers) o.activated?.(activation);
    },
    deactivated: (activation) => {
      for (const o of observers) o.deactivated?.(activation);
    },
    fired: (activation, number) => {
      for (const o of observers) o.fired?.(activation, number);
    },
    reordered: (module) => {
      for (const o of observers) o.reordered?.(module);
    },
    output: (logicalName, text) => {
      for (const o of observers) o.output?.(logicalName, text);
    },
    focused: (module, entered) => {
      for (const o of observers) o.focused?.(module, entered);
    },
    cleared: () => {
      for (const o of observers) o.cleared?.();
    },
  };
}
