// Loops: while, loop-for-count, progn$, foreach. Source: guide, sections 12.6.3 to 12.6.5 and 12.2.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { compilePiece, type Steps } from "../evaluate/deep-calls.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { type Call, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import { failParse, reportWrongType, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { mayMatch } from "../evaluate/restrictions.ts";
import type { Scope } from "../evaluate/scope.ts";
import { fromFloat } from "../language/integers.ts";
import { FALSE, Float, isInteger, Multifield, type Sym, type Value } from "../language/values.ts";
import { progn } from "./procedural.ts";
import type { Row } from "./row.ts";

/** Reads the body of a loop after an optional `do`; `own` is its variable, which the body must not bind. */
function parseLoopBody(
  parser: Parser<Engine>,
  where: string,
  doPrefix: string,
  own?: { readonly bound: boolean },
): Expression[] {
  const { engine } = parser;
  const { pretty } = engine;
  const lexeme = parser.next();
  pretty.indent += 3;
  let readFirst = true;
  if (lexeme.type === "symbol" && (lexeme.value as Sym).name === "do") {
    pretty.backup();
    pretty.save(`${doPrefix}do`);
    pretty.newline();
  } else if (lexeme.type === "(") {
    readFirst = false;
    if (doPrefix === "  ") {
      pretty.backup();
      pretty.save(" ");
      pretty.save(lexeme.text);
    }
    pretty.breakBefore();
  } else {
    if (doPrefix === "  ") pretty.spaceBefore();
    syntaxError(engine, where);
  }
  parser.beginBody(true);
  const body = parser.actions({ readFirst });
  if (own?.bound === true) {
    failParse(engine, "PRCDRPSR", 1, "Cannot rebind loop variable in function loop-for-count.\n");
  }
  parser.closeActions(where);
  pretty.indent -= 3;
  return body;
}

/** What a loop gives that `return` leaves with `value`, or `break` with `broken`. */
function leaveLoop(evaluation: Evaluation, value: Value, broken: Value): Value {
  if (evaluation.flow === 2) return value;
  evaluation.flow = 0;
  return broken;
}

function parseWhile(parser: Parser<Engine>, call: Call): void {
  parser.engine.pretty.save(" ");
  const condition = parser.atomOrExpression();
  call.args = [condition, progn(parseLoopBody(parser, "while function", " "))];
}

function compileWhile(engine: Engine, args: Expression[], scope: Scope): Thunk {
  const { evaluation } = engine;
  const [condition, body] = args.map((arg) => compile(engine, arg, scope));
  return () => {
    while (condition() !== FALSE && !evaluation.checkStop()) {
      const value = body();
      if (evaluation.flow !== 0) return leaveLoop(evaluation, value, FALSE);
    }
    return FALSE;
  };
}

function whileSteps(engine: Engine, args: Expression[], scope: Scope): () => Steps {
  const { evaluation } = engine;
  const [condition, body] = args.map((arg) => compilePiece(engine, arg, scope));
  return function* () {
    while ((yield condition) !== FALSE && !evaluation.checkStop()) {
      const value = yield body;
      if (evaluation.flow !== 0) return leaveLoop(evaluation, value, FALSE);
    }
    return FALSE;
  };
}

