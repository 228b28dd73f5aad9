// A join of the network: tokens from the left against alpha matches (or the tokens of a group) from the right. The core
// has a record of each; here is what it was built from.

import { addHash, addJoinTest, type JoinTest, type JoinValue } from "./join-test.ts";
import {
  AGENDA,
  ASKS_RULE,
  BLOCKING,
  COMPLEXITY,
  ELEMENTS,
  EMPTY_TOKEN,
  EXISTS,
  FIRST,
  FRESH,
  FROM_RIGHT,
  JOIN_BYTES,
  JOIN_FLAGS,
  JOIN_ID,
  KEYED_TEST,
  LAST,
  LEFT_HASH,
  LEFT_MEMORY,
  LINKS,
  NEGATED,
  POSITIVE,
  RIGHT_HASH,
  RIGHT_MEMORY,
  SALIENCE,
  SECONDARY_TEST,
  TEST,
} from "./layout.ts";
import type { Match, MatchTable, Token } from "./match-table.ts";
import { Memory } from "./memory.ts";
import type { PatternNode } from "./pattern-node.ts";

/** A rule, or one alternative of it, as the network knows it: the end of a chain of joins. */
export interface Production {
  readonly name: string;
  /** The activations of its module. */
  readonly agenda: { readonly address: number };
  readonly salience: number;
  /** Number of tests on the left-hand side, for the strategies complexity and simplicity. */
  readonly complexity: number;
  /** True when the engine must be asked about every activation. */
  readonly asksBeforeActivation: boolean;
}

/** A test that the engine runs; `right` is 0 for a test that follows a not. */
export type HostTest = (left: Token, right: Match) => boolean;
/** The hash of a match by which the C program chooses a bucket. */
export type TableHash = (match: Match) => number;

/** A following join and the side on which it is entered. */
export interface Link {
  readonly join: Join;
  readonly enterLeft: boolean;
}

export interface JoinShape {
  /** What makes two joins with the same inputs the same. */
  readonly key: string;
  readonly negated: boolean;
  readonly exists: boolean;
  readonly test: JoinTest | null;
  /** What is left of the test where equal hashes are equal values, if that is less. */
  readonly keyedTest?: JoinTest | null;
  readonly secondaryTest: JoinTest | null;
  /** The values by which tokens are hashed, and those of a group. */
  readonly leftHash: readonly JoinValue[];
  readonly rightHash: readonly JoinValue[];
  /** The hashes that the C program uses, for the order of its tables: of tokens on the left, of matches on the right. */
  readonly leftTableHash: TableHash | null;
  readonly rightTableHash: TableHash | null;
}

export class Join {
  readonly table: MatchTable;
  /** Its record in the memory of the core. */
  readonly address: number;
  readonly key: string;
  readonly previous: Join | null;
  readonly pattern: PatternNode | null;
  /** The last join of the group that enters from the right. */
  readonly group: Join | null;
  readonly first: boolean;
  readonly negated: boolean;
  readonly exists: boolean;
  /** True for joins that let a token pass while nothing on the right fits. */
  readonly blocking: boolean;
  readonly leftTableHash: TableHash | null;
  readonly rightTableHash: TableHash | null;
  readonly test: JoinTest | null;
  readonly depth: number;
  readonly leftMemory: Memory;
  readonly rightMemory: Memory | null;
  /** The empty token of a first join that is negated, exists or a group; or of a join without a pattern; or 0. */
  readonly empty: Token;
  private linkList: readonly Link[] = [];
  readonly rule: Production | null;
  /** True when the tokens on the left may support entities. */
  logical = false;
  primed = false;
  /** True once no rule uses this join. */
  removed = false;

