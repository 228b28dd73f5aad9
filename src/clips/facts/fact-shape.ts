// Facts that look alike, as thousands in a row do: the slots or the number of fields of one say what the next is read with,
// a regular expression. In a large file that is a few steps for each fact instead of some for each character.

import type { Template } from "../constructs/deftemplate/template.ts";
import { Multifield, sym, type Value } from "../language/values.ts";

/** A plain constant that is shown as it is written. */
const FIELD = "(0|[1-9]\\d{0,8}|[A-Za-z][\\w.:*+/-]*)";
const NINE = 57;

function literally(name: string): string {
  return name.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

export class FactShape {
  readonly template: Template;
  /** The slots that are given, in their order; of an ordered fact the only slot, once for each field. */
  readonly given: readonly number[];
  /** Where the fact that was read last ends. */
  end = 0;
  private readonly example: readonly Value[];
  private readonly expression: RegExp;

  /** The shape of a fact with these values, of which the slots that are not given are defaults. */
  constructor(template: Template, given: readonly number[], example: readonly Value[]) {
    this.template = template;
    this.given = given;
    this.example = example;
    const parts = given.map((index) =>
      template.implied ? ` ${FIELD}` : ` \\(${literally(template.slots[index].name)} ${FIELD}\\)`,
    );
    this.expression = new RegExp(`${literally(template.name)}${parts.join("")}\\)`, "y");
  }

  /** Whether a fact with these values has a shape: of its multifields as slots, each with one field. */
  static fits(template: Template, given: readonly number[], values: readonly Value[]): boolean {
    const isOne = (value: Value) => !(value instanceof Multifield) || value.fields.length === 1;
    return template.implied || given.every((index) => isOne(values[index]));
  }

  /** The values of the fact whose template is named at `position`, or null when it looks different. */
  read(text: string, position: number): Value[] | null {
    const { expression, given, template } = this;
    expression.lastIndex = position;
    const found = expression.exec(text);
    if (found === null) return null;
    this.end = expression.lastIndex;
    if (template.implied) {
      const fields: Value[] = new Array(given.length);
      for (let i = 0; i < given.length; i++) fields[i] = valueOfWord(found[i + 1]);
      return [new Multifield(fields)];
    }
    const values = this.example.slice();
    for (let i = 0; i < given.length; i++) {
      const index = given[i];
      const value = valueOfWord(found[i + 1]);
      values[index] = template.slots[index].multi ? new Multifield([value]) : value;
    }
    return values;
  }
}

function valueOfWord(word: string): Value {
  return word.charCodeAt(0) <= NINE ? Number(word) : sym(word);
}
