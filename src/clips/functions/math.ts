// Arithmetic, trigonometry and conversions. Source: guide, sections 12.4 and 12.5.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import type { WrongArgument } from "../evaluate/function-row.ts";
import { fail, naming, reportDivisionByZero, reportWrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { compareNumbers } from "../language/compare-numbers.ts";
import * as int from "../language/integers.ts";
import { Float, type Integer, isInteger, isNumber, type Value } from "../language/values.ts";
import type { Arithmetic } from "../rete/join-test.ts";
import * as circular from "./reals/circular.ts";
import * as exponential from "./reals/exponential.ts";
import type { Row } from "./row.ts";

const real = (value: Value): number => (value instanceof Float ? value.value : Number(value));

/** What reports say was expected. */
export const NUMBER = "integer or float";

/**
 * A function of two or more numbers that stays an integer until the first float. An argument that is not a number
 * counts as 0, and those after it are not evaluated.
 */
function arithmetic(
  name: string,
  formula: Arithmetic,
  neutral: Value,
  whole: (a: Integer, b: Integer) => Integer,
  float: (a: number, b: number) => number,
): Row {
  return {
    name,
    formula,
    restrictions: "2*n",
    byName: { counts: "0**", empty: () => neutral },
    returns: "number",
    restarts: true,
    compile: (engine: Engine, args: Expression[], scope: Scope): Thunk => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      const count = thunks.length;
      return () => {
        let total = thunks[0]();
        if (typeof total !== "number" && !isNumber(total)) {
          reportWrongType(engine, name, 1, NUMBER);
          return 0;
        }
        for (let i = 1; i < count; i++) {
          let value = thunks[i]();
          const isLast = typeof value !== "number" && !isNumber(value);
          if (isLast) {
            reportWrongType(engine, name, i + 1, NUMBER);
            value = 0;
            i = count;
          }
          if (isInteger(total) && isInteger(value)) total = whole(total, value);
          else total = new Float(float(real(total), real(value)));
        }
        return total;
      };
    },
  };
}

/** A division of two or more numbers; a divisor of a wrong type is reported and then taken as zero, which gives 1. */
function division(
  name: string,
  one: Value,
  firstSubstitute: Value,
  withNone: (engine: Engine) => Value,
  first: (engine: Engine, value: Value) => Value,
  divide: (total: Value, divisor: Value) => Value,
  isZero: (divisor: Value) => boolean = (divisor) => real(divisor) === 0,
): Row {
  return {
    name,
    calculation: name === "div" ? "whole quotient" : "quotient",
    restrictions: "2*n",
    byName: { counts: "0**", empty: withNone },
    returns: name === "div" ? "integer" : "number",
    restarts: true,
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        const value = thunks[0]();
        if (!isNumber(value)) {
          reportWrongType(engine, name, 1, NUMBER);
          return engine.options.autoFloatDividend ? firstSubstitute : 0;
        }
        let total = first(engine, value);
        for (let i = 1; i < thunks.length; i++) {
          const divisor = thunks[i]();
          if (!isNumber(divisor)) reportWrongType(engine, name, i + 1, NUMBER);
          if (!isNumber(divisor) || isZero(divisor)) {
            reportDivisionByZero(engine, name);
            return one;
          }
          total = divide(total, divisor);
        }
        return total;
      };
    },
  };
}

const whole = (value: Value): Integer =>
  value instanceof Float ? int.fromFloat(value.value) : (value as Integer);

function quotient(total: Value, divisor: Value): Value {
  if (isInteger(total) && isInteger(divisor)) return int.divide(total, divisor);
  return new Float(real(total) / real(divisor));
}

function modulo(engine: Engine, [a, b]: Value[]): Value {
  if (real(b) === 0) {
    reportDivisionByZero(engine, "mod");
    return 0;
  }
  if (isInteger(a) && isInteger(b)) return int.remainder(a, b);
  const x = real(a);
  const y = real(b);
  return new Float(x - Math.trunc(x / y) * y);
}

/** Functions of reals report a wrong argument by the type that C works with. */
const NEEDS_FLOAT: WrongArgument = { expected: "float" };

