// The fields of patterns and the constraints on them: what every kind of pattern has in common.

import { failParse, singleFieldText, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym } from "../language/values.ts";
import type { Field, Term } from "./conditional-element.ts";
import type { LhsHost } from "./host.ts";

/** A predicate that is an `and` of calls counts as several predicates: written either way, conditions share a node. */
function conjuncts(term: Term): Term[] {
  if (term.type !== "predicate" || term.negated) return [term];
  const { expression } = term;
  if (expression.type !== "call" || expression.row.isConjunction !== true) return [term];
  if (!expression.args.every((arg) => "args" in arg)) return [term];
  return expression.args.map((arg) => ({ ...term, expression: arg }));
}

export class FieldParser {
  readonly parser: Parser<LhsHost>;

  constructor(parser: Parser<LhsHost>) {
    this.parser = parser;
  }

  private get engine() {
    return this.parser.engine;
  }

  /** The one field of a slot of a template, and the closing parenthesis that follows it. */
  singleField(slot: string): Field {
    const field = this.loneField("deftemplate patterns", (read) => {
      if (read.multi && read.variable !== null) failParse(this.engine, "TMPLTDEF", 2, singleFieldText(slot));
    });
    return { ...field, multi: false };
  }

  /** The one field of a slot, and the closing parenthesis that follows it; `check` looks at the field first. */
  loneField(where: string, check?: (field: Field) => void): Field {
    const { parser, engine } = this;
    if (parser.is(")")) syntaxError(engine, "defrule");
    const field = this.field();
    check?.(field);
    if (!parser.is(")")) {
      engine.pretty.spaceBefore();
      syntaxError(engine, where);
    }
    return field;
  }

  /** The one single field of a restriction that is not a slot, and the closing parenthesis that follows it. */
  onlyField(where: string): Field {
    const { parser, engine } = this;
    const field = this.field();
    if (parser.is(")") && !field.multi) return field;
    if (parser.is(")")) engine.pretty.backup();
    else engine.pretty.spaceBefore();
    return syntaxError(engine, where);
  }

  /** Fields up to the closing parenthesis; the current lexeme begins the first. */
  fields(): Field[] {
    const { parser } = this;
    const { pretty } = this.engine;
    const fields: Field[] = [];
    while (!parser.is(")")) {
      fields.push(this.field());
      if (!parser.is(")")) {
        pretty.spaceBefore();
      }
    }
    if (fields.length === 0) {
      pretty.backup();
      pretty.backup();
      pretty.save(")");
    }
    return fields;
  }

  /** One field; afterwards the current lexeme is the one that follows. */
  private field(): Field {
    const { parser } = this;
    const { type, value } = parser.lexeme;
    if (type === "wildcard" || type === "multi-wildcard") {
      parser.next();
      return { multi: type === "multi-wildcard", variable: null, alternatives: [] };
    }
    let variable: string | null = null;
    let isMulti = type === "multi-variable";
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
    } else {
      const term = this.term();
      isMulti = term.type === "variable" && term.multi;
      alternatives[0].push(term);
    }
    while (parser.is("&") || parser.is("|")) {
      const or = parser.is("|");
      parser.next();
      const term = this.term();
      if (or) alternatives.push([term]);
      else alternatives[alternatives.length - 1].push(term);
    }
    this.refuseMixture(isMulti, variable, alternatives.flat());
    return { multi: isMulti, variable, alternatives: alternatives.map((terms) => terms.flatMap(conjuncts)) };
  }

  /** One field cannot be constrained to be both a single value and a multifield. */
  private refuseMixture(isMulti: boolean, variable: string | null, terms: Term[]): void {
    let multi = variable !== null && isMulti;
    let single = variable !== null && !isMulti;
    for (const term of terms) {
      if (term.type === "constant") single = true;
      else if (term.type === "variable") {
        if (term.multi) multi = true;
        else single = true;
      } else if (term.type === "return-value") {
        const { expression } = term;
        // What a program defines counts as a single value, whatever it returns.
        const returns = expression.type === "call" ? (expression.row.returns ?? "any") : "one value";
        if (returns === "multifield") multi = true;
        else if (returns !== "any") single = true;
      }
    }
    if (!(single && multi)) return;
    const text = "Single and multifield constraints cannot be mixed in a field constraint\n";
    failParse(this.engine, "PATTERN", 2, text);
  }

  /** One term; the current lexeme begins it, afterwards it is the one that follows. */
  private term(): Term {
    const { parser, engine } = this;
    let negated = false;
    if (parser.is("~")) {
      negated = true;
      parser.next();
    }
    const { type, value } = parser.lexeme;
    if (type === "variable" || type === "multi-variable") {
      parser.next();
      return { type: "variable", name: (value as Sym).name, multi: type === "multi-variable", negated };
    }
    if (type === "symbol") {
      const { name } = value as Sym;
      if (name === ":" || name === "=") {
        parser.next();
        if (!parser.is("(")) syntaxError(engine, "function calls");
        const expression = parser.functionCall();
        parser.next();
        return { type: name === ":" ? "predicate" : "return-value", expression, negated };
      }
    }
    if (!parser.atConstant()) syntaxError(engine, "defrule");
    parser.next();
    return { type: "constant", value, negated };
  }
}
