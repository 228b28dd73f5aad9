// The parser of the left-hand side of rules: conditional elements and patterns. Source: guide, section 5.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import type { Core } from "../core.ts";
import { alreadyParsed, failParse, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym } from "../language/values.ts";
import type { Element, Field, Pattern, SlotPattern, Term } from "./conditional-element.ts";

const CONNECTIVES = new Set(["and", "or", "not", "exists", "forall", "logical"]);

export class LhsParser {
  private readonly parser: Parser<Core>;
  private readonly where = "defrule";
  /** The elements around the current place that ask for something not to be. */
  private negations = 0;
  private number = 0;

  constructor(parser: Parser<Core>) {
    this.parser = parser;
  }

  private get core() {
    return this.parser.core;
  }

  /** One conditional element; the current token begins it. */
  element(logical: boolean): Element {
    const { parser, core } = this;
    const { token } = parser;
    if (token.type === "variable") {
      if (this.negations > 0) {
        const text = "A pattern CE cannot be bound to a pattern-address within a not CE\n";
        failParse(core, "RULELHS", 2, text);
      }
      return this.assignment(logical);
    }
    if (token.type !== "(") syntaxError(core, this.where);
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(core, "the first field of a pattern");
    const text = (name.value as Sym).name;
    if (text === "test") return this.test(logical);
    if (CONNECTIVES.has(text)) return this.connected(text, logical);
    return this.pattern(text, null, logical);
  }

  private assignment(logical: boolean): Element {
    const { parser, core } = this;
    const address = (parser.token.value as Sym).name;
    core.pretty.save(" ");
    const arrow = parser.next();
    if (arrow.type !== "symbol" || (arrow.value as Sym).name !== "<-") syntaxError(core, "binding patterns");
    core.pretty.save(" ");
    if (parser.next().type !== "(") syntaxError(core, "binding patterns");
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(core, "the first field of a pattern");
    // Behind an arrow even `not` is the name of a relation.
    return this.pattern((name.value as Sym).name, address, logical);
  }

  private test(logical: boolean): Element {
    const { parser, core } = this;
    const number = ++this.number;
    core.pretty.save(" ");
    if (parser.next().type !== "(") syntaxError(core, "function calls");
    const expression = parser.functionCall();
    if (parser.next().type !== ")") syntaxError(core, "test conditional element");
    return { type: "test", expression, logical, number };
  }

  private connected(name: string, logical: boolean): Element {
    const { parser, core } = this;
    const { pretty } = core;
    pretty.indent += 5;
    if (name === "or") pretty.save("  ");
    else if (name === "and" || name === "not") pretty.save(" ");
    else pretty.newline();
    const inside = logical || name === "logical";
    const negated = name === "not" || name === "exists" || name === "forall";
    if (negated) this.negations++;
    const children: Element[] = [];
    parser.next();
    while (!parser.is(")")) {
      children.push(this.element(inside));
      pretty.newline();
      parser.next();
    }
    if (negated) this.negations--;
    pretty.backup();
    pretty.backup();
    pretty.save(")");
    pretty.indent -= 5;
    const count = children.length;
    if (count === 0 || (name === "not" && count !== 1) || (name === "forall" && count < 2)) {
      syntaxError(core, `the ${name} conditional element`);
    }
    const group = (list: Element[]): Element =>
      list.length === 1 ? list[0] : { type: "and", children: list };
    switch (name) {
      case "or":
        return { type: "or", children };
      case "not":
        return { type: "not", children };
      case "exists":
        return { type: "not", children: [{ type: "not", children: [group(children)] }] };
      case "forall": {
        const rest: Element = { type: "not", children: [group(children.slice(1))] };
        return { type: "not", children: [{ type: "and", children: [children[0], rest] }] };
      }
      default:
        return { type: "and", children };
    }
  }

  private pattern(name: string, address: string | null, logical: boolean): Element {
    const { core } = this;
    const number = ++this.number;
    if (name.includes("::")) failParse(core, "MODULDEF", 1, "Illegal use of the module specifier.\n");
    const template = core.templateFor(name);
    const slots = template.implied ? [this.orderedFields()] : this.templateSlots(template, number);
    const pattern: Pattern = { template, address, slots };
    return { type: "pattern", pattern, logical, number };
  }

  private orderedFields(): SlotPattern {
    this.core.pretty.save(" ");
    this.parser.next();
    if (this.parser.is("&") || this.parser.is("|")) syntaxError(this.core, "the first field of a pattern");
    const fields = this.fields();
    return { slot: 0, slotName: null, multi: true, fields };
  }

