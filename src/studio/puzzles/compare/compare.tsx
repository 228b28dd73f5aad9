/** Several searches on the same board, in step: a board and a row for each, charts, and which one has won. */
import { useEffect } from "react";
import { saveFile } from "../../app/save-file.ts";
import { Icon } from "../../ui/icons.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { copyLink } from "../export/export-menu.tsx";
import { WhyLink } from "../heuristics/why-link.tsx";
import { real, whole } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { Charts } from "./charts.tsx";
import { RaceStage } from "./race-stage.tsx";
import { type Runner, raceCsv, verdict } from "./race-state.ts";
import { leaveRace, lineUp, useRace } from "./race-store.ts";
import { RaceTable } from "./race-table.tsx";
import { Rivals } from "./rivals.tsx";
import "./compare.css";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
  readonly draw: boolean;
  setDraw(draw: boolean): void;
}

/** Renders rarely; what changes with every step of the race is in its parts. */
export default function Compare({ opening, draw, setDraw }: Props) {
  const words = useWords();
  const { domain, input, settings, rivals } = usePuzzle();
  const { notice, say } = useNotice();
  const hasBegun = useRace(({ runners }) => runners.some(({ progress }) => progress !== null));
  useEffect(() => {
    lineUp(rivals, { domain, input, settings });
    return leaveRace;
  }, [rivals, domain, input, settings]);
  return (
    <>
      <Rivals />
      <Panel
        title={words.race}
        tools={
          <>
            <button
              type="button"
              disabled={!hasBegun}
              onClick={() => lineUp(rivals, { domain, input, settings })}
            >
              <Icon name="reset" />
              {words.restart}
            </button>
            <button type="button" onClick={() => void copyLink(words).then(say)}>
              <Icon name="link" />
              {words.copyLink}
            </button>
            <button
              type="button"
              disabled={!hasBegun}
              onClick={() => saveFile("comparison.csv", raceCsv(useRace.getState().runners), "text/csv")}
            >
              <Icon name="save" />
              {words.files.csv}
            </button>
            {notice}
          </>
        }
      >
        <div className="panel-body compare">
          <Standing />
          <RaceStage opening={opening} draw={draw} setDraw={setDraw} />
          <RaceTable />
        </div>
      </Panel>
      {hasBegun && <Charts />}
    </>
  );
}

/** Where the race stands; it keeps its place, so that nothing jumps. */
function Standing() {
  const words = useWords();
  const said = useRace(({ runners }) => verdictText(runners, words));
  const isAtStart = useRace(({ wanted, playing }) => wanted === 0 && !playing);
  const isFinishing = useRace(({ finishing }) => finishing);
  return (
    <div className="compare-standing fading">
      <p className="compare-verdict" role="status" data-said={said === "" ? undefined : ""}>
        {said || (isFinishing ? words.searching : isAtStart ? words.toBegin : "")}
      </p>{" "}
      {said !== "" && <WhyLink />}
    </div>
  );
}

/** One or two sentences at the end; nothing before. */
function verdictText(runners: readonly Runner[], words: Words): string {
  const said = verdict(runners);
  if (said === null) return "";
  const { winners, expanded, bestCost, costlier } = said;
  if (winners.length === 0) return words.nobody;
  const first =
    winners.length === 1
      ? words.winner(winners[0]!, whole(expanded))
      : words.together(winners.join(", "), whole(expanded));
  const second =
    costlier.length === 0
      ? words.allBest(real(bestCost))
      : words.someWorse(real(bestCost), costlier.map(([name, cost]) => `${name} (${real(cost)})`).join(", "));
  return `${first} ${second}`;
}
