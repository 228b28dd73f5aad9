// Images of objects: what their fields, elements and entries were, so that they can be put back. Objects are restored in
// place, so closures and other objects that refer to them stay valid. Knows nothing of the engine but its values and the
// memory of its network.

import { ExternalAddress, Float, InstanceName, Multifield, Sym, Void } from "../language/values.ts";
import { MatchTable } from "../rete/match-table.ts";

/** A state to which `restore` goes back; can be restored any number of times. */
export interface Image {
  readonly objects: Record<string, unknown>[];
  /** For each object the names of its fields. */
  readonly keys: (readonly string[])[];
  readonly values: (readonly unknown[])[];
  readonly arrays: { readonly target: unknown[]; readonly elements: readonly unknown[] }[];
  readonly maps: { readonly target: Map<unknown, unknown>; readonly entries: readonly unknown[] }[];
  readonly sets: { readonly target: Set<unknown>; readonly elements: readonly unknown[] }[];
  readonly memories: { readonly target: MatchTable; readonly cells: Int32Array }[];
}

function emptyImage(): Image {
  return { objects: [], keys: [], values: [], arrays: [], maps: [], sets: [], memories: [] };
}

/** A saved object takes about as much memory as this many numbers in a typed array. */
const CELLS_PER_THING = 24;

/** The number of things an image holds: what it costs in memory. */
export function sizeOf(image: Image): number {
  const cells = image.memories.reduce((sum, { cells: { length } }) => sum + length, 0);
  const things = image.objects.length + image.arrays.length + image.maps.length + image.sets.length;
  return things + cells / CELLS_PER_THING;
}

const IMMUTABLE = new Set<unknown>([Sym, Float, Multifield, InstanceName, ExternalAddress, Void]);

/** True for objects whose content can change. */
function isMutable(value: unknown): value is object {
  return typeof value === "object" && value !== null && !IMMUTABLE.has(value.constructor);
}

const knownKeys = new Map<unknown, readonly string[]>();

/** Objects of one class nearly always have the same fields: they share one list. */
function keysOf(target: object): readonly string[] {
  const keys = Object.keys(target);
  const kind = target.constructor;
  if (kind === Object || kind === undefined) return keys;
  const known = knownKeys.get(kind);
  if (known !== undefined && known.length === keys.length && known.at(-1) === keys.at(-1)) return known;
  knownKeys.set(kind, keys);
  return keys;
}

/** Calls back with everything that a saved object refers to. */
type Visit = (value: unknown) => void;

/** Saves one object without what it refers to. */
function save(target: object, image: Image, visit: Visit): void {
  if (Array.isArray(target)) {
    const elements = target.slice();
    image.arrays.push({ target, elements });
    elements.forEach(visit);
  } else if (target instanceof Map) {
    const entries: unknown[] = [];
    for (const [key, value] of target) entries.push(key, value);
    image.maps.push({ target, entries });
    entries.forEach(visit);
  } else if (target instanceof Set) {
    const elements = [...target];
    image.sets.push({ target, elements });
    elements.forEach(visit);
  } else {
    if (target instanceof MatchTable) image.memories.push({ target, cells: target.copy() });
    const keys = keysOf(target);
    image.objects.push(target as Record<string, unknown>);
    image.keys.push(keys);
    // Reading all fields at once is several times faster than reading them by name.
    const values: unknown[] = Object.values(target);
    image.values.push(values);
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      if (typeof value === "object" && value !== null) visit(value);
    }
  }
}

/** An image of these objects without what they refer to. */
export function imageOf(targets: Iterable<object>): Image {
  const image = emptyImage();
  for (const target of targets) save(target, image, () => {});
  return image;
}

/** An image of everything that can be reached from `root`, except `outside` and what only that reaches. */
export function deepImage(root: object, outside: ReadonlySet<unknown>): Image {
  const image = emptyImage();
  const seen = new Set<unknown>(outside);
  const waiting: object[] = [root];
  seen.add(root);
  const visit: Visit = (value) => {
    if (!isMutable(value) || seen.has(value)) return;
    seen.add(value);
    waiting.push(value);
  };
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) save(target, image, visit);
  return image;
}

export function restore(image: Image): void {
  image.objects.forEach((target, index) => {
    const keys = image.keys[index];
    const values = image.values[index];
    const now = Object.values(target);
    // Most fields have not changed, and some may be assigned only once.
    for (let i = 0; i < keys.length; i++) if (now[i] !== values[i]) target[keys[i]] = values[i];
    if (now.length !== keys.length) {
      for (const key of Object.keys(target)) if (!keys.includes(key)) delete target[key];
    }
  });
  for (const { target, elements } of image.arrays) {
    target.length = elements.length;
    for (let i = 0; i < elements.length; i++) target[i] = elements[i];
  }
  for (const { target, entries } of image.maps) {
    target.clear();
    for (let i = 0; i < entries.length; i += 2) target.set(entries[i], entries[i + 1]);
  }
  for (const { target, elements } of image.sets) {
    target.clear();
    for (const element of elements) target.add(element);
  }
  for (const { target, cells } of image.memories) target.putBack(cells);
}
