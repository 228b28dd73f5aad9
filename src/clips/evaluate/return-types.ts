// What functions return, as far as it is fixed: the parser refuses a call whose argument can never fit. Functions
// that are not listed return any type. The letters are those of the restrictions; `v` is for functions without a value.

import { FALSE, NIL, type Value } from "../language/values.ts";
import type { Expression } from "./expressions.ts";

const NAMES: Record<string, string> = {
  w: `
    != < <= <> = > >= and any-factp batch batch* bload bsave build close deffacts-module
    deffunction-module defgeneric-module defglobal-module defrule-module deftemplate-module
    deftemplate-slot-defaultp deftemplate-slot-existp deftemplate-slot-facet-existp
    deftemplate-slot-multip deftemplate-slot-singlep dribble-off dribble-on eq evenp fact-existp
    fact-relation floatp focus gensym gensym* get-auto-float-dividend get-beta-memory-resizing
    get-current-module get-dynamic-constraint-checking get-fact-duplication get-focus
    get-incremental-reset get-reset-globals get-salience-evaluation
    get-sequence-operator-recognition get-static-constraint-checking get-strategy get-watch-item
    integerp lexemep load load* load-facts multifieldp neq next-methodp not numberp oddp open
    operating-system or pointerp pop-focus print-region remove rename save save-facts sequencep
    set-auto-float-dividend set-beta-memory-resizing set-current-module
    set-dynamic-constraint-checking set-fact-duplication set-incremental-reset set-reset-globals
    set-salience-evaluation set-sequence-operator-recognition set-static-constraint-checking
    set-strategy stringp subset subsetp symbolp toss wordp`,
  n: `
    * + - / abs div fact-index get-char integer length length$ max mem-requests mem-used min mod
    random release-mem round setgen str-compare str-length timetag`,
  d: `
    ** acos acosh acot acoth acsc acsch asec asech asin asinh atan atanh cos cosh cot coth csc csch
    deg-grad deg-rad exp float get-profile-percent-threshold grad-deg log log10 pi rad-deg sec sech
    set-profile-percent-threshold sin sinh sqrt tan tanh time timer`,
  s: `
    format get-function-restrictions get-region implode$ str-implode sub-string`,
  m: `
    create$ delete$ delete-member$ explode$ find-all-facts find-fact first$ get-deffacts-list
    get-deffunction-list get-defgeneric-list get-defglobal-list get-defmethod-list
    get-defmodule-list get-defrule-list get-deftemplate-list get-fact-list get-focus-stack
    get-function-list get-method-restrictions insert$ mv-append mv-delete mv-replace mv-subseq
    replace$ replace-member$ rest$ str-explode subseq$`,
  k: `
    lowcase readline str-cat sym-cat upcase`,
  v: `
    agenda apropos clear clear-focus-stack conserve-mem constructs-to-c dependencies dependents
    facts halt join-activity-reset list-deffacts list-deffunctions list-defgenerics list-defglobals
    list-defmethods list-defmodules list-defrules list-deftemplates list-focus-stack
    list-watch-items options ppdeffacts ppdeffunction ppdefgeneric ppdefglobal ppdefmethod
    ppdefmodule ppdefrule ppdeftemplate ppfact preview-generic printout profile profile-info
    profile-reset put-char refresh refresh-agenda remove-break reset retract rules run seed
    set-break show-breaks show-defglobals system undeffacts undeffunction undefgeneric undefglobal
    undefmethod undefrule undeftemplate unwatch watch`,
};

const LETTERS = new Map<string, string>();
for (const [letter, names] of Object.entries(NAMES)) {
  for (const name of names.trim().split(/\s+/)) LETTERS.set(name, letter);
}

/** The letter of the type that a function returns; `u` when it may be any. */
export function returnLetter(name: string): string {
  return LETTERS.get(name) ?? "u";
}

/** What the C program has for an expression whose evaluation failed, as far as that is fixed; else null. */
export function valueAfterFailure(expression: Expression): Value | null {
  if (expression.type === "constant") return null;
  if (expression.type !== "call") return FALSE;
  const { name } = expression.row;
  if (name === "sym-cat") return NIL;
  if (name === "str-cat") return "";
  return "uw".includes(returnLetter(name)) ? FALSE : null;
}
