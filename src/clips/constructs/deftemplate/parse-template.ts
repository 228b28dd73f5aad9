// The deftemplate construct. Source: guide, section 3.

import { alreadyParsed, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import type { ConstructHost } from "../kind.ts";
import { parseAttributes, type SlotHost } from "../slots/parse-attributes.ts";
import type { Slot } from "../slots/slot.ts";
import { refuseReserved, Template } from "./template.ts";

/** What templates need of the engine. */
export interface TemplateHost extends ConstructHost, SlotHost {
  readonly modules: ConstructHost["modules"];
  readonly options: SlotHost["options"];
}

export function parseDeftemplate(parser: Parser<TemplateHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "deftemplate");
  refuseReserved(engine, name, "deftemplate");
  const slots: Slot[] = [];
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(engine, "deftemplate");
    slots.push(parseSlot(parser, slots));
    if (parser.next().type !== ")") pretty.breakBefore();
  }
  pretty.save("\n");
  parser.endCheck();
  const template = new Template(name, engine.modules.current, false, slots);
  template.watch = engine.watch.get("facts");
  template.pretty = pretty.form();
  storeConstruct(engine, template);
}

function parseSlot(parser: Parser<TemplateHost>, before: Slot[]): Slot {
  const { engine } = parser;
  const kind = parser.next();
  const word = kind.type === "symbol" ? (kind.value as Sym).name : "";
  if (!["slot", "field", "multislot", "multifield"].includes(word)) syntaxError(engine, "deftemplate");
  const multi = word === "multislot" || word === "multifield";
  engine.pretty.save(" ");
  const nameLexeme = parser.next();
  if (nameLexeme.type !== "symbol") syntaxError(engine, "deftemplate");
  const name = (nameLexeme.value as Sym).name;
  if (before.some((other) => other.name === name)) alreadyParsed(engine, "slot", name);
  return parseAttributes(parser, name, multi, "deftemplate");
}
