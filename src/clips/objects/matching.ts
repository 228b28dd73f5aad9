// How instances enter the pattern network. All object patterns share one network; each ends in a node that knows which
// classes it is for and which slots it refers to. A change of a slot concerns only the patterns that refer to it, and
// it can wait: what happens to an instance meanwhile becomes one change. Source: guide, sections 5.4.1.6 and 9.6.

import { matchSelected } from "../rete/match-selected.ts";
import type { PatternNode, PatternRoot } from "../rete/pattern-node.ts";
import { retractEntity, retractMatches } from "../rete/retract.ts";
import type { Defclass } from "./class.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";

/** The end of an object pattern. */
export interface ObjectPattern {
  readonly node: PatternNode;
  readonly classes: ReadonlySet<Defclass>;
  /** The numbers of the slots that it refers to. */
  readonly slots: ReadonlySet<number>;
}

/** What happens to an instance: it is made, deleted, or slots with these numbers get values. */
type Change = "assert" | "retract" | Set<number>;

export class ObjectMatching implements PatternRoot {
  patterns: PatternNode | null = null;
  /** The ends of the patterns, the newest first. */
  private ends: ObjectPattern[] = [];
  private byNode = new Map<PatternNode, ObjectPattern>();
  private waiting: { readonly instance: Instance; change: Change }[] = [];
  private isDelayed = false;
  private round = 0;

  clear(): void {
    this.patterns = null;
    this.ends = [];
    this.byNode = new Map();
    this.waiting = [];
  }

  /** A pattern was added: its classes cannot be redefined while it exists. */
  add(pattern: ObjectPattern): void {
    if (this.byNode.has(pattern.node)) return;
    this.ends.unshift(pattern);
    this.byNode.set(pattern.node, pattern);
    for (const target of pattern.classes) target.useCount++;
  }

  removed(node: PatternNode): void {
    const pattern = this.byNode.get(node);
    if (pattern === undefined) return;
    this.byNode.delete(node);
    this.ends = this.ends.filter((other) => other !== pattern);
    for (const target of pattern.classes) target.useCount--;
  }

  instanceMade(host: ObjectHost, instance: Instance): void {
    if (instance.class.reactive) this.act(host, instance, "assert");
  }

  instanceDeleted(host: ObjectHost, instance: Instance): void {
    if (instance.class.reactive) this.act(host, instance, "retract");
  }

  slotChanged(host: ObjectHost, instance: Instance, slot: number): void {
    this.act(host, instance, new Set([slot]));
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
    for (const instance of host.objects.instances.all()) {
      const timeTag = network.nextTimeTag++;
      if (hasNewNodes && instance.class.reactive) this.enter(host, instance, null, timeTag);
      else network.matches.retag(instance, timeTag);
    }
  }

  private act(host: ObjectHost, instance: Instance | null, change: Change): void {
    const { network } = host;
    if (network.matching) return;
    network.matching = true;
    const timeTag = network.nextTimeTag++;
    try {
      if (instance !== null) {
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
      } else if (known.change instanceof Set && change instanceof Set) {
        for (const slot of change) known.change.add(slot);
      }
      return;
    }
    // Deletions come first.
    const lastDeletion = this.waiting.findLastIndex((other) => other.change === "retract");
    const place = change === "retract" ? lastDeletion + 1 : this.waiting.length;
    this.waiting.splice(place, 0, { instance, change });
  }

  private perform(host: ObjectHost, instance: Instance, change: Change, timeTag: number): void {
    if (change === "retract") this.leave(host, instance);
    else if (change === "assert" || instance.id === 0) this.enter(host, instance, null, timeTag);
    else {
      host.network.matches.retag(instance, timeTag);
      retractMatches(host.network, instance, (node) => refers(this.byNode.get(node)!, change));
      this.enter(host, instance, change, timeTag);
    }
  }

  private leave({ network }: ObjectHost, instance: Instance): void {
    if (instance.id === 0) return;
    retractEntity(network, instance);
    network.matches.removeEntity(instance);
  }

  /** Matches an instance with the patterns for its class, only those that refer to `slots` if these are given. */
  private enter(
    { network }: ObjectHost,
    instance: Instance,
    slots: ReadonlySet<number> | null,
    timeTag: number,
  ): void {
    if (instance.id === 0) network.matches.addEntity(instance);
    network.matches.retag(instance, timeTag);
    this.round++;
    for (const pattern of this.ends) {
      if (network.onlyFreshJoins && !pattern.node.fresh) continue;
      if (!pattern.classes.has(instance.class)) continue;
      if (slots !== null && !refers(pattern, slots)) continue;
      for (let at: PatternNode | null = pattern.node; at !== null; at = at.parent) {
        if (at.round === this.round) break;
        at.round = this.round;
      }
    }
    matchSelected(network, instance, this.patterns, this.round);
  }
}

function refers({ slots: own }: ObjectPattern, slots: ReadonlySet<number>): boolean {
  for (const slot of slots) if (own.has(slot)) return true;
  return false;
}
