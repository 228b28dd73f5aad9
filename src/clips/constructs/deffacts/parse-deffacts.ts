// The deffacts construct. Source: guide, section 4.

import { type Expression, usesLocals } from "../../evaluate/expressions.ts";
import { localVariableError, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { Scope } from "../../evaluate/scope.ts";
import { ConstantFact } from "../../facts/constant-fact.ts";
import type { FactsHost } from "../../facts/host.ts";
import { compileFact, type FactPlan } from "../../facts/parse-facts.ts";
import { FactReader } from "../../facts/read-facts.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import { Deffacts } from "./deffacts.ts";

export function parseDeffacts(parser: Parser<FactsHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "deffacts");
  const args: Expression[] = [];
  const plans: (FactPlan | ConstantFact)[] = [];
  const facts = new FactReader(parser);
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(engine, "RHS patterns");
    plans.push(facts.read(args));
    pretty.newline();
    parser.next();
  }
  if (plans.length > 0) {
    pretty.backup();
    pretty.backup();
    pretty.save(")");
  }
  if (args.some(usesLocals)) localVariableError(engine, "a deffacts construct");
  pretty.save("\n");
  const scope = new Scope(true);
  const makers = plans.map((plan) =>
    plan instanceof ConstantFact ? plan : compileFact(engine, plan, args, scope),
  );
  parser.endCheck();
  const deffacts = new Deffacts(name, engine.modules.current, makers);
  deffacts.pretty = pretty.form();
  storeConstruct(engine, deffacts, parser.used);
}
