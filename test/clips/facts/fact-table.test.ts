// The table that finds equal facts, against a plain list: many facts in few places, so that they stand in each other's way.

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Template } from "../../../src/clips/constructs/deftemplate/template.ts";
import { Fact } from "../../../src/clips/facts/fact.ts";
import { FactTable } from "../../../src/clips/facts/fact-table.ts";

const template = {} as Template;

/** A fact whose hash leads it to one of eight places, at both ends of the table. */
function factOf(content: number): Fact {
  const fact = new Fact(template, [content]);
  fact.hash = (content % 8) - 4;
  return fact;
}

const step = fc.record({ content: fc.nat(40), remove: fc.boolean() });

it("finds the newest equal fact, whatever was added and removed before", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const table = new FactTable();
      const byIndex: (Fact | undefined)[] = [];
      const newestWith = (content: number) =>
        byIndex.findLast((other) => other?.slots[0] === content) ?? null;
      for (const { content, remove } of steps) {
        const fact = factOf(content);
        const newest = newestWith(content);
        expect(table.findEqual(fact, byIndex)).toBe(newest);
        if (remove && newest !== null) {
          table.remove(newest);
          byIndex[newest.index] = undefined;
        } else if (!remove) {
          fact.index = byIndex.push(fact) - 1;
          table.add(fact);
        }
      }
      for (let content = 0; content <= 40; content++)
        expect(table.findEqual(factOf(content), byIndex)).toBe(newestWith(content));
    }),
  );
});
