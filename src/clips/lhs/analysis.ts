// From the flat left-hand side to tests: which variable refers to which, what is tested in the pattern network and
// what in the joins, and by which values the memories are hashed.

import { compile } from "../evaluate/compile.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { abortParse, failParse } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope, UndefinedVariable } from "../evaluate/scope.ts";
import { same } from "../language/values.ts";
import type { JoinTest } from "../rete/join.ts";
import type { EntityTest } from "../rete/pattern-node.ts";
import {
  constantText,
  duplicateAddress,
  expressionComplexity,
  mixing,
  unboundTerm,
  unboundTest,
  variablesIn,
} from "./analysis-errors.ts";
import type { Analysis, Analyzed, AnalyzedField, Binding, Keyed } from "./analyzed.ts";
import type { Field, FlatElement, SlotPattern, Term } from "./conditional-element.ts";
import {
  ADDRESS_REFERENCE,
  type FieldReference,
  fromAlpha,
  matchAbove,
  readThunk,
  referenceTo,
} from "./field-reference.ts";
import type { LhsHost } from "./host.ts";
import type { JoinLocation, TestLocation } from "./test-errors.ts";
import { combineJoinTests, combineTests, comparison, joinCondition, patternCondition } from "./tests.ts";

interface Frame {
  readonly depth: number;
  readonly start: Analyzed;
  readonly outer: Map<string, Binding>;
  readonly position: number;
}

export class Analyzer {
  private readonly engine: LhsHost;
  private bindings = new Map<string, Binding>();
  private frames: Frame[] = [];
  /** True after an error in a test. All of them are reported before the rule is refused. */
  private failed = false;

  constructor(engine: LhsHost) {
    this.engine = engine;
  }

  run(list: FlatElement[]): Analysis {
    const elements: Analyzed[] = [];
    let depth = 1;
    let position = 0;
    for (const element of list) {
      const analyzed: Analyzed = {
        element,
        position,
        slots: [],
        joinTests: [],
        secondaryTests: [],
        hashes: [],
        groups: new Map(),
        complexity: 1,
        testLocations: [],
        joinLocations: [],
      };
      for (; depth < element.begin; depth++) {
        this.frames.push({ depth, start: analyzed, outer: new Map(this.bindings), position });
        analyzed.groups.set(depth, []);
      }
      const behindGroup = element.test !== null && position > 0;
      this.analyze(analyzed, behindGroup);
      elements.push(analyzed);
      if (!behindGroup) position++;
      for (; depth > element.end; depth--) {
        const frame = this.frames.pop()!;
        this.bindings = frame.outer;
        position = frame.position + 1;
      }
    }
    if (this.failed) abortParse();
    const complexity = elements.reduce((sum, e) => sum + e.complexity, 0);
    return { elements, bindings: this.bindings, complexity, length: position };
  }

  private analyze(analyzed: Analyzed, behindGroup: boolean): void {
    const { element, position } = analyzed;
    const outside = this.bindings;
    if (element.negated) this.bindings = new Map(outside);
    if (element.pattern !== null) this.analyzePattern(analyzed);
    // A test after a group sees only the token: it belongs to the join before this position.
    const at = behindGroup ? position - 1 : position;
    const own = element.test === null ? [] : [{ expression: element.test, number: element.number }];
    for (const { expression, number } of [...own, ...element.attached]) {
      analyzed.joinTests.push(this.joinExpression(expression, analyzed, at, null, number));
      analyzed.complexity += expressionComplexity(expression);
    }
    for (const { expression, number } of element.secondary) {
      if (element.negated) this.bindings = outside;
      analyzed.secondaryTests.push(this.joinExpression(expression, analyzed, at, null, number));
    }
    if (element.negated) this.bindings = outside;
  }

  private analyzePattern(analyzed: Analyzed): void {
    const { element, position } = analyzed;
    const pattern = element.pattern!;
    if (pattern.address !== null) {
      const before = this.bindings.get(pattern.address);
      if (before !== undefined) duplicateAddress(this.engine, pattern.address, before, element.number);
      this.bindings.set(pattern.address, {
        reference: ADDRESS_REFERENCE,
        position,
        depth: element.begin,
        multi: false,
      });
    }
    let nextMark = 0;
    for (const slot of pattern.slots) {
      const several = slot.multi && slot.fields.filter((f) => f.multi).length > 1;
      const marks = slot.fields.map((f) => (several && f.multi ? nextMark++ : null));
      const fields = slot.fields.map((field, i) =>
        this.analyzeField(analyzed, slot, field, i, referenceTo(slot, i, marks)),
      );
      analyzed.slots.push({ slot, marks, fields });
    }
  }

