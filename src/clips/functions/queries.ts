// Queries over facts: any-factp, find-fact, do-for-all-facts and their kin. Source: guide, section 12.9.12.

import type { Template } from "../constructs/deftemplate/template.ts";
import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import { type Call, callOf, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import {
  abort,
  abortParse,
  cannotFind,
  fail,
  failParse,
  printError,
  SyntaxProblem,
  syntaxError,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Scope } from "../evaluate/scope.ts";
import { type Fact, firstFactOf } from "../facts/fact.ts";
import { bool, EMPTY, FALSE, Multifield, Sym, type Value } from "../language/values.ts";
import { progn } from "./procedural.ts";
import type { Row } from "./row.ts";

const WHERE = "fact-set query function";

/** Templates whose facts a member may be: one that is named, or what an expression gives when the query begins. */
type TemplateChoice = { readonly template: Template } | { readonly expression: Expression };

interface Member {
  readonly name: string;
  readonly choices: TemplateChoice[];
}

/** Reads `((?f template …) …)`. */
function parseMembers(parser: Parser<Core>, where: string, caller: string): Member[] {
  const { core } = parser;
  const { pretty } = core;
  const members: Member[] = [];
  pretty.save(" ");
  if (parser.next().type !== "(") syntaxError(core, where);
  parser.next();
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(core, where);
    const variable = parser.next();
    if (variable.type !== "variable") syntaxError(core, where);
    const { name } = variable.value as Sym;
    if (members.some((m) => m.name === name)) {
      failParse(core, "FACTQPSR", 1, `Duplicate fact member variable name in function ${caller}.\n`, false);
    }
    const choices: TemplateChoice[] = [];
    pretty.save(" ");
    parser.next();
    while (!parser.is(")")) {
      choices.push(parseChoice(parser));
      parser.next();
      if (!parser.is(")")) pretty.spaceBefore();
    }
    if (choices.length === 0) syntaxError(core, where);
    members.push({ name, choices });
    parser.next();
    if (!parser.is(")")) pretty.spaceBefore();
  }
  if (members.length === 0) syntaxError(core, where);
  return members;
}

function parseChoice(parser: Parser<Core>): TemplateChoice {
  const { core, token } = parser;
  if (token.type !== "symbol") return { expression: parser.atomOrExpression(token) };
  const template = core.modules.lookupUnambiguous<Template>("deftemplate", (token.value as Sym).name);
  if (template !== undefined) return { template };
  if (core.modules.isAmbiguous("deftemplate", parser.nameOf())) abortParse();
  return failParse(core, "PRNTUTIL", 1, `Unable to find deftemplate ${token.text}.\n`, false);
}

/** The templates that an expression names, one or several. */
function templatesNamed(core: Core, value: Value, caller: string): Template[] {
  const names = value instanceof Multifield ? value.fields : [value];
  const templates = names.map((name) => {
    if (!(name instanceof Sym)) return undefined;
    const template = core.modules.lookupUnambiguous<Template>("deftemplate", name.name);
    if (template === undefined) cannotFind(core, "deftemplate", `${name.name} in function ${caller}`);
    return template;
  });
  if (templates.length > 0 && templates.every((template) => template !== undefined)) return templates;
  return fail(
    core,
    "PRNTUTIL",
    2,
    "Syntax Error:  Check appropriate syntax for fact-set query class restrictions.\n",
    true,
  );
}

/** `?f:slot` is a field reference when `?f` is a member of the query. */
function replaceSlots(core: Core, expression: Expression, names: Set<string>): Expression {
  if (expression.type === "variable") {
    const at = expression.name.indexOf(":");
    if (at < 0 || !names.has(expression.name.slice(0, at))) return expression;
    const target: Expression = { type: "variable", name: expression.name.slice(0, at), multi: false };
    return callOf(SLOT_OF, [target, constant(expression.name.slice(at + 1))]);
  }
  if (expression.type === "constant" || expression.type === "global") return expression;
  expression.args = expression.args.map((arg) => replaceSlots(core, arg, names));
  return expression;
}

const SLOT_OF: Row = {
  name: "(query-fact-slot)",
  restrictions: "0**",
  returns: "any",
  evaluate: (core, [target, slot]) => {
    const fact = target as Fact;
    const index = fact.template.indexOf(slot as string);
    if (index < 0) {
      printError(core, "INSFUN", 3, false, `No such slot ${slot} in function fact-set query.\n`);
      return FALSE;
    }
    return fact.slots[index];
  },
};

/** The actions of a query; an error in them is one of the query as well. */
function parseActions(parser: Parser<Core>): Expression[] {
  try {
    return parser.loopActions();
  } catch (error) {
    if (error instanceof SyntaxProblem) syntaxError(parser.core, WHERE);
    throw error;
  }
}

