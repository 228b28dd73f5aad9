// The defmessage-handler construct. Source: guide, section 9.4.

import { compileBody } from "../../evaluate/compile-body.ts";
import { failParse, naming, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import { classNameSeen, type Defclass } from "../../objects/class.ts";
import { Handler, type HandlerType, isHandlerType } from "../../objects/handler.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { announceText, constructName } from "../construct-head.ts";
import { parseParameters } from "../deffunction/parse-deffunction.ts";
import type { ConstructRow } from "../kind.ts";
import { replaceSlotReferences } from "./slot-references.ts";

export const defmessageHandlerRow: ConstructRow<ObjectHost> = {
  name: "defmessage-handler",
  mark: "~",
  parse: parseHandler,
};

/** Classes that cannot have handlers: the active instance belongs to a class of its own, never to one of these. */
const WITHOUT_HANDLERS = ["INSTANCE", "INSTANCE-ADDRESS", "INSTANCE-NAME"];

function parseHandler(parser: Parser<ObjectHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const target = parseClass(parser);
  if (!parser.is("symbol")) syntaxError(engine, "defmessage-handler");
  const { name } = parser.lexeme.value as Sym;
  pretty.backup();
  pretty.backup();
  pretty.save(" ");
  pretty.saveAgain(parser.lexeme.text);
  pretty.save(" ");
  const type = parseType(parser);
  const old = target.handler(name, type);
  announceHandler(engine, name, type, old !== undefined);
  if (old?.isSystem === true) {
    failParse(engine, "MSGPSR", 3, "System message-handlers may not be modified.\n", false);
  }
  const { names, wildcard } = parseParameters(parser, ["self"], (parameter) => {
    if (!parameter.startsWith("self:")) return;
    failParse(engine, "MSGPSR", 4, "Illegal slot reference in parameter list.\n", false);
  });
  pretty.newline();
  parser.returnAllowed = true;
  const actions = parser.actions({ readFirst: true });
  replaceSlotReferences(engine, actions, target);
  const owner = `message-handler ${name} ${type} in class ${classNameSeen(engine.modules.current, target)}`;
  const parameters = ["self", ...names];
  const compiled = compileBody(engine, parameters, actions, "message-handler", owner, "");
  if (!parser.is(")")) syntaxError(engine, "defmessage-handler");
  parser.closeActions();
  pretty.save("\n");
  parser.endCheck();
  const handler = old ?? new Handler(target, name, type);
  if (old === undefined) {
    handler.watch = engine.watch.get("message-handlers");
    target.handlers.push(handler);
  }
  handler.parameters = names;
  handler.wildcard = wildcard;
  handler.body = compiled.body;
  handler.deepBody = compiled.deepBody;
  handler.frameSize = compiled.size;
  handler.pretty = pretty.form();
  for (const used of handler.uses) used.useCount--;
  handler.uses = parser.used;
  for (const used of handler.uses) used.useCount++;
  engine.objects.handlersChanged();
}

function parseClass(parser: Parser<ObjectHost>): Defclass {
  const { engine } = parser;
  const name = constructName(parser, "defmessage-handler");
  announceText(engine, `Defining defmessage-handler: ${name}\n`, defmessageHandlerRow.mark);
  parser.next();
  if (!parser.is(")")) engine.pretty.breakBefore();
  const target = engine.objects.classes.inScope(name);
  if (target === undefined) {
    const text = "A class must be defined before its message-handlers.\n";
    failParse(engine, "MSGPSR", 1, naming("class", name, text), false);
  }
  if (target.isSystem && WITHOUT_HANDLERS.includes(target.name)) {
    const text = `Message-handlers cannot be attached to the class ${target.name}.\n`;
    failParse(engine, "MSGPSR", 8, text, false);
  }
  if (target.handlers.some((handler) => handler.executing > 0)) {
    const text =
      "Cannot (re)define message-handlers during execution of \n  other message-handlers for the same class.\n";
    failParse(engine, "MSGPSR", 2, text, false);
  }
  return target;
}

/**
 * Reads the type and the comment after the name; afterwards, the current lexeme is the parenthesis of the parameters.
 */
function parseType(parser: Parser<ObjectHost>): HandlerType {
  const { engine } = parser;
  const { pretty } = engine;
  let type: HandlerType = "primary";
  parser.next();
  if (!parser.is("(")) {
    pretty.save(" ");
    if (!parser.is("string")) {
      if (!parser.is("symbol")) syntaxError(engine, "defmessage-handler");
      const word = parser.nameOf();
      if (!isHandlerType(word)) {
        failParse(engine, "MSGFUN", 7, "Unrecognized message-handler type in defmessage-handler.\n", false);
      }
      type = word;
      parser.next();
    }
    if (parser.is("string")) {
      pretty.save(" ");
      parser.next();
    }
  }
  pretty.backup();
  pretty.backup();
  pretty.newline();
  pretty.saveAgain(parser.lexeme.text);
  return type;
}

function announceHandler(engine: ObjectHost, name: string, type: string, again: boolean): void {
  if (!engine.loading || !engine.watch.get("compilations")) return;
  engine.routers.write("wdialog", `   Handler ${name} ${type} ${again ? "redefined" : "defined"}.\n`);
}
