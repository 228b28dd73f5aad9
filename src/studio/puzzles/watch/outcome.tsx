/** The solution that the search has found: played back, and how good it is. */
import { useState } from "react";
import { Transport } from "../../ui/transport.tsx";
import { usePlayback } from "../../ui/use-playback.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import type { SearchOutcome } from "../search/messages.ts";
import { actionText } from "../words/action-text.ts";
import { useWords } from "../words/index.ts";
import { Quality } from "./quality.tsx";
import { isAtEnd } from "./watch-state.ts";
import { useWatch } from "./watch-store.ts";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
}

export default function Outcome({ opening }: Props) {
  const words = useWords();
  const result = useWatch((state) => (isAtEnd(state) ? state.progress!.result : null));
  if (result?.outcome !== "solved") return <p className="watch-empty soft">{words.noSolutionYet}</p>;
  return (
    <div className="watch-outcome">
      <Playback key={result.actions.join()} opening={opening} result={result} />
      <Quality result={result} opening={opening} />
    </div>
  );
}

function Playback({ opening, result }: Props & { readonly result: SearchOutcome }) {
  const words = useWords();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const [speed, setSpeed] = useState(2);
  const last = result.states.length - 1;
  const { position, seek, playing, play } = usePlayback(last, speed);
  return (
    <section className="watch-playback" aria-label={words.playback}>
      <div className="watch-node-board">
        <BoardView
          kind={puzzleRows[domain]!.board}
          about={opening.opened.problem}
          state={result.states[position]}
          label={`${words.playback} ${position} / ${last}`}
        />
      </div>
      <div className="watch-playback-side">
        <Transport {...{ position, last, playing, speed, seek, play, setSpeed }} />
        <p className="watch-chips watch-moves">
          {result.actions.map((action, i) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: the same move comes often
              key={i}
              className="plain"
              aria-current={i + 1 === position ? "step" : undefined}
              onClick={() => seek(i + 1)}
            >
              {actionText(words, action)}
            </button>
          ))}
        </p>
      </div>
    </section>
  );
}
