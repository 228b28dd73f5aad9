// The only way out of a running engine: it calls an observer with its own objects when something happens. Every member
// may be missing, and an absent observer costs one test.

import type { AgendaObserver } from "./agenda/host.ts";
import type { ObjectObserver } from "./objects/host.ts";

export interface Observer extends AgendaObserver, ObjectObserver {
  output?(logicalName: string, text: string): void;
}

/** One observer that calls each of these in turn, with the members that any of them has; null for none. */
export function together(observers: readonly Observer[]): Observer | null {
  if (observers.length < 2) return observers[0] ?? null;
  const all: Observer = {
    asserted: (fact) => {
      for (const o of observers) o.asserted?.(fact);
    },
    retracted: (fact) => {
      for (const o of observers) o.retracted?.(fact);
    },
    instanceMade: (instance) => {
      for (const o of observers) o.instanceMade?.(instance);
    },
    instanceDeleted: (instance) => {
      for (const o of observers) o.instanceDeleted?.(instance);
    },
    slotChanged: (instance, slot, value) => {
      for (const o of observers) o.slotChanged?.(instance, slot, value);
    },
    messageSent: (message, args) => {
      for (const o of observers) o.messageSent?.(message, args);
    },
    messageHandled: (handler) => {
      for (const o of observers) o.messageHandled?.(handler);
    },
    messageAnswered: (value) => {
      for (const o of observers) o.messageAnswered?.(value);
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
  // A member that only one of them has is called without a detour.
  const members = Object.entries(all).flatMap(([name, each]) => {
    const having = observers.filter((o) => o[name as keyof Observer] !== undefined);
    if (having.length === 0) return [];
    return [[name, having.length > 1 ? each : having[0][name as keyof Observer]!.bind(having[0])]];
  });
  return Object.fromEntries(members);
}
