// Takes a rule out of the network. What other rules share stays.

import type { Join } from "./join.ts";
import { ENTITY, GROUP, MATCHES, NEXT_OF_ENTITY, OWNER, SUPPORTS } from "./layout.ts";
import type { Match, MatchTable } from "./match-table.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

/** Removes the joins up to `last` that no other rule uses. */
export function removeJoins(network: Network, last: Join): void {
  let join: Join | null = last;
  while (join !== null) {
    if (join.links.length > 0 || join.removed) return;
    join.removed = true;
    const previous: Join | null = join.previous;
    if (previous !== null) previous.links = previous.links.filter((link) => link.join !== join);
    network.leftPrimed = network.leftPrimed.filter((j) => j !== join);
    network.rightPrimed = network.rightPrimed.filter((j) => j !== join);
    const { group, pattern } = join;
    removeTokens(network, join);
    if (group !== null) {
      group.links = group.links.filter((link) => link.join !== join);
      removeJoins(network, group);
    } else if (pattern !== null) {
      pattern.joins = pattern.joins.filter((j) => j !== join);
      if (pattern.joins.length === 0) {
        for (const match of pattern.memory!.rows()) forgetMatch(network.matches, match);
        removePattern(pattern);
      }
    }
    join = previous;
  }
}

/** Removes every token of a join, with its activation. What the tokens supported stays. */
function removeTokens(network: Network, join: Join): void {
  const table = network.matches;
  const { core } = table;
  const { logic } = network.host;
  for (const memory of [join.leftMemory, join.rightMemory]) {
    if (memory === null) continue;
    for (const token of memory.rows()) {
      if (join.rule === null) core.unblock(token);
      else if (table.get(token, GROUP) !== 0) core.detach(token);
      core.unlinkLeft(token);
      core.unlinkRight(token);
      core.remove(memory.address, token);
      core.discardRow(token);
      if ((table.get(token, OWNER) & SUPPORTS) !== 0) logic.release(token);
    }
  }
  if (join.empty !== 0) {
    core.unblock(join.empty);
    core.discardRow(join.empty);
  }
}

/** Takes an alpha match out of the list of its entity. */
function forgetMatch(table: MatchTable, match: Match): void {
  const entity = table.get(match, ENTITY);
  const next = table.get(match, NEXT_OF_ENTITY);
  table.core.discardRow(match);
  if (table.get(entity, MATCHES) === match) {
    table.set(entity, MATCHES, next);
    return;
  }
  for (let other = table.get(entity, MATCHES); other !== 0; other = table.get(other, NEXT_OF_ENTITY)) {
    if (table.get(other, NEXT_OF_ENTITY) === match) {
      table.set(other, NEXT_OF_ENTITY, next);
      return;
    }
  }
}

/** Takes the end of a pattern out of the network, and its ancestors that nothing else needs. */
function removePattern(leaf: PatternNode): void {
  const { root } = leaf;
  root.removed?.(leaf);
  leaf.forgetMemory();
  let node: PatternNode | null = leaf;
  while (node !== null && node.children === null && node.memory === null) {
    const parent: PatternNode | null = node.parent;
    const first: PatternNode | null = parent === null ? root.patterns : parent.children;
    if (first === node) {
      if (parent === null) root.patterns = node.next;
      else parent.children = node.next;
    } else {
      let before = first!;
      while (before.next !== node) before = before.next!;
      before.next = node.next;
    }
    if (parent?.selector != null) parent.removeConstant(node);
    node = parent;
  }
}