const unary = (name: string, body: (x: number) => number): Row => ({
  name,
  restrictions: "11n",
  returns: "float",
  wrongArgument: NEEDS_FLOAT,
  real: body,
  evaluate: (_engine, [value]) => new Float(body(real(value))),
});

function domainError(engine: Engine, name: string): never {
  return fail(engine, "EMATHFUN", 1, naming("call", name, `Domain error for ${name} function.\n`));
}

/** A function that is undefined for some arguments. */
const partial = (
  name: string,
  body: (x: number) => number,
  problem: (x: number) => "domain" | "singularity" | null,
): Row => ({
  name,
  restrictions: "11n",
  returns: "float",
  wrongArgument: NEEDS_FLOAT,
  real: (x) => (problem(x) === null ? body(x) : Number.NaN),
  evaluate: (engine, [value]) => {
    const x = real(value);
    const found = problem(x);
    if (found === "domain") domainError(engine, name);
    if (found === "singularity") {
      const text = `Singularity at asymptote in ${name} function.\n`;
      fail(engine, "EMATHFUN", 3, naming("call", name, text));
    }
    return new Float(body(x));
  },
});

const SMALL = 1e-15;
const nearZero = (x: number): boolean => Math.abs(x) < SMALL;
const outside = (x: number): "domain" | null => (x > 1 || x < -1 ? "domain" : null);
const inside = (x: number): "domain" | null => (x < 1 && x > -1 ? "domain" : null);

function extreme(name: string, calculation: "maximum" | "minimum", better: (order: number) => boolean): Row {
  return {
    name,
    calculation,
    restrictions: "2*n",
    byName: { counts: "1**" },
    returns: "number",
    evaluateInTurn: (engine, argument, count) => {
      let best = argument(0);
      try {
        for (let i = 1; i < count; i++) {
          const value = argument(i);
          if (better(compareNumbers(value, best))) best = value;
        }
      } catch (error) {
        if (!engine.evaluation.failed) throw error;
      }
      return best;
    },
  };
}

function power(engine: Engine, [a, b]: Value[]): Value {
  const x = real(a);
  const y = real(b);
  if ((x === 0 && y <= 0) || (x < 0 && !Number.isInteger(y))) {
    domainError(engine, "**");
  }
  return new Float(exponential.power(x, y));
}

function round(_engine: Engine, [value]: Value[]): Value {
  if (isInteger(value)) return value;
  const x = real(value);
  return int.fromFloat(Math.ceil(x - 0.5));
}

function logarithm(name: string, body: (x: number) => number): Row {
  return {
    name,
    restrictions: "11n",
    returns: "float",
    wrongArgument: NEEDS_FLOAT,
    real: (x) => (x > 0 ? body(x) : Number.NaN),
    evaluate: (engine, [value]) => {
      const x = real(value);
      if (x < 0) domainError(engine, name);
      if (x === 0) {
        const text = `Argument overflow for ${name} function.\n`;
        fail(engine, "EMATHFUN", 2, naming("call", name, text));
      }
      return new Float(body(x));
    },
  };
}

