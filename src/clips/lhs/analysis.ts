// From the flat left-hand side to tests: which variable refers to which, what is tested in the pattern network and
// what in the joins, and by which values the memories are hashed. One class, though a long one: each step reads what those before
// it have found of variables, groups and errors.

import type { Expression } from "../evaluate/expressions.ts";
import { abortParse } from "../evaluate/messages.ts";
import { intersection, ofTypes, type ValueSet } from "../language/value-set.ts";
import type { JoinTest } from "../rete/join-test.ts";
import {
  duplicateAddress,
  expressionComplexity,
  fieldComplexity,
  mixing,
  variablesIn,
} from "./analysis-errors.ts";
import type { Analysis, Analyzed, AnalyzedField, Binding, Keyed } from "./analyzed.ts";
import { checkCardinality, checkField, reportMisuse } from "./check-field.ts";
import { compileCondition, conditionKey, readInJoin, readInPattern, readsOnly } from "./compile-condition.ts";
import type { Field, FlatElement, NumberedTest, SlotPattern, Term } from "./conditional-element.ts";
import {
  ADDRESS_REFERENCE,
  comparedField,
  type FieldReference,
  fromAlpha,
  referenceTo,
} from "./field-reference.ts";
import { impliedByExpression, impliedByField, slotFieldValues } from "./field-values.ts";
import { formulaOf } from "./formulas.ts";
import type { LhsHost } from "./host.ts";
import { isMixedLater } from "./mixed-variables.ts";
import type { TestLocation } from "./test-errors.ts";
import {
  combineTests,
  comparison,
  constantComparison,
  joinCondition,
  ownComparison,
  patternCondition,
} from "./tests.ts";

const ADDRESS = ofTypes(["FACT-ADDRESS", "INSTANCE-ADDRESS"]);

interface Frame {
  readonly depth: number;
  readonly start: Analyzed;
  readonly outer: Map<string, Binding>;
  readonly position: number;
}

export class Analyzer {
  private readonly engine: LhsHost;
  private bindings = new Map<string, Binding>();
  /** What tests say of variables that nothing has bound yet. */
  private readonly unbound = new Map<string, ValueSet>();
  private frames: Frame[] = [];
  /** The bindings of each depth that groups already agree on. */
  private readonly unified: Set<string>[] = [new Set()];
  /** True after an error in a test. All of them are reported before the rule is refused. */
  private failed = false;
  private list: readonly FlatElement[] = [];
  /** The index in the list of the element that is analyzed. */
  private index = 0;

  constructor(engine: LhsHost) {
    this.engine = engine;
  }

  run(list: FlatElement[]): Analysis {
    this.list = list;
    const elements: Analyzed[] = [];
    let depth = 1;
    let position = 0;
    for (const [index, element] of list.entries()) {
      this.index = index;
      const analyzed: Analyzed = {
        element,
        position,
        slots: [],
        joinTests: [],
        secondaryTests: [],
        hashes: [],
        outside: [],
        complexity: 1,
        testLocations: [],
        joinLocation: { join: null },
      };
      for (; depth < element.begin; depth++) {
        this.frames.push({ depth, start: analyzed, outer: new Map(this.bindings), position });
        this.unified.push(new Set());
      }
      const behindGroup = element.test !== null && position > 0;
      this.analyze(analyzed, behindGroup);
      elements.push(analyzed);
      if (!behindGroup) position++;
      for (; depth > element.end; depth--) {
        const frame = this.frames.pop()!;
        this.unified.pop();
        this.bindings = frame.outer;
        position = frame.position + 1;
      }
    }
    if (this.failed) abortParse();
    // As in the C program, a group counts as one once it is complete.
    for (const { element, position } of elements)
      element.pattern?.kind.checkLast?.(element.pattern, position + 1);
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
    analyzed.joinTests.push(...this.analyzeTests([...own, ...element.attached], analyzed, at));
    for (const { expression } of [...own, ...element.attached])
      analyzed.complexity += expressionComplexity(expression);
    if (element.negated) this.bindings = outside;
    analyzed.secondaryTests.push(...this.analyzeTests(element.secondary, analyzed, at));
  }

