// Many facts one after the other, as files of facts and deffacts have them. Those of constants are read directly; every
// other one, and every one with an error, by the parser.

import type { Template } from "../constructs/deftemplate/template.ts";
import { constant, type Expression } from "../evaluate/expressions.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { CLOSE, ConstantReader, OPEN } from "../language/constant-reader.ts";
import { StringSource } from "../language/scanner.ts";
import type { FactsHost } from "./host.ts";
import { type FactPlan, parseFact } from "./parse-facts.ts";

/** Reads facts with a parser; the names of their templates mean the same for all of them. */
export class FactReader {
  private readonly parser: Parser<FactsHost>;
  private readonly constantsOnly: boolean;
  private readonly templates = new Map<string, Template>();

  constructor(parser: Parser<FactsHost>, constantsOnly = false) {
    this.parser = parser;
    this.constantsOnly = constantsOnly;
  }

  /** As `parseFact`: a fact whose opening parenthesis was read last; fields are added to `args`. */
  read(args: Expression[]): FactPlan {
    const { parser } = this;
    const count = args.length;
    const read = this.readConstants(args);
    if (read !== null) return read;
    args.length = count;
    const parsed = parseFact(parser, args, this.constantsOnly);
    this.templates.set(parsed.template.name, parsed.template);
    return parsed;
  }

  /** The fact, if it has constants only and a template that was met before; otherwise null, and nothing was read. */
  private readConstants(args: Expression[]): FactPlan | null {
    const { engine, source, used } = this.parser;
    if (!(source instanceof StringSource)) return null;
    const reader = new ConstantReader(source.text, source.position - 1);
    const template = this.templates.get(reader.word());
    if (template === undefined) return null;
    const slots: FactPlan["slots"] = [];
    if (template.implied) {
      const from = args.length;
      if (!readFields(reader, args)) return null;
      slots.push({ index: 0, from, to: args.length });
    } else if (!readSlots(engine, reader, template, slots, args)) return null;
    const pretty = reader.pretty();
    engine.pretty.save(pretty.slice(1));
    source.position = reader.position;
    used.push(template);
    return { template, slots };
  }
}

/** Reads constants up to the closing parenthesis; false at anything else. */
function readFields(reader: ConstantReader, args: Expression[]): boolean {
  for (let code = reader.next(); code !== CLOSE; code = reader.next()) {
    const value = reader.constant();
    if (value === null) return false;
    args.push(constant(value));
  }
  reader.position++;
  return true;
}

/** Reads the slots of a fact; false where the parser has to look more closely. */
function readSlots(
  engine: FactsHost,
  reader: ConstantReader,
  template: Template,
  slots: FactPlan["slots"],
  args: Expression[],
): boolean {
  const { staticChecking } = engine.options;
  for (let code = reader.next(); code !== CLOSE; code = reader.next()) {
    if (code !== OPEN) return false;
    reader.position++;
    const index = template.indexOf(reader.word());
    if (index < 0 || slots.some((slot) => slot.index === index)) return false;
    const slot = template.slots[index];
    if (staticChecking && !slot.constraint.allowsEverything()) return false;
    const from = args.length;
    if (!readFields(reader, args)) return false;
    const to = args.length;
    if (!slot.multi && to - from !== 1) return false;
    slots.push({ index, from, to });
  }
  reader.position++;
  return (
    slots.length === template.slots.length ||
    template.slots.every(({ defaultKind }) => defaultKind !== "none")
  );
}
