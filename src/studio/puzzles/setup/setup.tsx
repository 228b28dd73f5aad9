/** The left side of the page: which puzzle and which board. It is the same for watching, comparing and playing. */
import { Suspense, useDeferredValue, useEffect, useId, useState } from "react";
import { type Fault, faultSaying } from "../../../domains/index.ts";
import { useFaultText } from "../../app/fault-text.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { puzzleRows, useRowWords } from "../domains/index.ts";
import { boardFault, type Opening, openPuzzle, type Puzzle, withText } from "../puzzle.ts";
import { changePuzzle, chooseDomain, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useInstanceSummary } from "../words/summaries.ts";
import { useAskedSetup } from "./asked-setup.ts";
import "./setup.css";
import { knownDomains } from "../domains/known-domains.ts";

export function Setup({ opening }: { readonly opening: Opening }) {
  const words = useWords();
  const faultText = useFaultText();
  const puzzle = usePuzzle();
  const { domain } = puzzle;
  const row = puzzleRows[domain]!;
  // Where the page has one column, the set-up is folded away: what is done with the board comes first.
  const [isOpen, setOpen] = useState(
    () => matchMedia("(min-width: 60rem)").matches || opening.fault !== undefined,
  );
  const { isAsked } = useAskedSetup();
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    useAskedSetup.setState({ isAsked: false });
  }, [isAsked]);
  const problem = opening.fault ? undefined : opening.opened.problem;
  return (
    <Panel
      title={row.isProgram ? words.program : words.board}
      tools={
        <button
          type="button"
          className="icon plain setup-fold"
          aria-label={words.board}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
      }
    >
      <div className="panel-body setup" data-closed={!isOpen || undefined}>
        <fieldset className="segments setup-puzzles" aria-label={words.puzzle}>
          {Object.keys(puzzleRows).map((name) => (
            <DomainButton key={name} name={name} isChosen={name === domain} />
          ))}
        </fieldset>
        {!row.isProgram && <Instances />}
        <Suspense fallback={<p className="page-loading">…</p>}>
          <row.Setup key={domain} problem={problem} puzzle={puzzle} change={changePuzzle} />
        </Suspense>
        {!opening.fault && opening.unsolvable !== null && (
          <p className="message-wrong" role="status">
            <strong>{words.unsolvable}</strong> {faultText(faultSaying(opening.unsolvable))}
          </p>
        )}
        {!row.isProgram && <BoardText key={domain} text={boardText(puzzle)} opening={opening} />}
      </div>
    </Panel>
  );
}

function DomainButton({ name, isChosen }: { readonly name: string; readonly isChosen: boolean }) {
  const words = useRowWords(puzzleRows[name]!);
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => chooseDomain(name)}>
      {words.name}
    </button>
  );
}

/** The board as it was typed, or the text that stands for a named one. */
function boardText({ domain, input }: Puzzle): string {
  return "text" in input ? input.text : puzzleRows[domain]!.instanceText(input.instance);
}

function Instances() {
  const words = useWords();
  const { domain, input } = usePuzzle();
  const summaryOf = useInstanceSummary(puzzleRows[domain]!);
  const { instances } = knownDomains[domain]!;
  const chosen = "instance" in input ? input.instance : "";
  // Some domains have more than a hundred: they come after the first picture of the page.
  const isFirst = useDeferredValue(false, true);
  const names = Object.keys(instances).filter((name) => !isFirst || name === chosen);
  return (
    <label className="field">
      <span className="field-label">{words.instance}</span>
      <select
        value={chosen}
        onChange={({ target: { value } }) =>
          value !== "" &&
          changePuzzle((puzzle) => {
            const { boardOptions } = puzzleRows[domain]!;
            const kept = Object.entries(puzzle.settings).filter(([name]) => !boardOptions.includes(name));
            return { ...puzzle, input: { instance: value }, settings: Object.fromEntries(kept) };
          })
        }
      >
        <option value="">— {words.ownBoard}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name} · {summaryOf(name, instances[name]!.summary)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextProps {
  /** The text of the board that is shown. */
  readonly text: string;
  readonly opening: Opening;
}

/** What is typed takes effect as soon as it is a board; until then, the board before it stays on the page. */
function BoardText({ text, opening }: TextProps) {
  const words = useWords();
  const faultText = useFaultText();
  const id = useId();
  const fault = boardFault(usePuzzle(), opening);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Another board, set up in another way, takes the place of an unfinished text.
  const unfinished = draft?.over === text ? draft : null;
  const wrong = unfinished?.fault ?? fault;
  const type = (typed: string) => {
    const puzzle = usePuzzle.getState();
    const next = withText(puzzle, typed);
    const { fault: found } = openPuzzle(next);
    // A page that has no board to keep, because its link is wrong, takes every text.
    const isTaken = found === undefined || opening.fault !== undefined;
    if (isTaken) changePuzzle(() => next);
    setDraft(isTaken ? null : { over: text, text: typed, fault: found });
  };
  return (
    <details
      className="setup-text"
      open={isOpen || fault !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.asText}</summary>
      <textarea
        aria-label={words.asText}
        aria-invalid={wrong !== undefined}
        aria-describedby={id}
        placeholder={words.asTextHelp}
        rows={6}
        spellCheck={false}
        value={unfinished?.text ?? text}
        onChange={(event) => type(event.target.value)}
      />
      <div id={id} aria-live="polite">
        {wrong && (
          <p ref={intoView} className="message-wrong">
            {wrong.line !== undefined && words.fault(wrong.line, wrong.column!)}
            {faultText(wrong)}
          </p>
        )}
      </div>
    </details>
  );
}

/** The side scrolls: what is wrong with the text must not be below its edge. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** A text that is no board yet, and the text of the board that is shown meanwhile. */
interface Draft {
  readonly over: string;
  readonly text: string;
  readonly fault: Fault;
}
