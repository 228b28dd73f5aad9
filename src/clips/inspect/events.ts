// Everything that happens in a run as plain data, one event after the other.

import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import type { Observer } from "../observer.ts";
import { type ActivationData, activationData } from "./plain-data.ts";

interface FactEvent {
  readonly type: "asserted" | "retracted";
  readonly fact: { readonly index: number; readonly template: string; readonly text: string };
  /** The firing that did it, counted since the last reset; null when it was done from outside. */
  readonly firing: number | null;
}

export type RuleEvent =
  | FactEvent
  | ({ readonly type: "activated" | "deactivated" } & ActivationData)
  | ({ readonly type: "fired"; readonly number: number } & ActivationData)
  | { readonly type: "output"; readonly router: string; readonly text: string }
  | { readonly type: "focus"; readonly module: string; readonly change: "pushed" | "popped" }
  | { readonly type: "cleared" }
  /** The state is that after `firing` again; of the text written so far, the first `output` characters remain. */
  | { readonly type: "undone"; readonly firing: number; readonly output: number };

export type RuleListener = (event: RuleEvent) => void;

export function eventObserver(engine: Engine, listener: RuleListener): Observer {
  const factEvent = (type: FactEvent["type"], fact: Fact) =>
    listener({
      type,
      fact: { index: fact.index, template: fact.template.name, text: factText(fact) },
      firing: engine.firing === null ? null : engine.fired,
    });
  return {
    asserted: (fact) => factEvent("asserted", fact),
    retracted: (fact) => factEvent("retracted", fact),
    activated: (activation) => listener({ type: "activated", ...activationData(activation) }),
    deactivated: (activation) => listener({ type: "deactivated", ...activationData(activation) }),
    fired: (activation, number) => listener({ type: "fired", number, ...activationData(activation) }),
    output: (router, text) => listener({ type: "output", router, text }),
    focused: (module, entered) =>
      listener({ type: "focus", module: module.name, change: entered ? "pushed" : "popped" }),
    cleared: () => listener({ type: "cleared" }),
  };
}
