// Compares a fact with a pattern: everything that keeps it from matching, in plain words. If multifields allow more than
// one way to lay the pattern over the fact, the way with the fewest differences counts.

import type { Engine } from "../engine.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import { fieldText, termText } from "../inspect/pattern-text.ts";
import { formatValue } from "../language/format-values.ts";
import { FALSE, Multifield, same, type Value } from "../language/values.ts";
import type { Analyzed, AnalyzedSlot } from "../lhs/analyzed.ts";
import type { Field, SlotPattern, Term } from "../lhs/conditional-element.ts";
import { referenceTo } from "../lhs/field-reference.ts";
import type { Entity } from "../rete/entity.ts";
import type { Bindings } from "./bindings.ts";
import { inEnglish } from "./english.ts";
import type { SaidDifference, SaidField } from "./said.ts";
import { tryValue, valuesIn } from "./try-out.ts";

export interface Difference {
  readonly kind: "value" | "variable" | "length" | "condition";
  /** The slot; null in an ordered fact. */
  readonly slot: string | null;
  /** Position among the fields of the fact or of a multislot, from 1. */
  readonly field: number | null;
  readonly has: string;
  readonly wants: string;
  readonly said: SaidDifference;
  readonly sentence: string;
}

export interface Comparison {
  readonly differences: Difference[];
  /** The variables so far and those that this fact gives. */
  readonly bindings: Bindings;
}

const MAX_LAYOUTS = 400;

/** `origins` names the facts that gave variables their values; `marks` fixes the lengths of multifields. */
export function compareFact(
  engine: Engine,
  analyzed: Analyzed,
  entity: Entity,
  left: Bindings,
  origins: ReadonlyMap<string, string>,
  marks: readonly number[] | null = null,
): Comparison {
  let bindings: Bindings = new Map(left);
  const differences: Difference[] = [];
  const { address } = analyzed.element.pattern!;
  if (address !== null) bindings.set(address, entity.address);
  for (const slot of analyzed.slots) {
    const best = compareSlot(new SlotComparer(engine, slot.slot, origins), slot, entity, bindings, marks);
    differences.push(...best.differences);
    bindings = best.bindings;
  }
  return { differences, bindings };
}

function compareSlot(
  comparer: SlotComparer,
  { slot, marks: numbers }: AnalyzedSlot,
  entity: Entity,
  bindings: Bindings,
  marks: readonly number[] | null,
): Comparison {
  if (marks !== null || !slot.multi) {
    const values = slot.fields.map((_, i) => referenceTo(slot, i, numbers).get(entity, [...(marks ?? [])]));
    return comparer.compare(values, bindings);
  }
  const all = (entity.slots[slot.slot] as Multifield).fields;
  const wrongLength = comparer.lengthDifference(all.length);
  let best: Comparison | null = null;
  for (const values of layouts(slot, all)) {
    const comparison = comparer.compare(values, bindings);
    if (best === null || comparison.differences.length < best.differences.length) best = comparison;
    if (best.differences.length === 0) break;
  }
  const found = best ?? { differences: [], bindings };
  return wrongLength === null ? found : { ...found, differences: [wrongLength, ...found.differences] };
}

/** The ways to give the fields of a pattern their values; one, cut short, where the lengths do not fit. */
function* layouts(slot: SlotPattern, all: Value[]): Generator<(Value | undefined)[]> {
  const { fields } = slot;
  const free = all.length - fields.filter((field) => !field.multi).length;
  let left = MAX_LAYOUTS;
  function* layOut(index: number, at: number, rest: number): Generator<(Value | undefined)[]> {
    if (index === fields.length) {
      if (left-- > 0) yield [];
      return;
    }
    const isLast = !fields.slice(index + 1).some((field) => field.multi);
    if (!fields[index].multi) {
      for (const values of layOut(index + 1, at + 1, rest)) yield [all[at], ...values];
      return;
    }
    for (let taken = rest; taken >= (isLast ? rest : 0) && left > 0; taken--) {
      const value = new Multifield(all.slice(at, at + taken));
      for (const values of layOut(index + 1, at + taken, rest - taken)) yield [value, ...values];
    }
  }
  yield* layOut(0, 0, Math.max(0, free));
}

/** Compares the fields of one slot, one after the other. */
class SlotComparer {
  private readonly engine: Engine;
  private readonly slot: SlotPattern;
  private readonly origins: ReadonlyMap<string, string>;