  /** Tests that are evaluated together: only the first error in them is reported. */
  private analyzeTests(tests: NumberedTest[], analyzed: Analyzed, at: number): Keyed<JoinTest>[] {
    const { engine, bindings } = this;
    const isWrong = tests.some(({ expression, number }) =>
      reportMisuse(engine, expression, bindings, number, ""),
    );
    const implied = tests.map(({ expression }) => impliedByExpression(expression, bindings));
    if (!analyzed.element.negated) for (const values of implied) this.learn(values);
    if (isWrong) {
      this.failed = true;
      return [];
    }
    return tests.map(({ expression }) => this.joinExpression(expression, analyzed, at, null));
  }

  /** Notes what conditions say of variables, for all that follows. */
  private learn(implied: Map<string, ValueSet>): void {
    for (const [name, values] of implied) {
      const binding = this.bindings.get(name);
      if (binding === undefined) this.unbound.set(name, intersection(values, this.unbound.get(name) ?? null));
      else this.bindings.set(name, { ...binding, values: intersection(values, binding.values) });
    }
  }

  private analyzePattern(analyzed: Analyzed): void {
    const { element, position } = analyzed;
    const pattern = element.pattern!;
    pattern.kind.check?.(pattern, element.number);
    if (pattern.address !== null) {
      const before = this.bindings.get(pattern.address);
      if (before !== undefined) {
        duplicateAddress(this.engine, pattern.address, before, element.number);
        this.failed = true;
      }
      this.bindings.set(pattern.address, {
        reference: ADDRESS_REFERENCE,
        position,
        depth: element.begin,
        multi: false,
        isFixed: pattern.kind.isFixed,
        values: ADDRESS,
        own: ADDRESS,
      });
      this.refuseMixture(pattern.address, false, { slot: -1, field: -1 });
    }
    let nextMark = 0;
    const behindEmpty = singlesBehindEmpty(pattern.slots);
    for (const slot of pattern.slots) {
      const needsMarks = slot.multi && slot.fields.filter((f) => f.multi).length > 1;
      const marks = slot.fields.map((f) => (needsMarks && f.multi ? nextMark++ : null));
      const fields = slot.fields.map((field, i) =>
        this.analyzeField(analyzed, slot, field, i, referenceTo(slot, i, marks), behindEmpty.includes(slot)),
      );
      const values = fields.map((field) => field.values);
      if (fields.length > 0) checkCardinality(this.engine, slot, values, element.number);
      analyzed.slots.push({ slot, marks, fields });
    }
    this.checkEmptySlot(analyzed);
  }

  /** The C program looks at an empty slot only if single-field slots end the pattern, and then looks at these again. */
  private checkEmptySlot({ element, slots }: Analyzed): void {
    const again = singlesBehindEmpty(slots.map(({ slot }) => slot));
    if (again.length === 0) return;
    const { number } = element;
    checkCardinality(this.engine, slots.at(-1 - again.length)!.slot, [], number);
    for (const { slot, fields } of slots.slice(-again.length)) {
      const [{ field, values }] = fields;
      checkField(this.engine, field, values, this.bindings, { number, slot, index: 0 });
    }
  }

  private refuseMixture(name: string, multi: boolean, at: { slot: number; field: number }): void {
    if (isMixedLater(this.list, this.index, at, name, multi)) mixing(this.engine, name);
  }

  private analyzeField(
    analyzed: Analyzed,
    slot: SlotPattern,
    field: Field,
    index: number,
    reference: FieldReference,
    behindEmpty: boolean,
  ): AnalyzedField {
    const { position } = analyzed;
    const known = field.variable === null ? undefined : this.bindings.get(field.variable);
    const values = this.checkField(analyzed, slot, field, index, reference);
    // As in the C program, a new variable of a single-field slot behind an empty one is compared with itself.
    const earlier = known ?? (behindEmpty ? this.bindings.get(field.variable ?? "") : undefined);
    const where = { slot, index };
    const inPattern = field.alternatives.length < 2 || readsOnly(field, position, this.bindings);
    const patternParts: Keyed<JoinTest>[] = [];
    const joinParts: Keyed<JoinTest>[] = [];
    let constant: AnalyzedField["constant"] = null;
    for (const terms of field.alternatives) {
      const patternTerms: Keyed<JoinTest>[] = [];
      const joinTerms: Keyed<JoinTest>[] = [];
      for (const term of terms) {
        this.analyzeTerm(analyzed, term, reference, inPattern, where, patternTerms, joinTerms);
      }
      if (field.alternatives.length === 1 && inPattern) {
        const [only, another] = terms.filter((t) => t.type === "constant" && !t.negated);
        if (only?.type === "constant") {
          if (another === undefined) constant = { reference, value: only.value };
          // As in the C program, a constant that stands twice is never matched.
          else
            patternTerms.push(constantComparison(this.engine.network.matches, reference, only.value, true));
        }
      }
      if (patternTerms.length > 0) patternParts.push(combineTests("and", patternTerms));
      if (joinTerms.length > 0) joinParts.push(combineTests("and", joinTerms));
    }
    const tests: Keyed<JoinTest>[] = [];
    const joins: Keyed<JoinTest>[] = [];
    if (earlier !== undefined) this.compareBinding(analyzed, reference, earlier, tests, joins);
    if (patternParts.length > 0) tests.push(combineTests("or", patternParts));
    if (joinParts.length > 0) joins.push(combineTests("or", joinParts));
    analyzed.joinTests.push(...joins);
    analyzed.complexity += fieldComplexity(field) + (earlier === undefined ? 0 : 1);
    return { field, tests, constant, values };
  }

