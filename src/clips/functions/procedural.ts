// Control: bind, if, progn, switch, return, break; the loops are in loops.ts. Source: guide, section 12.6.

import type { Engine } from "../engine.ts";
import { compile, sequence, unboundGlobal, undefinedGlobal } from "../evaluate/compile.ts";
import { compileArgument, expanded, needsExpansion } from "../evaluate/expansion.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import { type Call, callOf, type Expression, type Thunk } from "../evaluate/expressions.ts";
import { gather } from "../evaluate/gather.ts";
import { failParse, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Scope } from "../evaluate/scope.ts";
import { EMPTY, FALSE, Multifield, type Sym, same, type Value, VOID } from "../language/values.ts";
import type { Row } from "./row.ts";

const PROGN: Row = {
  name: "progn",
  calculation: "progn",
  restrictions: "0**",
  returns: "any",
  restarts: true,
  compile: (engine, args, scope) =>
    sequence(
      engine,
      args.map((arg) => compile(engine, arg, scope)),
    ),
  parse: (parser, call) => {
    const { pretty } = parser.engine;
    pretty.indent += 3;
    pretty.newline();
    parser.beginBody();
    call.args = parser.closedActions();
    parser.closeActions();
    pretty.indent -= 3;
  },
};

export const progn = (actions: Expression[]): Call => callOf(PROGN, actions);

function parseBind(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  engine.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type !== "variable" && lexeme.type !== "multi-variable" && lexeme.type !== "global") {
    syntaxError(engine, "bind function");
  }
  const { name } = lexeme.value as Sym;
  if (lexeme.type === "global") {
    call.extra = { global: name };
    parser.use(engine.findGlobal(name));
    if (engine.findGlobal(name) === undefined) {
      undefinedGlobal(engine, name);
    }
  } else {
    call.extra = { names: [name] };
    const loop = parser.loopVariables.findLast((variable) => variable.name === name);
    // The loop refuses it when its body has been read.
    if (loop !== undefined) loop.bound = true;
  }
  call.args = parser.args();
}

function compileBind(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const { evaluation } = engine;
  const value = compileBound(engine, args, scope);
  if (call.extra?.global !== undefined) {
    const name = call.extra.global as string;
    // A construct keeps its globals; a command looks them up when it runs.
    const known = scope.top ? undefined : engine.findGlobal(name);
    return () => {
      const global = known ?? engine.findGlobal(name);
      if (global === undefined) return unboundGlobal(engine, name);
      const result = value();
      if (result === undefined) global.reset(engine);
      else global.set(engine, result);
      return global.value;
    };
  }
  const name = call.extra!.names![0];
  if (scope.top && scope.indexOf(name) === undefined) {
    return () => {
      const result = value();
      if (result === undefined) evaluation.promptVariables.delete(name);
      else evaluation.promptVariables.set(name, result);
      return result ?? FALSE;
    };
  }
  const index = scope.declare(name);
  return () => {
    const result = value();
    evaluation.frame[index] = result;
    return result ?? FALSE;
  };
}

/** What `bind` binds: one value, a multifield for more than one, or undefined for none. */
function compileBound(engine: Engine, args: Expression[], scope: Scope): () => Value | undefined {
  if (needsExpansion(engine, args)) {
    const thunks = args.map((arg) => compileArgument(engine, arg, scope));
    return () => {
      const values = expanded(engine, thunks);
      if (values.length < 2) return values[0];
      if (engine.evaluation.failed) return EMPTY;
      return new Multifield(
        values.flatMap((value) => (value instanceof Multifield ? value.fields : [value])),
      );
    };
  }
  const thunks = args.map((arg) => compile(engine, arg, scope));
  if (thunks.length === 0) return () => undefined;
  return thunks.length === 1 ? thunks[0] : () => gather(engine.evaluation, thunks);
}

function parseIf(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  const { pretty } = engine;
  pretty.save(" ");
  const condition = parser.atomOrExpression();
  pretty.indent += 3;
  pretty.newline();
  const then = parser.next();
  if (then.type !== "symbol" || (then.value as Sym).name !== "then") syntaxError(engine, "if function");
  pretty.newline();
  parser.beginBody();
  const yes = parser.actions({ readFirst: true, endWord: "else" });
  call.args = [condition, branch(yes)];
  if (parser.is("symbol")) {
    pretty.backup();
    pretty.backup();
    pretty.newline();
    pretty.save("else");
    pretty.newline();
    call.args.push(branch(parser.actions({ readFirst: true })));
  }
  if (!parser.is(")")) syntaxError(engine, "if function");
  parser.closeActions();
  pretty.indent -= 3;
}

/** A single action is not in a `progn`: it runs even after an error in the condition. */
function branch(actions: Expression[]): Expression {
  return actions.length === 1 ? actions[0] : progn(actions);
}

