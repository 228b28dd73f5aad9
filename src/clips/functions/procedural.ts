// Control: bind, if, while, loop-for-count, progn, progn$, foreach, switch, return, break. Source: guide, 12.6.

import { compile, type Scope, sequence } from "../compile.ts";
import type { Core } from "../core.ts";
import { type Call, callOf, constant, type Expression, type FunctionRow, type Thunk } from "../expression.ts";
import { fail, failParse, syntaxError } from "../messages.ts";
import type { Parser } from "../parse-expression.ts";
import { EMPTY, FALSE, isInteger, Multifield, type Sym, same, type Value } from "../values.ts";

const PROGN: FunctionRow = {
  name: "progn",
  restrictions: "0**",
  compile: (core, args, scope) =>
    sequence(
      core,
      args.map((arg) => compile(core, arg, scope)),
      FALSE,
    ),
  parse: (parser, call) => {
    const { pretty } = parser.core;
    pretty.indent += 3;
    pretty.newline();
    call.args = parser.actions({ readFirst: true });
    parser.closeActions("progn");
    pretty.indent -= 3;
  },
};

const progn = (actions: Expression[]): Call => callOf(PROGN, actions);

function parseBind(parser: Parser, call: Call): void {
  const { core } = parser;
  core.pretty.save(" ");
  const token = parser.next();
  if (token.type !== "variable" && token.type !== "multi-variable" && token.type !== "global") {
    syntaxError(core, "bind function");
  }
  const { name } = token.value as Sym;
  if (token.type === "global") {
    call.extra = { global: name };
    if (core.findGlobal(name) === undefined) {
      failParse(core, "GLOBLPSR", 1, `\nGlobal variable ?*${name}* was referenced, but is not defined.\n`);
    }
  } else {
    call.extra = { names: [name] };
    const loop = parser.loopVariables.findLast((variable) => variable.name === name);
    if (loop !== undefined) {
      const [module, number, kind] =
        loop.caller === "loop-for-count"
          ? (["PRCDRPSR", 1, "loop"] as const)
          : (["MULTIFUN", 2, "field"] as const);
      failParse(core, module, number, `Cannot rebind ${kind} variable in function ${loop.caller}.\n`);
    }
    parser.bound.add(name);
  }
  call.args = parser.args();
}

function compileBind(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const thunks = args.map((arg) => compile(core, arg, scope));
  const value: Thunk = thunks.length === 1 ? thunks[0] : () => gather(thunks);
  if (call.extra?.global !== undefined) {
    const name = call.extra.global as string;
    return () => {
      const global = core.findGlobal(name);
      if (global === undefined) return fail(core, "GLOBLDEF", 1, `Global variable ?*${name}* is unbound.\n`);
      if (thunks.length === 0) global.reset(core);
      else global.set(core, value());
      return global.value;
    };
  }
  const name = call.extra!.names![0];
  if (scope.top && scope.place(name) === undefined) {
    return () => {
      if (thunks.length === 0) {
        core.topBindings.delete(name);
        return FALSE;
      }
      const result = value();
      core.topBindings.set(name, result);
      return result;
    };
  }
  const place = scope.declare(name);
  if (thunks.length === 0) {
    return () => {
      core.frame[place] = undefined;
      return FALSE;
    };
  }
  return () => {
    const result = value();
    core.frame[place] = result;
    return result;
  };
}

export function gather(thunks: Thunk[]): Multifield {
  const fields: Value[] = [];
  for (let i = 0; i < thunks.length; i++) {
    const value = thunks[i]();
    if (value instanceof Multifield)
      for (let j = 0; j < value.fields.length; j++) fields.push(value.fields[j]);
    else fields.push(value);
  }
  return fields.length === 0 ? EMPTY : new Multifield(fields);
}

function parseIf(parser: Parser, call: Call): void {
  const { core } = parser;
  const { pretty } = core;
  pretty.save(" ");
  const condition = parser.atomOrExpression();
  pretty.indent += 3;
  const then = parser.next();
  if (then.type !== "symbol" || (then.value as Sym).name !== "then") syntaxError(core, "if function");
  pretty.breakBefore();
  pretty.newline();
  const yes = parser.actions({ readFirst: true, endWord: "else" });
  call.args = [condition, progn(yes)];
  if (parser.is("symbol")) {
    pretty.backup();
    pretty.backup();
    pretty.newline();
    pretty.save("else");
    pretty.newline();
    call.args.push(progn(parser.actions({ readFirst: true })));
  }
  parser.closeActions("if function");
  pretty.indent -= 3;
}

function compileIf(core: Core, args: Expression[], scope: Scope): Thunk {
  const [condition, yes, no] = args.map((arg) => compile(core, arg, scope));
  if (no === undefined) return () => (condition() !== FALSE ? yes() : FALSE);
  return () => (condition() !== FALSE ? yes() : no());
}

