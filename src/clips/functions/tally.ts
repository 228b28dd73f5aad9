// The line at the end of a listing.

import type { Routers } from "../host/routers.ts";

/** Prints how many were listed; nothing when the listing is empty. */
export function printTally(routers: Routers, count: number, singular: string, plural: string): void {
  if (count === 0) return;
  routers.write("wdisplay", `For a total of ${count} ${count === 1 ? singular : plural}.\n`);
}
