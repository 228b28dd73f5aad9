// The state of the network: the table of matches, the registers that tests read while they run, and the joins that a
// reset starts. Everything else in this folder is functions over it.

import type { Entity } from "./entity.ts";
import type { Join, Production } from "./join.ts";
import { type Match, MatchTable, type Token } from "./match-table.ts";

/** Where complete matches go. Activations are known here by their numbers, which tokens keep in ACTIVATION. */
export interface ConflictSet {
  activate(rule: Production, token: Token): void;
  /** The token of an activation is being removed. */
  deactivate(activation: number): void;
  /** The rule of an activation is being removed. */
  drop(activation: number): void;
}

/** Keeps what tokens support; asked only about tokens that carry the flag SUPPORTS. */
export interface SupportKeeper {
  /** The token is removed: what it supported loses this support. */
  dropSupport(token: Token): void;
  /** The rule of the token is removed: what it supported stays. */
  release(token: Token): void;
}

/** What the network needs of the engine around it. */
export interface NetworkHost {
  readonly agenda: ConflictSet;
  readonly logic: SupportKeeper;
}

export class Network {
  readonly host: NetworkHost;
  readonly matches = new MatchTable();
  /** First joins that begin with a not or a group, and first joins without a pattern; the newest first. */
  leftPrimed: Join[] = [];
  rightPrimed: Join[] = [];

  /** True while matches are made or removed: the working memory must not change then. */
  matching = false;
  /** True while a reset or clear removes every entity. */
  resetting = false;
  /** True while a new rule is filled: only its new joins take part. */
  onlyFreshJoins = false;
  /** The time tag of the next entity, or change of one, that enters the network. */
  nextTimeTag = 0;
  /** The token and the right match that a join test is looking at. */
  joinLeft: Token = 0;
  joinRight: Match = 0;
  /** The entity and the multifield lengths that a pattern test is looking at. */
  patternEntity: Entity | null = null;
  patternMarks: number[] = [];
  /** Set by a join test that ended with an error; whoever ran the test clears it. */
  testFailed = false;

  constructor(host: NetworkHost) {
    this.host = host;
  }

  /** Forgets every join and every match. */
  clear(): void {
    this.leftPrimed = [];
    this.rightPrimed = [];
    this.matches.clear();
  }
}
