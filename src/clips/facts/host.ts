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

/** The actions of a rule run. */
export interface Firing {
  /** What they make depends on the token left of `logicalJoin`. */
  readonly rule: { readonly logicalJoin: Join | null };
  readonly token: Token;
  /** The entities of the token, read before one of them is deleted. */
  matched: readonly (Entity | null)[] | null;
  /** What is done when the actions have ended. */
  readonly atEnd: (() => void)[];
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
  readonly firing: Firing | null;
  /** Takes an entity out of the working memory, whatever its kind. */
  withdraw(entity: Entity): void;
}
