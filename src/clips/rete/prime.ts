// Filling the network without a new entity: the joins that a reset starts, and the joins of a rule that is defined while
// entities exist.

import type { Join, Link } from "./join.ts";
import { BLOCKER, CHILDREN, LEFT, RIGHT } from "./layout.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

/**
 * Starts the joins that need no entity. Reset does this before the first one enters. As in the C program, what a group
 * at the start of a rule finds without an entity does not block it.
 */
export function prime(network: Network): void {
  const { core } = network.matches;
  for (const join of network.rightPrimed) core.assertRight(join.empty, join.address, false);
  for (const { empty, address } of network.leftPrimed.filter((join) => join.passesSecondary(join.empty))) {
    core.unblock(empty);
    core.drive(empty, 0, address, false);
  }
}

/** Takes back what `prime` made. */
export function unprime(network: Network): void {
  const { matches } = network;
  const { core } = matches;
  const hasChildren = ({ empty }: Join) => matches.get(empty, CHILDREN) !== 0;
  for (const join of network.rightPrimed) {
    if (hasChildren(join)) core.removeRightChildren(join.empty, true);
  }
  for (const join of network.leftPrimed) {
    // Whatever blocked it is removed too, but nothing may pass: it blocks itself until the joins are started again.
    core.unblock(join.empty);
    core.block(join.empty, join.empty);
    if (hasChildren(join)) core.removeChildren(join.empty, true);
  }
}

function primeEmpty(network: Network, join: Join): void {
  const { empty } = join;
  const { matches } = network;
  if (matches.get(empty, BLOCKER) !== 0 || matches.get(empty, CHILDREN) !== 0) return;
  if (join.passesSecondary(empty)) matches.core.drive(empty, 0, join.address, false);
}

/**
 * Fills the new joins of a rule, given by the last join of each of its alternatives, from the memories that exist.
 * `rematch` sends every entity through the new pattern nodes; its argument says whether there are any.
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
  const { core } = network.matches;
  if (join.pattern === null) {
    core.assertRight(join.empty, join.address, false);
    return true;
  }
  if (join.pattern.fresh && !join.blocking) return false;
  if (join.blocking) {
    if (!join.pattern.fresh) {
      // The C program does not evaluate the test of the join here.
      const [match] = join.pattern.matchesByAge();
      if (match !== undefined) core.block(join.empty, match);
    }
    primeEmpty(network, join);
    return true;
  }
  for (const match of join.pattern.matchesByAge()) core.assertRight(match, join.address, false);
  return true;
}

/** A new join after an old one: an older join after the same one holds the tokens that passed. */
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
    table.core.enterJoin(table.get(token, LEFT), table.get(token, RIGHT), to.address, enterLeft, false);
  }
}
