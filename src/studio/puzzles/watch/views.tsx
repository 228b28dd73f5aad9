/** Tree, frontier, expanded nodes, events and one node: the views of a step. */
import { Tabs } from "radix-ui";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { Rows } from "./lists.tsx";
import { NodeDetails } from "./node-details.tsx";
import { SearchTree } from "./search-tree.tsx";
import { tabs } from "./watch-state.ts";
import { useWatch } from "./watch-store.ts";

export function Views({ opening }: { readonly opening: Exclude<Opening, { fault: object }> }) {
  const words = useWords();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const tab = useWatch((state) => state.tab);
  const setTab = (next: typeof tab) => useWatch.setState({ tab: next });
  return (
    <div className="panel watch-views">
      <Tabs.Root className="watch-tabs" value={tab} onValueChange={(value) => setTab(value as typeof tab)}>
        <Tabs.List className="segments watch-tab-list" aria-label={words.search}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {words.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="tree" className="watch-tab">
          <SearchTree />
        </Tabs.Content>
        {(["frontier", "closed", "events"] as const).map((list) => (
          <Tabs.Content key={list} value={list} className="watch-tab" tabIndex={-1}>
            <Rows list={list} domain={domain} about={opening.opened.problem} show={() => setTab("node")} />
          </Tabs.Content>
        ))}
        <Tabs.Content value="node" className="watch-tab watch-scroll">
          <NodeDetails domain={domain} about={opening.opened.problem} showTree={() => setTab("tree")} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
