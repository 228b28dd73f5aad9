// The state of the network: the table of matches, the registers that tests read while they run, and the joins that a
// reset starts. Everything else in this folder is functions over it.

import type { Entity } from "./entity.ts";
import type { Join, Production } from "./join.ts";
import { ONLY_FRESH, RESETTING, TEST_FAILED } from "./layout.ts";
import { type Match, MatchTable, type Token } from "./match-table.ts";

/** Asked about complete matches if anybody listens or their rule needs it. The activation of a token is the token. */
export interface ConflictSet {
  /** The salience with which a token goes onto the agenda. */
  activating(rule: Production, token: Token): number;
  activated(token: Token): void;
  /** The token of an activation is being removed. */
  deactivating(token: Token): void;
}

/** Keeps what tokens support; asked only about tokens that carry the flag SUPPORTS. */
export interface SupportKeeper {
  /** The token is removed: what it supported loses this support. */
  dropSupport(token: Token): void;
  /** The rule of the token is removed: what it supported stays. */
  release(token: Token): void;
}

/** Asked about entities whose slots never change. */
interface Comparer {
  /** The time tag of an entity if the other one equals it, or -1. */
  equalSince(entity: Entity, other: Entity): number;
}

/** What the network needs of the engine around it. */
export interface NetworkHost {
  readonly facts: Comparer;
  readonly agenda: ConflictSet;
  readonly logic: SupportKeeper;
}

export class Network {
  readonly host: NetworkHost;
  readonly matches: MatchTable;
  /** First joins that begin with a not or a group, and first joins without a pattern; the newest first. */
  leftPrimed: Join[] = [];
  rightPrimed: Join[] = [];

  /** True while matches are made or removed: the working memory must not change then. */
  matching = false;
  /** The time tag of the next entity, or change of one, that enters the network. */
  nextTimeTag = 0;
  /** The token and the right match that a join test is looking at. */
  joinLeft: Token = 0;
  joinRight: Match = 0;
  /** The entity and the multifield lengths that a pattern test is looking at. */
  patternEntity: Entity | null = null;
  patternMarks: number[] = [];

  /** `bytes` is what the memory of matches begins with. */
  constructor(host: NetworkHost, bytes: number | undefined) {
    this.host = host;
    const listener = {
      activating: (join: Join, token: Token) => host.agenda.activating(join.rule!, token),
      activated: (token: Token) => host.agenda.activated(token),
      deactivating: (token: Token) => host.agenda.deactivating(token),
      dropSupport: (token: Token) => host.logic.dropSupport(token),
      equalSince: (entity: Entity, other: Entity) => host.facts.equalSince(entity, other),
    };
    this.matches = new MatchTable(listener, bytes);
  }

  /** True while a new rule is filled: only its new joins take part. */
  get onlyFreshJoins(): boolean {
    return this.matches.get(ONLY_FRESH, 0) !== 0;
  }

  set onlyFreshJoins(isOn: boolean) {
    this.matches.set(ONLY_FRESH, 0, isOn ? 1 : 0);
  }

  /** True while a reset or clear removes every entity. */
  set resetting(isOn: boolean) {
    this.matches.set(RESETTING, 0, isOn ? 1 : 0);
  }

  /** A test that a join asked for has ended with an error. */
  testHasFailed(): void {
    this.matches.set(TEST_FAILED, 0, 1);
  }

  /** Forgets every join and every match. */
  clear(): void {
    this.leftPrimed = [];
    this.rightPrimed = [];
    this.matches.clear();
  }
}
