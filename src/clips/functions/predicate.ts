// Predicates: type tests, comparisons, logic. Source: guide, section 12.1.

import type { Core } from "../core.ts";
import { compile, wrongArgument } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import type { Scope } from "../evaluate/scope.ts";
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
import { numericArgument } from "./numeric-argument.ts";

type Test = (value: Value) => boolean;

const typeTest = (name: string, test: Test): FunctionRow<Core> => ({
  name,
  restrictions: "11",
  evaluate: (_core, [value]) => bool(test(value)),
});

const parity = (name: string, odd: boolean): FunctionRow<Core> => ({
  name,
  restrictions: "11i",
  evaluate: (_core, [value]) => bool((BigInt(value as Integer) % 2n !== 0n) === odd),
});

/** The order of two numbers as C compares them: integers exactly, else as floats. */
export function compareNumbers(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isInteger(a) && isInteger(b)) {
    const x = BigInt(a);
    const y = BigInt(b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  return (a instanceof Float ? a.value : Number(a)) - (b instanceof Float ? b.value : Number(b));
}

function comparison(
  named: string,
  holds: (order: number) => boolean,
  pairwise: "next" | "first",
): FunctionRow<Core> {
  const name = named === "!=" ? "<>" : named;
  const compileComparison = (core: Core, args: Expression[], scope: Scope): Thunk => {
    const thunks = args.map((arg, i) => numericArgument(core, name, i + 1, arg, scope));
    const number = (i: number): Value => {
      const value = thunks[i]();
      return typeof value === "number" || isNumber(value) ? value : wrongArgument(core, name, i + 1, "n");
    };
    if (thunks.length === 2) {
      const [first, second] = thunks;
      return () => {
        const a = first();
        if (typeof a !== "number" && !isNumber(a)) return wrongArgument(core, name, 1, "n");
        const b = second();
        if (typeof b === "number" && typeof a === "number") return holds(a - b) ? TRUE : FALSE;
        if (!isNumber(b)) return wrongArgument(core, name, 2, "n");
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
  return { name: named, restrictions: "2*n", compile: compileComparison };
}

function equality(name: string, equal: boolean): FunctionRow<Core> {
  return {
    name,
    restrictions: "2*",
    compile: (core, args, scope) => {
      const thunks = args.map((arg) => compile(core, arg, scope));
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

export const predicate: FunctionRow<Core>[] = [
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
  comparison("!=", (order) => order !== 0, "first"),
  comparison(">", (order) => order > 0, "next"),
  comparison(">=", (order) => order >= 0, "next"),
  comparison("<", (order) => order < 0, "next"),
  comparison("<=", (order) => order <= 0, "next"),
  equality("eq", true),
  equality("neq", false),
  {
    name: "and",
    restrictions: "2*",
    compile: (core, args, scope) => {
      const thunks = args.map((arg) => compile(core, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) if (thunks[i]() === FALSE) return FALSE;
        return TRUE;
      };
    },
  },
  {
    name: "or",
    restrictions: "2*",
    compile: (core, args, scope) => {
      const thunks = args.map((arg) => compile(core, arg, scope));
      return () => {
        for (let i = 0; i < thunks.length; i++) if (thunks[i]() !== FALSE) return TRUE;
        return FALSE;
      };
    },
  },
  {
    name: "not",
    restrictions: "11",
    compile: (core, args, scope) => {
      const thunk = compile(core, args[0], scope);
      return () => (thunk() === FALSE ? TRUE : FALSE);
    },
  },
];
