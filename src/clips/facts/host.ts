// What facts need of the engine. The engine satisfies this interface; nothing here knows it.

import type { ConstructHost } from "../constructs/kind.ts";
import type { Entity } from "../rete/entity.ts";
import type { Join } from "../rete/join.ts";
import type { Token } from "../rete/match-table.ts";
import type { Network } from "../rete/network.ts";
import type { Fact } from "./fact.ts";
import type { LogicalSupport } from "./logical-support.ts";
import type { WorkingMemory } from "./working-memory.ts";

/** Called when the working memory changes. */
export interface FactObserver {
  asserted?(fact: Fact): void;
  retracted?(fact: Fact): void;
}

export interface FactsHost extends ConstructHost {
  readonly network: Network;
  readonly facts: WorkingMemory;
  readonly logic: LogicalSupport;
  readonly observer: FactObserver | null;
  readonly options: ConstructHost["options"] & {
    readonly staticChecking: boolean;
    readonly dynamicChecking: boolean;
  };
  /** The rule that is firing with its token, or null. What it makes depends on the token left of `logicalJoin`. */
  readonly firing: { readonly rule: { readonly logicalJoin: Join | null }; readonly token: Token } | null;
  /** Takes an entity out of the working memory, whatever its kind. */
  withdraw(entity: Entity): void;
}
