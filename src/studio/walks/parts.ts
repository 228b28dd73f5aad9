/** The parts of the pages that a walk can point at. */
import { askForSetup } from "../puzzles/setup/asked-setup.ts";
import { useWatch } from "../puzzles/watch/watch-store.ts";
import { askForPanel } from "../rules/asked-panel.ts";
import type { PartName } from "./part-names.ts";

interface Part {
  /** Where it is in the page. */
  readonly selector: string;
  /** Brings it to the front where it shares its place with others. */
  open?(): void;
}

const ofWatch = (tab: "tree" | "frontier" | "closed" | "node"): Part => ({
  selector: ".watch-views",
  open: () => useWatch.setState({ tab }),
});

const ofRules = (panel: "program" | "facts" | "agenda" | "console"): Part => ({
  selector: `.rules-${panel}`,
  open: () => askForPanel(panel),
});

export const parts: Readonly<Record<PartName, Part>> = {
  setup: { selector: ".puzzles-side", open: askForSetup },
  board: { selector: ".watch-board" },
  counters: { selector: ".watch-counters" },
  steps: { selector: ".transport" },
  main: { selector: ".puzzles-main" },
  tree: ofWatch("tree"),
  frontier: ofWatch("frontier"),
  closed: ofWatch("closed"),
  node: ofWatch("node"),
  program: ofRules("program"),
  facts: ofRules("facts"),
  agenda: ofRules("agenda"),
  console: ofRules("console"),
  "rules-tree": { selector: ".rules-derivations", open: () => askForPanel("tree") },
};
