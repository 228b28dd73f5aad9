// The defrule construct: parses declarations, left-hand side and actions, and builds the rule and its joins.

import { compile } from "../../evaluate/compile.ts";
import type { Expression, Thunk } from "../../evaluate/expressions.ts";
import { locatedActions } from "../../evaluate/located-actions.ts";
import { alreadyParsed, failParse, syntaxError, undefinedVariableText } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { declareBound, Scope, UndefinedVariable } from "../../evaluate/scope.ts";
import { FALSE, isInteger, type Sym, TRUE } from "../../language/values.ts";
import { Analyzer } from "../../lhs/analysis.ts";
import type { Binding } from "../../lhs/analyzed.ts";
import type { Element } from "../../lhs/conditional-element.ts";
import { readThunk } from "../../lhs/field-reference.ts";
import { endJoins, NetworkBuilder } from "../../lhs/network-builder.ts";
import { alternatives } from "../../lhs/normal-form.ts";
import { LhsParser } from "../../lhs/parse-lhs.ts";
import { fillNewJoins } from "../../rete/prime.ts";
import { type ConstructHead, constructHead, storeConstruct } from "../construct-head.ts";
import type { Template } from "../deftemplate/template.ts";
import { boundTemplates, checkArguments, checkLogical, checkModified } from "./check-rule.ts";
import { Defrule, salienceErrorText } from "./defrule.ts";
import type { RuleHost } from "./host.ts";

/** The value when the rule is defined; `thunk` is null for a constant. */
interface Salience {
  readonly value: number;
  readonly thunk: Thunk | null;
}

interface Declarations {
  salience: Salience | null;
  autoFocus: boolean | null;
}

export function parseDefrule(parser: Parser<RuleHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const head = constructHead(parser, "defrule");
  const declarations: Declarations = { salience: null, autoFocus: null };
  const elements = parseLhs(parser, declarations, head.name);
  pretty.newline();
  pretty.indent = 3;
  parser.returnAllowed = true;
  const actions = parser.actions({ readFirst: true });
  parser.closeActions("defrule");
  const rules = buildRules(parser, head, elements, actions, declarations);
  pretty.save("\n");
  rules[0].pretty = pretty.form();
  storeConstruct(engine, rules[0], parser.used);
  const { origin, begin } = parser;
  for (const rule of rules) engine.errors.remember(rule, { origin, position: origin.offset + begin });
  if (!engine.options.incrementalReset) return;
  const ends = rules.flatMap((rule) => rule.lastJoin ?? []);
  fillNewJoins(engine.network, ends, (hasNewNodes) => {
    for (const kind of engine.patternKinds) kind.rematch(hasNewNodes);
  });
}

/** Conditional elements up to the arrow; the current lexeme is the first after the head. */
function parseLhs(parser: Parser<RuleHost>, declarations: Declarations, ruleName: string): Element[] {
  const { engine } = parser;
  const lhs = new LhsParser(parser);
  const elements: Element[] = [];
  let first = true;
  for (;;) {
    const { lexeme } = parser;
    if (lexeme.type === "symbol" && (lexeme.value as Sym).name === "=>") return elements;
    if (first && lexeme.type === "(") {
      const mark = parser.peekSymbol();
      if (mark === "declare") {
        parser.next();
        parseDeclarations(parser, declarations, ruleName);
        first = false;
        engine.pretty.newline();
        parser.next();
        continue;
      }
    }
    first = false;
    elements.push(lhs.element(false));
    engine.pretty.newline();
    parser.next();
  }
}

function parseDeclarations(parser: Parser<RuleHost>, declarations: Declarations, ruleName: string): void {
  const { engine } = parser;
  const { pretty } = engine;
  pretty.save(" ");
  if (parser.next().type === ")") syntaxError(engine, "declare statement");
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(engine, "declare statement");
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(engine, "declare statement");
    const text = (name.value as Sym).name;
    if (text === "salience") {
      if (declarations.salience !== null) alreadyParsed(engine, "salience declaration", null);
      pretty.save(" ");
      declarations.salience = declaredSalience(engine, ruleName, parser.atomOrExpression());
    } else if (text === "auto-focus") {
      if (declarations.autoFocus !== null) alreadyParsed(engine, "auto-focus declaration", null);
      pretty.save(" ");
      const { value } = parser.next();
      if (value !== TRUE && value !== FALSE) syntaxError(engine, "auto-focus statement");
      declarations.autoFocus = value === TRUE;
    } else syntaxError(engine, "declare statement");
    if (parser.next().type !== ")") {
      pretty.spaceBefore();
      syntaxError(engine, "declare statement");
    }
    parser.next();
    if (parser.is("(")) pretty.spaceBefore();
  }
}

