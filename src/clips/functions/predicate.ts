// Predicates: type tests, comparisons, logic. Source: guide, section 12.1.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { reportWrongType } from "../evaluate/messages.ts";
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
import type { Comparison } from "../rete/join-test.ts";
import { NUMBER } from "./math.ts";
import { alias, type Row } from "./row.ts";

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
  formula: Comparison,
  holds: (order: number) => boolean,
  pairwise: "next" | "first",
  shown = name,
): Row {
  const compileComparison = (engine: Engine, args: Expression[], scope: Scope): Thunk => {
    const thunks = args.map((arg) => compile(engine, arg, scope));
    const refuse = (i: number): Value => {
      reportWrongType(engine, shown, i + 1, NUMBER);
      return FALSE;
    };
    if (thunks.length === 2) {
      const [first, second] = thunks;
      return () => {
        const a = first();
        if (typeof a !== "number" && !isNumber(a)) return refuse(0);
        const b = second();
        if (typeof b === "number" && typeof a === "number") return holds(a - b) ? TRUE : FALSE;
        if (!isNumber(b)) return refuse(1);
        return holds(compareNumbers(a, b)) ? TRUE : FALSE;
      };
    }
    return () => {
      let left = thunks[0]();
      if (!isNumber(left)) return refuse(0);
      for (let i = 1; i < thunks.length; i++) {
        const right = thunks[i]();
        if (!isNumber(right)) return refuse(i);
        if (!holds(compareNumbers(left, right))) return FALSE;
        if (pairwise === "next") left = right;
      }
      return TRUE;
    };
  };
  return {
    name,
    formula,
    restrictions: "2*n",
    byName: { counts: "0**", empty: () => TRUE },
    returns: "symbol",
    restarts: true,
    compile: compileComparison,
  };
}

function equality(name: string, equal: boolean): Row {
  return {
    name,
    formula: equal ? "same" : "different",
    restrictions: "2*",
    byName: { counts: "0**", empty: () => FALSE },
    returns: "symbol",
    restarts: true,
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

const SYMBOLP = typeTest("symbolp", (v) => v instanceof Sym);
const MULTIFIELDP = typeTest("multifieldp", (v) => v instanceof Multifield);

export const predicate: Row[] = [
  typeTest("numberp", isNumber),
  typeTest("floatp", (v) => v instanceof Float),
  typeTest("integerp", isInteger),
  typeTest("lexemep", (v) => v instanceof Sym || typeof v === "string"),
  typeTest("stringp", (v) => typeof v === "string"),
  SYMBOLP,
  alias(SYMBOLP, "wordp"),
  MULTIFIELDP,
  alias(MULTIFIELDP, "sequencep"),
  typeTest("pointerp", (v) => v instanceof ExternalAddress),
  parity("evenp", false),
  parity("oddp", true),
  comparison("=", "equal", (order) => order === 0, "first"),
  comparison("<>", "unequal", (order) => order !== 0, "first"),
  comparison("!=", "unequal", (order) => order !== 0, "first", "<>"),
  // Of two numbers without an order the C program says that each of these holds.
  comparison(">", "greater", (order) => !(order <= 0), "next"),
  comparison(">=", "at least", (order) => !(order < 0), "next"),
  comparison("<", "less", (order) => !(order >= 0), "next"),
  comparison("<=", "at most", (order) => !(order > 0), "next"),
  equality("eq", true),
  equality("neq", false),
  {
    name: "and",
    formula: "and",
    restrictions: "2*",
    byName: { counts: "0**", empty: () => TRUE },
    returns: "symbol",
    isConjunction: true,
    restarts: true,
    compile: (engine, args, scope) => {
      const { evaluation } = engine;
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) if (thunks[i]() === FALSE || evaluation.failed) return FALSE;
        return TRUE;
      };
    },
  },
  {
    name: "or",
    formula: "or",
    restrictions: "2*",
    byName: { counts: "0**", empty: () => FALSE },
    returns: "symbol",
    restarts: true,
    compile: (engine, args, scope) => {
      const { evaluation } = engine;
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) {
          const value = thunks[i]();
          if (evaluation.failed) return FALSE;
          if (value !== FALSE) return TRUE;
        }
        return FALSE;
      };
    },
  },
  {
    name: "not",
    formula: "not",
    restrictions: "11",
    byName: { counts: "1**", empty: () => FALSE },
    returns: "symbol",
    restarts: true,
    compile: (engine, args, scope) => {
      const { evaluation } = engine;
      const thunk = compile(engine, args[0], scope);
      return () => (thunk() === FALSE && !evaluation.failed ? TRUE : FALSE);
    },
  },
];
