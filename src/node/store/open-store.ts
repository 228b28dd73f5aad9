/** Opens a store by the name that a user gives: a file, or the address of a PostgreSQL database; by default the user's own. */
import type { Store } from "./store.ts";
import { defaultStoreFile, openEmbeddedStore } from "./store-embedded.ts";

/** `FRONTIER_STORE` keeps the password of an address off the command line. */
export function storeAddress(given: string | undefined): string {
  return given ?? process.env.FRONTIER_STORE ?? defaultStoreFile();
}

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}

/** Throws an OptionError if it cannot be opened. */
export async function openStore(address: string): Promise<Store> {
  if (!isPostgres(address)) return openEmbeddedStore(address.replace(/^file:(\/\/)?/, ""));
  // Loaded here: most users never need it.
  const { openPostgresStore } = await import("./store-postgres.ts");
  return openPostgresStore(address);
}
