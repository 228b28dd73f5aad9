// Joins for the left-hand side of a rule. Joins are shared while the beginnings of rules agree; a new join goes in
// front of the others that follow the same one. Groups of not/and enter their join from the right.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Core } from "../core.ts";
import { hashOf, same, tablePlace, type Value } from "../language/values.ts";
import { Join, type JoinShape, type JoinTest, type TokenHash } from "../rete/join.ts";
import {
  ACTIVATION,
  FACT,
  LEFT,
  type Match,
  type MatchTable,
  NEXT_OF_FACT,
  OWNER,
  RIGHT,
  SUPPORTS,
} from "../rete/match-table.ts";
import type { PatternNode } from "../rete/pattern-node.ts";
import type { Analysis, Analyzed, Keyed } from "./analyzed.ts";
import { type FieldReference, fromToken } from "./field-reference.ts";
import { placePattern, removePattern } from "./pattern-builder.ts";
import { combineJoinTests } from "./tests.ts";

const NO_TEST: JoinShape = {
  key: "",
  negated: false,
  exists: false,
  test: null,
  secondaryTest: null,
  leftHash: null,
  rightHash: null,
  leftTableHash: null,
  rightTableHash: null,
};

export class NetworkBuilder {
  private readonly core: Core;
  private readonly elements: Analyzed[];
  private readonly logicalCount: number;
  private reuse = true;
  private at = 0;
  logicalJoin: Join | null = null;

  constructor(core: Core, analysis: Analysis) {
    this.core = core;
    this.elements = analysis.elements;
    let logical = 0;
    let depth = 1;
    let number = 0;
    for (const { element } of analysis.elements) {
      if (depth === 1) number++;
      if (element.logical) logical = number;
      depth = element.end;
    }
    this.logicalCount = logical;
  }

  /** Builds everything and the last join, which holds the activations of the rule. */
  build(rule: Defrule): Join {
    const last = this.elements.length === 0 ? this.addEmpty() : this.buildLevel(1, null);
    this.core.traceJoin("+");
    const end = new Join(this.core.matches, last, null, null, NO_TEST);
    end.rule = rule;
    last.links.unshift({ join: end, enterLeft: true });
    return end;
  }

  /** The join of a rule without patterns. */
  private addEmpty(): Join {
    return (
      this.findShared(null, null, null, NO_TEST, false) ?? this.addJoin(null, null, null, NO_TEST, false)
    );
  }

  /** The joins of one level of groups, from `this.at` on. */
  private buildLevel(depth: number, before: Join | null): Join {
    let previous = before;
    let number = 1;
    for (;;) {
      const analyzed = this.elements[this.at];
      const { element } = analyzed;
      const logical = depth === 1 && number === this.logicalCount;
      let end: number;
      if (element.begin > depth) {
        const reuseBefore = this.reuse;
        const group = this.buildLevel(depth + 1, previous);
        end = this.elements[this.at - 1].element.end;
        let secondary: Keyed<JoinTest>[] = [];
        const next = this.elements[this.at];
        if (end === depth && next !== undefined && next.element.test !== null) {
          secondary = next.joinTests;
          end = next.element.end;
          this.at++;
        }
        this.reuse &&= reuseBefore;
        previous = this.addJoin(
          previous,
          null,
          group,
          this.groupShape(analyzed, depth, previous, group, secondary),
          logical,
        );
      } else {
        this.at++;
        end = element.end;
        const node = element.pattern === null ? null : placePattern(this.core.matches, analyzed);
        previous = this.addJoin(previous, node, null, patternShape(this.core.matches, analyzed), logical);
      }
      if (end < depth || this.at >= this.elements.length) return previous;
      number++;
    }
  }

