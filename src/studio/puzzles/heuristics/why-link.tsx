/** From a result to the reason: what the heuristics are worth on this board and on all of its kind. */
import type { MouseEvent } from "react";
import { routeHash } from "../../app/route.ts";
import { puzzleQuery } from "../puzzle-link.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import "./why-link.css";

/** Two pieces, the second of which may be cut off: it stands in the last line of what it follows. */
export function WhyLink() {
  const words = useWords();
  const puzzle = usePuzzle();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changePuzzle((now) => ({ ...now, mode: "heuristics" }));
  };
  return (
    <a
      className="why-link"
      href={routeHash("puzzles", puzzleQuery({ ...puzzle, mode: "heuristics" }))}
      title={`${words.why} ${words.whichIsBest}`}
      onClick={open}
    >
      <span>{words.why}</span> <span>{words.whichIsBest}</span>
    </a>
  );
}