/** Reads the body of a loop after an optional `do`. */
function parseLoopBody(parser: Parser, where: string, doPrefix: string): Expression[] {
  const { core } = parser;
  const { pretty } = core;
  const token = parser.next();
  pretty.indent += 3;
  let readFirst = true;
  if (token.type === "symbol" && (token.value as Sym).name === "do") {
    pretty.backup();
    pretty.save(`${doPrefix}do`);
    pretty.newline();
  } else if (token.type === "(") {
    readFirst = false;
    pretty.breakBefore();
  } else if (token.type === ")") {
    pretty.indent -= 3;
    return syntaxError(core, where);
  } else syntaxError(core, where);
  const allowed = parser.breakAllowed;
  parser.breakAllowed = true;
  const body = parser.actions({ readFirst });
  parser.breakAllowed = allowed;
  parser.closeActions(where);
  pretty.indent -= 3;
  return body;
}

function parseWhile(parser: Parser, call: Call): void {
  parser.core.pretty.save(" ");
  const condition = parser.atomOrExpression();
  call.args = [condition, progn(parseLoopBody(parser, "while function", " "))];
}

function compileWhile(core: Core, args: Expression[], scope: Scope): Thunk {
  const [condition, body] = args.map((arg) => compile(core, arg, scope));
  return () => {
    while (condition() !== FALSE) {
      if (core.stop.aborted) core.interrupt();
      const value = body();
      if (core.flow === 1) {
        core.flow = 0;
        return FALSE;
      }
      if (core.flow === 2) return value;
    }
    return FALSE;
  };
}

function parseLoopForCount(parser: Parser, call: Call): void {
  const { core } = parser;
  const { pretty } = core;
  const where = "loop-for-count function";
  pretty.save(" ");
  const token = parser.next();
  let name: string | null = null;
  let start: Expression = constant(1);
  let end: Expression;
  const atom = parser.atom();
  let doPrefix = " ";
  if (token.type !== "(" && atom !== undefined) end = atom;
  else if (token.type !== "(") syntaxError(core, where);
  else {
    const first = parser.next();
    if (first.type === "variable") {
      name = (first.value as Sym).name;
      pretty.save(" ");
      start = parser.atomOrExpression();
      const next = parser.next();
      if (next.type === ")") {
        end = start;
        start = constant(1);
      } else {
        pretty.spaceBefore();
        end = parser.atomOrExpression(next);
        if (parser.next().type !== ")") syntaxError(core, where);
      }
      doPrefix = "  ";
      pretty.save("");
    } else {
      if (first.type !== "symbol") syntaxError(core, where);
      end = parser.callNamed((first.value as Sym).name);
    }
  }
  for (const bound of [start, end]) {
    if (bound.type === "constant" && !isInteger(bound.value)) syntaxError(core, where);
  }
  if (name !== null) parser.loopVariables.push({ name, caller: "loop-for-count" });
  const body = parseLoopBody(parser, where, doPrefix);
  if (name !== null) parser.loopVariables.pop();
  call.extra = { loop: name ?? "" };
  call.args = [start, end, progn(body)];
}

function compileLoopForCount(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const start = compile(core, args[0], scope);
  const end = compile(core, args[1], scope);
  const name = call.extra!.loop as string;
  return scope.withLocal([name === "" ? "(count)" : name], ([place]) => {
    const body = compile(core, args[2], scope);
    return () => {
      const from = start();
      if (!isInteger(from)) return core.wrongType("loop-for-count", 1, "integer");
      const to = end();
      if (!isInteger(to)) return core.wrongType("loop-for-count", 2, "integer");
      for (let i = Number(from); i <= Number(to); i++) {
        if (core.stop.aborted) core.interrupt();
        core.frame[place] = i;
        const value = body();
        if (core.flow === 1) {
          core.flow = 0;
          return FALSE;
        }
        if (core.flow === 2) return value;
      }
      return FALSE;
    };
  });
}

