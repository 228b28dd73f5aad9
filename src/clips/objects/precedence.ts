// The precedence list of a class with several superclasses: each class before those above it, and superclasses in the
// order in which they are given; where both leave a choice, a class comes as soon as possible after one that names it.
// Source: guide, section 9.3.1.1.

import type { Defclass } from "./class.ts";

interface Entry {
  readonly class: Defclass;
  /** How many rules of order put another class before this one. */
  before: number;
  /** The classes that come after this one, the latest rule first. */
  successors: Entry[];
}

/** The list without the class itself, or, when the rules contradict each other, what there is and a loop in them. */
export type Precedence =
  | { readonly list: Defclass[] }
  | { readonly partial: Defclass[]; readonly loop: Defclass[] };

/** `own` is the class that is defined again, or null for a new one. */
export function precedenceOf(own: Defclass | null, superclasses: Defclass[]): Precedence {
  const entries: Entry[] = [];
  collect(superclasses, entries);
  // If the class is among those above it, rules of order concern its first entry only: the other is taken at once.
  if (own !== null) entries.unshift(entryOf(own));
  if (own !== null) order(entries, own, superclasses, 0);
  for (const { class: each } of own === null ? entries : entries.slice(1)) {
    order(entries, each, each.superclasses, 0);
    for (const [i, above] of each.superclasses.entries()) order(entries, above, each.superclasses, i + 1);
  }
  for (const [i, each] of superclasses.entries()) order(entries, each, superclasses, i + 1);
  const { taken, left } = sort(entries);
  const list = taken.map((entry) => entry.class);
  if (left.length > 0) return { partial: list, loop: findLoop(left) };
  return { list: own === null ? list : list.slice(1) };
}

const entryOf = (target: Defclass): Entry => ({ class: target, before: 0, successors: [] });

const find = (entries: Entry[], target: Defclass): Entry | undefined =>
  entries.find((entry) => entry.class === target);

/** The classes above, depth first. */
function collect(superclasses: Defclass[], into: Entry[]): void {
  for (const each of superclasses) {
    if (find(into, each) !== undefined) continue;
    into.push(entryOf(each));
    collect(each.superclasses, into);
  }
}

/** `first` comes before the classes from `from` on. */
function order(entries: Entry[], first: Defclass, classes: Defclass[], from: number): void {
  const entry = find(entries, first)!;
  for (const each of classes.slice(from)) {
    const behind = find(entries, each)!;
    entry.successors.unshift(behind);
    behind.before++;
  }
}

/** Takes classes that nothing precedes, going on from the place of the one taken last. */
function sort(entries: Entry[]): { taken: Entry[]; left: Entry[] } {
  const left = entries;
  const taken: Entry[] = [];
  let at = 0;
  for (let passed = 0; left.length > 0 && passed < left.length; ) {
    if (at >= left.length) at = 0;
    const entry = left[at];
    if (entry.before > 0) {
      at++;
      passed++;
      continue;
    }
    for (const behind of entry.successors) behind.before--;
    left.splice(at, 1);
    taken.push(entry);
    passed = 0;
  }
  return { taken, left };
}

/** A circle of classes each of which must come before the next; its first class is repeated at its end. */
function findLoop(left: Entry[]): Defclass[] {
  // Each class is linked to the first one that must come before it.
  const predecessor = new Map<Entry, Entry>();
  for (const entry of left) {
    for (const behind of entry.successors) if (!predecessor.has(behind)) predecessor.set(behind, entry);
  }
  const seen = new Set<Entry>();
  let at = left[0];
  while (!seen.has(at)) {
    seen.add(at);
    at = predecessor.get(at)!;
  }
  const loop = [at.class];
  for (let each = predecessor.get(at)!; each !== at; each = predecessor.get(each)!) loop.push(each.class);
  return [...loop, at.class];
}
