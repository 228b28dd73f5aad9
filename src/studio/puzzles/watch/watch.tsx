/** Watching one search: the board of the current step, the transport, the counters, and views of tree and lists. */
import { useLayoutEffect, useMemo } from "react";
import { useFaultText } from "../../app/fault-text.ts";
import { useShortcuts } from "../../app/shortcuts/shortcuts.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Split } from "../../ui/split.tsx";
import { Transport } from "../../ui/transport.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { WhyLink } from "../heuristics/why-link.tsx";
import { whole } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { isNamedByAge } from "../search/by-age.ts";
import { SearchSettings } from "../setup/search-settings.tsx";
import { watchKeys } from "../shortcut-keys.ts";
import { useWords } from "../words/index.ts";
import { outcomeText } from "../words/outcome-text.ts";
import { Counters } from "./counters.tsx";
import { Stage } from "./stage.tsx";
import { Views } from "./views.tsx";
import { isAtEnd } from "./watch-state.ts";
import {
  closeSearch,
  finish,
  jump,
  openSearch,
  play,
  seek,
  useWatch,
  useWatched,
  useWatchedInTurn,
} from "./watch-store.ts";
import "./watch.css";

interface Props {
  readonly opening: Opening;
  readonly draw: boolean;
  setDraw(draw: boolean): void;
}

export function Watch({ opening, draw, setDraw }: Props) {
  const words = useWords();
  const faultText = useFaultText();
  const { domain, input, settings } = usePuzzle();
  const isOpened = opening.fault === undefined;
  // Before anything is painted: the page would be laid out once without the search and at once again with it.
  useLayoutEffect(() => {
    if (!isOpened) return;
    openSearch({ domain, input, settings }, draw);
    return closeSearch;
  }, [isOpened, domain, input, settings, draw]);
  const again = () => openSearch({ domain, input, settings }, draw);
  const { request, fault } = useWatched("request", "fault");
  // The worker's last message may still be about the board before. The settings stay: one of them may be what is wrong.
  const isCurrent = request?.input === input && request.domain === domain;
  const wrong = isOpened ? isCurrent && fault : opening.fault.line === undefined && opening.fault;
  const shown = isCurrent && opening.fault === undefined ? opening : null;
  return (
    <Split name="watch" direction="row" sizes={[1, 1]} className="watch-split">
      <Panel
        title={words.search}
        className="watch-stage"
        tools={
          shown && (
            <>
              <button type="button" onClick={again}>
                <Icon name="reset" />
                {words.restart}
              </button>
              <ExportMenu opening={shown} />
            </>
          )
        }
      >
        <div className="panel-body watch-body">
          <SearchSettings draw={draw} setDraw={setDraw} />
          {shown && (
            <>
              <Standing />
              <Stage opening={shown} />
              {draw && <DrawnTransport />}
              <Counters />
            </>
          )}
          {wrong && (
            <p className="message-wrong" role="alert">
              {faultText(wrong)}
            </p>
          )}
        </div>
      </Panel>
      {shown && <Views opening={shown} isDrawn={draw} />}
    </Split>
  );
}

/** Where the search stands: what it is doing, then what it has found. It keeps its place, so that nothing jumps. */
function Standing() {
  const words = useWords();
  const { phase, finishing } = useWatched("phase", "finishing");
  const isAtStart = useWatch((state) => state.position === 0 && !isAtEnd(state));
  // Only a full record changes the sentence, not every event.
  const full = useWatch(({ progress }) => (progress?.isFull ? progress.events : null));
  const text =
    phase === "opening"
      ? words.opening
      : phase === "failed"
        ? ""
        : finishing
          ? full === null
            ? words.searching
            : words.full(whole(full))
          : isAtStart
            ? words.toBegin
            : "";
  const result = useWatch((state) => (isAtEnd(state) ? state.progress!.result : null));
  const tab = useWatch((state) => state.tab);
  return (
    <div className="watch-standing">
      <div className="watch-said">
        <p
          className={result === null ? "watch-note" : "watch-result"}
          role="status"
          data-outcome={result?.outcome}
        >
          {result === null ? text : outcomeText(result, words)}
        </p>{" "}
        {result !== null && result.outcome !== "unsolvable" && <WhyLink />}
      </div>
      {result === null ? (
        <RunButton />
      ) : (
        result.outcome === "solved" && (
          <button
            type="button"
            aria-pressed={tab === "solution"}
            onClick={() => useWatch.setState({ tab: "solution" })}
          >
            <Icon name="goal" />
            {words.playback}
          </button>
        )
      )}
    </div>
  );
}

function RunButton() {
  const words = useWords();
  const { finishing, phase } = useWatched("finishing", "phase");
  if (finishing)
    return (
      <button type="button" className="primary" onClick={() => play(false)}>
        <Icon name="stop" />
        {words.stop}
      </button>
    );
  return (
    <button type="button" className="primary" disabled={phase !== "ready"} onClick={finish}>
      <Icon name="end" />
      {words.finish}
    </button>
  );
}

function DrawnTransport() {
  const words = useWords();
  useWatchKeys();
  const { position, playing, speed, settings, phase } = useWatchedInTurn(
    "position",
    "playing",
    "speed",
    "settings",
    "phase",
  );
  const last = useWatch(({ progress }) => progress?.events ?? 0);
  const moment = (
    name: "expansion" | "new-f" | "solution",
    label: string,
    icon: "expansion" | "newF" | "goal",
  ) => (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      disabled={phase !== "ready"}
      onClick={() => jump(name)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Transport
      position={position}
      last={last}
      playing={playing}
      speed={speed}
      seek={seek}
      play={play}
      setSpeed={(next) => useWatch.setState({ speed: next })}
    >
      {moment("expansion", words.nextExpansion, "expansion")}
      {moment("new-f", isNamedByAge(settings.strategy) ? words.nextDepth : words.nextF, "newF")}
      {moment("solution", words.nextSolution, "goal")}
    </Transport>
  );
}

const acts: Readonly<Record<(typeof watchKeys)[keyof typeof watchKeys], () => void>> = {
  nextExpansion: () => jump("expansion"),
  nextF: () => jump("new-f"),
  nextSolution: () => jump("solution"),
  finish,
  playOrPause: () => play(!useWatch.getState().playing),
  oneForward: () => seek(useWatch.getState().position + 1),
  oneBack: () => seek(useWatch.getState().position - 1),
};

/** Shortcuts for what users do most while watching. */
function useWatchKeys(): void {
  const words = useWords();
  const shortcuts = useMemo(
    () => Object.entries(watchKeys).map(([keys, name]) => ({ keys, label: words[name], act: acts[name] })),
    [words],
  );
  useShortcuts(words.modes.watch, shortcuts);
}
