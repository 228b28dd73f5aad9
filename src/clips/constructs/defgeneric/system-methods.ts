// A generic function with the name of a system function has that function as a method. Source: guide, section 8.

import { compile } from "../../evaluate/compile.ts";
import { callOf, constant } from "../../evaluate/expressions.ts";
import type { FunctionRow } from "../../evaluate/function-row.ts";
import { restrictionsOf } from "../../evaluate/restrictions.ts";
import { Scope } from "../../evaluate/scope.ts";
import { bool, type Multifield } from "../../language/values.ts";
import type { GenericHost } from "./defgeneric.ts";
import { Method, type Restriction } from "./method.ts";

/** The types that the letters of restrictions stand for in methods. */
const LETTER_TYPES: Record<string, string> = {
  a: "EXTERNAL-ADDRESS",
  d: "FLOAT",
  e: "INSTANCE SYMBOL",
  f: "FLOAT",
  g: "NUMBER SYMBOL",
  h: "FACT-ADDRESS INSTANCE INTEGER SYMBOL",
  i: "INTEGER",
  j: "INSTANCE-NAME LEXEME",
  k: "LEXEME",
  l: "INTEGER",
  m: "MULTIFIELD",
  n: "NUMBER",
  o: "INSTANCE-NAME",
  p: "INSTANCE-NAME SYMBOL",
  q: "MULTIFIELD LEXEME",
  s: "STRING",
  w: "SYMBOL",
  x: "INSTANCE-ADDRESS",
  y: "FACT-ADDRESS",
  z: "FACT-ADDRESS INTEGER SYMBOL",
};

/** The method that calls a system function; arguments beyond the minimum are taken by a wildcard. */
export function systemMethod(engine: GenericHost, row: FunctionRow, index: number): Method {
  const { minimum, maximum, letter } = restrictionsOf(row.restrictions);
  const restriction = (i: number): Restriction => ({
    name: `argument-${i}`,
    types: LETTER_TYPES[letter(i + 1)]?.split(" ").map((name) => engine.findClass(name)!) ?? [],
    query: null,
    queryText: "",
  });
  const restrictions = Array.from({ length: minimum }, (_, i) => restriction(i));
  const wildcard = maximum > minimum;
  const method = new Method(index, restrictions, wildcard, true);
  method.body = () => {
    const { args } = engine.methodCall.current!;
    return compile(engine, callOf(row, args.map(constant)), new Scope(true))();
  };
  if (!wildcard) return method;
  const rest = restriction(minimum);
  if (maximum < Number.POSITIVE_INFINITY) {
    const most = maximum - minimum;
    rest.query = () => bool((engine.evaluation.frame[minimum] as Multifield).fields.length <= most);
    rest.queryText = `(<= (length$ ?rest) ${most})`;
  }
  restrictions.push(rest);
  return method;
}
