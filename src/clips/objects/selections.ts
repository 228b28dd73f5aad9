// The pattern nodes that concern an instance, as lists for the core: those on the ways to the ends of the patterns for its
// class, all of them or only those that refer to a slot. Lists are made when they are first needed and kept until a
// pattern comes or goes.

import type { MatchTable } from "../rete/match-table.ts";
import type { PatternNode } from "../rete/pattern-node.ts";
import type { Defclass } from "./class.ts";

/** The end of an object pattern. */
export interface ObjectPattern {
  readonly node: PatternNode;
  readonly classes: ReadonlySet<Defclass>;
  /** The numbers of the slots that it refers to. */
  readonly slots: ReadonlySet<number>;
}

/** In place of the number of a slot: all patterns. It is that of is-a, which never changes. */
export const EVERY_PATTERN = 0;

export class Selections {
  private patterns = new Map<PatternNode, ObjectPattern>();
  /** The addresses of the lists, by the number of the class and then of the slot. */
  private lists: number[][] = [];

  /** Forgets everything, together with the memory of the core. */
  clear(): void {
    this.patterns = new Map();
    this.lists = [];
  }

  /** A pattern was added: its classes cannot be redefined while it exists. */
  add(pattern: ObjectPattern): void {
    if (this.patterns.has(pattern.node)) return;
    this.forgetLists(pattern.node.table);
    this.patterns.set(pattern.node, pattern);
    for (const target of pattern.classes) target.useCount++;
  }

  remove(end: PatternNode): void {
    const pattern = this.patterns.get(end);
    if (pattern === undefined) return;
    this.forgetLists(end.table);
    this.patterns.delete(end);
    for (const target of pattern.classes) target.useCount--;
  }

  /** The list of the nodes for instances of a class, and for a change of a slot, if one is given. */
  listOf(table: MatchTable, target: Defclass, slot: number): number {
    let lists = this.lists[target.id];
    if (lists === undefined) {
      lists = [];
      this.lists[target.id] = lists;
    }
    let list = lists[slot];
    if (list === undefined) {
      list = this.makeList(table, target, (pattern) => slot === EVERY_PATTERN || pattern.slots.has(slot));
      lists[slot] = list;
    }
    return list;
  }

  /** A list of the nodes for a class that lead to ends which `isWanted` holds for, 0 without any; to be released. */
  makeList(table: MatchTable, target: Defclass, isWanted: (pattern: ObjectPattern) => boolean): number {
    const nodes = new Set<number>();
    for (const pattern of this.patterns.values()) {
      if (!pattern.classes.has(target) || !isWanted(pattern)) continue;
      for (let at: PatternNode | null = pattern.node; at !== null; at = at.parent) nodes.add(at.address);
    }
    return nodes.size === 0 ? 0 : table.write([nodes.size, ...nodes]);
  }

  private forgetLists(table: MatchTable): void {
    for (const list of this.lists.flat()) if (list) table.releaseList(list);
    this.lists = [];
  }
}
