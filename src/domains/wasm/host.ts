/** What of WebAssembly is used here; the types of the language alone do not have it. */
interface WebAssemblyHost {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
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

/** A compiled module with a memory of its own, of at least this many bytes. */
export function instantiated<Exports>(
  module: object,
  bytes: number,
): { readonly memory: ArrayBuffer; readonly exports: Exports } {
  const memory = new host!.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
  const { exports } = new host!.Instance(module, { host: { memory } });
  return { memory: memory.buffer, exports: exports as Exports };
}
