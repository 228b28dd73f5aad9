// Checks of one alternative of a rule once its conditions are parsed: the logical elements, and the actions against
// what the conditions say about the variables.

import { innerText } from "../../evaluate/expression-text.ts";
import { callsIn, type Expression } from "../../evaluate/expressions.ts";
import { allowedBy, knownValues } from "../../evaluate/known-values.ts";
import { failParse } from "../../evaluate/messages.ts";
import { restrictionsOf } from "../../evaluate/restrictions.ts";
import { checkSlots, type GivenSlot } from "../../facts/parse-facts.ts";
import {
  ANY_MULTIFIELD,
  ANY_SINGLE,
  intersection,
  isEmpty,
  union,
  type ValueSet,
} from "../../language/value-set.ts";
import { namesBoundBy } from "../../lhs/analysis-errors.ts";
import type { Binding } from "../../lhs/analyzed.ts";
import type { FlatElement } from "../../lhs/conditional-element.ts";
import { Template } from "../deftemplate/template.ts";
import type { RuleHost } from "./host.ts";

/** Logical elements come first and without gaps. */
export function checkLogical(engine: RuleHost, list: readonly FlatElement[]): void {
  let gap = false;
  for (const { test, end, logical } of list) {
    if (test !== null || end !== 1) continue;
    if (!logical) gap = true;
    else if (!list[0].logical)
      failParse(engine, "RULEPSR", 1, "Logical CEs must be placed first in a rule\n");
    else if (gap) failParse(engine, "RULEPSR", 2, "Gaps may not exist between logical CEs\n");
  }
}

/** Refuses an action with a variable that can never have a value that the argument allows. */
export function checkArguments(
  engine: RuleHost,
  actions: readonly Expression[],
  bindings: ReadonlyMap<string, Binding>,
): void {
  if (!engine.options.staticChecking) return;
  const bound = new Map<string, ValueSet | null>();
  collectBinds(actions, bound);
  const check = (call: Expression, index: number, name: string): void => {
    if (call.type !== "call") return;
    const values = union(bound.get(name) ?? null, valuesOf(bindings.get(name)));
    const letter = restrictionsOf(call.row.restrictions).letter(index + 1);
    if (!isEmpty(intersection(values, allowedBy(letter)))) return;
    const text = `Previous variable bindings of ?${name} caused the type restrictions
for argument #${index + 1} of the expression ${innerText(engine, call)}
found in the rule's RHS to be violated.\n`;
    failParse(engine, "RULECSTR", 3, text);
  };
  // The arguments that wait for their check, the first one last, with the names that calls around them bind.
  type Waiting = { call: Expression | null; index: number; arg: Expression; hidden: ReadonlySet<string> };
  const waiting: Waiting[] = actions
    .map((arg, index) => ({ call: null, index, arg, hidden: new Set<string>() }))
    .reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { call, index, arg, hidden } = next;
    if (call !== null && arg.type === "variable" && !arg.multi && !hidden.has(arg.name))
      check(call, index, arg.name);
    if (!("args" in arg)) continue;
    const names = namesBoundBy(arg);
    const inside = names.length === 0 ? hidden : new Set([...hidden, ...names]);
    for (let i = arg.args.length - 1; i >= 0; i--)
      waiting.push({ call: arg, index: i, arg: arg.args[i], hidden: inside });
  }
}

function valuesOf(binding: Binding | undefined): ValueSet | null {
  if (binding === undefined) return null;
  return binding.multi ? { ...ANY_MULTIFIELD, single: true } : (binding.own ?? ANY_SINGLE);
}

/** What `bind` says of the variables that it binds: null for one that it only unbinds. */
function collectBinds(actions: readonly Expression[], bound: Map<string, ValueSet | null>): void {
  for (const call of callsIn(actions)) {
    const name = call.type === "call" && call.row.binds === true ? call.extra?.names?.[0] : undefined;
    if (name === undefined) continue;
    const [value] = call.args;
    const before = bound.get(name) ?? null;
    bound.set(name, value === undefined ? before : union(knownValues(value), before));
  }
}

/** The templates of the facts whose addresses an alternative binds. */
export function boundTemplates(list: readonly FlatElement[]): Map<string, Template> {
  const templates = new Map<string, Template>();
  for (const { pattern } of list) {
    if (pattern === null || pattern.address === null || templates.has(pattern.address)) continue;
    if (pattern.root instanceof Template) templates.set(pattern.address, pattern.root);
  }
  return templates;
}

/** Where the template of a fact is known, modify and duplicate must fit its slots. */
export function checkModified(
  engine: RuleHost,
  templates: ReadonlyMap<string, Template>,
  actions: readonly Expression[],
): void {
  for (const call of callsIn(actions)) {
    if (call.type !== "call" || call.row.changesFact !== true) continue;
    const [target] = call.args;
    const template = target?.type === "variable" ? templates.get(target.name) : undefined;
    if (template !== undefined && !template.implied)
      checkSlots(engine, template, call.args, call.extra!.slots as GivenSlot[], call.row.name);
  }
}