  private analyzeField(
    analyzed: Analyzed,
    slot: SlotPattern,
    field: Field,
    index: number,
    reference: FieldReference,
  ): AnalyzedField {
    const { element, position } = analyzed;
    const earlier = field.variable === null ? undefined : this.bindings.get(field.variable);
    if (earlier !== undefined && earlier.multi !== field.multi) mixing(this.engine, field.variable!);
    if (field.variable !== null) {
      this.bindings.set(field.variable, { reference, position, depth: element.begin, multi: field.multi });
    }
    const where = { slot, index };
    const inPattern = field.alternatives.length < 2 || this.allInPattern(field, position);
    const patternParts: Keyed<EntityTest>[] = [];
    const joinParts: Keyed<JoinTest>[] = [];
    let constant: AnalyzedField["constant"] = null;
    for (const terms of field.alternatives) {
      const patternTerms: Keyed<EntityTest>[] = [];
      const joinTerms: Keyed<JoinTest>[] = [];
      for (const term of terms) {
        this.analyzeTerm(analyzed, term, reference, inPattern, where, patternTerms, joinTerms);
      }
      if (field.alternatives.length === 1 && inPattern) {
        const constants = terms.filter((t) => t.type === "constant" && !t.negated);
        const only = constants[0];
        if (constants.length === 1 && only.type === "constant") constant = { reference, value: only.value };
      }
      if (patternTerms.length > 0) patternParts.push(combineTests("and", patternTerms));
      if (joinTerms.length > 0)
        joinParts.push(combineJoinTests(this.engine.network.matches, "and", joinTerms));
    }
    const tests: Keyed<EntityTest>[] = [];
    const joins: Keyed<JoinTest>[] = [];
    if (earlier !== undefined) this.compareBinding(analyzed, reference, earlier, tests, joins);
    if (patternParts.length > 0) tests.push(combineTests("or", patternParts));
    if (joinParts.length > 0) joins.push(combineJoinTests(this.engine.network.matches, "or", joinParts));
    analyzed.joinTests.push(...joins);
    analyzed.complexity += patternParts.length + joinParts.length + (earlier === undefined ? 0 : 1);
    return { field, tests, constant };
  }

  /** A variable that was bound before: compared in the pattern, or in the join, which is then hashed by it. */
  private compareBinding(
    analyzed: Analyzed,
    reference: FieldReference,
    earlier: Binding,
    tests: Keyed<EntityTest>[],
    joins: Keyed<JoinTest>[],
  ): void {
    if (earlier.position === analyzed.position) {
      const other = earlier.reference.get;
      const own = reference.get;
      tests.push({
        key: `eq(${reference.key},${earlier.reference.key})`,
        test: (entity, marks) => same(own(entity, marks), other(entity, marks)),
      });
      return;
    }
    this.unifyGroups(analyzed, earlier);
    const steps = analyzed.position - 1 - earlier.position;
    joins.push(this.comparison(analyzed, reference, earlier, false));
    analyzed.hashes.unshift({ right: reference, left: earlier.reference, steps, multi: earlier.multi });
  }

  private comparison(
    analyzed: Analyzed,
    reference: FieldReference,
    earlier: Binding,
    negated: boolean,
  ): Keyed<JoinTest> {
    const { matches } = this.engine.network;
    const steps = analyzed.position - 1 - earlier.position;
    const key = `${negated ? "neq" : "eq"}(${reference.key},${earlier.position}.${earlier.reference.key})`;
    return comparison(matches, key, reference, earlier.reference, steps, negated);
  }

  /** A reference to a variable outside of not/and groups: each group in between must agree with the outer token on its value. */
  private unifyGroups(analyzed: Analyzed, binding: Binding): void {
    if (binding.depth === analyzed.element.begin) return;
    for (const frame of this.frames) {
      if (frame.depth < binding.depth) continue;
      const list = frame.start.groups.get(frame.depth)!;
      if (!list.some((x) => x.position === binding.position && x.reference.key === binding.reference.key)) {
        list.push({ reference: binding.reference, position: binding.position });
      }
    }
  }