  private groupShape(
    analyzed: Analyzed,
    depth: number,
    previous: Join | null,
    group: Join,
    secondary: Keyed<JoinTest>[],
  ): JoinShape {
    const { existsGroup, negated } = analyzed.element;
    const values = analyzed.groups.get(depth) ?? [];
    const leftLength = previous === null ? 0 : previous.depth;
    const { matches } = this.core;
    const leftPlaces = values.map((v) => ({ reference: v.reference, steps: leftLength - 1 - v.position }));
    const rightPlaces = values.map((v) => ({ reference: v.reference, steps: group.depth - 1 - v.position }));
    const left = gettersOf(matches, leftPlaces);
    const right = gettersOf(matches, rightPlaces);
    const count = values.length;
    const test: JoinTest | null =
      count === 0
        ? null
        : (l, r) => {
            for (let i = 0; i < count; i++) if (!same(left[i](l), right[i](r))) return false;
            return true;
          };
    const key = values.map((v) => `${v.position}.${v.reference.key}`).join(" ");
    const after = secondary.length === 0 ? null : combineJoinTests(this.core.matches, "and", secondary);
    return {
      key: `group|${key}|${after?.key ?? ""}|${existsGroup || negated}|${existsGroup}`,
      negated: false,
      exists: existsGroup,
      test,
      secondaryTest: after?.test ?? null,
      leftHash: tokenHash(matches, leftPlaces),
      rightHash: tokenHash(matches, rightPlaces),
      leftTableHash: tableHash(left),
      rightTableHash: tableHash(right),
    };
  }

  private addJoin(
    previous: Join | null,
    node: PatternNode | null,
    group: Join | null,
    shape: JoinShape,
    logical: boolean,
  ): Join {
    const shared = this.reuse ? this.findShared(previous, node, group, shape, logical) : undefined;
    if (shared !== undefined) {
      this.core.traceJoin("=");
      if (logical) this.markLogical(shared);
      return shared;
    }
    this.reuse = false;
    this.core.traceJoin("+");
    const join = new Join(this.core.matches, previous, node, group, shape);
    if (previous !== null) {
      // Behind the first path, which is mostly the group of this join: what it finds stops tokens here.
      const at = group === null ? 0 : 1;
      previous.links.splice(at, 0, { join, enterLeft: true });
    }
    if (join.first && node === null && group === null) this.core.network.rightPrimed.unshift(join);
    if (join.first && join.blocking && (node !== null || group !== null)) {
      this.core.network.leftPrimed.unshift(join);
    }
    if (group !== null) group.links.unshift({ join, enterLeft: false });
    else if (node !== null) node.joins.unshift(join);
    if (logical) this.markLogical(join);
    return join;
  }

  private markLogical(join: Join): void {
    join.logical = true;
    this.logicalJoin = join;
  }

  private findShared(
    previous: Join | null,
    node: PatternNode | null,
    group: Join | null,
    shape: JoinShape,
    logical: boolean,
  ): Join | undefined {
    let candidates: Join[];
    if (previous !== null) candidates = previous.links.map((link) => link.join);
    else if (group !== null) candidates = group.links.map((link) => link.join);
    else candidates = node === null ? this.core.network.rightPrimed : node.joins;
    return candidates.find(
      (join) =>
        join.rule === null &&
        join.previous === previous &&
        join.pattern === node &&
        join.group === group &&
        join.key === shape.key &&
        !(logical && !join.logical && join.leftMemory.count > 0),
    );
  }
}

function patternShape(table: MatchTable, analyzed: Analyzed): JoinShape {
  const { element } = analyzed;
  const compared = analyzed.hashes.map((h) => ({ reference: h.left, steps: h.steps }));
  const test = analyzed.joinTests.length === 0 ? null : combineJoinTests(table, "and", analyzed.joinTests);
  const secondary =
    analyzed.secondaryTests.length === 0 ? null : combineJoinTests(table, "and", analyzed.secondaryTests);
  const hashKey = analyzed.hashes.map((h) => `${h.right.key}=${h.steps}.${h.left.key}`).join(",");
  return {
    key: `${element.negated}|${element.exists}|${test?.key ?? ""}|${secondary?.key ?? ""}|${hashKey}`,
    negated: element.negated,
    exists: element.exists,
    test: test?.test ?? null,
    secondaryTest: secondary?.test ?? null,
    leftHash: tokenHash(table, compared),
    rightHash: null,
    leftTableHash: tableHash(gettersOf(table, compared)),
    rightTableHash: null,
  };
}

/** A value in the match that lies `steps` above the end of a token. */
interface TokenPlace {
  readonly reference: FieldReference;
  readonly steps: number;
}

function gettersOf(table: MatchTable, places: TokenPlace[]): ((token: number) => Value)[] {
  return places.map(({ reference, steps }) => fromToken(table, reference, steps));
}

