/** A search that has run, as a film: the board of every expansion, then those of the solution. */
import type { Progress, SearchRequest } from "../puzzles/search/messages.ts";
import { SearchClient } from "../puzzles/search/search-client.ts";

export interface Film {
  readonly shots: readonly Shot[];
  /** How many of them are expansions. */
  readonly expanded: number;
}

export interface Shot {
  readonly state: unknown;
  /** Which expansion, or which step of the solution. */
  readonly number: number;
  /** Of an expansion. */
  readonly f?: number;
}

/** Runs a search in a worker and films it; null if it fails or is aborted. */
export async function filmOf(request: SearchRequest, signal: AbortSignal): Promise<Film | null> {
  const search = run(request, true, signal);
  const progress = await search.ended;
  if (progress?.result?.outcome !== "solved") return null;
  const answer = await search.client.ask({ kind: "expansions" });
  search.client.end();
  if (signal.aborted || answer === undefined) return null;
  const shots: Shot[] = answer.nodes.map(({ state, f }, i) => ({ state, f, number: i + 1 }));
  const solution = progress.result.states.map((state, number) => ({ state, number }));
  return { shots: [...shots, ...solution.slice(1)], expanded: shots.length };
}

/** How many nodes a search expands; null if it fails or is aborted. */
export async function expandedBy(request: SearchRequest, signal: AbortSignal): Promise<number | null> {
  const { ended, client } = run(request, false, signal);
  const progress = await ended;
  client.end();
  return progress?.metrics.expanded ?? null;
}

function run(request: SearchRequest, draw: boolean, signal: AbortSignal) {
  let client!: SearchClient;
  const ended = new Promise<Progress | null>((resolve) => {
    client = new SearchClient((message) => {
      if (message.type === "failed") resolve(null);
      else if (message.type === "progress" && message.progress.result !== null) resolve(message.progress);
    }, request);
    signal.addEventListener("abort", () => {
      client.end();
      resolve(null);
    });
  });
  client.send({ type: "open", request, draw });
  client.send({ type: "finish" });
  return { client, ended };
}
