// Truth maintenance: an entity made under a logical CE exists as long as one of the tokens that support it.
// Source: guide, section 5.4.8.

import type { Entity } from "../rete/entity.ts";
import { LEFT, OWNER, SUPPORTS } from "../rete/layout.ts";
import type { Token } from "../rete/match-table.ts";
import type { SupportKeeper } from "../rete/network.ts";
import type { FactsHost } from "./host.ts";

export class LogicalSupport implements SupportKeeper {
  private readonly engine: FactsHost;
  /** Entities that lost their last support and wait for their retraction. */
  private readonly unsupported: Entity[] = [];
  private isRetracting = false;
  /** The entities that each token supports. */
  private readonly dependents = new Map<Token, Entity[]>();

  constructor(engine: FactsHost) {
    this.engine = engine;
  }

  /** The token that supports what the running rule makes, or 0. */
  current(): Token {
    const { firing } = this.engine;
    const { matches } = this.engine.network;
    const join = firing?.rule.logicalJoin ?? null;
    if (firing === null || join === null) return 0;
    let { token } = firing;
    while (token !== 0 && matches.ownerOf(token) !== join) token = matches.get(token, LEFT);
    return token;
  }

  /**
   * Gives a new entity its support; false when it cannot be made, because the last match of the supporting token is
   * gone. When an earlier match is gone the C program does not see it, and makes the entity without support.
   */
  supportNew(entity: Entity): boolean {
    const { matches } = this.engine.network;
    const token = this.current();
    if (token === 0) return true;
    if (matches.isOrphan(token)) return false;
    if (!matches.isDeleted(token)) this.link(token, entity);
    return true;
  }

  /** An entity that exists is made again: if unconditionally, it no longer depends on anything. */
  supportAgain(entity: Entity): void {
    if (entity.support === null) return;
    const token = this.current();
    if (token === 0) {
      this.forget(entity);
      return;
    }
    if (!this.engine.network.matches.isDeleted(token)) this.link(token, entity);
  }

  /** Removes an entity from the lists of its supporting tokens. */
  forget(entity: Entity): void {
    if (entity.support === null) return;
    for (const token of entity.support) {
      const left = this.dependents.get(token)?.filter((other) => other !== entity) ?? [];
      this.dependents.set(token, left);
    }
    entity.support = null;
  }

  /** A token is removed: the entities that only it supported are retracted once matching is over. */
  dropSupport(token: Token): void {
    for (const entity of this.take(token)) {
      const left = entity.support?.filter((other) => other !== token) ?? [];
      entity.support = left;
      if (left.length === 0) this.unsupported.unshift(entity);
    }
  }

  /** The rule of a token is removed: the entities that the token supported stay. */
  release(token: Token): void {
    for (const entity of this.take(token)) {
      const left = entity.support?.filter((other) => other !== token) ?? [];
      entity.support = left.length === 0 ? null : left;
    }
  }

  private take(token: Token): Entity[] {
    const entities = this.dependents.get(token) ?? [];
    this.dependents.delete(token);
    return entities;
  }

  private link(token: Token, entity: Entity): void {
    const entities = this.dependents.get(token);
    if (entities === undefined) this.dependents.set(token, [entity]);
    else entities.unshift(entity);
    const { matches } = this.engine.network;
    matches.set(token, OWNER, matches.get(token, OWNER) | SUPPORTS);
    entity.support ??= [];
    entity.support.unshift(token);
  }

  /** Retracts the entities that lost their support, and those that depended on them. */
  retractUnsupported(): void {
    // Every retraction calls this as well: a long chain of support becomes a loop here, not a recursion.
    if (this.isRetracting || this.unsupported.length === 0) return;
    this.isRetracting = true;
    try {
      for (let entity = this.unsupported.shift(); entity !== undefined; entity = this.unsupported.shift()) {
        if (!entity.retracted) this.engine.withdraw(entity);
      }
    } finally {
      this.isRetracting = false;
    }
  }
}
