/** The messages that were sent at the moment shown, each inside the one whose handler sent it. */
import { useCallback, useEffect } from "react";
import { whole } from "../../../app/numbers.ts";
import { Panel } from "../../../ui/panel.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { ask, firstRows, show, showRows, useRules, useRulesInTurn } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import "./objects.css";

/** Deeper ones are not indented any further. */
const DEEPEST = 8;

export function MessagesPanel() {
  const words = useWords();
  const messages = useRulesInTurn((state) => state.frame?.messages);
  const question = useRules((state) => state.question);
  const onRange = useCallback((from: number, to: number) => showRows("messages", { from, to }), []);
  // Messages are sent to the page only while they are on the screen.
  useEffect(() => {
    show({ messages: firstRows });
    return () => show({ messages: null });
  }, []);
  const { count, sent, isForgotten } = messages ?? { count: 0, sent: 0, isForgotten: false };
  const row = (index: number) => {
    const found = messages?.rows[index - messages.from];
    if (found === undefined) return <span className="rules-row soft">…</span>;
    return (
      <button
        type="button"
        className="rules-row"
        style={{ paddingLeft: `${0.75 + Math.min(found.depth, DEEPEST)}rem` }}
        aria-pressed={question?.type === "message" && question.id === found.id}
        onClick={() => ask({ type: "message", id: found.id })}
      >
        <span>{found.receiver}</span>
        <span className="rules-name">{found.name}</span>
        <span className="rules-text">
          {found.arguments}{" "}
          {found.value === null ? (
            <span className="object-broken">{words.objects.broken}</span>
          ) : (
            <span className="soft">→ {found.value}</span>
          )}
        </span>
      </button>
    );
  };
  return (
    <Panel
      title={words.messages}
      className="rules-panel"
      tools={<span className="numbers soft">{whole(sent)}</span>}
    >
      {count === 0 ? (
        <p className="rules-empty">{isForgotten ? words.objects.forgotten : words.objects.noMessages}</p>
      ) : (
        <VirtualList label={words.messages} count={count} row={row} onRange={onRange} />
      )}
      {sent > count && <p className="rules-hint soft">{words.objects.more(sent - count)}</p>}
    </Panel>
  );
}
