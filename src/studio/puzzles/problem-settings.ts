/** The options that say what the problem is, apart from those that say how to search. */
import type { Settings } from "../../domains/index.ts";

const searchOnly = [
  "strategy",
  "heuristic",
  "weight",
  "width",
  "capacity",
  "duplicates",
  "goal-test",
  "ties",
  "precision",
  "counting",
  "limit-nodes",
  "node-stop",
  "max-depth",
  "nodes",
  "time",
  "memory",
  "preset",
];

/** The options of the problem alone. */
export function problemSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !searchOnly.includes(name)));
}
