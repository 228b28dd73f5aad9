// Builds the joins for the left-hand side of a rule. Rules that begin alike share joins; a new join goes in front of the
// others that follow the same join. Groups of not/and enter their join from the right.

import { same } from "../language/values.ts";
import { Join, type JoinShape, type Production } from "../rete/join.ts";
import type { JoinTest } from "../rete/join-test.ts";
import { ABOVE_RIGHT } from "../rete/layout.ts";
import type { MatchTable } from "../rete/match-table.ts";
import type { PatternNode } from "../rete/pattern-node.ts";
import type { Analysis, Analyzed, Keyed } from "./analyzed.ts";
import { fromAlpha } from "./field-reference.ts";
import { gettersOf, tableHash } from "./hashes.ts";
import type { LhsHost } from "./host.ts";
import type { JoinLocation } from "./test-errors.ts";
import { combineTests } from "./tests.ts";

const NO_TEST: JoinShape = {
  key: "",
  negated: false,
  exists: false,
  test: null,
  secondaryTest: null,
  leftHash: [],
  rightHash: [],
  leftTableHash: null,
  rightTableHash: null,
};

export class NetworkBuilder {
  private readonly engine: LhsHost;
  private readonly elements: Analyzed[];
  private readonly logicalCount: number;
  private reuse = true;
  private at = 0;
  /** The join behind the logical elements: tokens that support what the rule makes are on its left. */
  logicalJoin: Join | null = null;

  constructor(engine: LhsHost, analysis: Analysis) {
    this.engine = engine;
    this.elements = analysis.elements;
    // The C program leaves out tests, even one that comes first and has a join of its own: that join counts as logical
    // in place of the last one that is.
    this.logicalCount = analysis.elements.filter(
      ({ element }) => element.logical && element.test === null && element.end === 1,
    ).length;
  }