export const math: Row[] = [
  arithmetic("+", "sum", 0, int.add, (a, b) => a + b),
  arithmetic("-", "difference", 0, int.subtract, (a, b) => a - b),
  arithmetic("*", "product", 1, int.multiply, (a, b) => a * b),
  division(
    "/",
    new Float(1),
    new Float(1),
    ({ options }) => (options.autoFloatDividend ? new Float(1) : 1),
    (engine, value) => (engine.options.autoFloatDividend ? new Float(real(value)) : value),
    quotient,
  ),
  division(
    "div",
    1,
    0,
    () => 1,
    (_engine, value) => whole(value),
    (total, divisor) => int.divide(total as Integer, whole(divisor)),
    (divisor) => Number(whole(divisor)) === 0,
  ),
  { name: "mod", formula: "remainder", restrictions: "22n", returns: "number", evaluate: modulo },
  extreme("max", "maximum", (order) => order > 0),
  extreme("min", "minimum", (order) => order < 0),
  {
    name: "abs",
    formula: "absolute",
    restrictions: "11n",
    returns: "number",
    evaluate: (_engine, [value]) => {
      if (value instanceof Float) return new Float(Math.abs(value.value));
      return Number(value) < 0 ? int.subtract(0, value as Integer) : value;
    },
  },
  {
    name: "float",
    restrictions: "11n",
    returns: "float",
    wrongArgument: NEEDS_FLOAT,
    evaluate: (_engine, [value]) => (value instanceof Float ? value : new Float(Number(value))),
  },
  {
    name: "integer",
    restrictions: "11n",
    returns: "integer",
    wrongArgument: { expected: "integer" },
    evaluate: (_engine, [value]) => (value instanceof Float ? int.fromFloat(value.value) : value),
  },
  { name: "round", restrictions: "11n", returns: "integer", evaluate: round },
  { name: "**", restrictions: "22n", returns: "float", wrongArgument: NEEDS_FLOAT, evaluate: power },
  {
    name: "pi",
    calculation: "pi",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "float",
    evaluate: () => new Float(Math.PI),
  },
  partial("sqrt", Math.sqrt, (x) => (x < 0 ? "domain" : null)),
  unary("exp", exponential.exp),
  logarithm("log", exponential.log),
  logarithm("log10", exponential.log10),
  unary("sin", circular.sin),
  unary("cos", circular.cos),
  partial("tan", circular.tan, (x) => (nearZero(circular.cos(x)) ? "singularity" : null)),
  partial(
    "sec",
    (x) => 1 / circular.cos(x),
    (x) => (nearZero(circular.cos(x)) ? "singularity" : null),
  ),
  partial(
    "csc",
    (x) => 1 / circular.sin(x),
    (x) => (nearZero(circular.sin(x)) ? "singularity" : null),
  ),
  partial(
    "cot",
    (x) => circular.cos(x) / circular.sin(x),
    (x) => (nearZero(circular.sin(x)) ? "singularity" : null),
  ),
  partial("acos", circular.acos, outside),
  partial("asin", circular.asin, outside),
  unary("atan", circular.atan),
  partial("asec", (x) => circular.acos(1 / x), inside),
  partial("acsc", (x) => circular.asin(1 / x), inside),
  unary("acot", (x) => (nearZero(x) ? Math.PI / 2 : circular.atan(1 / x))),
  unary("sinh", Math.sinh),
  unary("cosh", exponential.cosh),
  unary("tanh", Math.tanh),
  unary("sech", (x) => 1 / exponential.cosh(x)),
  partial(
    "csch",
    (x) => 1 / Math.sinh(x),
    (x) => (nearZero(x) ? "singularity" : null),
  ),
  partial(
    "coth",
    (x) => 1 / Math.tanh(x),
    (x) => (nearZero(x) ? "singularity" : null),
  ),
  unary("asinh", (x) => exponential.log(x + Math.sqrt(x * x + 1))),
  partial(
    "acosh",
    (x) => exponential.log(x + Math.sqrt(x * x - 1)),
    (x) => (x < 1 ? "domain" : null),
  ),
  partial(
    "atanh",
    (x) => 0.5 * exponential.log((1 + x) / (1 - x)),
    (x) => (x >= 1 || x <= -1 ? "domain" : null),
  ),
  partial(
    "asech",
    (x) => exponential.log(1 / x + Math.sqrt(1 / (x * x) - 1)),
    (x) => (x > 1 || x <= 0 ? "domain" : null),
  ),
  partial(
    "acsch",
    (x) => exponential.log(1 / x + Math.sqrt(1 / (x * x) + 1)),
    (x) => (x === 0 ? "domain" : null),
  ),
  partial(
    "acoth",
    (x) => 0.5 * exponential.log((x + 1) / (x - 1)),
    (x) => (x <= 1 && x >= -1 ? "domain" : null),
  ),
  unary("deg-rad", (x) => (x * Math.PI) / 180),
  unary("rad-deg", (x) => (x * 180) / Math.PI),
  unary("deg-grad", (x) => x / 0.9),
  unary("grad-deg", (x) => x * 0.9),
];
