/** The page "Puzzles": a board on the left, and what is done with it: watched, compared, played, explained. */
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import type { Fault } from "../../domains/index.ts";
import { useFaultText } from "../app/fault-text.ts";
import { Split } from "../ui/split.tsx";
import { Tab, TabList, Tabs } from "../ui/tabs.tsx";
import { puzzleRows } from "./domains/index.ts";
import { type Mode, openPuzzle } from "./puzzle.ts";
import { modesOf } from "./puzzle-link.ts";
import { changePuzzle, followAddress, useLinkFaults, usePuzzle } from "./puzzle-store.ts";
import { Setup } from "./setup/setup.tsx";
import { Watch } from "./watch/watch.tsx";
import { useWords } from "./words/index.ts";
import "./page.css";

const Compare = lazy(() => import("./compare/compare.tsx"));
const Play = lazy(() => import("./play/play.tsx"));
const Heuristics = lazy(() => import("./heuristics/heuristics.tsx"));

export default function PuzzlesPage() {
  const words = useWords();
  const { mode, domain, input, settings } = usePuzzle();
  const { isProgram, Heuristics: Own } = puzzleRows[domain]!;
  const [draw, setDraw] = useState(true);
  useEffect(followAddress, []);
  const opening = useMemo(() => openPuzzle({ domain, input, settings }), [domain, input, settings]);
  return (
    <Tabs
      className={`puzzles puzzles-${mode}`}
      chosen={mode}
      choose={(chosen: Mode) => changePuzzle((puzzle) => ({ ...puzzle, mode: chosen }))}
    >
      <div className="puzzles-head">
        <h1>{words.title}</h1>
        <TabList label={words.title} names={modesOf(domain)} title={(name) => words.modes[name]} />
      </div>
      <WrongLink />
      <Split
        key={String(isProgram)}
        name={isProgram ? "own-problem" : "puzzles"}
        direction="row"
        sizes={isProgram ? [34, 66] : [26, 74]}
        className="puzzles-body"
      >
        <aside className="puzzles-side">
          <Setup opening={opening} />
        </aside>
        <Tab name={mode} className="puzzles-main" isFocusable={false}>
          {isProgram && opening.fault && <p className="soft">{words.programFirst}</p>}
          {mode === "watch" && !(isProgram && opening.fault) && (
            <Watch opening={opening} draw={draw} setDraw={setDraw} />
          )}
          {mode !== "watch" && !isProgram && opening.fault && <WrongOptions fault={opening.fault} />}
          {!opening.fault && (
            <Suspense fallback={<p className="page-loading">…</p>}>
              {mode === "compare" && <Compare opening={opening} draw={draw} setDraw={setDraw} />}
              {mode === "play" && <Play opening={opening} />}
              {mode === "heuristics" && (Own ? <Own /> : <Heuristics opening={opening} />)}
            </Suspense>
          )}
        </Tab>
      </Split>
    </Tabs>
  );
}

/** The options of a link may be wrong; those of a board are told beside its text too. */
function WrongOptions({ fault }: { readonly fault: Fault }) {
  const faultText = useFaultText();
  return (
    <p className="message-wrong" role="alert">
      {faultText(fault)}
    </p>
  );
}

/** A link may be older or newer than the page, or mistyped: what is shown instead must not look like what was meant. */
function WrongLink() {
  const words = useWords();
  const faultText = useFaultText();
  const { names, faults } = useLinkFaults();
  if (names.length === 0 && faults.length === 0) return null;
  const sentences = [
    ...(names.length === 0 ? [] : [words.unknownNames(names.map((name) => `“${name}”`).join(", "))]),
    ...faults.map(faultText),
    words.usualInstead,
  ];
  return (
    <p className="message-wrong" role="alert">
      {sentences.join(" ")}
    </p>
  );
}
