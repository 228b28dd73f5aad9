/** The options that say what the problem is, apart from those that say how to search. */
import type { Settings } from "../../domains/index.ts";
import { searchOptions } from "../../run/search-options.ts";

/** The options of the problem alone. */
export function problemSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(searchOptions, name)));
}