function parseLoopForCount(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  const { pretty } = engine;
  const where = "loop-for-count function";
  pretty.save(" ");
  const lexeme = parser.next();
  let name: string | null = null;
  let start: Expression = constant(1);
  let end: Expression;
  const atom = parser.atom();
  let doPrefix = " ";
  if (lexeme.type !== "(" && atom !== undefined) {
    end = atom;
    refuseNoInteger(engine, end, where);
  } else if (lexeme.type !== "(") end = parser.atomOrExpression(lexeme);
  else {
    const first = parser.next();
    if (first.type === "variable") {
      name = (first.value as Sym).name;
      pretty.save(" ");
      start = parser.atomOrExpression();
      refuseNoInteger(engine, start, where);
      const next = parser.next();
      if (next.type === ")") {
        end = start;
        start = constant(1);
      } else {
        pretty.spaceBefore();
        end = parser.atomOrExpression(next);
        if (parser.next().type !== ")") syntaxError(engine, where);
        refuseNoInteger(engine, end, where, " ");
      }
      doPrefix = "  ";
      pretty.save("");
    } else {
      if (first.type !== "symbol") syntaxError(engine, where);
      end = parser.callNamed((first.value as Sym).name);
    }
  }
  const own = { name: name ?? "", bound: false };
  parser.loopVariables.push(own);
  const body = parseLoopBody(parser, where, doPrefix, own);
  parser.loopVariables.pop();
  call.extra = { loop: name ?? "" };
  call.args = [start, end, progn(body)];
}

function refuse(engine: Engine, name: string, argument: number, expected: string): Value {
  reportWrongType(engine, name, argument, expected);
  return FALSE;
}

function refuseNoInteger(engine: Engine, bound: Expression, where: string, shownBehind = ""): void {
  if (mayMatch("i", bound)) return;
  engine.pretty.save(shownBehind);
  syntaxError(engine, where);
}

/** Where an integer is expected, a float is truncated. */
function truncated(value: Value): Value {
  return value instanceof Float ? fromFloat(value.value) : value;
}

function counterName({ extra }: Call): string[] {
  return [extra!.loop === "" ? "(count)" : (extra!.loop as string)];
}

function compileLoopForCount(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const { evaluation } = engine;
  const start = compile(engine, args[0], scope);
  const end = compile(engine, args[1], scope);
  return scope.withLocal(counterName(call), ([counter]) => {
    const body = compile(engine, args[2], scope);
    return () => {
      const from = truncated(start());
      if (evaluation.failed) return FALSE;
      if (!isInteger(from)) return refuse(engine, "loop-for-count", 1, "integer");
      const to = truncated(end());
      if (evaluation.failed) return FALSE;
      if (!isInteger(to)) return refuse(engine, "loop-for-count", 2, "integer");
      for (let i = Number(from); i <= Number(to) && !evaluation.checkStop(); i++) {
        evaluation.frame[counter] = i;
        const value = body();
        if (evaluation.flow !== 0) return leaveLoop(evaluation, value, FALSE);
      }
      return FALSE;
    };
  });
}

function countingSteps(engine: Engine, args: Expression[], scope: Scope, call: Call): () => Steps {
  const { evaluation } = engine;
  const [start, end] = args.slice(0, 2).map((arg) => compilePiece(engine, arg, scope));
  return scope.withLocal(counterName(call), ([counter]) => {
    const body = compilePiece(engine, args[2], scope);
    return function* () {
      const from = truncated(yield start);
      if (evaluation.failed) return FALSE;
      if (!isInteger(from)) return refuse(engine, "loop-for-count", 1, "integer");
      const to = truncated(yield end);
      if (evaluation.failed) return FALSE;
      if (!isInteger(to)) return refuse(engine, "loop-for-count", 2, "integer");
      for (let i = Number(from); i <= Number(to) && !evaluation.checkStop(); i++) {
        evaluation.frame[counter] = i;
        const value = yield body;
        if (evaluation.flow !== 0) return leaveLoop(evaluation, value, FALSE);
      }
      return FALSE;
    };
  });
}

