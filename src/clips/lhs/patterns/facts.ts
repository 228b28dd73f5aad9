// The row for patterns of facts. A word that no other row recognizes is the name of a template; if there is no such
// template, one is implied. Source: guide, section 5.4.1.

import { templateFor } from "../../constructs/deftemplate/implied-template.ts";
import { Template } from "../../constructs/deftemplate/template.ts";
import { alreadyParsed, failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Fact } from "../../facts/fact.ts";
import { factText } from "../../facts/fact-text.ts";
import type { FactsHost } from "../../facts/host.ts";
import { invalidSlot } from "../../facts/parse-facts.ts";
import type { Sym } from "../../language/values.ts";
import { matchEntity } from "../../rete/match-patterns.ts";
import type { PatternRoot } from "../../rete/pattern-node.ts";
import type { SlotPattern } from "../conditional-element.ts";
import type { LhsHost } from "../host.ts";
import type { FieldParser } from "../parse-fields.ts";
import { addPattern } from "../pattern-builder.ts";
import type { PatternKind } from "./kind.ts";

type FactPatternHost = LhsHost & FactsHost;

/** The row; it takes every word, so it comes last in the table. */
export function factPatterns(engine: FactPatternHost): PatternKind {
  return {
    name: "fact",
    entityName: "fact",
    errorCode: "FACTMCH",
    errorsStopActions: true,
    isFixed: true,
    numbersFields: false,
    recognizes: () => true,
    parse(fields, word) {
      if (word.includes("::")) failParse(engine, "MODULDEF", 1, "Illegal use of the module specifier.\n");
      const template = templateFor(engine, word);
      const slots = template.implied ? [orderedFields(fields)] : templateSlots(engine, fields, template);
      return { root: template, slots };
    },
    // The node of an ordered pattern without tests is never shared: the C program does not recognize it again.
    add: (root, analyzed) =>
      addPattern(engine.network.matches, root, analyzed, { sharesBareNode: !templateOf(root).implied }),
    rematch(hasNewNodes) {
      if (!hasNewNodes) return;
      for (const fact of engine.facts.all()) matchEntity(engine.network, fact, fact.template.patterns);
    },
    describe: (entity) => factText(entity as Fact),
    textOf: (entity) => factText(entity as Fact),
    candidates: ({ root }) => engine.facts.ofTemplate(templateOf(root)).reverse(),
    sortOf: ({ root }) => templateOf(root).name,
  };
}

/** The template whose facts a pattern of this kind matches. */
function templateOf(root: PatternRoot): Template {
  if (!(root instanceof Template)) throw new Error("not a pattern of facts");
  return root;
}

function orderedFields(fields: FieldParser): SlotPattern {
  const { parser } = fields;
  parser.engine.pretty.save(" ");
  parser.next();
  if (parser.is("&") || parser.is("|")) syntaxError(parser.engine, "the first field of a pattern");
  return { slot: 0, slotName: null, multi: true, fields: fields.fields() };
}

function templateSlots(engine: FactPatternHost, fields: FieldParser, template: Template): SlotPattern[] {
  const { parser } = fields;
  const { pretty } = engine;
  const slots: SlotPattern[] = [];
  if (parser.peekConnective()) {
    parser.next();
    syntaxError(engine, "deftemplate patterns");
  }
  while (parser.next().type !== ")") {
    pretty.spaceBefore();
    if (!parser.is("(")) syntaxError(engine, "deftemplate patterns");
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(engine, "deftemplate patterns");
    const slotName = (name.value as Sym).name;
    const slot = template.indexOf(slotName);
    if (slot < 0) invalidSlot(engine, template, slotName);
    if (slots.some((other) => other.slot === slot)) alreadyParsed(engine, "slot", slotName);
    const { multi, constraint } = template.slots[slot];
    pretty.save(" ");
    parser.next();
    const constraints = multi ? fields.fields() : [fields.singleField(slotName)];
    slots.push({ slot, slotName, multi, fields: constraints, values: constraint.values(multi) });
  }
  return slots;
}