function tokenHash(table: MatchTable, places: TokenPlace[]): TokenHash | null {
  if (places.length === 0) return null;
  if (places.every(({ reference }) => reference.slot >= 0)) return slotsHash(table, places);
  const getters = gettersOf(table, places);
  return (token) => {
    let hash = 0;
    for (let i = 0; i < getters.length; i++) hash = (Math.imul(hash, 31) + hashOf(getters[i](token))) | 0;
    return hash;
  };
}

/** The hash of whole slots. */
function slotsHash(table: MatchTable, places: TokenPlace[]): TokenHash {
  const count = places.length;
  const slots = places.map(({ reference }) => reference.slot);
  const steps = places.map((place) => place.steps);
  if (count === 1) {
    const [slot] = slots;
    const [height] = steps;
    return (token) => {
      const { cells, facts } = table;
      let at = token;
      for (let up = height; up > 0; up--) at = cells[at + LEFT];
      return hashOf(facts[cells[cells[at + RIGHT] + FACT]]!.slots[slot]);
    };
  }
  return (token) => {
    const { cells, facts } = table;
    let hash = 0;
    for (let i = 0; i < count; i++) {
      let at = token;
      for (let up = steps[i]; up > 0; up--) at = cells[at + LEFT];
      const value = facts[cells[cells[at + RIGHT] + FACT]]!.slots[slots[i]];
      hash = (Math.imul(hash, 31) + hashOf(value)) | 0;
    }
    return hash;
  };
}

/** The hash of the C program, by which it chooses a place of its table. */
function tableHash(getters: ((token: number) => Value)[]): TokenHash | null {
  if (getters.length === 0) return null;
  return (token) => {
    let hash = 0n;
    let factor = 1n;
    for (const get of getters) {
      hash += BigInt(tablePlace(get(token))) * factor;
      factor *= 509n;
    }
    return Number(BigInt.asUintN(53, hash));
  };
}

/** Takes the joins of a rule out of the network as far as no other rule uses them. */
export function removeJoins(core: Core, last: Join): void {
  let join: Join | null = last;
  while (join !== null) {
    if (join.links.length > 0 || join.removed) return;
    join.removed = true;
    const previous: Join | null = join.previous;
    if (previous !== null) previous.links = previous.links.filter((link) => link.join !== join);
    core.network.leftPrimed = core.network.leftPrimed.filter((j) => j !== join);
    core.network.rightPrimed = core.network.rightPrimed.filter((j) => j !== join);
    const { group, pattern } = join;
    detachTokens(core, join);
    if (group !== null) {
      group.links = group.links.filter((link) => link.join !== join);
      removeJoins(core, group);
    } else if (pattern !== null) {
      pattern.joins = pattern.joins.filter((j) => j !== join);
      if (pattern.joins.length === 0) {
        for (const match of pattern.memory!.rows()) forgetMatch(core.matches, match);
        core.network.removeNode(pattern, (template, leaf) => removePattern(template, leaf));
      }
    }
    join = previous;
  }
}

/** Removes every token of a join; activations and logical support go with them. */
function detachTokens(core: Core, join: Join): void {
  const table = core.matches;
  for (const memory of [join.leftMemory, join.rightMemory]) {
    if (memory === null) continue;
    for (const token of memory.rows()) {
      const activation = table.cells[token + ACTIVATION];
      if (join.rule === null) table.unblock(token);
      else if (activation !== 0) core.agenda.detach(table.activations[activation]!);
      table.unlinkLeft(token);
      table.unlinkRight(token);
      memory.remove(token);
      table.discard(token);
      if ((table.cells[token + OWNER] & SUPPORTS) !== 0) core.logic.release(token);
    }
  }
  if (join.empty !== 0) {
    table.unblock(join.empty);
    table.discard(join.empty);
  }
}

/** Takes an alpha match out of the list of its fact. */
function forgetMatch(table: MatchTable, match: Match): void {
  const { cells } = table;
  const fact = table.factOf(match);
  const next = cells[match + NEXT_OF_FACT];
  table.discard(match);
  if (fact.matches === match) {
    fact.matches = next;
    return;
  }
  for (let other = fact.matches; other !== 0; other = cells[other + NEXT_OF_FACT]) {
    if (cells[other + NEXT_OF_FACT] === match) {
      cells[other + NEXT_OF_FACT] = next;
      return;
    }
  }
}
