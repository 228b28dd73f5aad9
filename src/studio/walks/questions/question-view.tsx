/** A question of a walk: answered by a click on the page, on a small board, or on a choice. */
import { useEffect, useRef, useState } from "react";
import { usePreferences } from "../../app/preferences.ts";
import { BoardView } from "../../puzzles/board/board-view.tsx";
import { select, useWatch } from "../../puzzles/watch/watch-store.ts";
import { useRules } from "../../rules/store.ts";
import { type Question, textIn } from "../walk.ts";
import { useWords } from "../words.ts";
import { activationsRight } from "./activation-answers.ts";
import { boardShown, cellsRight } from "./cell-answers.ts";
import { holds } from "./conditions.ts";
import { nodesRight } from "./node-answers.ts";
import { quantity } from "./quantities.ts";

type Verdict = "open" | "thinking" | "right" | "wrong";

export function QuestionView({ question }: { readonly question: Question }) {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [verdict, setVerdict] = useState<Verdict>("open");
  /** The answer was asked to be shown. */
  const [shown, setShown] = useState("");
  const judge = async (isRight: () => Promise<boolean>) => {
    setVerdict("thinking");
    setVerdict((await isRight()) ? "right" : "wrong");
  };
  const reveal = async () => {
    const found = await answerText(question, words, (text) => textIn(text, language));
    setShown(found);
  };
  const isOver = verdict === "right" || shown !== "";
  const all = useRef<HTMLDivElement>(null);
  // What is said comes below the means to answer, where a low card does not reach.
  useEffect(() => {
    if (verdict === "right" || verdict === "wrong")
      all.current!.lastElementChild!.scrollIntoView({ block: "nearest" });
  }, [verdict]);
  return (
    <div className="walk-question" ref={all}>
      <p>
        <b>{textIn(question.text, language)}</b>
      </p>
      {!isOver && <Means question={question} judge={judge} />}
      <p role="status" data-verdict={shown === "" ? verdict : "shown"}>
        {verdict === "thinking" && words.thinking}
        {verdict === "right" && words.right}
        {verdict === "wrong" && !isOver && words.wrong} {shown}
      </p>
      {isOver && <p>{textIn(question.because, language)}</p>}
      {verdict === "wrong" && !isOver && (
        <button type="button" className="plain" onClick={() => void reveal()}>
          {words.reveal}
        </button>
      )}
    </div>
  );
}

interface MeansProps {
  readonly question: Question;
  judge(isRight: () => Promise<boolean>): void;
}

/** How the question is answered. */
function Means({ question, judge }: MeansProps) {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  if ("choices" in question) {
    return (
      <div className="walk-choices">
        {question.choices.map(({ text, if: condition }) => (
          <button key={condition} type="button" onClick={() => judge(() => holds(condition, quantity))}>
            {textIn(text, language)}
          </button>
        ))}
      </div>
    );
  }
  if (question.click === "cell") {
    const { answer } = question;
    return <CellMeans press={(cell) => judge(async () => (await cellsRight(answer)).includes(cell))} />;
  }
  return (
    <>
      <p className="soft">{question.click === "node" ? words.clickNode : words.clickActivation}</p>
      {question.click === "node" ? (
        <NodeMeans clicked={(id) => judge(async () => (await nodesRight(question.answer)).includes(id))} />
      ) : (
        <ActivationMeans
          clicked={(id) => judge(async () => activationsRight(question.answer).some((row) => row.id === id))}
        />
      )}
    </>
  );
}

interface Clicked {
  clicked(id: number): void;
}

/** Hears which node is chosen on the page. */
function NodeMeans({ clicked }: Clicked) {
  useEffect(() => {
    select(null);
    useWatch.setState({ isNextHidden: true });
    return () => useWatch.setState({ isNextHidden: false });
  }, []);
  useEffect(
    () =>
      useWatch.subscribe(({ selected }, before) => {
        if (selected !== null && selected !== before.selected) clicked(selected);
      }),
    [clicked],
  );
  return null;
}

function ActivationMeans({ clicked }: Clicked) {
  useEffect(
    () =>
      useRules.subscribe(({ question, answer }, before) => {
        const isNew = question !== before.question && answer === null;
        if (question?.type === "activation" && isNew) clicked(question.id);
      }),
    [clicked],
  );
  return null;
}

/** A small copy of the board that is shown, with cells to click. */
function CellMeans({ press }: { press(cell: number): void }) {
  const words = useWords();
  // Another step has another board.
  useWatch(({ frame }) => frame);
  const shown = boardShown();
  if (shown === null) return null;
  const { row, position } = shown;
  return (
    <>
      <p className="soft">{words.clickCell}</p>
      <div className="walk-board">
        <BoardView
          kind={row.board}
          about={position.opened.problem}
          state={position.state}
          label={words.board}
          press={press}
        />
      </div>
    </>
  );
}

/** The right answers in a few words. */
async function answerText(
  question: Question,
  words: ReturnType<typeof useWords>,
  text: (text: Question["text"]) => string,
): Promise<string> {
  if ("choices" in question) {
    const right = await Promise.all(question.choices.map((choice) => holds(choice.if, quantity)));
    return question.choices
      .filter((_, i) => right[i])
      .map((choice) => text(choice.text))
      .join(", ");
  }
  const name = words.answer[question.click];
  if (question.click === "node") return `${name} ${(await nodesRight(question.answer)).join(", ")}`;
  if (question.click === "activation")
    return `${name}: ${activationsRight(question.answer)
      .map(({ rule, matched }) => `${rule} ${matched.join(", ")}`)
      .join("; ")}`;
  const board = boardShown();
  const { columns } = board?.row.board.grid(board.position.opened.problem) ?? { columns: 1 };
  const cells = await cellsRight(question.answer);
  return `${name} ${cells.map((cell) => `${Math.floor(cell / columns) + 1}:${(cell % columns) + 1}`).join(", ")}`;
}
