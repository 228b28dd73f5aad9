/** One contestant of a-star-packages in its own process: searches for so many milliseconds, and answers with the time of one search. */
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

process.on("message", (turnMs: number) => {
  let moves: number | undefined;
  let ms = 0;
  let count = 0;
  do {
    ms += cpuMs(() => {
      moves = search();
    });
    count++;
  } while (ms < turnMs);
  process.send?.({ cpuMs: ms / count, moves } satisfies Searched);
});
