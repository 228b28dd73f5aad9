// A fact that is the same whenever it is made: its values are known when it is read.

import type { Template } from "../constructs/deftemplate/template.ts";
import { EMPTY, type Value } from "../language/values.ts";
import { Fact } from "./fact.ts";

export class ConstantFact {
  readonly template: Template;
  private readonly values: Value[];
  /** The slots that are given, in their order. */
  private readonly given: readonly number[];

  constructor(template: Template, values: Value[], given: readonly number[]) {
    this.template = template;
    this.values = values;
    this.given = given;
  }

  /** A new fact. After an error even constants count as failed: a multifield that is given has no fields then. */
  make(failed: boolean): Fact {
    const { template, values, given } = this;
    if (!failed) return new Fact(template, values);
    const isEmpty = (index: number) =>
      given.includes(index) && (template.implied || template.slots[index].multi);
    return new Fact(
      template,
      values.map((value, index) => (isEmpty(index) ? EMPTY : value)),
    );
  }
}
