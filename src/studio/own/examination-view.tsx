/** What was found out about the user's problem and its heuristics: in a line beside the program, and whole in a view. */

import type { ExaminedHeuristic } from "../../run/own-problem/examine.ts";
import { useFaultText } from "../app/fault-text.ts";
import { drawnBoard } from "../puzzles/domains/own-problem/board.ts";
import { real, whole } from "../puzzles/numbers.ts";
import { usePuzzle } from "../puzzles/puzzle-store.ts";
import { useWords as usePuzzleWords } from "../puzzles/words/index.ts";
import { Panel } from "../ui/panel.tsx";
import { PictureView } from "../ui/picture/picture-view.tsx";
import { currentExamined } from "./examined-programs.ts";
import { useOwnWords } from "./words/index.ts";

/** The examination of the program that the page searches. */
function useExamination() {
  // Another program is another input.
  usePuzzle((puzzle) => puzzle.input);
  return currentExamined()?.examination;
}

type Promised = "yes" | "no" | "unknown";

function verdict(promised: boolean | null): Promised {
  return promised === null ? "unknown" : promised ? "yes" : "no";
}

/** Which heuristics can be trusted, in a line; what is wrong with the problem, if something is. */
export function ExaminationSummary() {
  const words = useOwnWords();
  const found = useExamination();
  if (found === undefined) return null;
  if (found.findings.length > 0) return <Findings />;
  const rows = Object.entries(found.space?.heuristics ?? {});
  return (
    <p className="own-verdicts">
      {rows.map(([name, { admissible }]) => (
        <span key={name} data-verdict={verdict(admissible)}>
          <code>{name}</code> {words.admissible.toLowerCase()}: <b>{words[verdict(admissible)]}</b>
        </span>
      ))}
    </p>
  );
}

function Findings() {
  const words = useOwnWords();
  const faultText = useFaultText();
  const found = useExamination();
  if (found === undefined || found.findings.length === 0) return null;
  return (
    <ul className="message-wrong own-findings" role="alert">
      {found.findings.map(({ kind, heuristic, message, said, count }) => (
        <li key={`${kind} ${heuristic}`}>
          <b>
            {heuristic !== undefined && `${heuristic}: `}
            {words.findings[kind]}
          </b>{" "}
          ({count === 1 ? words.once : words.times(whole(count))}) {faultText({ message, said })}
        </li>
      ))}
    </ul>
  );
}

export default function ExaminationView() {
  const words = useOwnWords();
  const puzzleWords = usePuzzleWords();
  const found = useExamination();
  if (found === undefined) return null;
  const { space } = found;
  const rows = Object.entries(space?.heuristics ?? {});
  return (
    <Panel title={words.title}>
      <div className="panel-body own-space">
        <Findings />
        {space !== null && (
          <>
            <p>
              {(space.isWhole ? words.space : words.part)(whole(space.states))}{" "}
              {words.goals(whole(space.goals), whole(space.deadEnds))}{" "}
              {space.meanCost !== null && words.costs(real(space.meanCost), real(space.maxCost!))}
            </p>
            {rows.length === 0 ? (
              <p className="soft">{words.noHeuristics}</p>
            ) : (
              <div className="data-scroll">
                <table className="data">
                  <thead>
                    <tr>
                      <th scope="col">{words.heuristic}</th>
                      <th scope="col">{words.admissible}</th>
                      <th scope="col">{words.consistent}</th>
                      <th scope="col" className="number">
                        {words.meanError}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(([name, row]) => (
                      <tr key={name}>
                        <th scope="row">
                          <code>{name}</code>
                        </th>
                        <td>{words[verdict(row.admissible)]}</td>
                        <td>{words[verdict(row.consistent)]}</td>
                        <td className="number">{row.meanError === null ? "–" : real(row.meanError)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
            <p className="soft">{words.whatCounts}</p>
            {rows.map(([name, row]) => (
              <TooHigh key={name} name={name} row={row} label={puzzleWords.board} />
            ))}
          </>
        )}
      </div>
    </Panel>
  );
}

interface TooHighProps {
  readonly name: string;
  readonly row: ExaminedHeuristic;
  readonly label: string;
}

/** The nearest state at which an estimate is too high. */
function TooHigh({ name, row: { counterexample }, label }: TooHighProps) {
  const words = useOwnWords();
  if (counterexample === null) return null;
  const { drawn, h, cost } = counterexample;
  return (
    <figure>
      <figcaption>
        {cost === null ? words.tooHighDeadEnd(name, real(h)) : words.tooHigh(name, real(h), real(cost))}
      </figcaption>
      <div className="own-example">
        <PictureView picture={drawnBoard.draw(null, drawn)} label={label} />
      </div>
    </figure>
  );
}
