// WebAssembly as the engine uses it: modules in base64, each instance with a memory of its own.

/** What of the host is used here; the types of the language alone do not have it. */
interface WebAssemblyHost {
  readonly WebAssembly: {
    readonly Memory: new (size: { initial: number }) => WebAssemblyMemory;
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  };
  atob(text: string): string;
  /** Only Node has it. */
  readonly Buffer?: { from(text: string, encoding: "base64"): Uint8Array };
}

/** Its buffer is another one whenever it has grown. */
export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
}

const host = globalThis as unknown as WebAssemblyHost;
const compiled = new Map<string, object>();

/** An instance of a module, with what it exports; `initial` is the size of its memory in pages of 64 kB. */
export function newInstance<Exports>(
  base64: string,
  initial: number,
  imports: object,
): { readonly exports: Exports; readonly memory: WebAssemblyMemory } {
  const { Memory, Module, Instance } = host.WebAssembly;
  let module = compiled.get(base64);
  if (module === undefined) {
    module = new Module(bytesOf(base64));
    compiled.set(base64, module);
  }
  const memory = new Memory({ initial });
  const { exports } = new Instance(module, { env: { memory }, host: imports });
  return { exports: exports as Exports, memory };
}

/** This runs once, when nothing is compiled yet, so Node's own decoder is worth asking for, and otherwise a plain loop. */
function bytesOf(base64: string): Uint8Array {
  if (host.Buffer !== undefined) return host.Buffer.from(base64, "base64");
  const text = host.atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
