// The parser of the left-hand side of rules. Patterns are parsed by the row of their kind. Source: guide, section 5.4.

import { failParse, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym } from "../language/values.ts";
import type { Element, Pattern } from "./conditional-element.ts";
import { numberExpression } from "./expression-numbers.ts";
import type { LhsHost } from "./host.ts";
import { FieldParser } from "./parse-fields.ts";

const CONNECTIVES = new Set(["and", "or", "not", "exists", "forall", "logical"]);

export class LhsParser {
  private readonly parser: Parser<LhsHost>;
  private readonly fieldParser: FieldParser;
  /** How many not, exists and forall elements enclose the current lexeme. */
  private negations = 0;
  private number = 0;

  constructor(parser: Parser<LhsHost>) {
    this.parser = parser;
    this.fieldParser = new FieldParser(parser);
  }

  private get engine() {
    return this.parser.engine;
  }

  /** One conditional element; the current lexeme begins it. */
  element(logical: boolean): Element {
    const { parser, engine } = this;
    const { lexeme } = parser;
    if (lexeme.type === "variable") {
      if (this.negations > 0) {
        const text = "A pattern CE cannot be bound to a pattern-address within a not CE\n";
        failParse(engine, "RULELHS", 2, text);
      }
      return this.assignment(logical);
    }
    if (lexeme.type !== "(") syntaxError(engine, "defrule");
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(engine, "the first field of a pattern");
    const text = (name.value as Sym).name;
    if (text === "test") return this.test(logical);
    if (CONNECTIVES.has(text)) return this.connected(text, logical);
    return this.pattern(text, null, logical);
  }

  private assignment(logical: boolean): Element {
    const { parser, engine } = this;
    const address = (parser.lexeme.value as Sym).name;
    engine.pretty.save(" ");
    const arrow = parser.next();
    if (arrow.type !== "symbol" || (arrow.value as Sym).name !== "<-")
      syntaxError(engine, "binding patterns");
    engine.pretty.save(" ");
    if (parser.next().type !== "(") syntaxError(engine, "binding patterns");
    const name = parser.next();
    if (name.type !== "symbol") syntaxError(engine, "the first field of a pattern");
    // After an arrow even `not` is the name of a relation.
    return this.pattern((name.value as Sym).name, address, logical);
  }

  private test(logical: boolean): Element {
    const { parser, engine } = this;
    const number = ++this.number;
    engine.pretty.save(" ");
    if (parser.next().type !== "(") syntaxError(engine, "function calls");
    const expression = parser.functionCall();
    if (parser.next().type !== ")") syntaxError(engine, "test conditional element");
    numberExpression(expression, number);
    return { type: "test", expression, logical, number };
  }

  private connected(name: string, logical: boolean): Element {
    const { parser, engine } = this;
    const { pretty } = engine;
    pretty.indent += 5;
    if (name === "or") pretty.save("  ");
    else if (name === "and" || name === "not") pretty.save(" ");
    else pretty.newline();
    if (name === "logical" && this.negations > 0) {
      const text = "The logical CE cannot be used within a not/exists/forall CE.\n";
      failParse(engine, "RULELHS", 1, text);
    }
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
      syntaxError(engine, `the ${name} conditional element`);
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

  private pattern(word: string, address: string | null, logical: boolean): Element {
    if (word === "=" || word === ":") syntaxError(this.engine, "the field field of a pattern");
    const number = ++this.number;
    const kind = this.engine.patternKinds.find((row) => row.recognizes(word))!;
    const pattern: Pattern = { kind, word, address, ...kind.parse(this.fieldParser, word, number) };
    return { type: "pattern", pattern, logical, number };
  }
}
