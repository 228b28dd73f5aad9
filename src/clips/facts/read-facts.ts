// Many facts one after the other, as files of facts and deffacts have them. Those of constants are read directly; every
// other one, and every one with an error, by the parser.

import type { Template } from "../constructs/deftemplate/template.ts";
import { defaultOf } from "../constructs/slots/slot.ts";
import type { Expression } from "../evaluate/expressions.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { CLOSE, ConstantReader, OPEN } from "../language/constant-reader.ts";
import { StringSource } from "../language/scanner.ts";
import { Multifield, type Value } from "../language/values.ts";
import { ConstantFact } from "./constant-fact.ts";
import { FactShape } from "./fact-shape.ts";
import type { FactsHost } from "./host.ts";
import { type FactPlan, parseFact } from "./parse-facts.ts";

/** Only when so many facts of a template were read it pays to look for more of the same shape. */
const MANY = 3;
/** Facts with more slots or fields seldom look alike. */
const MOST_GIVEN = 16;

/** What is known of a template within one text. */
interface Met {
  readonly template: Template;
  count: number;
  shape: FactShape | null;
}

/** Reads facts with a parser; the names of their templates mean the same for all of them. */
export class FactReader {
  private readonly parser: Parser<FactsHost>;
  private readonly constantsOnly: boolean;
  private readonly met = new Map<string, Met>();
  private last: Met | null = null;

  constructor(parser: Parser<FactsHost>, constantsOnly = false) {
    this.parser = parser;
    this.constantsOnly = constantsOnly;
  }

  /** As `parseFact`: a fact whose opening parenthesis was read last; fields that are no constants are added to `args`. */
  read(args: Expression[]): FactPlan | ConstantFact {
    const { parser, constantsOnly } = this;
    const { source } = parser;
    if (source instanceof StringSource) {
      const read = this.readAlike(source) ?? this.readConstants(source);
      if (read !== null) return read;
    }
    const parsed = parseFact(parser, args, constantsOnly);
    const { template } = parsed;
    this.met.set(template.name, { template, count: 0, shape: null });
    return parsed;
  }

  /** The fact, if it looks like those before it. */
  private readAlike(source: StringSource): ConstantFact | null {
    const shape = this.last?.shape;
    if (shape === null || shape === undefined) return null;
    const { text, position } = source;
    const values = shape.read(text, position);
    if (values === null) return null;
    return this.finish(source, shape.end, text.slice(position, shape.end), shape, values);
  }

  /** The fact, if it has constants only and a template that was met before; otherwise null, and nothing was read. */
  private readConstants(source: StringSource): ConstantFact | null {
    const reader = new ConstantReader(source.text, source.position - 1);
    const met = this.met.get(reader.word());
    if (met === undefined) return null;
    if (met !== this.last) {
      this.last = met;
      const alike = this.readAlike(source);
      if (alike !== null) return alike;
    }
    const { template } = met;
    const given: number[] = [];
    const values = template.implied
      ? readOrdered(reader, given)
      : readSlots(this.parser.engine, reader, template, given);
    if (values === null) return null;
    met.count++;
    const isMany = met.count >= MANY && given.length <= MOST_GIVEN;
    met.shape =
      isMany && FactShape.fits(template, given, values) ? new FactShape(template, given, values) : null;
    return this.finish(source, reader.position, reader.pretty().slice(1), { template, given }, values);
  }

  /** A fact was read up to `end`; `shown` is its pretty-print form after the parenthesis. */
  private finish(
    source: StringSource,
    end: number,
    shown: string,
    { template, given }: Pick<FactShape, "template" | "given">,
    values: Value[],
  ): ConstantFact {
    const { engine, used } = this.parser;
    engine.pretty.save(shown);
    source.position = end;
    used.push(template);
    return new ConstantFact(template, values, given);
  }
}

/** Reads constants up to the closing parenthesis; null at anything else. */
function readFields(reader: ConstantReader): Value[] | null {
  const fields: Value[] = [];
  for (let code = reader.next(); code !== CLOSE; code = reader.next()) {
    const value = reader.constant();
    if (value === null) return null;
    fields.push(value);
  }
  reader.position++;
  return fields;
}

/** Reads the fields of an ordered fact; null where the parser has to look more closely. */
function readOrdered(reader: ConstantReader, given: number[]): Value[] | null {
  const fields = readFields(reader);
  if (fields === null) return null;
  for (let i = 0; i < fields.length; i++) given.push(0);
  return [new Multifield(fields)];
}

/** Reads the slots of a fact, and which are given; null where the parser has to look more closely. */
function readSlots(
  engine: FactsHost,
  reader: ConstantReader,
  template: Template,
  given: number[],
): Value[] | null {
  const { staticChecking } = engine.options;
  const { slots } = template;
  const values: Value[] = new Array(slots.length);
  for (let code = reader.next(); code !== CLOSE; code = reader.next()) {
    if (code !== OPEN) return null;
    reader.position++;
    const index = template.indexOf(reader.word());
    if (index < 0 || values[index] !== undefined) return null;
    const slot = slots[index];
    if (staticChecking && !slot.constraint.allowsEverything()) return null;
    const fields = readFields(reader);
    if (fields === null || (!slot.multi && fields.length !== 1)) return null;
    values[index] = slot.multi ? new Multifield(fields) : fields[0];
    given.push(index);
  }
  reader.position++;
  for (let index = 0; index < slots.length; index++) {
    if (values[index] !== undefined) continue;
    const { defaultKind } = slots[index];
    if (defaultKind === "none" || defaultKind === "dynamic") return null;
    values[index] = defaultOf(engine, slots[index]);
  }
  return values;
}