  constructor(
    table: MatchTable,
    previous: Join | null,
    pattern: PatternNode | null,
    group: Join | null,
    shape: JoinShape,
    rule: Production | null = null,
  ) {
    this.table = table;
    this.address = table.core.allocateAligned(JOIN_BYTES);
    this.key = shape.key;
    this.previous = previous;
    this.pattern = pattern;
    this.group = group;
    this.rule = rule;
    this.first = previous === null;
    this.exists = shape.exists;
    this.negated = shape.negated && !shape.exists;
    this.blocking = (this.negated || group !== null) && !this.exists;
    this.test = shape.test;
    this.leftTableHash = shape.leftTableHash;
    this.rightTableHash = shape.rightTableHash;
    this.depth = previous === null ? 1 : previous.depth + 1;
    const hashed = shape.leftHash.length > 0;
    this.leftMemory = new Memory(table, hashed);
    this.rightMemory = group === null ? null : new Memory(table, hashed);
    this.empty =
      this.first && (this.exists || this.negated || group !== null || pattern === null)
        ? table.core.addToken(0, 0, this.address)
        : 0;
    this.writeRecord(shape);
    this.writeRule();
    this.fresh = true;
  }

  private writeRecord({ test, keyedTest, secondaryTest, leftHash, rightHash }: JoinShape): void {
    const { table, address } = this;
    const written = (each: JoinTest | null) => (each === null ? 0 : addJoinTest(table, each));
    const isPositive = !this.negated && !this.exists && this.group === null;
    const flags =
      (this.first ? FIRST : 0) |
      (this.negated ? NEGATED : 0) |
      (this.exists ? EXISTS : 0) |
      (this.blocking ? BLOCKING : 0) |
      (isPositive ? POSITIVE : 0) |
      (this.rule === null ? 0 : LAST);
    const right = this.rightMemory ?? this.pattern?.memory ?? null;
    table.set(address, JOIN_ID, table.joins.push(this) - 1);
    table.set(address, JOIN_FLAGS, flags);
    table.set(address, LEFT_MEMORY, this.leftMemory.address);
    table.set(address, RIGHT_MEMORY, right === null ? 0 : right.address);
    const whole = written(test);
    table.set(address, TEST, whole);
    table.set(address, KEYED_TEST, keyedTest === undefined ? whole : written(keyedTest));
    table.set(address, SECONDARY_TEST, written(secondaryTest));
    table.set(address, LEFT_HASH, addHash(table, leftHash));
    table.set(address, RIGHT_HASH, addHash(table, rightHash));
    table.set(address, EMPTY_TOKEN, this.empty);
    table.set(address, LINKS, 0);
    this.links = [];
  }

  /** Tells the core what it needs to know of the rule. */
  writeRule(): void {
    const { table, address, rule } = this;
    if (rule === null) return;
    const flags = table.get(address, JOIN_FLAGS);
    table.set(address, JOIN_FLAGS, rule.asksBeforeActivation ? flags | ASKS_RULE : flags & ~ASKS_RULE);
    table.set(address, AGENDA, rule.agenda.address);
    table.set(address, SALIENCE, rule.salience);
    table.set(address, COMPLEXITY, rule.complexity);
    table.set(address, ELEMENTS, Math.max(1, this.depth - 1));
  }

  /** The joins that follow, in the order in which tokens enter them. */
  get links(): readonly Link[] {
    return this.linkList;
  }

  set links(links: readonly Link[]) {
    this.linkList = links;
    const entries = links.map(({ join, enterLeft }) =>
      enterLeft ? join.address : join.address | FROM_RIGHT,
    );
    this.table.setList(this.address, LINKS, entries);
  }

  /** True until it is filled for the first time. */
  get fresh(): boolean {
    return (this.table.get(this.address, JOIN_FLAGS) & FRESH) !== 0;
  }

  set fresh(isFresh: boolean) {
    const flags = this.table.get(this.address, JOIN_FLAGS);
    this.table.set(this.address, JOIN_FLAGS, isFresh ? flags | FRESH : flags & ~FRESH);
  }

  /** Whether a token passes the tests that follow a not. */
  passesSecondary(token: Token): boolean {
    const test = this.table.get(this.address, SECONDARY_TEST);
    return test === 0 || this.table.core.evaluateSecondary(test, token, 0) !== 0;
  }

  /** The tokens on the left, in the order of the C program's table. */
  leftTokens(): Token[] {
    return this.leftMemory.inTableOrder(this.leftTableHash, true);
  }

  /** The tokens of the group on the right, in the order of the C program's table. */
  rightTokens(): Token[] {
    return this.rightMemory!.inTableOrder(this.rightTableHash, false);
  }
}
