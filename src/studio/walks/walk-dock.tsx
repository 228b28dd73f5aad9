/** Where a walk that is open stands: beside every page. What it needs is loaded with the first walk. */
import { lazy, Suspense } from "react";
import { withWords } from "../app/languages.ts";
import { useOpenWalk } from "./open-walk.ts";

const WalkCard = lazy(() => withWords(import("./walk-card.tsx")));

export function WalkDock() {
  const isOpen = useOpenWalk(({ walk }) => walk !== null);
  return isOpen ? (
    <Suspense>
      <WalkCard />
    </Suspense>
  ) : null;
}