/** `(foreach ?x list action …)`, or `(progn$ (?x list) action …)` with its variable in parentheses. */
function parseFieldLoop(parser: Parser<Engine>, call: Call, inParentheses: boolean): void {
  const { engine } = parser;
  const { pretty } = engine;
  const where = call.row.name;
  pretty.save(" ");
  let name: string | null = null;
  let list: Expression;
  const lexeme = parser.next();
  if (!inParentheses) {
    if (lexeme.type !== "variable") syntaxError(engine, where);
    name = (lexeme.value as Sym).name;
    pretty.save(" ");
    list = parser.atomOrExpression();
  } else if (lexeme.type !== "(") {
    list = parser.atomOrExpression(lexeme);
  } else {
    const first = parser.next();
    if (first.type === "variable") {
      name = (first.value as Sym).name;
      pretty.save(" ");
      list = parser.atomOrExpression();
      if (parser.next().type !== ")") syntaxError(engine, where);
      pretty.save(" ");
    } else {
      if (first.type !== "symbol") syntaxError(engine, where);
      list = parser.callNamed((first.value as Sym).name);
    }
  }
  if (!mayMatch("m", list)) syntaxError(engine, call.row.name);
  const own = { name: name ?? "", bound: false };
  parser.loopVariables.push(own);
  pretty.indent += 3;
  pretty.newline();
  const body = parser.loopActions();
  parser.closeActions();
  pretty.indent -= 3;
  parser.loopVariables.pop();
  if (own.bound) {
    const text = `Cannot rebind field variable in function ${call.row.name}.\n`;
    failParse(engine, "MULTIFUN", 2, text, false);
  }
  call.extra = { loop: name ?? "" };
  call.args = [list, ...body];
}

function fieldNames({ extra }: Call): string[] {
  const name = extra!.loop === "" ? "(field)" : (extra!.loop as string);
  return [name, `${name}-index`];
}

function compileFieldLoop(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const { evaluation } = engine;
  const list = compile(engine, args[0], scope);
  return scope.withLocal(fieldNames(call), ([field, index]) => {
    const actions = args.slice(1).map((arg) => compile(engine, arg, scope));
    const functionName = call.row.name;
    return () => {
      const value = list();
      if (evaluation.failed) return FALSE;
      if (!(value instanceof Multifield)) return refuse(engine, functionName, 1, "multifield");
      let last: Value = FALSE;
      for (let i = 0; i < value.fields.length; i++) {
        evaluation.frame[field] = value.fields[i];
        evaluation.frame[index] = i + 1;
        for (const action of actions) {
          last = action();
          if (evaluation.checkStop()) return FALSE;
          if (evaluation.flow !== 0) return leaveLoop(evaluation, last, last);
        }
      }
      return last;
    };
  });
}

function fieldSteps(engine: Engine, args: Expression[], scope: Scope, call: Call): () => Steps {
  const { evaluation } = engine;
  const list = compilePiece(engine, args[0], scope);
  return scope.withLocal(fieldNames(call), ([field, index]) => {
    const actions = args.slice(1).map((arg) => compilePiece(engine, arg, scope));
    return function* () {
      const value = yield list;
      if (evaluation.failed) return FALSE;
      if (!(value instanceof Multifield)) return refuse(engine, call.row.name, 1, "multifield");
      let last: Value = FALSE;
      for (let i = 0; i < value.fields.length; i++) {
        evaluation.frame[field] = value.fields[i];
        evaluation.frame[index] = i + 1;
        for (const action of actions) {
          last = yield action;
          if (evaluation.checkStop()) return FALSE;
          if (evaluation.flow !== 0) return leaveLoop(evaluation, last, last);
        }
      }
      return last;
    };
  });
}

export const loops: Row[] = [
  {
    name: "while",
    calculation: "while",
    restrictions: null,
    returns: "any",
    parse: parseWhile,
    compile: compileWhile,
    steps: whileSteps,
  },
  {
    name: "loop-for-count",
    calculation: "count",
    restrictions: null,
    returns: "any",
    parse: parseLoopForCount,
    compile: compileLoopForCount,
    steps: countingSteps,
  },
  {
    name: "progn$",
    restrictions: "0**",
    returns: "any",
    parse: (parser, call) => parseFieldLoop(parser, call, true),
    compile: compileFieldLoop,
    steps: fieldSteps,
  },
  {
    name: "foreach",
    restrictions: "0**",
    returns: "any",
    parse: (parser, call) => parseFieldLoop(parser, call, false),
    compile: compileFieldLoop,
    steps: fieldSteps,
  },
];