  private templateSlots(template: Template, number: number): SlotPattern[] {
    const { parser, core } = this;
    const { pretty } = core;
    const slots: SlotPattern[] = [];
    pretty.save(" ");
    while (parser.next().type !== ")") {
      if (!parser.is("(")) syntaxError(core, "deftemplate patterns");
      const name = parser.next();
      if (name.type !== "symbol") syntaxError(core, "deftemplate patterns");
      const text = (name.value as Sym).name;
      const slot = template.indexOf(text);
      if (slot < 0) this.invalidSlot(text, template.name);
      if (slots.some((s) => s.slot === slot)) alreadyParsed(core, "slot", text);
      const { multi } = template.slots[slot];
      pretty.save(" ");
      parser.next();
      const fields = multi ? this.fields() : [this.singleField(text)];
      this.core.checkPatternConstants(template.slots[slot], fields, number);
      slots.push({ slot, slotName: text, multi, fields });
      pretty.save(" ");
    }
    pretty.backup();
    pretty.backup();
    pretty.save(")");
    return slots;
  }

  private invalidSlot(slot: string, template: string): never {
    return failParse(
      this.core,
      "TMPLTDEF",
      1,
      `Invalid slot ${slot} not defined in corresponding deftemplate ${template}.\n`,
    );
  }

  /** The one field of a slot, and the closing parenthesis behind it. */
  private singleField(slot: string): Field {
    const { parser, core } = this;
    if (parser.is(")")) syntaxError(core, "defrule");
    const field = this.field();
    if (field.multi && field.variable !== null) {
      const text = `The single field slot ${slot} can only contain a single field value.\n`;
      failParse(core, "TMPLTDEF", 2, text);
    }
    if (!parser.is(")")) {
      core.pretty.spaceBefore();
      syntaxError(core, "deftemplate patterns");
    }
    return { ...field, multi: false };
  }

  /** Fields up to the closing parenthesis; the current token begins the first. */
  private fields(): Field[] {
    const { parser } = this;
    const { pretty } = this.core;
    const fields: Field[] = [];
    while (!parser.is(")")) {
      fields.push(this.field());
      if (!parser.is(")")) {
        pretty.backup();
        pretty.save(" ");
        pretty.save(parser.token.text);
      }
    }
    if (fields.length === 0) {
      pretty.backup();
      pretty.backup();
      pretty.save(")");
    }
    return fields;
  }

  /** One field; afterwards the current token is the first behind it. */
  private field(): Field {
    const { parser } = this;
    const { type, value } = parser.token;
    if (type === "wildcard" || type === "multi-wildcard") {
      parser.next();
      return { multi: type === "multi-wildcard", variable: null, alternatives: [] };
    }
    let variable: string | null = null;
    const isMulti = type === "multi-variable";
    const alternatives: Term[][] = [[]];
    if (type === "variable" || isMulti) {
      const name = (value as Sym).name;
      parser.next();
      if (parser.is("|")) {
        alternatives[0].push({ type: "variable", name, multi: isMulti, negated: false });
      } else {
        variable = name;
        if (!parser.is("&")) return { multi: isMulti, variable, alternatives: [] };
        parser.next();
        alternatives[0].push(this.term());
      }
    } else alternatives[0].push(this.term());
    while (parser.is("&") || parser.is("|")) {
      const or = parser.is("|");
      parser.next();
      const term = this.term();
      if (or) alternatives.push([term]);
      else alternatives[alternatives.length - 1].push(term);
    }
    this.refuseMixture(isMulti, variable, alternatives.flat());
    return { multi: isMulti, variable, alternatives };
  }

  /** Single values and multifields cannot be asked of the same field. */
  private refuseMixture(isMulti: boolean, variable: string | null, terms: Term[]): void {
    let multi = variable !== null && isMulti;
    let single = variable !== null && !isMulti;
    for (const term of terms) {
      if (term.type === "constant") single = true;
      else if (term.type === "variable") {
        if (term.multi) multi = true;
        else single = true;
      } else if (term.type === "return-value" && term.expression.type === "call") {
        const { returns = "any" } = term.expression.row;
        if (returns === "multifield") multi = true;
        else if (returns !== "any") single = true;
      }
    }
    if (!(single && multi)) return;
    const text = "Single and multifield constraints cannot be mixed in a field constraint\n";
    failParse(this.core, "PATTERN", 2, text);
  }

  /** One term; the current token begins it, afterwards it is the first behind it. */
  private term(): Term {
    const { parser, core } = this;
    let negated = false;
    if (parser.is("~")) {
      negated = true;
      parser.next();
    }
    const { type, value } = parser.token;
    if (type === "variable" || type === "multi-variable") {
      parser.next();
      return { type: "variable", name: (value as Sym).name, multi: type === "multi-variable", negated };
    }
    if (type === "symbol") {
      const { name } = value as Sym;
      if (name === ":" || name === "=") {
        parser.next();
        if (!parser.is("(")) syntaxError(core, "function calls");
        const expression = parser.functionCall();
        parser.next();
        return { type: name === ":" ? "predicate" : "return-value", expression, negated };
      }
    }
    if (!parser.atConstant()) syntaxError(core, "defrule");
    parser.next();
    return { type: "constant", value, negated };
  }
}
