// Calls of functions by their names, as `funcall` and `sort` make them. The C program leaves the number of arguments to the
// function: many count in words of their own, and some do not count at all. Source: guide, section 12.10.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { callOf, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { noteFailure, printError, wrongTypeText } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { checkCount, restrictionsOf, substituteOf } from "../evaluate/restrictions.ts";
import { Scope } from "../evaluate/scope.ts";
import { FALSE, type Value } from "../language/values.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions that do not count: more arguments are left out, and one that is missing is reported when it is asked for. */
const UNCOUNTED = words(`
  get-defmodule-list call-next-handler next-handlerp list-defmessage-handlers ppdefmessage-handler preview-send send
  undefmessage-handler bload-instances bsave-instances restore-instances load-instances save-instances slot-delete$
  slot-insert$ slot-replace$ mv-slot-delete mv-slot-insert mv-slot-replace instance-name instance-address
  instance-name-to-symbol symbol-to-instance-name ppinstance instances delete-instance init-slots slot-default-value
  slot-direct-accessp slot-publicp slot-initablep slot-writablep slot-cardinality slot-range slot-allowed-classes
  slot-allowed-values slot-types slot-sources slot-facets slot-existp get-defmessage-handler-list class-reactivep
  class-abstractp message-handler-existp class-existp subclassp superclassp browse-classes describe-class
  get-method-restrictions get-defmethod-list preview-generic list-defmethods ppdefmethod next-methodp call-specific-method
  call-next-method undefmethod join-activity-reset profile-reset toss fetch mv-delete mv-subseq mv-replace insert$ replace$
  delete$ subseq$ rest$ first$ unwatch watch get-function-restrictions get-sequence-operator-recognition
  set-sequence-operator-recognition dynamic-get dynamic-put get put slot-direct-delete$ slot-direct-insert$
  slot-direct-replace$ direct-mv-delete direct-mv-insert direct-mv-replace`);

/** Functions that do not count and take FALSE for what is missing. */
const SILENT = words("class type instance-existp instancep instance-namep instance-addressp");

/** Functions that name both bounds. */
const NAMING_BOUNDS = words("ppfact join-activity matches constructs-to-c str-compare put-char open");

/** Functions that count in the name of another. */
const COUNTED_AS: Readonly<Record<string, string>> = {
  "deftemplate-slot-facet-value": "deftemplate-slot-facet-existp",
  "deftemplate-slot-defaultp": "deftemplate-slot-existp",
  "str-assert": "assert-string",
  "clear-focus-stack": "list-focus-stack",
  rules: "list-defrules",
  "profile-info": "profile",
  member: "member$",
  nth: "nth$",
  subset: "subsetp",
  "str-explode": "explode$",
  "str-implode": "implode$",
  sequencep: "multifieldp",
  wordp: "symbolp",
  length: "length$",
};

function counts({ name }: FunctionRow): boolean {
  return !UNCOUNTED.has(name) && !SILENT.has(name);
}

/** Reports a wrong number of arguments; true when the call is made. */
function acceptsCount(engine: Engine, row: FunctionRow, count: number): boolean {
  if (!counts(row)) return true;
  const { name } = row;
  const bounds = row.byName?.counts ?? row.restrictions;
  if (!NAMING_BOUNDS.has(name)) return checkCount(engine, COUNTED_AS[name] ?? name, bounds, count, false);
  const { minimum, maximum } = restrictionsOf(bounds);
  if (count >= minimum && count <= maximum) return true;
  const text = `Function ${name} expected at least ${minimum} and no more than ${maximum} arguments.\n`;
  printError(engine, "ARGACCES", 1, false, text);
  return false;
}

/** The arguments of a call, with what stands for those that are missing and without those that are too many. */
function completed(engine: Engine, row: FunctionRow, args: Value[]): Expression[] {
  const expressions: Expression[] = args.map(constant);
  if (counts(row)) return expressions;
  const { minimum, maximum } = restrictionsOf(row.restrictions);
  for (let i = expressions.length; i < minimum; i++)
    expressions.push(SILENT.has(row.name) ? constant(FALSE) : missing(engine, row.name, i + 1));
  return expressions.slice(0, maximum);
}

function missing(engine: Engine, name: string, place: number): Expression {
  const thunk = (): Value => {
    const request = `a request from function ${name} for argument #${place} which is non-existent`;
    printError(engine, "ARGACCES", 3, false, `Function RtnUnknown received ${request}\n`);
    noteFailure(engine);
    return FALSE;
  };
  return callOf({ name: "(missing)", restrictions: null, compile: () => thunk }, []);
}

/** Reports a wrong first argument; the caller continues with FALSE. */
export function refuse(engine: Engine, name: string, expected: string): Value {
  printError(engine, "ARGACCES", 5, false, wrongTypeText(name, 1, expected));
  return FALSE;
}

/** A call of a function, deffunction or generic function by its name. */
export function callByName(engine: Engine, name: string, rest: Thunk[], caller: string): Value {
  const row = engine.functions.get(name);
  const generic = engine.modules.lookupPlain<Defgeneric>("defgeneric", name);
  const deffunction = engine.modules.lookupPlain<Deffunction>("deffunction", name);
  if (generic === undefined && deffunction === undefined) {
    if (row === undefined) return refuse(engine, caller, "function, deffunction, or generic function name");
    if (row.parse !== undefined) return refuse(engine, caller, "function without specialized parser");
  }
  const args: Value[] = [];
  for (const thunk of rest) {
    args.push(thunk());
    if (caller === "funcall" && engine.evaluation.failed) return FALSE;
  }
  if (generic !== undefined || deffunction !== undefined) {
    engine.evaluation.referenced++;
    engine.evaluation.failed = false;
    if (engine.evaluation.halted) return FALSE;
  }
  if (generic !== undefined) return generic.call(engine, args);
  if (deffunction !== undefined) {
    if (!deffunction.acceptsCount(engine, args.length)) {
      const text = `Function ${caller} called with the wrong number of arguments for deffunction ${name}\n`;
      printError(engine, "MISCFUN", 4, false, text);
      return FALSE;
    }
    return deffunction.call(engine, args, args.length);
  }
  const { byName } = row!;
  if (byName?.empty !== undefined && args.length === 0) return byName.empty(engine);
  if (!acceptsCount(engine, row!, args.length)) {
    noteFailure(engine);
    return substituteOf(engine, row!);
  }
  const expressions = completed(engine, row!, args);
  const scope = new Scope(true);
  return inFrame(engine.evaluation, new Array(scope.size), compile(engine, callOf(row!, expressions), scope));
}
