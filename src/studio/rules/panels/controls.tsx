/** The bar below the page: reset, the timeline, how many rules to fire, and where the run stands. */

import { useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { wholeNumber } from "../../../domains/text/numbers.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { whole } from "../../app/numbers.ts";
import { Icon } from "../../ui/icons.tsx";
import { Transport } from "../../ui/transport.tsx";
import { fire, type Notice, play, reset, seek, setSpeed, stop, useRules, useRulesInTurn } from "../store.ts";
import { useWords, type Words } from "../words/index.ts";
import { momentText } from "../words/moment-text.ts";
import type { Frame } from "../worker/protocol.ts";
import { BeginHint, useBeginning } from "./begin-hint.tsx";

export function Controls() {
  const words = useWords();
  const faultText = useFaultText();
  const { frame, wanted } = useRulesInTurn(
    useShallow((state) => ({ frame: state.frame, wanted: state.want.position })),
  );
  const playing = useRules((state) => state.playing);
  const speed = useRules((state) => state.speed);
  const notice = useRules((state) => state.notice);
  const isEdited = useRules((state) => state.loaded !== null && state.loaded !== state.program.text);
  const isBusy = frame?.status === "running" || frame?.status === "replaying" || notice?.type === "busy";
  const last = frame?.last ?? 0;
  const beginning = useBeginning();
  return (
    <div className="rules-controls">
      <div className="toolbar">
        <button type="button" className={isEdited ? "primary" : ""} title={words.resetHint} onClick={reset}>
          <Icon name="reset" />
          <span className="rules-word">{words.reset}</span>
        </button>
        <button type="button" disabled={!isBusy && !playing && frame?.status !== "reading"} onClick={stop}>
          <Icon name="stop" />
          <span className="rules-word">{words.stop}</span>
        </button>
        <FireSome />
      </div>
      <Transport
        // The requested one: a step counts from it, even if it is not shown yet.
        position={Math.min(wanted ?? last, last)}
        last={last}
        playing={playing}
        speed={speed}
        seek={seek}
        play={play}
        setSpeed={setSpeed}
        more={(frame?.agenda.count ?? 0) > 0 && !isBusy}
        unlimited
      />
      <p
        className="rules-status"
        role="status"
        data-past={frame !== null && frame.position < frame.last ? "" : undefined}
      >
        {notice !== null ? (
          noticeText(words, notice, faultText)
        ) : beginning !== null && frame?.ending === "agenda" ? (
          <BeginHint command={beginning} />
        ) : (
          statusText(words, frame)
        )}
      </p>
    </div>
  );
}

function FireSome() {
  const words = useWords();
  const [count, setCount] = useState("10");
  const number = wholeNumber(count, { least: 1 });
  return (
    <form
      className="rules-fire"
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== undefined) fire(number);
      }}
    >
      <button type="submit" disabled={number === undefined}>
        {words.fire}
      </button>
      <input
        className="numbers"
        inputMode="numeric"
        aria-label={words.fireCount}
        aria-invalid={number === undefined}
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
    </form>
  );
}

function statusText(words: Words, frame: Frame | null): string {
  if (frame === null) return "";
  if (frame.status === "reading") return words.awaitsLine;
  if (frame.status === "running") return `${words.running}… ${whole(frame.firings)}`;
  if (frame.status === "replaying") return `${words.replaying}… ${whole(frame.firings)}`;
  const ending = frame.ending !== null && frame.position === frame.last ? words.endings[frame.ending] : "";
  return [momentText(words, frame.moment), ending].filter((text) => text !== "").join(" · ");
}

function noticeText(words: Words, notice: Notice, faultText: ReturnType<typeof useFaultText>): string {
  switch (notice.type) {
    case "busy":
      return notice.rule === null ? words.busyCommand : words.busy(notice.rule);
    case "inside":
      return notice.rule === null ? words.stoppedCommand : words.stoppedInside(notice.rule);
    case "failed":
      return `${words.failed} ${faultText(notice.fault)}`;
    case "copied":
      return words.linkCopied;
    case "link":
      return `${words.linkShown} ${notice.address}`;
  }
}
