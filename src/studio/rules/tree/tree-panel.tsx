/** The search tree of the moment shown; it is loaded when it is looked at. */
import { lazy, Suspense } from "react";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../words/index.ts";

const RulesTree = lazy(() => import("./rules-tree.tsx"));

export function TreePanel() {
  const words = useWords();
  return (
    <Panel title={words.tree} className="rules-panel rules-derivations">
      <Suspense>
        <RulesTree />
      </Suspense>
    </Panel>
  );
}
