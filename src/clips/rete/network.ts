// The network as a whole: joins that start without facts, the state after a reset, and rules added while facts exist.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Template } from "../constructs/deftemplate/template.ts";
import type { Core } from "../core.ts";
import { assertRight, drive, evaluateSecondary, place } from "./drive.ts";
import type { Join, Link } from "./join.ts";
import { matchFact } from "./match-patterns.ts";
import { BLOCKER, CHILDREN, LEFT, RIGHT, type Token } from "./match-table.ts";
import type { PatternNode } from "./pattern-node.ts";

export class Network {
  private readonly core: Core;
  /** First joins with a not or a group, and first joins without a pattern; the newest first. */
  leftPrimed: Join[] = [];
  rightPrimed: Join[] = [];

  constructor(core: Core) {
    this.core = core;
  }

  clear(): void {
    this.leftPrimed = [];
    this.rightPrimed = [];
    if (this.core.firing === null) this.core.matches.clear();
  }

  /** Starts the joins that need no fact: done by reset before the deffacts. */
  prime(): void {
    for (const join of this.rightPrimed) assertRight(this.core, join.empty, join, false);
    for (const join of this.leftPrimed) this.primeEmpty(join);
  }

  /** Takes back what `prime` made. */
  unprime(remove: (core: Core, parent: Token, right: boolean) => void): void {
    for (const join of this.rightPrimed) remove(this.core, join.empty, true);
    for (const join of this.leftPrimed) {
      // What held it back goes too, but nothing begins to pass now.
      this.core.matches.unblock(join.empty);
      remove(this.core, join.empty, false);
    }
  }

  private primeEmpty(join: Join): void {
    const parent = join.empty;
    const { cells } = this.core.matches;
    if (cells[parent + BLOCKER] !== 0 || cells[parent + CHILDREN] !== 0) return;
    if (join.secondaryTest !== null && !evaluateSecondary(this.core, join.secondaryTest, parent, 0)) return;
    drive(this.core, parent, 0, join, false);
  }

  /** Fills the new joins of a rule from the memories and facts that exist. */
  addRule(rule: Defrule): void {
    const { core } = this;
    core.onlyFreshJoins = true;
    core.matching = true;
    try {
      const nodes: PatternNode[] = [];
      const joins: Join[] = [];
      for (const disjunct of rule.disjuncts()) {
        collect(disjunct.lastJoin, joins, nodes);
      }
      for (const disjunct of rule.disjuncts()) this.primeFrom(disjunct.lastJoin);
      if (nodes.length > 0) {
        // Ancestors of new nodes may be old; as in the C program they match their facts once more.
        const opened: PatternNode[] = [];
        for (const node of nodes) {
          for (let up = node.parent; up !== null; up = up.parent) {
            if (!up.fresh) {
              up.fresh = true;
              opened.push(up);
            }
          }
        }
        for (const fact of core.facts.all()) matchFact(core, fact, fact.template.patterns, true);
        for (const node of opened) node.fresh = false;
      }
      for (const node of nodes)
        for (let n: PatternNode | null = node; n !== null; n = n.parent) n.fresh = false;
      for (const join of joins) {
        join.fresh = false;
        join.primed = false;
      }
    } finally {
      core.onlyFreshJoins = false;
      core.matching = false;
    }
  }

  private primeFrom(last: Join | null): void {
    for (let join = last; join !== null; join = join.previous) {
      if (join.fresh && !join.primed) {
        if (join.first) {
          if (join.group === null && this.primeFirst(join)) join.primed = true;
          else if (join.group !== null) {
            if (!join.group.fresh) this.primeFromGroup(join);
            if (join.blocking) this.primeEmpty(join);
            join.primed = true;
          }
        } else if (!join.previous!.fresh) {
          this.primeFromLeft(join);
          join.primed = true;
        } else if (join.group !== null && !join.group.fresh) {
          this.primeFromGroup(join);
          join.primed = true;
        }
      }
      if (join.group !== null) this.primeFrom(join.group);
    }
  }

  /** A new first join: from its old alpha memory, or from its empty token. */
  private primeFirst(join: Join): boolean {
    const { core } = this;
    if (join.pattern === null) {
      assertRight(core, join.empty, join, false);
      return true;
    }
    if (join.pattern.fresh && !join.blocking) return false;
    if (join.blocking) {
      if (!join.pattern.fresh) {
        // The C program does not ask for the test of the join here.
        const [match] = join.pattern.memory!.byAge();
        if (match !== undefined) core.matches.block(join.empty, match);
      }
      this.primeEmpty(join);
      return true;
    }
    for (const match of join.pattern.memory!.byAge()) assertRight(core, match, join, false);
    return true;
  }

  /** A new join behind an old one: the tokens of the old join are those of another join behind it. */
  private primeFromLeft(join: Join): void {
    const sibling = join.previous!.links.find((link) => link.join !== join && !link.join.fresh);
    if (sibling === undefined) return;
    this.copyTokens(sibling, join, true);
  }

  private primeFromGroup(join: Join): void {
    const sibling = join.group!.links.find((link) => link.join !== join && !link.join.fresh);
    if (sibling === undefined) return;
    this.copyTokens(sibling, join, false);
  }

  private copyTokens(from: Link, to: Join, enterLeft: boolean): void {
    const table = this.core.matches;
    const tokens = from.enterLeft ? from.join.leftTokens() : from.join.rightTokens();
    for (const token of tokens) {
      place(this.core, table.cells[token + LEFT], table.cells[token + RIGHT], to, enterLeft, false);
    }
  }

  removeNode(node: PatternNode, remove: (template: Template, leaf: PatternNode) => void): void {
    for (const module of this.core.modules.all()) {
      for (const construct of module.constructs.deftemplate.values()) {
        const template = construct as Template;
        if (rootOf(node, template)) remove(template, node);
      }
    }
  }
}

function rootOf(node: PatternNode, template: Template): boolean {
  let root = node;
  while (root.parent !== null) root = root.parent;
  for (let n = template.patterns; n !== null; n = n.next) if (n === root) return true;
  return false;
}

function collect(last: Join | null, joins: Join[], nodes: PatternNode[]): void {
  for (let join = last; join !== null; join = join.previous) {
    if (join.fresh) {
      joins.push(join);
      if (join.pattern?.fresh && !nodes.includes(join.pattern)) nodes.push(join.pattern);
    }
    if (join.group !== null) collect(join.group, joins, nodes);
  }
}