function parsePrognMulti(parser: Parser, call: Call): void {
  const { core } = parser;
  const { pretty } = core;
  const where = `${call.row.name} function`;
  pretty.save(" ");
  let name: string | null = null;
  let list: Expression;
  const token = parser.next();
  if (call.row.name === "foreach") {
    if (token.type !== "variable") syntaxError(core, where);
    name = (token.value as Sym).name;
    pretty.save(" ");
    list = parser.atomOrExpression();
  } else if (token.type !== "(") {
    list = parser.atomOrExpression(token);
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
  if (list.type === "constant") syntaxError(core, call.row.name);
  if (name !== null) parser.loopVariables.push({ name, caller: call.row.name });
  pretty.indent += 3;
  pretty.newline();
  const allowed = parser.breakAllowed;
  parser.breakAllowed = true;
  const body = parser.actions({ readFirst: true });
  parser.breakAllowed = allowed;
  parser.closeActions(where);
  pretty.indent -= 3;
  if (name !== null) parser.loopVariables.pop();
  call.extra = { loop: name ?? "" };
  call.args = [list, progn(body)];
}

function compilePrognMulti(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const list = compile(core, args[0], scope);
  const name = call.extra!.loop as string;
  const names = name === "" ? ["(field)", "(field)-index"] : [name, `${name}-index`];
  return scope.withLocal(names, ([field, index]) => {
    const body = compile(core, args[1], scope);
    const functionName = call.row.name;
    return () => {
      const value = list();
      if (!(value instanceof Multifield)) return core.wrongType(functionName, 1, "multifield");
      let last: Value = FALSE;
      for (let i = 0; i < value.fields.length; i++) {
        if (core.stop.aborted) core.interrupt();
        core.frame[field] = value.fields[i];
        core.frame[index] = i + 1;
        last = body();
        if (core.flow === 1) {
          core.flow = 0;
          return FALSE;
        }
        if (core.flow === 2) return last;
      }
      return last;
    };
  });
}

function parseSwitch(parser: Parser, call: Call): void {
  const { core } = parser;
  const { pretty } = core;
  const where = "switch function";
  pretty.save(" ");
  const args: Expression[] = [parser.atomOrExpression()];
  pretty.indent += 3;
  let cases = 0;
  let hasDefault = false;
  while (parser.next().type !== ")") {
    pretty.breakBefore();
    if (!parser.is("(")) syntaxError(core, where);
    const word = parser.next();
    const text = word.type === "symbol" ? (word.value as Sym).name : "";
    if (hasDefault || (text !== "case" && text !== "default")) syntaxError(core, where);
    pretty.save(" ");
    if (text === "case") {
      args.push(parser.atomOrExpression());
      const then = parser.next();
      if (then.type !== "symbol" || (then.value as Sym).name !== "then") syntaxError(core, where);
      pretty.spaceBefore();
      cases++;
    } else hasDefault = true;
    pretty.indent += 3;
    pretty.newline();
    args.push(progn(parser.actions({ readFirst: true })));
    parser.closeActions(where);
    pretty.indent -= 3;
  }
  pretty.indent -= 3;
  call.extra = { cases, hasDefault };
  call.args = args;
}

function compileSwitch(core: Core, args: Expression[], scope: Scope, call: Call): Thunk {
  const thunks = args.map((arg) => compile(core, arg, scope));
  const { cases, hasDefault } = call.extra as { cases: number; hasDefault: boolean };
  return () => {
    const value = thunks[0]();
    for (let i = 0; i < cases; i++) {
      if (same(thunks[1 + 2 * i](), value)) return thunks[2 + 2 * i]();
    }
    return hasDefault ? thunks[1 + 2 * cases]() : FALSE;
  };
}

function parseReturn(parser: Parser, call: Call): void {
  const { core } = parser;
  if (!parser.returnAllowed) {
    failParse(core, "PRCDRPSR", 2, "The return function is not valid in this context.\n");
  }
  core.pretty.save(" ");
  const value = parser.argument();
  if (value === undefined) {
    core.pretty.backup();
    core.pretty.backup();
    core.pretty.save(")");
    return;
  }
  call.args = [value];
  if (parser.next().type !== ")") {
    core.pretty.spaceBefore();
    syntaxError(core, "return function");
  }
}

function parseBreak(parser: Parser, call: Call): void {
  const { core } = parser;
  if (!parser.breakAllowed) {
    failParse(core, "PRCDRPSR", 2, "The break function not valid in this context.\n");
  }
  call.args = parser.args();
  if (call.args.length > 0) syntaxError(core, "break function");
}

export const procedural: FunctionRow[] = [
  PROGN,
  { name: "bind", restrictions: null, parse: parseBind, compile: compileBind },
  { name: "if", restrictions: null, parse: parseIf, compile: compileIf },
  { name: "while", restrictions: null, parse: parseWhile, compile: compileWhile },
  { name: "loop-for-count", restrictions: null, parse: parseLoopForCount, compile: compileLoopForCount },
  { name: "progn$", restrictions: "0**", parse: parsePrognMulti, compile: compilePrognMulti },
  { name: "foreach", restrictions: "0**", parse: parsePrognMulti, compile: compilePrognMulti },
  { name: "switch", restrictions: null, parse: parseSwitch, compile: compileSwitch },
  {
    name: "return",
    restrictions: null,
    parse: parseReturn,
    compile: (core, args, scope) => {
      const value = args.length === 0 ? null : compile(core, args[0], scope);
      return () => {
        const result = value === null ? core.nothing : value();
        core.returned = result;
        core.flow = 2;
        return result;
      };
    },
  },
  {
    name: "break",
    restrictions: null,
    parse: parseBreak,
    compile: (core) => () => {
      core.flow = 1;
      return FALSE;
    },
  },
];
