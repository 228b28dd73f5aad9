/** What of WebAssembly is used here; the types of the language alone do not have it. */
import type { TableMemory } from "../table-keeper.ts";

interface WebAssemblyHost {
  readonly Memory: new (size: { initial: number; maximum?: number; shared?: boolean }) => TableMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const host = (globalThis as unknown as { WebAssembly?: WebAssemblyHost }).WebAssembly;
const PAGE_BYTES = 1 << 16;

/** Undefined where the host has no WebAssembly, or a page's security policy forbids it. */
export function compiled(bytes: Uint8Array): object | undefined {
  try {
    return host && new host.Module(bytes);
  } catch {
    return undefined;
  }
}

/** A memory of at least this many bytes; plain bytes where there is no WebAssembly. Threads can pass a shared one on. */
export function newMemory(bytes: number, isShared: boolean): TableMemory {
  if (host === undefined) return { buffer: isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes) };
  const pages = Math.ceil(bytes / PAGE_BYTES);
  return new host.Memory(isShared ? { initial: pages, maximum: pages, shared: true } : { initial: pages });
}

/** The exports of a compiled module that works on this memory. */
export function instantiated<Exports>(module: object, memory: TableMemory): Exports {
  return new host!.Instance(module, { host: { memory } }).exports as Exports;
}
