// How the C program reports a wrong argument while a call runs, where this differs from the text of the restrictions:
// the name it gives, the type it asks for, and the value with which it goes on instead of stopping.

import { EMPTY, FALSE, type Value, VOID } from "../language/values.ts";

export interface WrongArgument {
  /** The name in the text; for functions that have two. */
  readonly name?: string;
  readonly expected?: string;
  /** What the call returns; without it the evaluation stops. */
  readonly instead?: Value;
}

const table = new Map<string, WrongArgument>();

function add(names: string, report: WrongArgument): void {
  for (const name of names.trim().split(/\s+/)) table.set(name, report);
}

add(
  `** acos acosh acot acoth acsc acsch asec asech asin asinh atan atanh cos cosh cot coth csc csch deg-grad deg-rad
   exp float grad-deg log log10 rad-deg sec sech sin sinh sqrt tan tanh`,
  { expected: "float" },
);
add("integer", { expected: "integer" });
add("member", { name: "member$" });
add("nth", { name: "nth$" });
add("subset", { name: "subsetp" });
add("str-assert", { name: "assert-string" });
add("str-explode", { name: "explode$" });
add("str-implode", { name: "implode$" });
for (const kind of ["defrule", "deftemplate", "deffacts", "defglobal", "deffunction", "defgeneric"]) {
  add(`pp${kind} undef${kind.slice(3)}`, { expected: `${kind} name`, instead: VOID });
  add(`${kind}-module`, { expected: `${kind} name`, instead: FALSE });
}
add("ppdefmodule", { expected: "defmodule name", instead: VOID });
add("rules", { name: "list-defrules", expected: "defmodule name", instead: VOID });
add(
  `agenda list-deffacts list-deffunctions list-defgenerics list-defglobals list-defrules list-deftemplates refresh-agenda show-breaks show-defglobals`,
  { expected: "defmodule name", instead: VOID },
);
add(
  `get-deffacts-list get-deffunction-list get-defgeneric-list get-defglobal-list get-defrule-list
   get-deftemplate-list get-fact-list`,
  { expected: "defmodule name", instead: EMPTY },
);
add("refresh", { expected: "rule name", instead: VOID });
add("dribble-on load-facts open remove rename save save-facts", { expected: "file name", instead: FALSE });
add("fact-existp fact-relation fact-slot-names fact-slot-value", {
  expected: "fact-address or fact-index",
  instead: FALSE,
});
add("ppfact", { expected: "fact-address or fact-index", instead: VOID });
add("timetag", { instead: -1 });
add(
  `deftemplate-slot-default-value deftemplate-slot-existp deftemplate-slot-facet-existp deftemplate-slot-facet-value
   deftemplate-slot-multip deftemplate-slot-names deftemplate-slot-singlep`,
  { expected: "deftemplate name", instead: FALSE },
);
add("deftemplate-slot-defaultp", {
  name: "deftemplate-slot-existp",
  expected: "deftemplate name",
  instead: FALSE,
});
add(
  `deftemplate-slot-allowed-values deftemplate-slot-cardinality deftemplate-slot-range deftemplate-slot-types`,
  { expected: "deftemplate name", instead: EMPTY },
);

const AS_WRITTEN: WrongArgument = {};

export function wrongArgumentOf(name: string): WrongArgument {
  return table.get(name) ?? AS_WRITTEN;
}
