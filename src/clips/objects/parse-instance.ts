// The syntax of make-instance, initialize-instance, modify-instance and duplicate-instance, which definstances has too.
// Source: guide, sections 9.6.1, 9.6.8 and 9.6.9.

import { type Call, callOf, constant, type Expression } from "../evaluate/expressions.ts";
import { failParse, noClassText, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { FALSE, Sym } from "../language/values.ts";
import type { Defclass } from "./class.ts";
import type { ObjectHost } from "./host.ts";

export type Form = "make" | "initialize" | "modify" | "duplicate";

/** Where the parts of an override stand among the arguments. */
export interface OverridePlace {
  readonly slot: number;
  readonly from: number;
  readonly to: number;
}

/** Reads such a call after the name of the function; `first` is false when the parenthesis has been read already. */
export function parseInstance(parser: Parser<ObjectHost>, call: Call, form: Form, spaced = true): void {
  const { engine } = parser;
  const { pretty } = engine;
  pretty.indent += 3;
  if (spaced) pretty.save(" ");
  const first = parser.argument() ?? syntaxError(engine, "instance");
  const args = [first];
  pretty.save(" ");
  if (form === "make") parseClass(parser, call, args);
  else {
    pretty.newline();
    parser.next();
    if (form === "duplicate") args.push(parseCopyName(parser));
  }
  parseOverrides(parser, call, args);
  if (!parser.is(")")) syntaxError(engine, "slot-override");
  call.args = args;
  pretty.indent -= 3;
}

const isWord = (expression: Expression | undefined, word: string): boolean =>
  expression?.type === "constant" && expression.value instanceof Sym && expression.value.name === word;

const generatedName = (engine: ObjectHost): Expression => callOf(engine.functions.get("gensym*")!, []);

/** Reads `of CLASS` after the name, or in its place: then a name is made up. */
function parseClass(parser: Parser<ObjectHost>, call: Call, args: Expression[]): void {
  const { engine } = parser;
  const { pretty } = engine;
  const classArgument = () => parser.argument() ?? syntaxError(engine, "instance class");
  let target: Expression;
  if (isWord(args[0], "of")) {
    target = classArgument();
    if (isWord(target, "of")) target = classArgument();
    else args[0] = generatedName(engine);
  } else {
    if (parser.next().type !== "symbol" || parser.nameOf() !== "of") syntaxError(engine, "make-instance");
    pretty.save(" ");
    target = classArgument();
  }
  args.push(target);
  if (target.type === "constant" && target.value instanceof Sym) {
    const found = knownClass(engine, target.value.name);
    parser.use(found);
    call.extra = { ...call.extra, class: found };
  }
  pretty.newline();
  parser.next();
}

export function knownClass(engine: ObjectHost, name: string): Defclass {
  const found = engine.objects.classes.find(name);
  if (found === undefined) failParse(engine, "PRNTUTIL", 1, noClassText(name), false);
  if (found.abstract) {
    failParse(engine, "INSMNGR", 3, `Cannot create instances of abstract class ${name}.\n`, false);
  }
  return found;
}

/** `to NAME` when it is the current lexeme; else a name is made up. */
function parseCopyName(parser: Parser<ObjectHost>): Expression {
  const { engine } = parser;
  const { pretty } = engine;
  if (!parser.is("symbol") || parser.nameOf() !== "to") return generatedName(engine);
  pretty.backup();
  pretty.backup();
  pretty.saveAgain(parser.lexeme.text);
  pretty.save(" ");
  const name = parser.argument() ?? syntaxError(engine, "instance name");
  pretty.newline();
  parser.next();
  return name;
}

/** Reads any number of `(slot value …)`; the current lexeme is the first parenthesis, and afterwards what ends them. */
function parseOverrides(parser: Parser<ObjectHost>, call: Call, args: Expression[]): void {
  const { engine } = parser;
  const { pretty } = engine;
  const overrides: OverridePlace[] = [];
  while (parser.is("(")) {
    const slot = args.length;
    args.push(parser.argument() ?? syntaxError(engine, "slot-override"));
    args.push(...parser.args());
    overrides.push({ slot, from: slot + 1, to: args.length });
    pretty.newline();
    parser.next();
  }
  pretty.backup();
  pretty.backup();
  pretty.saveAgain(parser.lexeme.text);
  call.extra = { ...call.extra, overrides };
}

/** A call of make-instance as a construct has it, without the name of the function. */
export function instanceDefinition(parser: Parser<ObjectHost>, active: boolean): Call {
  const row = parser.engine.functions.get(active ? "active-make-instance" : "make-instance")!;
  const call = callOf(row, [constant(FALSE)]);
  parseInstance(parser, call, "make", false);
  call.extra = { ...call.extra, inConstruct: true };
  return call;
}