function compileIf(engine: Engine, args: Expression[], scope: Scope): Thunk {
  const [condition, yes, no] = args.map((arg) => compile(engine, arg, scope));
  if (no === undefined) return () => (condition() !== FALSE ? yes() : FALSE);
  return () => (condition() !== FALSE ? yes() : no());
}

function parseSwitch(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  const { pretty } = engine;
  const where = "switch function";
  pretty.save(" ");
  const args: Expression[] = [parser.atomOrExpression()];
  pretty.indent += 3;
  let cases = 0;
  let hasDefault = false;
  while (parser.next().type !== ")") {
    pretty.breakBefore();
    if (!parser.is("(")) syntaxError(engine, where);
    const word = parser.next();
    const text = word.type === "symbol" ? (word.value as Sym).name : "";
    pretty.save(" ");
    if (hasDefault || (text !== "case" && text !== "default")) syntaxError(engine, where);
    if (text === "case") {
      const value = parseCaseValue(parser);
      refuseTwice(engine, args, value);
      args.push(value);
      const then = parser.next();
      if (then.type !== "symbol" || (then.value as Sym).name !== "then") syntaxError(engine, where);
      cases++;
    } else hasDefault = true;
    pretty.indent += 3;
    pretty.newline();
    parser.beginBody();
    args.push(progn(parser.actions({ readFirst: true })));
    parser.closeActions();
    parser.endBody();
    pretty.indent -= 3;
  }
  pretty.indent -= 3;
  call.extra = { cases, hasDefault };
  call.args = args;
}

/** The value of a case; the blank after it is shown even when it is wrong. */
function parseCaseValue(parser: Parser<Engine>): Expression {
  try {
    return parser.atomOrExpression();
  } finally {
    parser.engine.pretty.save(" ");
  }
}

/** After the first argument, every second one is the value of a case. */
function refuseTwice(engine: Engine, args: Expression[], value: Expression): void {
  const text = expressionText(value);
  if (!args.some((other, i) => i % 2 === 1 && other.type === value.type && expressionText(other) === text))
    return;
  failParse(engine, "PRCDRPSR", 3, "Duplicate case found in switch function.\n");
}

function compileSwitch(engine: Engine, args: Expression[], scope: Scope, call: Call): Thunk {
  const { evaluation } = engine;
  const thunks = args.map((arg) => compile(engine, arg, scope));
  const { cases, hasDefault } = call.extra as { cases: number; hasDefault: boolean };
  return () => {
    const value = thunks[0]();
    if (evaluation.failed) return FALSE;
    for (let i = 0; i < cases; i++) {
      const candidate = thunks[1 + 2 * i]();
      if (evaluation.failed) return FALSE;
      if (same(candidate, value)) return thunks[2 + 2 * i]();
    }
    return hasDefault ? thunks[1 + 2 * cases]() : FALSE;
  };
}

function parseReturn(parser: Parser<Engine>, call: Call): void {
  const { engine } = parser;
  if (!parser.returnAllowedOutside) {
    failParse(engine, "PRCDRPSR", 2, "The return function is not valid in this context.\n");
  }
  engine.pretty.save(" ");
  const value = parser.argument();
  if (value === undefined) {
    engine.pretty.backup();
    engine.pretty.backup();
    engine.pretty.save(")");
    return;
  }
  call.args = [value];
  if (parser.nextSpaced().type !== ")") syntaxError(engine, "return function");
}

function parseBreak(parser: Parser<Engine>): void {
  const { engine } = parser;
  if (!parser.breakAllowedOutside) {
    failParse(engine, "PRCDRPSR", 2, "The break function not valid in this context.\n");
  }
  if (parser.nextSpaced().type !== ")") syntaxError(engine, "break function");
}

export const procedural: Row[] = [
  PROGN,
  {
    name: "bind",
    calculation: "bind",
    restrictions: null,
    returns: "any",
    binds: true,
    sequences: true,
    restarts: true,
    parse: parseBind,
    compile: compileBind,
  },
  {
    name: "if",
    calculation: "if",
    restrictions: null,
    returns: "any",
    restarts: true,
    parse: parseIf,
    compile: compileIf,
  },
  {
    name: "switch",
    restrictions: null,
    returns: "any",
    restarts: true,
    parse: parseSwitch,
    compile: compileSwitch,
  },
  {
    name: "return",
    calculation: "return",
    restrictions: null,
    returns: "any",
    restarts: true,
    parse: parseReturn,
    compile: (engine, args, scope) => {
      const value = args.length === 0 ? null : compile(engine, args[0], scope);
      return () => {
        const result = value === null ? VOID : value();
        engine.evaluation.returned = result;
        engine.evaluation.flow = 2;
        return result;
      };
    },
  },
  {
    name: "break",
    calculation: "break",
    restrictions: null,
    returns: "any",
    parse: parseBreak,
    compile: (engine) => () => {
      engine.evaluation.flow = 1;
      return VOID;
    },
  },
];
