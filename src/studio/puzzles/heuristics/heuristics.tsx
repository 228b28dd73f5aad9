/** The estimates of the board by their parts, and which heuristic is best on all boards of its kind, and why. */
import { useEffect, useMemo, useRef, useState } from "react";
import { domains, type Fault, type Settings } from "../../../domains/index.ts";
import { boardDocument } from "../../../report/heuristics/board-document.ts";
import type { HeuristicBlock, HeuristicDocument } from "../../../report/heuristics/document.ts";
import { spaceDocument } from "../../../report/heuristics/space-document.ts";
import type { BoardEstimates } from "../../../run/heuristics/board.ts";
import { type SpaceRequest, type SpaceResult, spaceNamed } from "../../../run/heuristics/space.ts";
import type { RunRequest } from "../../../run/run.ts";
import type { AnalysisProgress } from "../../../search/index.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { usePreferences } from "../../app/preferences.ts";
import { WorkerClient } from "../../app/worker/client.ts";
import { Panel } from "../../ui/panel.tsx";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { actionText } from "../words/action-text.ts";
import { useWords } from "../words/index.ts";
import { DocumentView } from "./document-view.tsx";
import type { FromHeuristics, ToHeuristics } from "./messages.ts";
import { useHeuristicsWords } from "./words.ts";
import "./heuristics.css";

/** A space of this size is looked at without being asked; of an unknown one no more states than this. */
const MOST_AT_ONCE = 200_000;
const FIRST_SAMPLE = 20;

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
}

export default function Heuristics({ opening }: Props) {
  const words = useHeuristicsWords();
  const puzzleWords = useWords();
  const faultText = useFaultText();
  const language = usePreferences((preferences) => preferences.language);
  const { domain, input, settings } = usePuzzle();
  const request = useMemo(
    () => ({ domain, input, settings: ownOptions(domain, settings) }),
    [domain, input, settings],
  );
  const space = opening.opened.space;
  const size = useMemo(
    () => (space === undefined ? undefined : spaceNamed(domains[domain]!, space, request.settings)?.states),
    [domain, space, request],
  );
  const isLarge = size !== undefined && size > MOST_AT_ONCE;
  const [count, setCount] = useState(FIRST_SAMPLE);
  const whole: SpaceRequest = useMemo(
    () => ({
      domain,
      space: space ?? ("instance" in input ? input.instance : opening.opened.line(opening.start)),
      input,
      settings: { ...request.settings, ...(size === undefined && { nodes: String(MOST_AT_ONCE) }) },
    }),
    [domain, input, opening, request, size, space],
  );
  const [chosen, choose] = useState<{ readonly of: SpaceRequest; readonly sample: number } | null>(null);
  const asked = useMemo(
    () => (chosen?.of === whole ? { ...whole, sample: chosen.sample } : isLarge ? null : whole),
    [chosen, whole, isLarge],
  );
  const { found, stop } = useWorker(request, asked);
  const title = space === undefined ? words.ownStates : words.space(space);
  return (
    <>
      <Panel title={words.board}>
        <div className="panel-body">
          {found.estimates === null ? (
            <p className="soft">{words.preparing}</p>
          ) : (
            <DocumentView
              document={withoutPictures(
                boardDocument(found.estimates, language, (action) => actionText(puzzleWords, action)),
              )}
            />
          )}
        </div>
      </Panel>
      <Panel title={title}>
        <div className="panel-body heuristics-space">
          {isLarge && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                choose({ of: whole, sample: count });
              }}
            >
              <label>
                {words.sample}{" "}
                <input
                  type="number"
                  min={1}
                  max={10_000}
                  value={count}
                  onChange={(event) => setCount(Math.max(1, event.target.valueAsNumber || 1))}
                />
              </label>
              <button type="submit" disabled={found.isWorking}>
                {words.analyse}
              </button>
            </form>
          )}
          {found.isWorking && (
            <p role="status">
              {found.progress === null
                ? words.preparing
                : words[found.progress.stage](found.progress.done, found.progress.total)}{" "}
              <button type="button" onClick={stop}>
                {words.stop}
              </button>
            </p>
          )}
          {found.fault !== null && (
            <p className="message-wrong" role="alert">
              {faultText(found.fault)}
            </p>
          )}
          {found.result !== null && <DocumentView document={spaceDocument(found.result, language)} />}
        </div>
      </Panel>
    </>
  );
}

/** The board itself is beside the report. */
function withoutPictures({ title, sections }: HeuristicDocument): HeuristicDocument {
  const isShown = ({ kind }: HeuristicBlock) => kind !== "picture";
  return { title, sections: sections.filter(({ blocks }) => blocks.every(isShown)) };
}

/** The options of the domain among the settings of a search. */
function ownOptions(domain: string, settings: Settings): Settings {
  const isOwn = (name: string) => name === "preset" || Object.hasOwn(domains[domain]!.options, name);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isOwn(name)));
}

interface Found {
  readonly estimates: BoardEstimates | null;
  readonly result: SpaceResult | null;
  readonly progress: AnalysisProgress | null;
  readonly fault: Fault | null;
  readonly isWorking: boolean;
}

const nothing: Found = { estimates: null, result: null, progress: null, fault: null, isWorking: false };

/** Asks for the board and then, if it is given, for the space; anything new begins anew. */
function useWorker(request: RunRequest, asked: SpaceRequest | null) {
  const [found, setFound] = useState(nothing);
  const client = useRef<WorkerClient<ToHeuristics, FromHeuristics>>(null);
  useEffect(() => {
    const change = (next: Partial<Found>) => setFound((before) => ({ ...before, ...next }));
    setFound({ ...nothing, isWorking: asked !== null });
    const worker = new Worker(new URL("./heuristics-worker.ts", import.meta.url), { type: "module" });
    const own = new WorkerClient<ToHeuristics, FromHeuristics>(worker, {
      heard(message) {
        if (message.type === "board") change({ estimates: message.estimates });
        else if (message.type === "progress") change({ progress: message.soFar });
        else if (message.type === "space") change({ result: message.result, isWorking: false });
        else change({ fault: message.fault, isWorking: false });
      },
      died: (fault) => change({ fault, isWorking: false }),
    });
    client.current = own;
    own.send({ type: "board", request });
    if (asked !== null) own.send({ type: "space", request: asked });
    return () => own.end();
  }, [request, asked]);
  const stop = () => {
    client.current?.end();
    setFound((before) => ({ ...before, isWorking: false }));
  };
  return { found, stop };
}