  private analyzeTerm(
    analyzed: Analyzed,
    term: Term,
    reference: FieldReference,
    inPattern: boolean,
    where: { slot: SlotPattern; index: number },
    patternTerms: Keyed<EntityTest>[],
    joinTerms: Keyed<JoinTest>[],
  ): void {
    const own = reference.get;
    const { negated } = term;
    if (term.type === "constant") {
      const { value } = term;
      const key = `${negated ? "neq" : "eq"}(${reference.key},${constantText(value)})`;
      if (inPattern) {
        patternTerms.push({ key, test: (entity, marks) => same(own(entity, marks), value) !== negated });
      } else {
        const get = fromAlpha(this.engine.network.matches, reference);
        joinTerms.push({ key, test: (_left, right) => same(get(right), value) !== negated });
      }
      return;
    }
    if (term.type === "variable") {
      const binding = this.bindings.get(term.name);
      if (binding === undefined) unboundTerm(this.engine, analyzed.element.number, term.name, null, where);
      else if (inPattern && binding.position === analyzed.position) {
        const other = binding.reference.get;
        patternTerms.push({
          key: `${negated ? "neq" : "eq"}(${reference.key},${binding.reference.key})`,
          test: (entity, marks) => same(own(entity, marks), other(entity, marks)) !== negated,
        });
      } else if (binding.position === analyzed.position) {
        const a = fromAlpha(this.engine.network.matches, reference);
        const b = fromAlpha(this.engine.network.matches, binding.reference);
        joinTerms.push({
          key: `${negated ? "neq" : "eq"}(${reference.key},r.${binding.reference.key})`,
          test: (_left, right) => same(a(right), b(right)) !== negated,
        });
      } else {
        this.unifyGroups(analyzed, binding);
        joinTerms.push(this.comparison(analyzed, reference, binding, negated));
      }
      return;
    }
    const names = variablesIn(term.expression);
    for (const name of names) {
      if (!this.bindings.has(name))
        unboundTerm(this.engine, analyzed.element.number, name, term.expression, where);
    }
    const local = inPattern && names.every((n) => this.bindings.get(n)!.position === analyzed.position);
    if (local) {
      const { engine } = this;
      const thunk = this.compileWith(term.expression, (binding) =>
        readThunk(
          binding.reference,
          () => engine.network.patternEntity!,
          () => engine.network.patternMarks,
        ),
      );
      const key = `${term.type}${negated ? "~" : ""}(${reference.key},${this.keyOf(term.expression, false)})`;
      const field =
        where.slot.slotName === null ? `field #${where.index + 1}` : `slot ${where.slot.slotName}`;
      const location: TestLocation = { kind: analyzed.element.pattern!.kind, field, node: null };
      analyzed.testLocations.push(location);
      patternTerms.push({
        key,
        test: patternCondition(this.engine, term.type, negated, own, thunk, location),
      });
      return;
    }
    joinTerms.push(
      this.joinExpression(
        term.expression,
        analyzed,
        analyzed.position,
        { type: term.type, negated, reference },
        analyzed.element.number,
      ),
    );
  }

  /** A condition evaluated in a join: a test CE, or a `:` or `=` constraint that reads other patterns. */
  private joinExpression(
    expression: Expression,
    analyzed: Analyzed,
    at: number,
    constraint: { type: "predicate" | "return-value"; negated: boolean; reference: FieldReference } | null,
    number: number,
  ): Keyed<JoinTest> {
    const { engine } = this;
    for (const name of variablesIn(expression)) {
      const binding = this.bindings.get(name);
      if (binding === undefined) {
        unboundTest(this.engine, number, name, expression);
        this.failed = true;
        return { key: "", test: () => false };
      }
      this.unifyGroups(analyzed, binding);
    }
    const thunk = this.compileWith(expression, (binding) => {
      const { matches } = engine.network;
      if (binding.position === at) {
        return readThunk(
          binding.reference,
          () => matches.entityOf(engine.network.joinRight),
          () => matches.marksOf(engine.network.joinRight),
        );
      }
      const above = matchAbove(matches, at - 1 - binding.position);
      return readThunk(
        binding.reference,
        () => matches.entityOf(above(engine.network.joinLeft)),
        () => matches.marksOf(above(engine.network.joinLeft)),
      );
    });
    const { type = "predicate", negated = false, reference = null } = constraint ?? {};
    const own = reference === null ? null : fromAlpha(this.engine.network.matches, reference);
    const location: JoinLocation = { join: null };
    analyzed.joinLocations.push(location);
    return {
      key: `${type}${negated ? "~" : ""}(${reference?.key ?? ""},${this.keyOf(expression, true)})`,
      test: joinCondition(engine, type, negated, own, thunk, location),
    };
  }

  private compileWith(expression: Expression, read: (binding: Binding) => Thunk): Thunk {
    const scope = new Scope(false);
    scope.outer = (name) => {
      const binding = this.bindings.get(name);
      return binding === undefined ? undefined : read(binding);
    };
    try {
      const thunk = compile(this.engine, expression, scope);
      const { size } = scope;
      const { evaluation } = this.engine;
      return size === 0 ? thunk : () => inFrame(evaluation, new Array(size), thunk);
    } catch (error) {
      if (!(error instanceof UndefinedVariable)) throw error;
      return failParse(
        this.engine,
        "PRCCODE",
        3,
        `Undefined variable ${error.variable} referenced in test.\n`,
      );
    }
  }

  /** The text of an expression with references instead of names, so that equal conditions share a node. */
  private keyOf(expression: Expression, withPosition: boolean): string {
    return expressionText(expression, (name) => {
      const binding = this.bindings.get(name);
      if (binding === undefined) return `?${name}`;
      return withPosition ? `${binding.position}.${binding.reference.key}` : binding.reference.key;
    });
  }

  private allInPattern(field: Field, position: number): boolean {
    return field.alternatives.flat().every((term) => {
      const names =
        term.type === "constant" ? [] : term.type === "variable" ? [term.name] : variablesIn(term.expression);
      return names.every((name) => {
        const binding = this.bindings.get(name);
        return binding === undefined || binding.position === position;
      });
    });
  }
}
