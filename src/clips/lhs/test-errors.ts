// Reports of errors in the tests of the network: in which rules the failing test is.

import { printError } from "../evaluate/messages.ts";
import type { Entity } from "../rete/entity.ts";
import type { Join } from "../rete/join.ts";
import type { PatternNode } from "../rete/pattern-node.ts";
import type { LhsHost } from "./host.ts";
import type { PatternKind } from "./patterns/kind.ts";

/** The field that a test of the pattern network belongs to. */
export interface TestLocation {
  readonly kind: PatternKind;
  readonly field: string;
  /** The slot and the position in it, as the nodes of the network have them. */
  readonly at: { readonly slot: number; readonly field: number };
  /** The node with the test; the builder of the network fills it in. */
  node: PatternNode | null;
}

/** The join that a test belongs to; the builder of the network fills it in. */
export interface JoinLocation {
  join: Join | null;
}

/** The number of patterns in front of and in a chain of joins, those of groups included. */
function patternCount(last: Join | null): number {
  let count = 0;
  for (let join = last; join !== null; join = join.previous) {
    count += join.group === null ? 1 : patternCount(join.group);
  }
  return count;
}

/** The rules that a join leads to, each on a line with the number of the pattern. */
function rulesBelow(join: Join): string {
  const seen = new Set<Join>();
  const lines: string[] = [];
  const visit = (at: Join, pattern: number, fromRight: boolean): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const number = at.group !== null && fromRight ? pattern + patternCount(at.previous) : pattern;
    if (at.rule !== null) lines.push(`      Of pattern #${number} in rule ${at.rule.name}\n`);
    else for (const link of at.links) visit(link.join, number, !link.enterLeft);
  };
  visit(join, patternCount(join.previous) + 1, false);
  return lines.join("");
}

/** The error log blames the rules that a join leads to. */
function blameRulesBelow(engine: LhsHost, join: Join): void {
  if (join.rule !== null) engine.errors.happenedIn(join.rule);
  else for (const link of join.links) blameRulesBelow(engine, link.join);
}

/** The joins of the patterns that end here, else of those that go on. */
function joinsBelow(node: PatternNode): readonly Join[] {
  if (node.joins.length > 0) return node.joins;
  const joins: Join[] = [];
  for (let child = node.children; child !== null; child = child.next) joins.push(...joinsBelow(child));
  return joins;
}

/** Reports the rules that share the join whose test failed. */
export function reportJoinError(engine: LhsHost, { join }: JoinLocation): void {
  printError(engine, "DRIVE", 1, true, "This error occurred in the join network\n");
  const rules = join === null ? "" : rulesBelow(join);
  if (join !== null) blameRulesBelow(engine, join);
  engine.routers.write("werror", `   Problem resides in associated join\n${rules}\n`);
}

/** Reports the rules that share the pattern whose test failed, and the entity that it failed for. */
export function reportPatternError(
  engine: LhsHost,
  entity: Entity,
  { kind, field, node }: TestLocation,
): void {
  printError(engine, kind.errorCode, 1, true, `This error occurred in the ${kind.name} pattern network\n`);
  const below = node === null ? [] : joinsBelow(node);
  const rules = below.map(rulesBelow).join("");
  for (const join of below) blameRulesBelow(engine, join);
  const active = `Currently active ${kind.entityName}: ${kind.describe(entity)}`;
  engine.routers.write("werror", `   ${active}\n   Problem resides in ${field}\n${rules}\n`);
}
