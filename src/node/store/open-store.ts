/** Opens a store by the name that a user gives: a file, or the address of a PostgreSQL database; by default the user's own. */
import { checkedAddress, fileOf, isPostgres } from "./address.ts";
import { type Patience, persistently } from "./persistently.ts";
import type { Store } from "./store.ts";
import { type Access, defaultStoreFile, openEmbeddedStore } from "./store-embedded.ts";

/** `FRONTIER_STORE` keeps the password of an address off the command line. */
export function storeAddress(given: string | undefined): string {
  return given ?? (process.env.FRONTIER_STORE || defaultStoreFile());
}

/** Throws an OptionError if it cannot be opened. A store that is only read is not made if there is none. */
export async function openStore(address: string, access: Access = "write"): Promise<Store> {
  if (!isPostgres(address)) return openEmbeddedStore(fileOf(address), access);
  // Loaded here: most users never need it.
  const { openPostgresStore } = await import("./store-postgres.ts");
  return openPostgresStore(checkedAddress(address), access);
}

/** The same to write, as soon as the database can be reached: whoever works may be started before it. */
export function openStoreWhenThere(address: string, patience: Patience): Promise<Store> {
  return persistently(() => openStore(address), patience);
}
