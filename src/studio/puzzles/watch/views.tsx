/** Tree, frontier, expanded nodes, events, one node and the pseudocode, the views of a step, and the solution. */
import { lazy, Suspense } from "react";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { tabs } from "./watch-state.ts";
import { useWatch } from "./watch-store.ts";

const SearchTree = lazy(() => import("./search-tree.tsx"));
const Rows = lazy(() => import("./lists.tsx"));
const PseudocodeView = lazy(() => import("../pseudocode/pseudocode-view.tsx"));
const NodeDetails = lazy(() => import("./node-details.tsx"));
const Outcome = lazy(() => import("./outcome.tsx"));

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
  /** Without drawing there is only the solution to look at. */
  readonly isDrawn: boolean;
}

export function Views({ opening, isDrawn }: Props) {
  const words = useWords();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const wanted = useWatch((state) => state.tab);
  const tab = isDrawn ? wanted : "solution";
  const setTab = (next: typeof tab) => useWatch.setState({ tab: next });
  return (
    <div className="panel watch-views">
      <Tabs className="watch-tabs" chosen={tab} choose={setTab}>
        <TabList
          label={words.search}
          names={isDrawn ? tabs : ["solution"]}
          title={(name) => words.tabs[name]}
        />
        <Tab name="tree" className="watch-tab">
          <Suspense>
            <SearchTree domain={domain} about={opening.opened.problem} showNode={() => setTab("node")} />
          </Suspense>
        </Tab>
        {(["frontier", "closed", "events"] as const).map((list) => (
          <Tab key={list} name={list} className="watch-tab" isFocusable={false}>
            <Suspense>
              <Rows list={list} domain={domain} about={opening.opened.problem} show={() => setTab("node")} />
            </Suspense>
          </Tab>
        ))}
        <Tab name="node" className="watch-tab watch-scroll">
          <Suspense>
            <NodeDetails domain={domain} about={opening.opened.problem} showTree={() => setTab("tree")} />
          </Suspense>
        </Tab>
        <Tab name="code" className="watch-tab watch-scroll">
          <Suspense>
            <PseudocodeView />
          </Suspense>
        </Tab>
        <Tab name="solution" className="watch-tab watch-scroll">
          <Suspense>
            <Outcome opening={opening} />
          </Suspense>
        </Tab>
      </Tabs>
    </div>
  );
}
