/** The CLIPS prompt: output, errors, commands with a history; the input that a program reads is typed here. */

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { whole } from "../../app/numbers.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { usableCommands } from "../program/program.ts";
import { enter, show, useRules, useRulesInTurn } from "../store.ts";
import { useHelpText } from "../words/error-help.ts";
import { useWords } from "../words/index.ts";
import type { ConsoleLine } from "../worker/trace/console-history.ts";
import { isComplete } from "./complete-input.ts";
import { ProposalList, type Proposals, useProposals } from "./prompt-proposals.tsx";

/** Lines added when a user scrolls back. */
const MORE = 400;

export function ConsolePanel() {
  const words = useWords();
  const helpText = useHelpText();
  const lines = useRulesInTurn((state) => state.frame?.console);
  const isReading = useRules((state) => state.frame?.status === "reading" && state.want.position === null);
  const isPast = useRules((state) => state.want.position !== null);
  const program = useRules((state) => state.program);
  const printed = useRules((state) => state.printed);
  const commands = usableCommands(program);
  const box = useRef<HTMLDivElement>(null);
  const newest = printed?.lines.at(-1) ?? lines?.lines.at(-1);
  // What is printed now goes on where the last frame ended; what was undone follows it.
  const first = printed === null || printed.isLost ? Number.POSITIVE_INFINITY : printed.lines[0]?.number;
  useEffect(() => {
    if (box.current !== null && newest !== undefined) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  const line = ({ number, kind, text, help }: ConsoleLine) => (
    <div key={number} className="rules-line" data-kind={kind}>
      {help === null ? text || "\u00a0" : `${text}${helpText(help)}`}
    </div>
  );
  return (
    <Panel title={words.console} className="rules-panel rules-console">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} className="rules-output" role="log" aria-label={words.console} tabIndex={0}>
        {lines !== undefined && lines.from > 0 && (
          <button
            type="button"
            className="plain"
            onClick={() => show({ console: { from: Math.max(0, lines.from - MORE), to: lines.count } })}
          >
            … {whole(lines.from)}
          </button>
        )}
        {lines?.lines.filter(({ number }) => first === undefined || number < first).map(line)}
        {printed?.isLost && printed.lines.length > 0 && <p className="rules-lost soft">{words.printedOn}</p>}
        <div className="rules-printed" data-lost={printed?.isLost || undefined}>
          {printed?.lines.filter(({ number }) => !printed.isLost || number >= (lines?.count ?? 0)).map(line)}
        </div>
      </div>
      {isPast && <p className="rules-hint soft">{words.past}</p>}
      {commands.length > 0 && !isReading && (
        <div className="rules-commands">
          {commands.map((text) => (
            <button key={text} type="button" className="rules-command" onClick={() => enter(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
      <Prompt isReading={isReading} />
    </Panel>
  );
}

function Prompt({ isReading }: { readonly isReading: boolean }) {
  const words = useWords();
  const [text, setText] = useState("");
  /** Where the cursor stands after typing; null after anything else, so that only typing brings proposals. */
  const [cursor, setCursor] = useState<number | null>(null);
  const proposals = useProposals(text, isReading ? null : cursor);
  const listId = useId();
  const [history, setHistory] = useState<readonly string[]>([]);
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReading) field.current?.focus();
  }, [isReading]);
  const submit = () => {
    const line = text.trim();
    if (line === "" && !isReading) return;
    enter(line);
    if (!isReading) {
      setHistory([...history.filter((old) => old !== line), line]);
      setPlace(history.length + 1);
    }
    setText("");
    setCursor(null);
  };
  const take = (index?: number) => {
    const next = proposals?.taken(index);
    if (next === undefined) return;
    setText(next.text);
    setCursor(null);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor));
  };
  const recall = (by: number) => {
    const next = Math.max(0, Math.min(history.length, place + by));
    setPlace(next);
    setText(history[next] ?? "");
    setCursor(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (proposals !== null && event.key in proposalKeys && !event.shiftKey) {
      event.preventDefault();
      proposalKeys[event.key as keyof typeof proposalKeys](proposals, take);
    } else if (event.key === "Enter" && !event.shiftKey && (isReading || isComplete(text))) {
      event.preventDefault();
      submit();
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && !text.includes("\n")) {
      event.preventDefault();
      recall(event.key === "ArrowUp" ? -1 : 1);
    }
  };
  return (
    <form
      className="rules-prompt"
      data-reading={isReading || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="rules-prompt">{isReading ? `${words.answer}:` : "CLIPS>"}</label>
      <textarea
        id="rules-prompt"
        ref={field}
        rows={Math.min(6, text.split("\n").length)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={isReading ? words.awaitsLine : words.prompt}
        placeholder={isReading ? words.awaitsLine : words.promptHint}
        value={text}
        aria-autocomplete="list"
        aria-controls={proposals === null ? undefined : listId}
        aria-activedescendant={proposals === null ? undefined : `${listId}-${proposals.at}`}
        onChange={({ target }) => {
          setText(target.value);
          setCursor(target.selectionStart);
        }}
        onBlur={() => proposals?.close()}
        onKeyDown={onKeyDown}
      />
      {proposals !== null && <ProposalList id={listId} proposals={proposals} take={take} />}
      <button type="submit" className="icon plain" aria-label={words.send} title={words.send}>
        <Icon name="enter" />
      </button>
    </form>
  );
}

/** What keys do while there are proposals; all others go on to write. */
const proposalKeys = {
  Tab: (_: Proposals, take: () => void) => take(),
  ArrowDown: ({ move }: Proposals) => move(1),
  ArrowUp: ({ move }: Proposals) => move(-1),
  Escape: ({ close }: Proposals) => close(),
};
