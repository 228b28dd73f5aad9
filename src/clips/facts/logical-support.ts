// Truth maintenance: facts asserted under a logical CE live as long as one of the tokens that support them.
// Source: guide, section 5.4.8.

import type { Core } from "../core.ts";
import { LEFT, OWNER, SUPPORTS, type Token } from "../rete/match-table.ts";
import type { Fact } from "./fact.ts";

export class LogicalSupport {
  private readonly core: Core;
  /** Facts whose last support has gone and that wait for their retraction. */
  private readonly unsupported: Fact[] = [];
  private settling = false;
  /** Facts that exist only while a token does. */
  private readonly dependents = new Map<Token, Fact[]>();

  constructor(core: Core) {
    this.core = core;
  }

  /** The token that supports what the running rule asserts, or 0. */
  current(): Token {
    const { firing, matches } = this.core;
    const join = firing?.rule.logicalJoin ?? null;
    if (firing === null || join === null) return 0;
    let { token } = firing;
    while (token !== 0 && matches.ownerOf(token).previous !== join) token = matches.cells[token + LEFT];
    return token;
  }

  /** Gives a new fact its support; false when the supporting token has already gone. */
  supportNew(fact: Fact): boolean {
    const token = this.current();
    if (token === 0) return true;
    if (this.core.matches.isDeleted(token)) return false;
    this.link(token, fact);
    return true;
  }

  /** A fact that exists is asserted again: an unconditional assertion removes its dependence. */
  supportAgain(fact: Fact): void {
    if (fact.support === null) return;
    const token = this.current();
    if (token === 0) {
      this.forget(fact);
      return;
    }
    if (!this.core.matches.isDeleted(token) && !fact.support.includes(token)) this.link(token, fact);
  }

  /** Removes a fact from the lists of its supporting tokens. */
  forget(fact: Fact): void {
    if (fact.support === null) return;
    for (const token of fact.support) {
      const left = this.dependents.get(token)?.filter((other) => other !== fact) ?? [];
      this.dependents.set(token, left);
    }
    fact.support = null;
  }

  /** A token goes: the facts that only it supported are retracted after the network has settled. */
  dropSupport(token: Token): void {
    for (const fact of this.take(token)) {
      const left = fact.support?.filter((other) => other !== token) ?? [];
      fact.support = left;
      if (left.length === 0) this.unsupported.unshift(fact);
    }
  }

  /** The rule of a token is removed: the facts that it supported stay. */
  release(token: Token): void {
    for (const fact of this.take(token)) {
      const left = fact.support?.filter((other) => other !== token) ?? [];
      fact.support = left.length === 0 ? null : left;
    }
  }

  private take(token: Token): Fact[] {
    const facts = this.dependents.get(token) ?? [];
    this.dependents.delete(token);
    return facts;
  }

  private link(token: Token, fact: Fact): void {
    const facts = this.dependents.get(token);
    if (facts === undefined) this.dependents.set(token, [fact]);
    else facts.unshift(fact);
    this.core.matches.cells[token + OWNER] |= SUPPORTS;
    fact.support ??= [];
    fact.support.unshift(token);
  }

  /** Retracts the facts that lost their support, and what that takes with it. */
  settle(): void {
    // A retraction settles too: a long chain of support is a loop here, not a recursion.
    if (this.settling || this.unsupported.length === 0) return;
    this.settling = true;
    try {
      this.retractUnsupported();
    } finally {
      this.settling = false;
    }
  }

  private retractUnsupported(): void {
    for (let fact = this.unsupported.shift(); fact !== undefined; fact = this.unsupported.shift()) {
      if (!fact.retracted) this.core.facts.retract(fact);
    }
  }
}
