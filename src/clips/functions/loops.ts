// Loops: while, loop-for-count, progn$, foreach. Source: guide, sections 12.6.3 to 12.6.5 and 12.2.

import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import { type Call, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import { abort, failParse, syntaxError, wrongType } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { mayMatch } from "../evaluate/restrictions.ts";
import type { Scope } from "../evaluate/scope.ts";
import { FALSE, isInteger, Multifield, type Sym, type Value } from "../language/values.ts";
import { progn } from "./procedural.ts";
import type { Row } from "./row.ts";

/** Reads the body of a loop after an optional `do`; `own` is its variable, which the body must not bind. */
function parseLoopBody(
  parser: Parser<Core>,
  where: string,
  doPrefix: string,
  own?: { readonly bound: boolean },
): Expression[] {
  const { core } = parser;
  const { pretty } = core;
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
    syntaxError(core, where);
  }
  const allowed = parser.breakAllowed;
  parser.breakAllowed = true;
  const body = parser.actions({ readFirst });
  parser.breakAllowed = allowed;
  if (own?.bound === true) {
    failParse(core, "PRCDRPSR", 1, "Cannot rebind loop variable in function loop-for-count.\n");
  }
  parser.closeActions(where);
  pretty.indent -= 3;
  return body;
}

function parseWhile(parser: Parser<Core>, call: Call): void {
  parser.core.pretty.save(" ");
  const condition = parser.atomOrExpression();
  call.args = [condition, progn(parseLoopBody(parser, "while function", " "))];
}

function compileWhile(core: Core, args: Expression[], scope: Scope): Thunk {
  const [condition, body] = args.map((arg) => compile(core, arg, scope));
  return () => {
    while (condition() !== FALSE) {
      if (core.evaluation.stop.aborted) abort();
      const value = body();
      if (core.evaluation.flow === 1) {
        core.evaluation.flow = 0;
        return FALSE;
      }
      if (core.evaluation.flow === 2) return value;
    }
    return FALSE;
  };
}

function parseLoopForCount(parser: Parser<Core>, call: Call): void {
  const { core } = parser;
  const { pretty } = core;
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
    refuseNoInteger(core, end, where);
  } else if (lexeme.type !== "(") end = parser.atomOrExpression(lexeme);
  else {
    const first = parser.next();
    if (first.type === "variable") {
      name = (first.value as Sym).name;
      pretty.save(" ");
      start = parser.atomOrExpression();
      refuseNoInteger(core, start, where);
      const next = parser.next();
      if (next.type === ")") {
        end = start;
        start = constant(1);
      } else {
        pretty.spaceBefore();
        end = parser.atomOrExpression(next);
        if (parser.next().type !== ")") syntaxError(core, where);
        refuseNoInteger(core, end, where, " ");
      }
      doPrefix = "  ";
      pretty.save("");
    } else {
      if (first.type !== "symbol") syntaxError(core, where);
      end = parser.callNamed((first.value as Sym).name);
    }
  }
  const own = { name: name ?? "", caller: "loop-for-count", refusedAtEnd: true, bound: false };
  parser.loopVariables.push(own);
  const body = parseLoopBody(parser, where, doPrefix, own);
  parser.loopVariables.pop();
  call.extra = { loop: name ?? "" };
  call.args = [start, end, progn(body)];
}

function refuseNoInteger(core: Core, bound: Expression, where: string, shownBehind = ""): void {
  if (bound.type !== "constant" || isInteger(bound.value)) return;
  core.pretty.save(shownBehind);
  syntaxError(core, where);
}

function compileLoopForCount(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const start = compile(core, args[0], scope);
  const end = compile(core, args[1], scope);
  const name = call.extra!.loop as string;
  return scope.withLocal([name === "" ? "(count)" : name], ([counter]) => {
    const body = compile(core, args[2], scope);
    return () => {
      const from = start();
      if (!isInteger(from)) return wrongType(core, "loop-for-count", 1, "integer");
      const to = end();
      if (!isInteger(to)) return wrongType(core, "loop-for-count", 2, "integer");
      for (let i = Number(from); i <= Number(to); i++) {
        if (core.evaluation.stop.aborted) abort();
        core.evaluation.frame[counter] = i;
        const value = body();
        if (core.evaluation.flow === 1) {
          core.evaluation.flow = 0;
          return FALSE;
        }
        if (core.evaluation.flow === 2) return value;
      }
      return FALSE;
    };
  });
}

/** `(foreach ?x list action …)`, or `(progn$ (?x list) action …)` with its variable in parentheses. */
function parseFieldLoop(parser: Parser<Core>, call: Call, inParentheses: boolean): void {
  const { core } = parser;
  const { pretty } = core;
  const where = call.row.name;
  pretty.save(" ");
  let name: string | null = null;
  let list: Expression;
  const lexeme = parser.next();
  if (!inParentheses) {
    if (lexeme.type !== "variable") syntaxError(core, where);
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
      if (parser.next().type !== ")") syntaxError(core, where);
      pretty.save(" ");
    } else {
      if (first.type !== "symbol") syntaxError(core, where);
      list = parser.callNamed((first.value as Sym).name);
    }
  }
  if (!mayMatch("m", list)) syntaxError(core, call.row.name);
  if (name !== null)
    parser.loopVariables.push({ name, caller: call.row.name, refusedAtEnd: false, bound: false });
  pretty.indent += 3;
  pretty.newline();
  const body = parser.loopActions();
  parser.closeActions();
  pretty.indent -= 3;
  if (name !== null) parser.loopVariables.pop();
  call.extra = { loop: name ?? "" };
  call.args = [list, progn(body)];
}

function compileFieldLoop(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const list = compile(core, args[0], scope);
  const name = call.extra!.loop as string;
  const names = name === "" ? ["(field)", "(field)-index"] : [name, `${name}-index`];
  return scope.withLocal(names, ([field, index]) => {
    const body = compile(core, args[1], scope);
    const functionName = call.row.name;
    return () => {
      const value = list();
      if (!(value instanceof Multifield)) return wrongType(core, functionName, 1, "multifield");
      let last: Value = FALSE;
      for (let i = 0; i < value.fields.length; i++) {
        if (core.evaluation.stop.aborted) abort();
        core.evaluation.frame[field] = value.fields[i];
        core.evaluation.frame[index] = i + 1;
        last = body();
        if (core.evaluation.flow === 1) {
          core.evaluation.flow = 0;
          return last;
        }
        if (core.evaluation.flow === 2) return last;
      }
      return last;
    };
  });
}

export const loops: Row[] = [
  {
    name: "while",
    restrictions: null,
    returns: "any",
    isOverloadable: false,
    parse: parseWhile,
    compile: compileWhile,
  },
  {
    name: "loop-for-count",
    restrictions: null,
    returns: "any",
    isOverloadable: false,
    parse: parseLoopForCount,
    compile: compileLoopForCount,
  },
  {
    name: "progn$",
    restrictions: "0**",
    returns: "any",
    isOverloadable: false,
    parse: (parser, call) => parseFieldLoop(parser, call, true),
    compile: compileFieldLoop,
  },
  {
    name: "foreach",
    restrictions: "0**",
    returns: "any",
    isOverloadable: false,
    parse: (parser, call) => parseFieldLoop(parser, call, false),
    compile: compileFieldLoop,
  },
];
