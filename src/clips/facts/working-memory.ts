// The working memory of facts: asserting, retracting and finding them. Duplicates are refused unless they are allowed.

import type { Template } from "../constructs/deftemplate/template.ts";
import { violationText } from "../constructs/slots/slot.ts";
import { printError } from "../evaluate/messages.ts";
import { formatValue } from "../language/format-values.ts";
import { same } from "../language/values.ts";
import type { Entity } from "../rete/entity.ts";
import { matchEntity } from "../rete/match-patterns.ts";
import { type Fact, firstFactOf } from "./fact.ts";
import { factText } from "./fact-text.ts";
import type { FactsHost } from "./host.ts";

export class WorkingMemory {
  private readonly engine: FactsHost;
  first: Fact | null = null;
  last: Fact | null = null;
  count = 0;
  nextIndex = 0;
  allowDuplicates = false;
  /** True when facts were asserted or retracted since a reader last cleared this. */
  changed = false;
  private byIndex: (Fact | undefined)[] = [];

  constructor(engine: FactsHost) {
    this.engine = engine;
  }

  /** Adds a fact and returns it; null for a duplicate, or when the token that should support it no longer exists. */
  assert(fact: Fact): Fact | null {
    const { engine } = this;
    if (engine.network.matching) {
      printError(engine, "FACTMNGR", 2, true, "Facts may not be asserted during pattern-matching\n");
      return null;
    }
    const { matches } = engine.network;
    matches.addFixedEntity(fact, fact.template.key, fact.template.multiSlots);
    const equal = matches.core.enterContent(fact.id, this.allowDuplicates);
    if (equal !== 0) {
      matches.removeEntity(fact);
      engine.logic.supportAgain(matches.entityAt(equal));
      return null;
    }
    if (!engine.logic.supportNew(fact)) {
      matches.core.leaveContent(fact.id);
      matches.removeEntity(fact);
      return null;
    }
    this.link(fact);
    fact.index = this.nextIndex++;
    fact.timeTag = engine.network.nextTimeTag++;
    this.byIndex[fact.index] = fact;
    this.changed = true;
    if (fact.template.watch) engine.routers.write("wtrace", `==> ${factLine(fact)}\n`);
    if (engine.options.dynamicChecking) checkFact(engine, fact);
    engine.observer?.asserted?.(fact);
    engine.evaluation.failed = false;
    engine.network.matching = true;
    try {
      matchEntity(engine.network, fact, fact.template.patterns);
    } finally {
      engine.network.matching = false;
    }
    this.tidyUp();
    return fact;
  }

  retract(fact: Fact): void {
    const { engine } = this;
    if (fact.retracted) return;
    if (engine.network.matching) {
      printError(engine, "FACTMNGR", 1, true, "Facts may not be retracted during pattern-matching\n");
      return;
    }
    if (fact.template.watch) engine.routers.write("wtrace", `<== ${factLine(fact)}\n`);
    this.changed = true;
    engine.logic.forget(fact);
    this.unlink(fact);
    fact.retracted = true;
    engine.observer?.retracted?.(fact);
    engine.evaluation.failed = false;
    engine.network.matching = true;
    try {
      engine.network.matches.core.withdraw(fact.id);
    } finally {
      engine.network.matching = false;
    }
    this.byIndex[fact.index] = undefined;
    engine.network.matches.removeEntity(fact);
    this.tidyUp();
  }

  /** Retracts what lost its support. The rows of deleted matches are free, unless actions that run may read them. */
  private tidyUp(): void {
    const { firing, logic, network } = this.engine;
    logic.retractUnsupported();
    if (firing === null) network.matches.core.recycle();
  }

  /** Called by the core for facts with the same hash. */
  equalSince(entity: Entity, other: Entity): number {
    return areEqual(entity as Fact, other as Fact) ? entity.timeTag : -1;
  }

  retractAll(): void {
    for (let fact = this.first; fact !== null; fact = this.first) this.retract(fact);
  }

  find(index: number): Fact | undefined {
    const fact = this.byIndex[index];
    return fact?.retracted === true ? undefined : fact;
  }

  *all(): Generator<Fact> {
    for (let fact = this.first, next: Fact | null; fact !== null; fact = next) {
      next = fact.next;
      yield fact;
    }
  }

  ofTemplate(template: Template): Fact[] {
    const facts: Fact[] = [];
    for (let fact = firstFactOf(template); fact !== null; fact = fact.nextOfTemplate) facts.push(fact);
    return facts;
  }

  resetNumbers(): void {
    this.nextIndex = 0;
    this.byIndex = [];
  }

  private link(fact: Fact): void {
    fact.previous = this.last;
    if (this.last === null) this.first = fact;
    else this.last.next = fact;
    this.last = fact;
    const { template } = fact;
    const last = template.lastFact as Fact | null;
    fact.previousOfTemplate = last;
    if (last === null) template.firstFact = fact;
    else last.nextOfTemplate = fact;
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
    // A query goes on from a fact that its action has retracted.
    if (this.engine.evaluation.queries === 0) forgetNeighbours(fact);
  }
}

function areEqual(a: Fact, b: Fact): boolean {
  if (a.template !== b.template) return false;
  for (let i = 0; i < a.slots.length; i++) if (!same(a.slots[i], b.slots[i])) return false;
  return true;
}

/** A retracted fact that is old to the garbage collector would keep its younger neighbours alive, and these theirs. */
function forgetNeighbours(fact: Fact): void {
  fact.previous = null;
  fact.next = null;
  fact.previousOfTemplate = null;
  fact.nextOfTemplate = null;
}

/** A fact with its index, as the facts command and the watch lines show it. */
export function factLine(fact: Fact): string {
  return `${`f-${fact.index}`.padEnd(7)} ${factText(fact)}`;
}

/** Reports the first slot of a new fact whose value breaks its constraints, and halts what is running. */
function checkFact(engine: FactsHost, fact: Fact): void {
  for (const [i, slot] of fact.template.slots.entries()) {
    const broken = slot.constraint.slotViolation(fact.slots[i]);
    if (broken === null) continue;
    const what = `Slot value ${formatValue(fact.slots[i])} found in fact f-${String(fact.index).padEnd(5)} `;
    printError(engine, "CSTRNCHK", 1, true, `${what}\n${violationText(slot, broken)}\n`);
    engine.evaluation.halted = true;
    return;
  }
}
