// Filling the network without a new entity: the joins that a reset starts, and the joins of a rule that is defined while
// entities exist.

import { assertRight, drive, enterJoin, evaluateSecondary } from "./drive.ts";
import type { Join, Link } from "./join.ts";
import { BLOCKER, CHILDREN, LEFT, RIGHT } from "./match-table.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";
import { removeChildren, removeRightChildren } from "./retract.ts";

/** Starts the joins that need no entity. Reset does this before the first one enters. */
export function prime(network: Network): void {
  for (const join of network.rightPrimed) assertRight(network, join.empty, join, false);
  for (const join of network.leftPrimed) primeEmpty(network, join);
}

/** Takes back what `prime` made. */
export function unprime(network: Network): void {
  const { matches } = network;
  const hasChildren = ({ empty }: Join) => matches.cells[empty + CHILDREN] !== 0;
  for (const join of network.rightPrimed) {
    if (hasChildren(join)) removeRightChildren(network, join.empty, true);
  }
  for (const join of network.leftPrimed) {
    // Whatever blocked it is removed too, but nothing may pass at this moment.
    matches.unblock(join.empty);
    if (hasChildren(join)) removeChildren(network, join.empty, true);
  }
}

function primeEmpty(network: Network, join: Join): void {
  const parent = join.empty;
  const { cells } = network.matches;
  if (cells[parent + BLOCKER] !== 0 || cells[parent + CHILDREN] !== 0) return;
  if (join.secondaryTest !== null && !evaluateSecondary(network, join.secondaryTest, parent, 0)) return;
  drive(network, parent, 0, join, false);
}

/**
 * Fills the new joins of a rule, given by the last join of each of its alternatives, from the memories that exist.
 * `rematch` sends every entity through the new pattern nodes; it is told whether there are any.
 */
export function fillNewJoins(
  network: Network,
  ends: readonly Join[],
  rematch: (hasNewNodes: boolean) => void,
): void {
  network.onlyFreshJoins = true;
  network.matching = true;
  try {
    const nodes: PatternNode[] = [];
    const joins: Join[] = [];
    for (const end of ends) collectFresh(end, joins, nodes);
    for (const end of ends) primeFrom(network, end);
    // Ancestors of new nodes may be old; as in the C program they match their entities once more.
    const reopened: PatternNode[] = [];
    for (const node of nodes) {
      for (let up = node.parent; up !== null; up = up.parent) {
        if (!up.fresh) {
          up.fresh = true;
          reopened.push(up);
        }
      }
    }
    rematch(nodes.length > 0);
    for (const node of reopened) node.fresh = false;
    for (const node of nodes)
      for (let n: PatternNode | null = node; n !== null; n = n.parent) n.fresh = false;
    for (const join of joins) {
      join.fresh = false;
      join.primed = false;
    }
  } finally {
    network.onlyFreshJoins = false;
    network.matching = false;
  }
}

/** The new joins up to `last`, groups included, and the new pattern nodes that enter them. */
function collectFresh(last: Join, joins: Join[], nodes: PatternNode[]): void {
  for (let join: Join | null = last; join !== null; join = join.previous) {
    if (join.fresh) {
      joins.push(join);
      if (join.pattern?.fresh && !nodes.includes(join.pattern)) nodes.push(join.pattern);
    }
    if (join.group !== null) collectFresh(join.group, joins, nodes);
  }
}

function primeFrom(network: Network, last: Join): void {
  for (let join: Join | null = last; join !== null; join = join.previous) {
    if (join.fresh && !join.primed) {
      if (join.first) {
        if (join.group === null && primeFirst(network, join)) join.primed = true;
        else if (join.group !== null) {
          if (!join.group.fresh) primeFromGroup(network, join);
          if (join.blocking) primeEmpty(network, join);
          join.primed = true;
        }
      } else if (!join.previous!.fresh) {
        primeFromLeft(network, join);
        join.primed = true;
      } else if (join.group !== null && !join.group.fresh) {
        primeFromGroup(network, join);
        join.primed = true;
      }
    }
    if (join.group !== null) primeFrom(network, join.group);
  }
}

/** A new first join: from its old alpha memory, or from its empty token. False when it has to wait for `rematch`. */
function primeFirst(network: Network, join: Join): boolean {
  if (join.pattern === null) {
    assertRight(network, join.empty, join, false);
    return true;
  }
  if (join.pattern.fresh && !join.blocking) return false;
  if (join.blocking) {
    if (!join.pattern.fresh) {
      // The C program does not evaluate the test of the join here.
      const [match] = join.pattern.memory!.byAge();
      if (match !== undefined) network.matches.block(join.empty, match);
    }
    primeEmpty(network, join);
    return true;
  }
  for (const match of join.pattern.memory!.byAge()) assertRight(network, match, join, false);
  return true;
}

/** A new join behind an old one: an older join behind the same one holds the tokens that passed. */
function primeFromLeft(network: Network, join: Join): void {
  const sibling = join.previous!.links.find((link) => link.join !== join && !link.join.fresh);
  if (sibling !== undefined) copyTokens(network, sibling, join, true);
}

function primeFromGroup(network: Network, join: Join): void {
  const sibling = join.group!.links.find((link) => link.join !== join && !link.join.fresh);
  if (sibling !== undefined) copyTokens(network, sibling, join, false);
}

function copyTokens(network: Network, from: Link, to: Join, enterLeft: boolean): void {
  const table = network.matches;
  const tokens = from.enterLeft ? from.join.leftTokens() : from.join.rightTokens();
  for (const token of tokens) {
    enterJoin(network, table.cells[token + LEFT], table.cells[token + RIGHT], to, enterLeft, false);
  }
}
