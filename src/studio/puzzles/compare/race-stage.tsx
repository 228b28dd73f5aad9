/** The boards of a race and the one transport that moves them all: through the searches, then through the solutions. */
import { useEffect, useMemo, useState } from "react";
import { useShortcuts } from "../../app/shortcuts/shortcuts.ts";
import { Icon } from "../../ui/icons.tsx";
import { Transport } from "../../ui/transport.tsx";
import { usePlayback } from "../../ui/use-playback.ts";
import { whole } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { MOST_STEPS } from "../search/messages.ts";
import { raceKeys } from "../shortcut-keys.ts";
import { useWords } from "../words/index.ts";
import { Lanes, type Track } from "./lanes.tsx";
import { lastOfRace, longestSolution } from "./race-state.ts";
import { drawBoards, isAtEnd, isOver, play, seek, useRace } from "./race-store.ts";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
  readonly draw: boolean;
  setDraw(draw: boolean): void;
}

/** Expansions per second. */
const speeds = [1, 5, 20, 100, 1000, 10_000, 100_000];
/** Boards that change more often than this per second do not glide. */
const GLIDING = 5;

export function RaceStage({ opening, draw, setDraw }: Props) {
  const words = useWords();
  const { runners, shown, playing, finishing, speed } = useRace();
  const [chosen, setChosen] = useState<Track>("search");
  const [slowness, setSlowness] = useState(2);
  const longest = longestSolution(runners);
  const solutions = usePlayback(longest ?? 0, slowness);
  const track = longest === null || !draw ? "search" : chosen;
  const isSearch = track === "search";
  useEffect(() => drawBoards(draw), [draw]);
  const choose = (next: Track) => {
    solutions.seek(0);
    if (next === "solutions") seek(lastOfRace(runners));
    setChosen(next);
  };
  return (
    <>
      {isSearch ? (
        <SearchTransport isReady={opening.unsolvable === null} />
      ) : (
        <Transport {...solutions} last={longest!} speed={slowness} setSpeed={setSlowness} />
      )}
      <div className="compare-view">
        <label className="compare-draw">
          <input type="checkbox" checked={draw} onChange={(event) => setDraw(event.target.checked)} />
          {words.drawBoards}
        </label>
        {longest !== null && draw && (
          <fieldset className="segments" aria-label={words.boards}>
            {(["search", "solutions"] as const).map((name) => (
              <button key={name} type="button" aria-pressed={track === name} onClick={() => choose(name)}>
                {words[name]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {draw && (
        <Lanes
          opening={opening}
          runners={runners}
          step={isSearch ? shown : solutions.position}
          track={track}
          isFast={
            isSearch ? playing && (finishing || speed > GLIDING) : solutions.playing && slowness > GLIDING
          }
        />
      )}
      {draw && lastOfRace(runners) > MOST_STEPS && (
        <p className="soft">{words.boardsKept(whole(MOST_STEPS))}</p>
      )}
    </>
  );
}

function SearchTransport({ isReady }: { readonly isReady: boolean }) {
  const words = useWords();
  useRaceKeys();
  const race = useRace();
  const { runners, shown, wanted, playing, finishing, speed } = race;
  // A hand that drags must not be held up; while the race plays, the slider is where lanes and charts are.
  const position = playing ? shown : wanted;
  const over = isOver(race);
  const last = Math.max(lastOfRace(runners), over ? 0 : position);
  return (
    <Transport
      position={Math.min(position, last)}
      last={last}
      playing={playing}
      speed={speed}
      speeds={speeds}
      seek={seek}
      play={(wanted) => play(wanted)}
      setSpeed={(next) => useRace.setState({ speed: next })}
      more={isReady && !over}
    >
      {finishing ? (
        <button type="button" className="primary" onClick={() => play(false)}>
          <Icon name="stop" />
          {words.stop}
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          disabled={!isReady || isAtEnd(race)}
          onClick={() => play(true, true)}
        >
          <Icon name="end" />
          {words.finishRace}
        </button>
      )}
    </Transport>
  );
}

const acts: Readonly<Record<(typeof raceKeys)[keyof typeof raceKeys], () => void>> = {
  finishRace: () => play(true, true),
  playOrPause: () => play(!useRace.getState().playing),
  oneForward: () => seek(useRace.getState().wanted + 1),
  oneBack: () => seek(useRace.getState().wanted - 1),
};

/** The same shortcuts as for watching one search. */
function useRaceKeys(): void {
  const words = useWords();
  const shortcuts = useMemo(
    () => Object.entries(raceKeys).map(([keys, name]) => ({ keys, label: words[name], act: acts[name] })),
    [words],
  );
  useShortcuts(words.modes.compare, shortcuts);
}