  /** Builds everything and the last join, which holds the activations of the rule. */
  build(rule: Production): Join {
    const last = this.elements.length === 0 ? this.addEmpty() : this.buildLevel(1, null);
    showJoin(this.engine, "+");
    const end = new Join(this.engine.network.matches, last, null, null, NO_TEST, rule);
    last.links = [{ join: end, enterLeft: true }, ...last.links];
    if (this.logicalCount > 0) this.logicalJoin ??= end;
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
      const logical = depth === 1 && this.logicalCount > 0 && number === this.logicalCount + 1;
      let end: number;
      if (element.begin > depth) {
        const reuseBefore = this.reuse;
        const group = this.buildLevel(depth + 1, previous);
        end = this.elements[this.at - 1].element.end;
        let secondary: Keyed<JoinTest>[] = [];
        let location: JoinLocation | null = null;
        const next = this.elements[this.at];
        if (end === depth && next !== undefined && next.element.test !== null) {
          secondary = next.joinTests;
          location = next.joinLocation;
          end = next.element.end;
          this.at++;
        }
        this.reuse &&= reuseBefore;
        previous = this.addJoin(
          previous,
          null,
          group,
          this.groupShape(analyzed, previous, group, secondary),
          logical,
        );
        if (location !== null) location.join = previous;
      } else {
        this.at++;
        end = element.end;
        const { pattern } = element;
        const node = pattern === null ? null : pattern.kind.add(pattern.root, analyzed);
        previous = this.addJoin(
          previous,
          node,
          null,
          patternShape(this.engine.network.matches, analyzed),
          logical,
        );
        analyzed.joinLocation.join = previous;
      }
      if (end < depth || this.at >= this.elements.length) return previous;
      number++;
    }
  }

  private groupShape(
    analyzed: Analyzed,
    previous: Join | null,
    group: Join,
    secondary: Keyed<JoinTest>[],
  ): JoinShape {
    const { existsGroup, negated } = analyzed.element;
    const values = analyzed.outside;
    const leftLength = previous === null ? 0 : previous.depth;
    const { matches } = this.engine.network;
    const leftValues = values.map((v) => ({ reference: v.reference, steps: leftLength - 1 - v.position }));
    const rightValues = values.map((v) => ({ reference: v.reference, steps: group.depth - 1 - v.position }));
    const left = gettersOf(matches, leftValues);
    const right = gettersOf(matches, rightValues);
    const parts = values.map(
      (_, i): JoinTest => ({
        type: "ask",
        formula: {
          type: "compare",
          how: "same",
          first: leftValues[i],
          second: { ...rightValues[i], steps: ABOVE_RIGHT - rightValues[i].steps },
        },
        ask: (l, r) => same(left[i](l), right[i](r)),
        compares: true,
      }),
    );
    const key = values.map((v) => `${v.position}.${v.reference.key}`).join(" ");
    const after = secondary.length === 0 ? null : combineTests("and", secondary);
    return {
      key: `group|${key}|${after?.key ?? ""}|${existsGroup || negated}|${existsGroup}`,
      negated: false,
      exists: existsGroup,
      test: values.length === 0 ? null : { type: "and", parts },
      secondaryTest: after?.test ?? null,
      leftHash: leftValues,
      rightHash: rightValues,
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
      showJoin(this.engine, "=");
      if (logical) this.markLogical(shared);
      return shared;
    }
    this.reuse = false;
    showJoin(this.engine, "+");
    const join = new Join(this.engine.network.matches, previous, node, group, shape);
    if (previous !== null) {
      // A join with a group comes second, after the path that leads to its group: what the group finds must stop tokens
      // here.
      const at = group === null ? 0 : 1;
      previous.links = previous.links.toSpliced(at, 0, { join, enterLeft: true });
    }
    if (join.first && node === null && group === null) this.engine.network.rightPrimed.unshift(join);
    if (join.first && join.blocking && (node !== null || group !== null)) {
      this.engine.network.leftPrimed.unshift(join);
    }
    if (group !== null) group.links = [{ join, enterLeft: false }, ...group.links];
    else if (node !== null) node.joins = [join, ...node.joins];
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
    let candidates: readonly Join[];
    if (previous !== null) candidates = previous.links.map((link) => link.join);
    else if (group !== null && !beginsWithTest(group)) candidates = group.links.map((link) => link.join);
    else candidates = node?.joins ?? this.engine.network.rightPrimed;
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

/** Such a group at the start of a rule is looked for among the joins without a pattern, so that it is never shared. */
function beginsWithTest(group: Join): boolean {
  const above = group.previous ?? group.group;
  return above === null ? group.pattern === null : beginsWithTest(above);
}

function patternShape(table: MatchTable, analyzed: Analyzed): JoinShape {
  const { element } = analyzed;
  const compared = analyzed.hashes.map((h) => ({ reference: h.left, steps: h.steps }));
  const test = analyzed.joinTests.length === 0 ? null : combineTests("and", analyzed.joinTests);
  const secondary =
    analyzed.secondaryTests.length === 0 ? null : combineTests("and", analyzed.secondaryTests);
  const hashKey = analyzed.hashes.map((h) => `${h.right.key}=${h.steps}.${h.left.key}`).join(",");
  return {
    key: `${element.negated}|${element.exists}|${test?.key ?? ""}|${secondary?.key ?? ""}|${hashKey}`,
    negated: element.negated,
    exists: element.exists,
    test: test?.test ?? null,
    // Only the hash of one value is its key.
    ...(compared.length === 1 && { keyedTest: withoutKeys(analyzed.joinTests) }),
    secondaryTest: secondary?.test ?? null,
    leftHash: compared,
    rightHash: [],
    leftTableHash: tableHash(gettersOf(table, compared)),
    rightTableHash: tableHash(analyzed.hashes.map((h) => fromAlpha(table, h.right))),
  };
}

/** What is left of these tests where equal keys are equal values. */
function withoutKeys(tests: readonly Keyed<JoinTest>[]): JoinTest | null {
  const left = tests.filter(({ test }) => test.type !== "ask" || test.decidedByKeys !== true);
  return left.length === 0 ? null : combineTests("and", left).test;
}

/** While a file is loaded and compilations are watched, every join is shown: `+` for a new one, `=` for a shared one. */
function showJoin(engine: LhsHost, sign: "+" | "="): void {
  if (engine.loading && engine.watch.get("compilations")) engine.routers.write("wdialog", `${sign}j`);
}

/** Ends the line of the joins of a rule. */
export function endJoins(engine: LhsHost): void {
  if (engine.loading && engine.watch.get("compilations")) engine.routers.write("wdialog", "\n");
}
