// `?self:slot` in the actions of a handler: reads the slot of the active instance, and `bind` writes it.
// Source: guide, section 9.4.2.

import { compile } from "../../evaluate/compile.ts";
import { type Call, callOf, type Expression, replaceEach } from "../../evaluate/expressions.ts";
import type { FunctionRow } from "../../evaluate/function-row.ts";
import { failParse, printError, SyntaxProblem, undefinedVariableText } from "../../evaluate/messages.ts";
import { readLexeme, StringSource } from "../../language/scanner.ts";
import type { Sym } from "../../language/values.ts";
import { type ClassSlot, classNameSeen, type Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { Instance } from "../../objects/instance.ts";
import { readSlot, writableCell } from "../../objects/slot-reference.ts";
import { putSlotValue, storedValue } from "../../objects/slot-values.ts";
import { chainProblem } from "../defclass/static-check.ts";

/** Replaces every reference to a slot in actions by a call that reads or writes it. */
export function replaceSlotReferences(host: ObjectHost, actions: Expression[], target: Defclass): void {
  replaceEach(actions, (expression) => replaceBind(host, expression, target));
  replaceEach(actions, (expression) => replaceVariable(host, expression, target));
}

function replaceBind(host: ObjectHost, expression: Expression, target: Defclass): Expression {
  if (!("args" in expression)) return expression;
  const name = expression.type === "call" && expression.row.binds ? expression.extra?.names?.[0] : undefined;
  if (name === undefined) return expression;
  if (name === "self") failParse(host, "MSGPSR", 5, "Active instance parameter cannot be changed.\n", false);
  const slot = slotNamed(host, name, target);
  if (slot === null) return expression;
  checkWrite(host, slot, expression.args, target);
  return referenceCall(WRITE, slot, expression.args);
}

function replaceVariable(host: ObjectHost, expression: Expression, target: Defclass): Expression {
  if (expression.type !== "variable") return expression;
  const slot = slotRead(host, expression.name, expression.multi, target);
  return slot === null ? expression : referenceCall(READ, slot, []);
}

/** As `slotNamed`, but a single-field reference that is refused is also reported as an undefined variable. */
function slotRead(host: ObjectHost, name: string, multi: boolean, target: Defclass): ClassSlot | null {
  try {
    return slotNamed(host, name, target);
  } catch (error) {
    if (error instanceof SyntaxProblem && !multi) {
      printError(host, "PRCCODE", 3, true, undefinedVariableText(name, "message-handler"));
    }
    throw error;
  }
}

function referenceCall(row: FunctionRow<ObjectHost>, slot: ClassSlot, args: Expression[]): Call {
  return { ...callOf(row as FunctionRow, args), extra: { slot } };
}

/** The slot to which `self:…` refers, or null for another name. */
function slotNamed(host: ObjectHost, name: string, target: Defclass): ClassSlot | null {
  if (!name.startsWith("self:")) return null;
  const lexeme = readLexeme(new StringSource(name.slice("self:".length)));
  if (lexeme.type === "end") return null;
  if (lexeme.type !== "symbol") {
    failParse(host, "MSGPSR", 7, "Illegal value for ?self reference.\n", false);
  }
  const slotName = (lexeme.value as Sym).name;
  const slot = target.instanceSlots[target.indexOf(slotName)];
  if (slot === undefined) {
    const text = `No such slot ${slotName} in class ${target.name} for ?self reference.\n`;
    failParse(host, "MSGPSR", 6, text, false);
  }
  if (!slot.public && slot.owner !== target) privateSlot(host, slot, target);
  return slot;
}

function privateSlot(host: ObjectHost, slot: ClassSlot, target: Defclass): never {
  const seen = (each: Defclass) => classNameSeen(host.modules.current, each);
  const what = `Private slot ${slot.name} of class ${seen(slot.owner!)} cannot be accessed directly`;
  return failParse(host, "MSGFUN", 6, `${what}\n   by handlers attached to class ${seen(target)}\n`, false);
}

function checkWrite(host: ObjectHost, slot: ClassSlot, values: Expression[], target: Defclass): void {
  if (slot.readOnly && !slot.initializeOnly) {
    const where = `class ${classNameSeen(host.modules.current, target)}`;
    failParse(host, "MSGFUN", 3, `${slot.name} slot in ${where}: write access denied.\n`, false);
  }
  const broken = host.options.staticChecking ? chainProblem(values, slot) : null;
  if (broken === null) return;
  const what = `Expression for slot ${slot.name} of class ${slot.owner!.name} found in direct slot write`;
  failParse(host, "CSTRNCHK", 1, `${what}\n${broken}.\n`, false);
}

const READ: FunctionRow<ObjectHost> = {
  name: "(read-slot)",
  restrictions: null,
  unwinds: true,
  compile: (host, _args, _scope, call) => {
    const slot = call.extra!.slot as ClassSlot;
    const { evaluation } = host;
    return () => readSlot(host, evaluation.frame[0]!, slot);
  },
};

const WRITE: FunctionRow<ObjectHost> = {
  name: "(write-slot)",
  restrictions: null,
  unwinds: true,
  restarts: true,
  compile: (host, args, scope, call) => {
    const slot = call.extra!.slot as ClassSlot;
    const { evaluation } = host;
    const fields = args.map((arg) => compile(host, arg, scope));
    return () => {
      const self = evaluation.frame[0] as Instance;
      const cell = writableCell(host, self, slot);
      return putSlotValue(host, self, cell, storedValue(host, slot, fields), null);
    };
  },
};
