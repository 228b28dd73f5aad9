// Predicates: type tests, comparisons, logic. Source: guide, section 12.1.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { compareNumbers } from "../language/compare-numbers.ts";
import {
  bool,
  ExternalAddress,
  FALSE,
  Float,
  type Integer,
  isInteger,
  isNumber,
  Multifield,
  Sym,
  same,
  TRUE,
  type Value,
} from "../language/values.ts";
import { NUMBER, numericArgument } from "./numeric-argument.ts";
import type { Row } from "./row.ts";

type Test = (value: Value) => boolean;

const typeTest = (name: string, test: Test): Row => ({
  name,
  restrictions: "11",
  returns: "symbol",
  evaluate: (_engine, [value]) => bool(test(value)),
});

const parity = (name: string, odd: boolean): Row => ({
  name,
  restrictions: "11i",
  returns: "symbol",
  evaluate: (_engine, [value]) => bool((BigInt(value as Integer) % 2n !== 0n) === odd),
});

/** Reports about arguments name the function `shown`. */
function comparison(
  name: string,
  holds: (order: number) => boolean,
  pairwise: "next" | "first",
  shown = name,
): Row {
  const compileComparison = (engine: Engine, args: Expression[], scope: Scope): Thunk => {
    const thunks = args.map((arg, i) => numericArgument(engine, shown, i + 1, arg, scope));
    const number = (i: number): Value => {
      const value = thunks[i]();
      return typeof value === "number" || isNumber(value) ? value : wrongType(engine, shown, i + 1, NUMBER);
    };
    if (thunks.length === 2) {
      const [first, second] = thunks;
      return () => {
        const a = first();
        if (typeof a !== "number" && !isNumber(a)) return wrongType(engine, shown, 1, NUMBER);
        const b = second();
        if (typeof b === "number" && typeof a === "number") return holds(a - b) ? TRUE : FALSE;
        if (!isNumber(b)) return wrongType(engine, shown, 2, NUMBER);
        return holds(compareNumbers(a, b)) ? TRUE : FALSE;
      };
    }
    return () => {
      let left = number(0);
      for (let i = 1; i < thunks.length; i++) {
        const right = number(i);
        if (!holds(compareNumbers(left, right))) return FALSE;
        if (pairwise === "next") left = right;
      }
      return TRUE;
    };
  };
  return { name, restrictions: "2*n", returns: "symbol", compile: compileComparison };
}

function equality(name: string, equal: boolean): Row {
  return {
    name,
    restrictions: "2*",
    returns: "symbol",
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      if (thunks.length === 2) {
        const [first, second] = thunks;
        return () => {
          const a = first();
          const b = second();
          return (a === b || same(a, b)) === equal ? TRUE : FALSE;
        };
      }
      return () => {
        const first = thunks[0]();
        for (let i = 1; i < thunks.length; i++) {
          if (same(first, thunks[i]()) !== equal) return FALSE;
        }
        return TRUE;
      };
    },
  };
}

export const predicate: Row[] = [
  typeTest("numberp", isNumber),
  typeTest("floatp", (v) => v instanceof Float),
  typeTest("integerp", isInteger),
  typeTest("lexemep", (v) => v instanceof Sym || typeof v === "string"),
  typeTest("stringp", (v) => typeof v === "string"),
  typeTest("symbolp", (v) => v instanceof Sym),
  typeTest("wordp", (v) => v instanceof Sym),
  typeTest("multifieldp", (v) => v instanceof Multifield),
  typeTest("sequencep", (v) => v instanceof Multifield),
  typeTest("pointerp", (v) => v instanceof ExternalAddress),
  parity("evenp", false),
  parity("oddp", true),
  comparison("=", (order) => order === 0, "first"),
  comparison("<>", (order) => order !== 0, "first"),
  comparison("!=", (order) => order !== 0, "first", "<>"),
  comparison(">", (order) => order > 0, "next"),
  comparison(">=", (order) => order >= 0, "next"),
  comparison("<", (order) => order < 0, "next"),
  comparison("<=", (order) => order <= 0, "next"),
  equality("eq", true),
  equality("neq", false),
  {
    name: "and",
    restrictions: "2*",
    returns: "symbol",
    isConjunction: true,
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) if (thunks[i]() === FALSE) return FALSE;
        return TRUE;
      };
    },
  },
  {
    name: "or",
    restrictions: "2*",
    returns: "symbol",
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) if (thunks[i]() !== FALSE) return TRUE;
        return FALSE;
      };
    },
  },
  {
    name: "not",
    restrictions: "11",
    returns: "symbol",
    compile: (engine, args, scope) => {
      const thunk = compile(engine, args[0], scope);
      return () => (thunk() === FALSE ? TRUE : FALSE);
    },
  },
];
