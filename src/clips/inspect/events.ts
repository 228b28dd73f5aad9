// Everything that happens in a run as plain data, one event after the other.

import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import { formatValue } from "../language/format-values.ts";
import type { Instance } from "../objects/instance.ts";
import type { Observer } from "../observer.ts";
import { type ActivationData, activationData } from "./plain-data.ts";

interface FactEvent {
  readonly type: "asserted" | "retracted";
  readonly fact: { readonly index: number; readonly template: string; readonly text: string };
  /** The firing that did it, counted since the last reset; null when it was done from outside. */
  readonly firing: number | null;
}

interface InstanceEvent {
  readonly type: "made" | "deleted";
  readonly instance: { readonly name: string; readonly class: string };
  readonly firing: number | null;
}

export type RuleEvent =
  | FactEvent
  | InstanceEvent
  /** A slot of an instance got a value. */
  | { readonly type: "slot"; readonly instance: string; readonly slot: string; readonly value: string }
  /** A message was sent; the first of the arguments is the receiver. */
  | { readonly type: "message"; readonly message: string; readonly arguments: string[] }
  /** A handler of that message ran, and the message that is innermost gave a value: null when it was broken off. */
  | { readonly type: "handler"; readonly message: string; readonly kind: string; readonly class: string }
  | { readonly type: "answer"; readonly value: string | null }
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
  const instanceEvent = (type: InstanceEvent["type"], { name, class: of }: Instance) =>
    listener({
      type,
      instance: { name, class: of.name },
      firing: engine.firing === null ? null : engine.fired,
    });
  return {
    instanceMade: (instance) => instanceEvent("made", instance),
    instanceDeleted: (instance) => instanceEvent("deleted", instance),
    slotChanged: ({ name }, slot, value) =>
      listener({ type: "slot", instance: name, slot, value: formatValue(value) }),
    messageSent: (message, args) => listener({ type: "message", message, arguments: args.map(formatValue) }),
    messageHandled: ({ name, type, class: of }) =>
      listener({ type: "handler", message: name, kind: type, class: of.name }),
    messageAnswered: (value) =>
      listener({ type: "answer", value: value === null ? null : formatValue(value) }),
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