  constructor(engine: Engine, slot: SlotPattern, origins: ReadonlyMap<string, string>) {
    this.engine = engine;
    this.slot = slot;
    this.origins = origins;
  }

  lengthDifference(length: number): Difference | null {
    const { fields, slotName } = this.slot;
    const singles = fields.filter((field) => !field.multi).length;
    const open = singles < fields.length;
    if (open ? length >= singles : length === singles) return null;
    const said: SaidDifference = {
      code: "length",
      slot: slotName,
      has: length,
      wants: singles,
      atLeast: open,
    };
    const wants = `${open ? "at least " : ""}${singles}`;
    return {
      kind: "length",
      slot: slotName,
      field: null,
      has: String(length),
      wants,
      said,
      sentence: inEnglish(said),
    };
  }

  compare(values: (Value | undefined)[], before: Bindings): Comparison {
    const bindings: Bindings = new Map(before);
    const differences: Difference[] = [];
    let position = 1;
    this.slot.fields.forEach((field, i) => {
      const value = values[i];
      if (value === undefined) return;
      this.compareField(field, position, value, bindings, differences);
      position += field.multi && value instanceof Multifield ? value.fields.length : 1;
    });
    return { differences, bindings };
  }

  private compareField(
    field: Field,
    position: number,
    value: Value,
    bindings: Bindings,
    differences: Difference[],
  ): void {
    const { slotName, multi } = this.slot;
    const number = multi ? position : null;
    const has = formatValue(value);
    const here = { slot: slotName, field: number, has };
    const add = (kind: Difference["kind"], wants: string, said: SaidDifference) => {
      differences.push({ ...here, kind, wants, said, sentence: inEnglish(said) });
    };
    if (field.variable !== null) {
      const bound = bindings.get(field.variable);
      if (bound === undefined) bindings.set(field.variable, value);
      else if (!same(bound, value)) {
        add("variable", formatValue(bound), {
          code: "other-value",
          ...here,
          ...this.variableSaid(field.variable, field.multi, bound),
        });
      }
    }
    if (field.alternatives.length === 0) return;
    const failing = field.alternatives.map((terms) =>
      terms.filter((term) => !this.satisfies(term, value, bindings)),
    );
    if (failing.some((terms) => terms.length === 0)) return;
    if (failing.length > 1) {
      const wants = fieldText({ ...field, variable: null });
      add("value", fieldText(field), { code: "other-wanted", ...here, wants });
      return;
    }
    for (const term of failing[0]) {
      const kind = term.type === "constant" ? "value" : term.type === "variable" ? "variable" : "condition";
      add(kind, termText(term), this.termSaid(term, bindings, here));
    }
  }

  private variableSaid(name: string, multi: boolean, value: Value) {
    const origin = this.origins.get(name) ?? null;
    return { variable: `${multi ? "$?" : "?"}${name}`, value: formatValue(value), origin };
  }

  private satisfies(term: Term, value: Value, bindings: Bindings): boolean {
    const is = this.plain(term, value, bindings);
    return is === undefined ? true : is !== term.negated;
  }

  /** Whether a term holds, its negation aside; undefined when that cannot be known here. */
  private plain(term: Term, value: Value, bindings: Bindings): boolean | undefined {
    if (term.type === "constant") return same(value, term.value);
    if (term.type === "variable") {
      const bound = bindings.get(term.name);
      return bound === undefined ? undefined : same(value, bound);
    }
    const result = tryValue(this.engine, term.expression, bindings);
    if (result === undefined) return false;
    return term.type === "predicate" ? result !== FALSE : same(value, result);
  }

  private termSaid(term: Term, bindings: Bindings, where: SaidField & { has: string }): SaidDifference {
    const text = termText(term);
    if (term.type === "constant") {
      return term.negated
        ? { code: "excluded", ...where, term: text }
        : { code: "other-wanted", ...where, wants: text };
    }
    if (term.type === "variable") {
      const bound = this.variableSaid(term.name, term.multi, bindings.get(term.name)!);
      return term.negated
        ? { code: "excluded-by-variable", ...where, term: text, ...bound }
        : { code: "other-value", ...where, ...bound };
    }
    const values = valuesIn(this.engine, term.expression, bindings);
    if (term.type === "predicate") {
      const result = term.negated ? "true" : "FALSE";
      return { code: "condition", ...where, expression: expressionText(term.expression), result, values };
    }
    const result = tryValue(this.engine, term.expression, bindings);
    const shown = result === undefined ? null : formatValue(result);
    return { code: "computed", ...where, term: text, result: shown, values };
  }
}
