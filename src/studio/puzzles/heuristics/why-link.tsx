/** From a result to the reason: what the heuristics are worth on this board and on all of its kind. */
import { changePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import "./why-link.css";

export function WhyLink() {
  const words = useWords();
  return (
    <p>
      <button
        type="button"
        className="plain watch-why"
        title={words.why}
        onClick={() => changePuzzle((puzzle) => ({ ...puzzle, mode: "heuristics" }))}
      >
        {words.why}
      </button>
    </p>
  );
}
