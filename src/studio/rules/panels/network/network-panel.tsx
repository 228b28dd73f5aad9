/** The Rete network as a picture; the drawing is loaded when it is first seen. */
import { lazy, Suspense } from "react";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../words/index.ts";

const NetworkPicture = lazy(() => import("./network-picture.tsx"));

export function NetworkPanel() {
  const words = useWords();
  return (
    <Panel title={words.network} className="rules-panel">
      <Suspense
        fallback={
          <p className="rules-empty" aria-busy="true">
            {words.thinking}
          </p>
        }
      >
        <NetworkPicture />
      </Suspense>
    </Panel>
  );
}
