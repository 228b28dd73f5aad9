/** The page "Puzzles": a board at the left, and what is done with it: watched, compared, played. */
import { Tabs } from "radix-ui";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { type Mode, modes, openPuzzle } from "./puzzle.ts";
import { changePuzzle, followAddress, usePuzzle } from "./puzzle-store.ts";
import { Setup } from "./setup/setup.tsx";
import { Watch } from "./watch/watch.tsx";
import { useWords } from "./words/index.ts";
import "./page.css";

const Compare = lazy(() => import("./compare/compare.tsx"));
const Play = lazy(() => import("./play/play.tsx"));

export default function PuzzlesPage() {
  const words = useWords();
  const { mode, domain, input, settings } = usePuzzle();
  const [draw, setDraw] = useState(true);
  useEffect(followAddress, []);
  const opening = useMemo(() => openPuzzle({ domain, input, settings }), [domain, input, settings]);
  return (
    <Tabs.Root
      className="puzzles"
      value={mode}
      onValueChange={(value) => changePuzzle((puzzle) => ({ ...puzzle, mode: value as Mode }))}
    >
      <div className="puzzles-head">
        <h1>{words.title}</h1>
        <Tabs.List className="segments" aria-label={words.title}>
          {modes.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {words.modes[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      <div className="puzzles-body">
        <aside className="puzzles-side">
          <Setup opening={opening} />
        </aside>
        <Tabs.Content value={mode} className="puzzles-main" data-mode={mode} tabIndex={-1}>
          {mode === "watch" && <Watch opening={opening} draw={draw} setDraw={setDraw} />}
          {!opening.fault && (
            <Suspense fallback={<p className="page-loading">…</p>}>
              {mode === "compare" && <Compare opening={opening} draw={draw} setDraw={setDraw} />}
              {mode === "play" && <Play opening={opening} />}
            </Suspense>
          )}
        </Tabs.Content>
      </div>
    </Tabs.Root>
  );
}
