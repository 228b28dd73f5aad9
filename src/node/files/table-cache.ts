/**
 * Large tables kept in the user's cache folder: built once, then read back in a moment. A file is a header line, then
 * the bytes; its checksum is verified whenever it is read, and a damaged one is rebuilt.
 */
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { TableKeeper } from "../../domains/index.ts";
import type { Sentence } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";
import { isTrusted } from "./of-others.ts";
import { makeFolder, writeWhole } from "./shared-files.ts";

/** Smaller tables are quicker to build than to keep. */
const LEAST_BYTES = 4_000_000;

export interface TableCacheEvents {
  /** While a table of this size is built; `share` goes from 0 to 1. */
  building(id: string, share: number, bytes: number): void;
  /** Something that the user should know: a damaged file, a folder that cannot be written. */
  warning(sentence: Sentence): void;
}

/** `FRONTIER_CACHE`, else the cache folder of the system. */
export function cacheFolder(): string {
  const { env, platform } = process;
  if (env.FRONTIER_CACHE) return env.FRONTIER_CACHE;
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, "frontier");
  if (platform === "win32") return join(env.LOCALAPPDATA ?? homedir(), "frontier");
  if (platform === "darwin") return join(homedir(), "Library", "Caches", "frontier");
  return join(homedir(), ".cache", "frontier");
}

/** For callers that show no progress. */
export function quietTableCache(shared?: TableKeeper["shared"]): TableKeeper {
  return tableCache({ building: () => {}, warning: () => {} }, { shared });
}

interface TableCacheOptions {
  readonly folder?: string;
  /** What other threads of the search have; new tables are put there for them. */
  readonly shared?: TableKeeper["shared"];
}

export function tableCache(events: TableCacheEvents, options: TableCacheOptions = {}): TableKeeper {
  const { folder = cacheFolder(), shared } = options;
  const inUse = new Map<string, Uint8Array>();
  return {
    ...(shared && { shared }),
    table(id, bytes, build) {
      const file = bytes < LEAST_BYTES ? undefined : join(folder, `${id}.table`);
      const known = shared?.get(id);
      let table = known ? new Uint8Array(known.buffer) : inUse.get(id);
      if (table === undefined && file !== undefined) table = read(file, id, bytes, events);
      if (table === undefined) {
        table = build((share) => events.building(id, share, bytes));
        events.building(id, 1, bytes);
        if (file !== undefined) write(folder, file, id, table, events);
      }
      if (shared !== undefined && known === undefined) {
        const own = table;
        table = new Uint8Array(new SharedArrayBuffer(bytes));
        table.set(own);
        shared.set(id, { buffer: table.buffer });
      }
      inUse.set(id, table);
      return table;
    },
  };
}

function header(id: string, table: Uint8Array): string {
  return `frontier-table 1 ${id} ${table.length} ${crc32(table).toString(16)}\n`;
}

/** The table, or undefined if there is no file or it is not what was written. */
function read(file: string, id: string, bytes: number, events: TableCacheEvents): Uint8Array | undefined {
  let content: Buffer;
  // Its checksum says that it is whole, not who wrote it.
  if (!isTrusted(file)) {
    events.warning(machineSentence("table-of-others", file));
    return undefined;
  }
  try {
    content = readFileSync(file);
  } catch {
    return undefined;
  }
  const begin = content.indexOf("\n") + 1;
  const table = content.subarray(begin);
  const isWhole = table.length === bytes && content.toString("latin1", 0, begin) === header(id, table);
  if (isWhole) return table;
  events.warning(machineSentence("table-damaged", file));
  return undefined;
}

function write(folder: string, file: string, id: string, table: Uint8Array, events: TableCacheEvents): void {
  try {
    makeFolder(folder);
    writeWhole(file, [header(id, table), table]);
  } catch (error) {
    events.warning(machineSentence("table-not-kept", folder, (error as Error).message));
  }
}
