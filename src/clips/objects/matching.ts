// How instances enter the pattern network. All object patterns share one network; each ends in a node that knows which
// classes it is for and which slots it refers to. A change of a slot concerns only the patterns that refer to it, and
// it can wait: what happens to an instance meanwhile becomes one change. Source: guide, sections 5.4.1.6 and 9.6.

import { CHANGING } from "../rete/layout.ts";
import type { MatchTable } from "../rete/match-table.ts";
import type { PatternNode, PatternRoot } from "../rete/pattern-node.ts";
import { retractEntity } from "../rete/retract.ts";
import type { Defclass } from "./class.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";
import { EVERY_PATTERN, type ObjectPattern, Selections } from "./selections.ts";

/** What happens to an instance: it is made, deleted, or slots with these numbers get values. */
type Change = "assert" | "retract" | readonly number[];

export class ObjectMatching implements PatternRoot {
  patterns: PatternNode | null = null;
  private readonly selections = new Selections();
  private waiting: { readonly instance: Instance; change: Change }[] = [];
  private isDelayed = false;

  clear(): void {
    this.patterns = null;
    this.selections.clear();
    this.waiting = [];
  }

  add(pattern: ObjectPattern): void {
    this.selections.add(pattern);
  }

  removed(end: PatternNode): void {
    this.selections.remove(end);
  }

  instanceMade(host: ObjectHost, instance: Instance): void {
    if (instance.class.reactive) this.act(host, instance, "assert");
  }

  instanceDeleted(host: ObjectHost, instance: Instance): void {
    if (instance.class.reactive) this.act(host, instance, "retract");
  }

  slotChanged(host: ObjectHost, instance: Instance, slot: number): void {
    this.act(host, instance, [slot]);
  }

  /** Runs `body` with matching postponed and catches up afterwards, unless an outer call postpones it as well. */
  delay<T>(host: ObjectHost, body: () => T): T {
    const before = this.isDelayed;
    this.isDelayed = true;
    try {
      return body();
    } finally {
      this.isDelayed = before;
      if (!before) this.act(host, null, "assert");
    }
  }

  /** Sends every instance through the pattern nodes that are new. Each counts as new, even if there are none. */
  rematch(host: ObjectHost, hasNewNodes: boolean): void {
    const { network } = host;
    const lists = new Map<Defclass, number>();
    for (const instance of host.objects.instances.all()) {
      const timeTag = network.nextTimeTag++;
      const { class: target } = instance;
      if (!hasNewNodes || !target.reactive) {
        network.matches.retag(instance, timeTag);
        continue;
      }
      let list = lists.get(target);
      if (list === undefined) {
        list = this.selections.makeList(network.matches, target, ({ node }) => node.fresh);
        lists.set(target, list);
      }
      network.matches.core.selectOnly(list);
      this.enter(host, instance, timeTag);
    }
    for (const list of lists.values()) if (list !== 0) network.matches.releaseList(list);
  }

  private act(host: ObjectHost, instance: Instance | null, change: Change): void {
    const { network } = host;
    if (network.matching) return;
    network.matching = true;
    const timeTag = network.nextTimeTag++;
    try {
      if (instance !== null) {
        network.matches.markLeaving(instance, CHANGING);
        if (this.isDelayed) this.wait(instance, change);
        else this.perform(host, instance, change, timeTag);
      }
      while (!this.isDelayed && this.waiting.length > 0) {
        const next = this.waiting.shift()!;
        this.perform(host, next.instance, next.change, timeTag);
      }
    } finally {
      network.matching = false;
    }
    host.logic.retractUnsupported();
    if (host.firing === null) network.matches.core.recycle();
  }

  /** Postpones a change, merged with the one that already waits for the same instance. */
  private wait(instance: Instance, change: Change): void {
    const at = this.waiting.findIndex((other) => other.instance === instance);
    if (at >= 0) {
      const known = this.waiting[at];
      if (change === "retract") {
        if (known.change === "assert") this.waiting.splice(at, 1);
        else known.change = "retract";
      } else if (typeof known.change !== "string" && typeof change !== "string") {
        known.change = [...known.change, ...change];
      }
      return;
    }
    // Deletions come first.
    const lastDeletion = this.waiting.findLastIndex((other) => other.change === "retract");
    const place = change === "retract" ? lastDeletion + 1 : this.waiting.length;
    this.waiting.splice(place, 0, { instance, change });
  }

  private perform(host: ObjectHost, instance: Instance, change: Change, timeTag: number): void {
    if (change === "retract") {
      this.leave(host, instance);
      return;
    }
    const { matches } = host.network;
    if (host.evaluation.failed) matches.earlierError = true;
    if (change === "assert" || instance.id === 0) {
      matches.core.selectOnly(this.selections.listOf(matches, instance.class, EVERY_PATTERN));
      this.enter(host, instance, timeTag);
      matches.markLeaving(instance, 0);
    } else this.changed(matches, instance, change, timeTag);
    matches.earlierError = false;
  }

  /** Slots with these numbers have new values: only patterns that refer to them are matched again. */
  private changed(matches: MatchTable, instance: Instance, slots: readonly number[], timeTag: number): void {
    let list = this.selections.listOf(matches, instance.class, slots[0]);
    if (list !== 0) matches.core.selectOnly(list);
    for (let i = 1; i < slots.length; i++) {
      const more = this.selections.listOf(matches, instance.class, slots[i]);
      if (list === 0) matches.core.selectOnly(more);
      else matches.core.select(more);
      list ||= more;
    }
    if (list === 0) {
      matches.retag(instance, timeTag);
      matches.markLeaving(instance, 0);
    } else {
      instance.timeTag = timeTag;
      matches.core.rematchSelected(instance.id, timeTag, this.patterns!.address);
    }
  }

  private leave({ network }: ObjectHost, instance: Instance): void {
    if (instance.id === 0) return;
    retractEntity(network, instance);
    network.matches.removeChangingEntity(instance);
  }

  /** Matches an instance with the patterns whose nodes are selected. */
  private enter({ network: { matches } }: ObjectHost, instance: Instance, timeTag: number): void {
    if (instance.id === 0) matches.addEntity(instance);
    matches.retag(instance, timeTag);
    if (this.patterns !== null) matches.core.matchSelected(instance.id, timeTag, this.patterns.address);
  }
}
