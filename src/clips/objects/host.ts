// What objects need of the engine. The engine satisfies this interface; nothing here knows it.

import type { FactObserver, FactsHost } from "../facts/host.ts";
import type { Value } from "../language/values.ts";
import type { Entity } from "../rete/entity.ts";
import type { Handler } from "./handler.ts";
import type { Instance } from "./instance.ts";
import type { Objects } from "./objects.ts";

/** Called when something happens to instances. */
export interface ObjectObserver extends FactObserver {
  instanceMade?(instance: Instance): void;
  instanceDeleted?(instance: Instance): void;
  /** A slot got a value; for a shared slot, in one of the instances that have it. */
  slotChanged?(instance: Instance, slot: string, value: Value): void;
  /** A message reaches its handlers; the first of the arguments is the receiver. */
  messageSent?(message: string, args: readonly Value[]): void;
  /** A handler of the innermost message runs. */
  messageHandled?(handler: Handler): void;
  /** The innermost message has its value; null when an error broke it off. */
  messageAnswered?(value: Value | null): void;
}

export interface ObjectHost extends FactsHost {
  readonly observer: ObjectObserver | null;
  readonly objects: Objects;
  /** What the actions of the firing rule read. */
  readonly firingEntities: readonly (Entity | null)[];
}
