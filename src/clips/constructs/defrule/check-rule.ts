// Checks of one alternative of a rule once its conditions are parsed: the logical elements, and the actions against
// what the conditions say about the variables.

import { innerText } from "../../evaluate/expression-text.ts";
import type { Expression } from "../../evaluate/expressions.ts";
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
  for (const action of actions) collectBinds(action, bound);
  const visit = (expression: Expression, hidden: ReadonlySet<string>): void => {
    if (!("args" in expression)) return;
    const own = new Set([...hidden, ...namesBoundBy(expression)]);
    for (const [index, arg] of expression.args.entries()) {
      if (arg.type === "variable" && !arg.multi && !own.has(arg.name) && expression.type === "call") {
        const values = union(bound.get(arg.name) ?? null, valuesOf(bindings.get(arg.name)));
        const letter = restrictionsOf(expression.row.restrictions).letter(index + 1);
        if (isEmpty(intersection(values, allowedBy(letter)))) {
          const text = `Previous variable bindings of ?${arg.name} caused the type restrictions
for argument #${index + 1} of the expression ${innerText(engine, expression)}
found in the rule's RHS to be violated.\n`;
          failParse(engine, "RULECSTR", 3, text);
        }
      }
      visit(arg, own);
    }
  };
  for (const action of actions) visit(action, new Set());
}

function valuesOf(binding: Binding | undefined): ValueSet | null {
  if (binding === undefined) return null;
  return binding.multi ? { ...ANY_MULTIFIELD, single: true } : (binding.own ?? ANY_SINGLE);
}

/** What `bind` says of the variables that it binds: null for one that it only unbinds. */
function collectBinds(expression: Expression, bound: Map<string, ValueSet | null>): void {
  if (!("args" in expression)) return;
  for (const arg of expression.args) collectBinds(arg, bound);
  if (expression.type !== "call" || expression.row.binds !== true) return;
  const name = expression.extra?.names?.[0];
  if (name === undefined) return;
  const [value] = expression.args;
  const before = bound.get(name) ?? null;
  bound.set(name, value === undefined ? before : union(knownValues(value), before));
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
  expression: Expression,
): void {
  if (!("args" in expression)) return;
  const [target] = expression.args;
  if (expression.type === "call" && expression.row.changesFact === true) {
    const template = target?.type === "variable" ? templates.get(target.name) : undefined;
    if (template !== undefined && !template.implied) {
      const { name } = expression.row;
      checkSlots(engine, template, expression.args, expression.extra!.slots as GivenSlot[], name);
    }
  }
  for (const arg of expression.args) checkModified(engine, templates, arg);
}
