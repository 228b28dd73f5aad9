/** Where large tables of heuristics come from: built afresh, or kept by the host between runs. */
export interface TableKeeper {
  /** The table called `id`, `bytes` long; `build` makes it and reports the share done, from 0 to 1. */
  table(id: string, bytes: number, build: (progress: (share: number) => void) => Uint8Array): Uint8Array;
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
