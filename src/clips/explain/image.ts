// Images of objects: what their fields, elements and entries were, so that they can be put back. Objects are restored in
// place, so closures and other objects that refer to them stay right. Knows nothing of the engine but its values.

import { ExternalAddress, Float, InstanceName, Multifield, Sym, Void } from "../values.ts";

interface SavedObject {
  readonly target: Record<string, unknown>;
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

/** A state to which `restore` goes back; can be restored any number of times. */
export interface Image {
  readonly objects: SavedObject[];
  readonly arrays: { readonly target: unknown[]; readonly elements: readonly unknown[] }[];
  readonly maps: { readonly target: Map<unknown, unknown>; readonly entries: readonly unknown[] }[];
  readonly sets: { readonly target: Set<unknown>; readonly elements: readonly unknown[] }[];
  readonly buffers: { readonly target: Int32Array; readonly elements: Int32Array }[];
}

function emptyImage(): Image {
  return { objects: [], arrays: [], maps: [], sets: [], buffers: [] };
}

/** The number of things an image holds: what it costs in memory. */
export function sizeOf(image: Image): number {
  return image.objects.length + image.arrays.length + image.maps.length + image.sets.length;
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

/** Saves one object without what it refers to; gives those references. */
function save(target: object, image: Image): readonly unknown[] {
  if (Array.isArray(target)) {
    const elements = target.slice();
    image.arrays.push({ target, elements });
    return elements;
  }
  if (target instanceof Map) {
    const entries: unknown[] = [];
    for (const [key, value] of target) entries.push(key, value);
    image.maps.push({ target, entries });
    return entries;
  }
  if (target instanceof Set) {
    const elements = [...target];
    image.sets.push({ target, elements });
    return elements;
  }
  if (ArrayBuffer.isView(target)) {
    image.buffers.push({ target: target as Int32Array, elements: (target as Int32Array).slice() });
    return [];
  }
  const keys = keysOf(target);
  const values: unknown[] = new Array(keys.length);
  for (let i = 0; i < keys.length; i++) values[i] = (target as Record<string, unknown>)[keys[i]];
  image.objects.push({ target: target as Record<string, unknown>, keys, values });
  return values;
}

/** An image of these objects alone. */
export function imageOf(targets: Iterable<object>): Image {
  const image = emptyImage();
  for (const target of targets) save(target, image);
  return image;
}

/** An image of everything that can be reached from `root`, except `outside` and what only that reaches. */
export function deepImage(root: object, outside: ReadonlySet<unknown>): Image {
  const image = emptyImage();
  const seen = new Set<unknown>(outside);
  const waiting: object[] = [root];
  seen.add(root);
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
    for (const value of save(target, image)) {
      if (isMutable(value) && !seen.has(value)) {
        seen.add(value);
        waiting.push(value);
      }
    }
  }
  return image;
}

export function restore(image: Image): void {
  for (const { target, keys, values } of image.objects) {
    for (let i = 0; i < keys.length; i++) {
      // Most fields are as they were, and some of them are only assigned once.
      if (target[keys[i]] !== values[i]) target[keys[i]] = values[i];
    }
    if (Object.keys(target).length !== keys.length) {
      for (const key of Object.keys(target)) if (!keys.includes(key)) delete target[key];
    }
  }
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
  for (const { target, elements } of image.buffers) target.set(elements);
}