function parseQuery(withAction: boolean): NonNullable<Row["parse"]> {
  return (parser: Parser<Core>, call: Call) => {
    const { core } = parser;
    const { pretty } = core;
    const { name } = call.row;
    const members = parseMembers(parser, WHERE, name);
    const names = new Set(members.map((m) => m.name));
    pretty.indent += 3;
    pretty.newline();
    if (parser.next().type === ")") syntaxError(core, WHERE);
    const query = parser.atomOrExpression(parser.token);
    call.args = [replaceSlots(core, query, names)];
    if (withAction) {
      pretty.newline();
      const actions = parseActions(parser);
      parser.closeActions(WHERE);
      call.args.push(progn(actions.map((action) => replaceSlots(core, action, names))));
    } else if (parser.next().type !== ")") syntaxError(core, WHERE);
    pretty.indent -= 3;
    call.extra = { members };
  };
}

/** The next fact of the template, also behind one that the action has retracted: what it asserts is visited too. */
function nextOf(fact: Fact): Fact | null {
  let next = fact.nextOfTemplate;
  while (next?.retracted) next = next.nextOfTemplate;
  return next;
}

type Visit = (facts: Fact[]) => boolean;

/** Calls `visit` for each combination of facts for which the query holds, until it gives false. */
function eachSolution(core: Core, members: Template[][], places: number[], query: Thunk, visit: Visit): void {
  const chosen: Fact[] = [];
  const step = (depth: number): boolean => {
    if (depth === members.length) {
      return query() === FALSE || visit(chosen.slice());
    }
    for (const template of members[depth]) {
      for (let fact = firstFactOf(template); fact !== null; fact = nextOf(fact)) {
        if (core.evaluation.stop.aborted) abort();
        chosen[depth] = fact;
        core.evaluation.frame[places[depth]] = fact;
        if (!step(depth + 1)) return false;
      }
    }
    return true;
  };
  step(0);
}

function queryRow(
  name: string,
  returns: Row["returns"],
  withAction: boolean,
  body: (q: Query) => Value,
): Row {
  return {
    name,
    restrictions: "0**",
    returns,
    isOverloadable: false,
    parse: parseQuery(withAction),
    compile: (core: Core, args: Expression[], scope: Scope, call: Call) => {
      const members = call.extra!.members as Member[];
      const choices = members.map((member) =>
        member.choices.map((choice) => {
          if ("template" in choice) return () => [choice.template];
          const named = compile(core, choice.expression, scope);
          return () => templatesNamed(core, named(), name);
        }),
      );
      return scope.withLocal(
        members.map((m) => m.name),
        (places) => {
          const query = compile(core, args[0], scope);
          const action = withAction ? compile(core, args[1], scope) : null;
          return () =>
            body({
              core,
              places,
              each: (visit) => {
                const templates = choices.map((of) => of.flatMap((named) => named()));
                eachSolution(core, templates, places, query, visit);
              },
              act: () => action!(),
            });
        },
      );
    },
  };
}

interface Query {
  readonly core: Core;
  readonly places: number[];
  each(visit: Visit): void;
  act(): Value;
}

/** Runs the action; false when the loop ends. */
function acted(q: Query, set: (value: Value) => void): boolean {
  set(q.act());
  if (q.core.evaluation.flow === 1) {
    q.core.evaluation.flow = 0;
    return false;
  }
  return q.core.evaluation.flow !== 2;
}

export const queries: Row[] = [
  queryRow("any-factp", "symbol", false, (q) => {
    let found = false;
    q.each(() => {
      found = true;
      return false;
    });
    return bool(found);
  }),
  queryRow("find-fact", "multifield", false, (q) => {
    let result: Value = EMPTY;
    q.each((facts) => {
      result = new Multifield(facts);
      return false;
    });
    return result;
  }),
  queryRow("find-all-facts", "multifield", false, (q) => {
    const all: Value[] = [];
    q.each((facts) => {
      all.push(...facts);
      return true;
    });
    return new Multifield(all);
  }),
  queryRow("do-for-fact", "any", true, (q) => {
    let result: Value = FALSE;
    q.each(() => {
      acted(q, (value) => {
        result = value;
      });
      return false;
    });
    return result;
  }),
  queryRow("do-for-all-facts", "any", true, (q) => {
    let result: Value = FALSE;
    q.each(() =>
      acted(q, (value) => {
        result = value;
      }),
    );
    return result;
  }),
  queryRow("delayed-do-for-all-facts", "any", true, (q) => {
    const solutions: Fact[][] = [];
    q.each((facts) => {
      solutions.push(facts);
      return true;
    });
    let result: Value = FALSE;
    for (const facts of solutions) {
      facts.forEach((fact, i) => {
        q.core.evaluation.frame[q.places[i]] = fact;
      });
      const goOn = acted(q, (value) => {
        result = value;
      });
      if (!goOn) break;
    }
    return result;
  }),
];