  /** Binds the variable of a field, checks the field and gives what is known of its values. */
  private checkField(
    { element, position }: Analyzed,
    slot: SlotPattern,
    field: Field,
    index: number,
    reference: FieldReference,
  ): ValueSet | null {
    const { engine, bindings } = this;
    const { variable, multi } = field;
    const known =
      variable === null ? null : (bindings.get(variable) ?? { values: this.unbound.get(variable) }).values;
    const slotValues = slotFieldValues(slot, field);
    const entry = known == null ? slotValues : intersection(known, slotValues);
    const { isFixed } = element.pattern!.kind;
    const bound = { reference, position, depth: element.begin, multi, isFixed };
    if (variable !== null) bindings.set(variable, { ...bound, values: entry, own: entry });
    const at = { slot: element.pattern!.slots.indexOf(slot), field: index };
    const implied = impliedByField(field, bindings);
    if (field.alternatives.length === 1) {
      for (const name of implied.keys()) this.refuseMixture(name, bindings.get(name)?.multi ?? false, at);
    }
    const location = { number: element.number, slot, index };
    const values = checkField(engine, field, entry, bindings, location);
    if (variable !== null) {
      bindings.set(variable, { ...bound, values, own: values });
      this.refuseMixture(variable, multi, at);
    }
    this.learn(implied);
    return values;
  }

  /** A variable that was bound before: compared in the pattern, or in the join, which is then hashed by it. */
  private compareBinding(
    analyzed: Analyzed,
    reference: FieldReference,
    earlier: Binding,
    tests: Keyed<JoinTest>[],
    joins: Keyed<JoinTest>[],
  ): void {
    if (earlier.position === analyzed.position) {
      tests.push({
        key: `eq${earlier.multi ? "$" : ""}(${reference.key},${earlier.reference.key})`,
        test: ownComparison(this.engine.network.matches, reference, earlier.reference, false),
      });
      return;
    }
    this.unifyGroups(analyzed, earlier);
    const steps = analyzed.position - 1 - earlier.position;
    const isFixed = earlier.isFixed && analyzed.element.pattern!.kind.isFixed;
    joins.push(this.comparison(analyzed, reference, earlier, false, isFixed));
    analyzed.hashes.unshift({ right: reference, left: earlier.reference, steps, multi: earlier.multi });
  }

  private comparison(
    analyzed: Analyzed,
    reference: FieldReference,
    earlier: Binding,
    negated: boolean,
    decidedByKeys = false,
  ): Keyed<JoinTest> {
    const { matches } = this.engine.network;
    const steps = analyzed.position - 1 - earlier.position;
    const key = `${negated ? "neq" : "eq"}(${reference.key},${earlier.position}.${earlier.reference.key})`;
    return { key, test: comparison(matches, reference, earlier.reference, steps, negated, decidedByKeys) };
  }

  /**
   * A reference to a variable outside of not/and groups: each group in between must agree with the outer token on its
   * value. As in the C program, only the groups around the first such reference to a binding get this test: a later
   * group is blocked by what it finds for any value.
   */
  private unifyGroups(analyzed: Analyzed, { depth, position, reference }: Binding): void {
    if (depth === analyzed.element.begin) return;
    const unified = this.unified[depth - 1];
    const key = `${position}.${reference.key}`;
    if (unified.has(key)) return;
    unified.add(key);
    for (const frame of this.frames) {
      if (frame.depth >= depth) frame.start.outside.push({ reference, position });
    }
  }

