/** Searches of the board of the page with other settings: what a question compares is counted, not written down. */
import { settingsOf } from "../../../run/settings.ts";
import { type Strategy, type StrategyName, strategies } from "../../../search/index.ts";
import { knownDomains } from "../../puzzles/domains/known-domains.ts";
import { usePuzzle } from "../../puzzles/puzzle-store.ts";
import type { Progress, SearchRequest } from "../../puzzles/search/messages.ts";
import { SearchClient } from "../../puzzles/search/search-client.ts";

/** A question should not be waited for longer. */
const LONGEST = "20s";

const measured = new Map<string, Promise<Progress | null>>();

/** The end of the search of the page's board with these words: strategies, heuristics, `option=value`. Null if it fails. */
export function measure(words: readonly string[]): Promise<Progress | null> {
  const request = requestWith(words);
  const key = JSON.stringify(request);
  const known = measured.get(key) ?? run(request);
  measured.set(key, known);
  return known;
}

function requestWith(words: readonly string[]): SearchRequest {
  const { domain, input, settings } = usePuzzle.getState();
  const chosen: Record<string, string> = {};
  for (const word of words) {
    const [name = "", value] = word.split("=");
    if (value !== undefined) chosen[name] = value;
    else if (Object.hasOwn(strategies, name)) chosen.strategy = name;
    else if (Object.hasOwn(knownDomains[domain]!.heuristics, name)) chosen.heuristic = name;
  }
  const strategy = chosen.strategy ?? settings.strategy ?? knownDomains[domain]!.defaults.strategy;
  const row: Strategy | undefined = strategies[strategy as StrategyName];
  const own = { ...settings, ...chosen, strategy };
  return { domain, input, settings: { ...(row === undefined ? own : settingsOf(row, own)), time: LONGEST } };
}

function run(request: SearchRequest): Promise<Progress | null> {
  return new Promise((resolve) => {
    const client = new SearchClient((message) => {
      if (message.type === "failed") resolve(null);
      else if (message.type === "progress" && message.progress.result !== null) resolve(message.progress);
      else return;
      client.end();
    }, request);
    client.send({ type: "open", request, draw: false });
    client.send({ type: "finish" });
  });
}
