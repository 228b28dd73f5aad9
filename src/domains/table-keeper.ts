/** Where large tables of heuristics come from: built afresh, or kept by the host between runs. */
export interface TableKeeper {
  /** The table called `id`, `bytes` long; `build` makes it and reports the share done, from 0 to 1. */
  table(id: string, bytes: number, build: (progress: (share: number) => void) => Uint8Array): Uint8Array;
  /** Memories that all threads of a search share, by id. What is missing is made and put there. */
  readonly shared?: Map<string, TableMemory>;
}

/** Memory with tables in the form in which a kernel reads them: one of WebAssembly, if the host has that. */
export interface TableMemory {
  readonly buffer: ArrayBuffer | SharedArrayBuffer;
  /** Adds pages of 64 KB; the buffer is then another one. */
  grow?(pages: number): number;
}

/** Builds each table once in this process. */
export const inMemory: TableKeeper = {
  table(id, _bytes, build) {
    let table = tables.get(id);
    if (table === undefined) tables.set(id, (table = build(() => {})));
    return table;
  },
};

const tables = new Map<string, Uint8Array>();
