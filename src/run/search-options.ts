/** Every option of a search that is not a domain's own, as help texts show it. */
import {
  choiceOptions,
  countings,
  type NamedTable,
  type NumberName,
  nodeStops,
  numberOptions,
  strategiesWith,
} from "../search/index.ts";

/** An option as a help text shows it. */
export interface OptionHelp {
  readonly value: string;
  readonly summary: string;
  /** The values that have names. */
  readonly values?: NamedTable;
  /** The strategies that have it, if not all do. */
  readonly of?: readonly string[];
  readonly byDefault?: string;
}

/** By flag. */
export const searchOptions: Readonly<Record<string, OptionHelp>> = {
  strategy: { value: "NAME", summary: "how to search; see `list strategies`" },
  heuristic: { value: "NAME,…", summary: "the estimate, or the largest of several; see `list heuristics`" },
  preset: { value: "NAME", summary: "a named set of options; see `list presets`" },
  ...choiceHelp(),
  counting: { value: "WAY", summary: "how generated nodes are counted", values: countings },
  ...numberHelp(),
  "max-depth": { value: "N", summary: "nodes at this depth are not expanded" },
  nodes: { value: "N", summary: "stop after N nodes have been expanded" },
  "node-stop": { value: "WHEN", summary: "where --nodes stops", values: nodeStops },
  time: { value: "T", summary: "stop after a time: 500ms, 60s, 5m, 1h" },
  cpu: { value: "T", summary: "stop after so much processor time, all threads together" },
  memory: {
    value: "M",
    summary: "stop at this much memory: 500MB, 2GB; without it, at half of what is free",
  },
};

function choiceHelp(): Record<string, OptionHelp> {
  const help: Record<string, OptionHelp> = {};
  for (const { flag, value, summary, choices } of Object.values(choiceOptions)) {
    const values =
      flag === "duplicates" ? { all: "the policy that remembers every state", ...choices } : choices;
    help[flag] = { value, summary, values };
  }
  return help;
}

function numberHelp(): Record<string, OptionHelp> {
  const help: Record<string, OptionHelp> = {};
  for (const [name, { flag, value, summary }] of Object.entries(numberOptions)) {
    const owners = strategiesWith(name as NumberName);
    const byDefault = String(owners[0]!.options[name as NumberName]);
    help[flag] = { value, summary, of: owners.map((row) => row.name), byDefault };
  }
  return help;
}
