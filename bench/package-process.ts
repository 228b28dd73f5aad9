/** One contestant of a-star-packages in its own process: searches once for every message, and answers with the time. */
import { installedPeers } from "./installed-peers.ts";
import { cpuMs } from "./measure.ts";
import { frontierSearches, packageSearches, type Search } from "./package-searches.ts";

export interface Searched {
  readonly cpuMs: number;
  readonly moves: number | undefined;
}

const contestant = { ...frontierSearches, ...packageSearches }[process.argv[2]!]!;
const load = installedPeers();
let search: Search = () => undefined;
process.send?.({ cpuMs: cpuMs(() => (search = contestant.open(load))), moves: undefined } satisfies Searched);

process.on("message", () => {
  let moves: number | undefined;
  const ms = cpuMs(() => {
    moves = search();
  });
  process.send?.({ cpuMs: ms, moves } satisfies Searched);
});