function buildRules(
  parser: Parser<RuleHost>,
  head: ConstructHead,
  elements: Element[],
  actions: Expression[],
  declarations: Declarations,
): Defrule[] {
  const { engine } = parser;
  const module = engine.modules.current;
  const old = head.replaced as Defrule | undefined;
  const lists = alternatives(engine, elements);
  const prepared = lists.map((list) => {
    const analysis = new Analyzer(engine).run(list);
    checkLogical(engine, list);
    checkArguments(engine, actions, analysis.bindings);
    return { analysis, ...compileActions(engine, actions, analysis.bindings, boundTemplates(list)) };
  });
  parser.endCheck();
  const rules = prepared.map(() => new Defrule(head.name, module, engine.agenda.of(module)));
  prepared.forEach(({ analysis, thunk, size, reads }, i) => {
    const rule = rules[i];
    rule.disjunct = rules[i + 1] ?? null;
    rule.body = thunk;
    rule.frameSize = size;
    rule.reads = reads;
    rule.complexity = analysis.complexity;
    rule.analysis = analysis;
    rule.autoFocus = declarations.autoFocus ?? false;
    rule.watchFirings = engine.watch.get("rules") || old?.watchFirings === true;
    rule.watchActivations = engine.watch.get("activations") || old?.watchActivations === true;
    rule.breakpoint = old?.breakpoint === true;
    rule.salience = declarations.salience?.value ?? 0;
    rule.salienceThunk = declarations.salience?.thunk ?? null;
  });
  prepared.forEach(({ analysis }, i) => {
    const builder = new NetworkBuilder(engine, analysis);
    rules[i].lastJoin = builder.build(rules[i]);
    rules[i].logicalJoin = builder.logicalJoin;
    endJoins(engine);
  });
  return rules;
}

/** Evaluates a salience once; anything that is not a salience ends the parse. */
function declaredSalience(engine: RuleHost, ruleName: string, expression: Expression): Salience {
  const thunk = compile(engine, expression, new Scope(true));
  engine.evaluation.failed = false;
  const value = inFrame(engine.evaluation, [], thunk);
  if (engine.evaluation.failed) return failParse(engine, "PRNTUTIL", 8, salienceErrorText(ruleName));
  if (!isInteger(value)) failParse(engine, "PRNTUTIL", 10, "Salience value must be an integer value.\n");
  const number = Number(value);
  if (number > 10000 || number < -10000) {
    failParse(engine, "PRNTUTIL", 9, "Salience value out of range -10000 to 10000.\n");
  }
  return { value: number, thunk: expression.type === "constant" ? null : thunk };
}

/** The actions as one closure; pattern variables are read from the token of the firing. */
function compileActions(
  engine: RuleHost,
  actions: Expression[],
  bindings: Map<string, Binding>,
  templates: Map<string, Template>,
): { thunk: Thunk; size: number; reads: readonly number[] } {
  const scope = new Scope(false);
  scope.owner = "";
  const positions = new Set<number>();
  scope.outer = (name) => {
    const binding = bindings.get(name);
    if (binding === undefined) return undefined;
    const { position, reference } = binding;
    positions.add(position);
    return readThunk(
      reference,
      () => engine.firingEntities[position]!,
      () => engine.firingMarks[position],
    );
  };
  declareBound(scope, actions);
  try {
    const thunks = actions.map((action) => {
      checkModified(engine, templates, [action]);
      return compile(engine, action, scope);
    });
    const reads = [...positions].sort((a, b) => b - a);
    return { thunk: locatedActions(engine, thunks, actions), size: scope.size, reads };
  } catch (error) {
    if (!(error instanceof UndefinedVariable)) throw error;
    const text = undefinedVariableText(error.variable, "RHS of defrule", "action-variable");
    return failParse(engine, "PRCCODE", 3, text);
  }
}
