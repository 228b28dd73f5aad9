/** Opens a store by the name that a user gives: a file, or the address of a PostgreSQL database; by default the user's own. */
import { checkedAddress, fileOf, isPostgres } from "./address.ts";
import type { Store } from "./store.ts";
import { defaultStoreFile, openEmbeddedStore } from "./store-embedded.ts";

/** `FRONTIER_STORE` keeps the password of an address off the command line. */
export function storeAddress(given: string | undefined): string {
  return given ?? (process.env.FRONTIER_STORE || defaultStoreFile());
}

/** Throws an OptionError if it cannot be opened. */
export async function openStore(address: string): Promise<Store> {
  if (!isPostgres(address)) return openEmbeddedStore(fileOf(address));
  // Loaded here: most users never need it.
  const { openPostgresStore } = await import("./store-postgres.ts");
  return openPostgresStore(checkedAddress(address));
}
