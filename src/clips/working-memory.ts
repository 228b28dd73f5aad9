// The facts: asserting, retracting, finding; duplicates are refused unless they are allowed.

import type { Core } from "./core.ts";
import type { Fact } from "./fact.ts";
import { abort, fail } from "./messages.ts";
import { matchFact } from "./rete/match-patterns.ts";
import { retractFact } from "./rete/retract.ts";
import { factText, type Template } from "./template.ts";
import { hashOf, same } from "./values.ts";

export class WorkingMemory {
  private readonly core: Core;
  first: Fact | null = null;
  last: Fact | null = null;
  count = 0;
  nextIndex = 0;
  allowDuplicates = false;
  /** True since the last time somebody looked: facts were asserted or retracted. */
  changed = false;
  private nextTag = 0;
  private readonly byHash = new Map<number, Fact[] | Fact>();
  /** Facts by their index; retracted ones leave a gap. */
  private byIndex: (Fact | undefined)[] = [];

  constructor(core: Core) {
    this.core = core;
  }

  /** Adds a fact. Gives it back, or the equal fact's place in history as null when it is a duplicate. */
  assert(fact: Fact): Fact | null {
    const { core } = this;
    if (core.matching) fail(core, "FACTMNGR", 2, "Facts may not be asserted during pattern-matching\n", true);
    fact.hash = hashFact(fact);
    if (!this.allowDuplicates) {
      const equal = this.findEqual(fact);
      if (equal !== null) {
        core.logic.supportAgain(equal);
        return null;
      }
    }
    if (!core.logic.supportNew(fact)) return null;
    this.remember(fact);
    this.link(fact);
    fact.index = this.nextIndex++;
    fact.timeTag = this.nextTag++;
    this.byIndex[fact.index] = fact;
    this.changed = true;
    if (fact.template.watch) core.routers.write("wtrace", `==> ${factLine(fact)}\n`);
    core.observer?.asserted?.(fact);
    core.matching = true;
    try {
      matchFact(core, fact, fact.template.patterns, false);
    } finally {
      core.matching = false;
    }
    if (core.firing === null) core.logic.settle();
    this.stopAfterError();
    return fact;
  }

  retract(fact: Fact): void {
    const { core } = this;
    if (fact.retracted) return;
    if (core.matching)
      fail(core, "FACTMNGR", 1, "Facts may not be retracted during pattern-matching\n", true);
    if (fact.template.watch) core.routers.write("wtrace", `<== ${factLine(fact)}\n`);
    this.changed = true;
    this.forget(fact);
    core.logic.forget(fact);
    this.unlink(fact);
    this.byIndex[fact.index] = undefined;
    fact.retracted = true;
    core.observer?.retracted?.(fact);
    core.matching = true;
    try {
      retractFact(core, fact);
    } finally {
      core.matching = false;
    }
    core.logic.settle();
    this.stopAfterError();
  }

  /** The fact stays as it is, but what asserted or retracted it does not go on. */
  private stopAfterError(): void {
    if (!this.core.networkError) return;
    this.core.networkError = false;
    abort();
  }

  retractAll(): void {
    for (let fact = this.first; fact !== null; fact = this.first) this.retract(fact);
  }

  find(index: number): Fact | undefined {
    return this.byIndex[index];
  }

  *all(): Generator<Fact> {
    for (let fact = this.first; fact !== null; fact = fact.next) yield fact;
  }

  ofTemplate(template: Template): Fact[] {
    const facts: Fact[] = [];
    for (let fact = template.firstFact; fact !== null; fact = fact.nextOfTemplate) facts.push(fact);
    return facts;
  }

  resetNumbers(): void {
    this.nextIndex = 0;
    this.byIndex = [];
  }

  private findEqual(fact: Fact): Fact | null {
    const found = this.byHash.get(fact.hash);
    if (found === undefined) return null;
    if (!Array.isArray(found)) return equalFacts(found, fact) ? found : null;
    return found.find((other) => equalFacts(other, fact)) ?? null;
  }

  private remember(fact: Fact): void {
    const found = this.byHash.get(fact.hash);
    if (found === undefined) this.byHash.set(fact.hash, fact);
    else if (Array.isArray(found)) found.push(fact);
    else this.byHash.set(fact.hash, [found, fact]);
  }

  private forget(fact: Fact): void {
    const found = this.byHash.get(fact.hash);
    if (Array.isArray(found) && found.length > 1) {
      const at = found.indexOf(fact);
      if (at >= 0) found.splice(at, 1);
    } else this.byHash.delete(fact.hash);
  }

  private link(fact: Fact): void {
    fact.previous = this.last;
    if (this.last === null) this.first = fact;
    else this.last.next = fact;
    this.last = fact;
    const { template } = fact;
    fact.previousOfTemplate = template.lastFact;
    if (template.lastFact === null) template.firstFact = fact;
    else template.lastFact.nextOfTemplate = fact;
    template.lastFact = fact;
    this.count++;
  }

  private unlink(fact: Fact): void {
    if (fact.previous === null) this.first = fact.next;
    else fact.previous.next = fact.next;
    if (fact.next === null) this.last = fact.previous;
    else fact.next.previous = fact.previous;
    const { template } = fact;
    if (fact.previousOfTemplate === null) template.firstFact = fact.nextOfTemplate;
    else fact.previousOfTemplate.nextOfTemplate = fact.nextOfTemplate;
    if (fact.nextOfTemplate === null) template.lastFact = fact.previousOfTemplate;
    else fact.nextOfTemplate.previousOfTemplate = fact.previousOfTemplate;
    this.count--;
  }
}

function hashFact(fact: Fact): number {
  let hash = fact.template.id;
  for (const value of fact.slots) hash = (Math.imul(hash, 31) + hashOf(value)) | 0;
  return hash;
}

function equalFacts(a: Fact, b: Fact): boolean {
  return a.template === b.template && a.slots.every((value, i) => same(value, b.slots[i]));
}

/** A fact with its index, as the facts command and the watch lines show it. */
export function factLine(fact: Fact): string {
  return `${`f-${fact.index}`.padEnd(7)} ${factText(fact)}`;
}
