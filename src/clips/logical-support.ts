// Truth maintenance: facts asserted under a logical CE live as long as one of the tokens that support them.
// Source: guide, section 5.4.8.

import type { Core } from "./core.ts";
import type { Fact } from "./fact.ts";
import type { Token } from "./rete/match.ts";

export class LogicalSupport {
  private readonly core: Core;
  /** Facts whose last support has gone and that wait for their retraction. */
  private readonly unsupported: Fact[] = [];

  constructor(core: Core) {
    this.core = core;
  }

  /** The token that supports what the running rule asserts, or null. */
  current(): Token | null {
    const { firing } = this.core;
    const join = firing?.rule.logicalJoin ?? null;
    if (firing === null || join === null) return null;
    let token: Token | null = firing.token;
    while (token !== null && token.owner !== null && token.owner.previous !== join) token = token.left;
    return token;
  }

  /** Gives a new fact its support; false when the supporting token has already gone. */
  supportNew(fact: Fact): boolean {
    const token = this.current();
    if (token === null) return true;
    if (token.deleted) return false;
    link(token, fact);
    return true;
  }

  /** A fact that exists is asserted again: an unconditional assertion removes its dependence. */
  supportAgain(fact: Fact): void {
    if (fact.support === null) return;
    const token = this.current();
    if (token === null) {
      this.forget(fact);
      return;
    }
    if (!token.deleted && !fact.support.includes(token)) link(token, fact);
  }

  /** Removes a fact from the lists of its supporting tokens. */
  forget(fact: Fact): void {
    for (const token of fact.support ?? []) {
      token.dependents = token.dependents?.filter((other) => other !== fact) ?? null;
    }
    fact.support = null;
  }

  /** A token goes: the facts that only it supported are retracted after the network has settled. */
  dropSupport(token: Token): void {
    const facts = token.dependents ?? [];
    token.dependents = null;
    for (const fact of facts) {
      const left = fact.support?.filter((other) => other !== token) ?? [];
      fact.support = left;
      if (left.length === 0) this.unsupported.unshift(fact);
    }
  }

  /** The rule of a token is removed: the facts that it supported stay. */
  release(token: Token): void {
    for (const fact of token.dependents ?? []) {
      const left = fact.support?.filter((other) => other !== token) ?? [];
      fact.support = left.length === 0 ? null : left;
    }
    token.dependents = null;
  }

  /** Retracts the facts that lost their support, and what that takes with it. */
  settle(): void {
    for (let fact = this.unsupported.shift(); fact !== undefined; fact = this.unsupported.shift()) {
      if (!fact.retracted) this.core.facts.retract(fact);
    }
  }
}

function link(token: Token, fact: Fact): void {
  token.dependents ??= [];
  token.dependents.unshift(fact);
  fact.support ??= [];
  fact.support.unshift(token);
}