  private analyzeTerm(
    analyzed: Analyzed,
    term: Term,
    reference: FieldReference,
    inPattern: boolean,
    where: { slot: SlotPattern; index: number },
    patternTerms: Keyed<JoinTest>[],
    joinTerms: Keyed<JoinTest>[],
  ): void {
    const { matches } = this.engine.network;
    const { negated } = term;
    if (term.type === "constant") {
      const terms = inPattern ? patternTerms : joinTerms;
      terms.push(constantComparison(matches, reference, term.value, negated));
      return;
    }
    if (term.type === "variable") {
      const binding = this.bindings.get(term.name)!;
      if (inPattern && binding.position === analyzed.position) {
        patternTerms.push({
          key: `${negated ? "neq" : "eq"}(${reference.key},${binding.reference.key})`,
          test: ownComparison(matches, reference, binding.reference, negated),
        });
      } else if (binding.position === analyzed.position) {
        joinTerms.push({
          key: `${negated ? "neq" : "eq"}(${reference.key},r.${binding.reference.key})`,
          test: ownComparison(matches, reference, binding.reference, negated),
        });
      } else {
        this.unifyGroups(analyzed, binding);
        joinTerms.push(this.comparison(analyzed, reference, binding, negated));
      }
      return;
    }
    const { type } = term;
    const compared = type === "predicate" ? reference : comparedField(where.slot, where.index, reference);
    const constraint = { type, negated, reference: compared };
    const names = variablesIn(term.expression);
    const local = inPattern && names.every((n) => this.bindings.get(n)!.position === analyzed.position);
    if (local) {
      const { engine, bindings } = this;
      const thunk = compileCondition(engine, term.expression, bindings, (binding) =>
        readInPattern(engine, binding),
      );
      const condition = conditionKey(term.expression, bindings, false);
      const key = `${type}${negated ? "~" : ""}(${compared.key},${condition})`;
      const { kind } = analyzed.element.pattern!;
      const fieldText = `field #${where.index + 1}`;
      const slotText = `slot ${where.slot.slotName}${kind.numbersFields ? ` ${fieldText}` : ""}`;
      const field = where.slot.slotName === null ? fieldText : slotText;
      const at = { slot: where.slot.slot, field: where.slot.multi ? where.index + 1 : 0 };
      const location: TestLocation = { kind, field, at, node: null };
      analyzed.testLocations.push(location);
      const formula = formulaOf(engine, term.expression, constraint, bindings, analyzed.position);
      patternTerms.push({ key, test: patternCondition(engine, constraint, thunk, formula, location) });
      return;
    }
    joinTerms.push(this.joinExpression(term.expression, analyzed, analyzed.position, constraint));
  }

  /** A condition evaluated in a join: a test CE, or a `:` or `=` constraint that reads other patterns. */
  private joinExpression(
    expression: Expression,
    analyzed: Analyzed,
    at: number,
    constraint: { type: "predicate" | "return-value"; negated: boolean; reference: FieldReference } | null,
  ): Keyed<JoinTest> {
    const { engine, bindings } = this;
    for (const name of variablesIn(expression)) this.unifyGroups(analyzed, bindings.get(name)!);
    const thunk = compileCondition(engine, expression, bindings, (binding) =>
      readInJoin(engine, binding, at),
    );
    const { type = "predicate", negated = false, reference = null } = constraint ?? {};
    const own = reference === null ? null : fromAlpha(engine.network.matches, reference);
    const ask = joinCondition(engine, type, negated, own, thunk, analyzed.joinLocation);
    return {
      key: `${type}${negated ? "~" : ""}(${reference?.key ?? ""},${conditionKey(expression, bindings, true)})`,
      test: { type: "ask", ask, formula: formulaOf(engine, expression, constraint, bindings, at) },
    };
  }
}

/** The single-field slots at the end of a pattern, if the slot before them is an empty multislot. */
function singlesBehindEmpty(slots: readonly SlotPattern[]): readonly SlotPattern[] {
  const last = slots.findLastIndex(({ multi }) => multi);
  return last >= 0 && slots[last].fields.length === 0 ? slots.slice(last + 1) : [];
}
