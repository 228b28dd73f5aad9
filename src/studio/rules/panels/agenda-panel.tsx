/** The agenda of the moment shown, in firing order; strategy and salience evaluation can be changed at any moment. */

import { useCallback } from "react";
import { whole } from "../../app/numbers.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { act, ask, showRows, useRules, useRulesInTurn } from "../store.ts";
import { useWords } from "../words/index.ts";
import { BeginHint, useBeginning } from "./begin-hint.tsx";

const strategies = ["depth", "breadth", "simplicity", "complexity", "lex", "mea", "random"];
const evaluations = ["when-defined", "when-activated", "every-cycle"];

export function AgendaPanel() {
  const words = useWords();
  const frame = useRulesInTurn((state) => state.frame);
  const question = useRules((state) => state.question);
  const onRange = useCallback((from: number, to: number) => showRows("agenda", { from, to }), []);
  const count = frame?.agenda.count ?? 0;
  const hasModules = (frame?.modules ?? 1) > 1;
  const beginning = useBeginning();
  const row = (index: number) => {
    const found = frame?.agenda.rows[index - frame.agenda.from];
    if (frame === null || found === undefined) return <span className="rules-row soft">…</span>;
    const chosen = question?.type === "activation" && question.id === found.id;
    return (
      <button
        type="button"
        className="rules-row"
        data-fresh={found.fresh || undefined}
        aria-pressed={chosen}
        onClick={() => ask({ type: "activation", id: found.id, position: frame.position })}
      >
        <span className="rules-next">{index === 0 && <Icon name="forward" filled />}</span>
        <span className="rules-salience numbers">{found.salience}</span>
        <span className="rules-name">{hasModules ? `${found.module}::${found.rule}` : found.rule}</span>
        <span className="rules-text soft">{found.matched.join(", ")}</span>
      </button>
    );
  };
  return (
    <Panel
      title={words.agenda}
      className="rules-panel rules-agenda"
      tools={
        <>
          <span className="numbers soft">{whole(count)}</span>
          <Choice
            label={words.strategy}
            options={strategies}
            value={frame?.strategy ?? "depth"}
            choose={(name) => act({ type: "command", text: `(set-strategy ${name})` })}
          />
          <Choice
            label={words.salience}
            options={evaluations}
            value={frame?.salienceEvaluation ?? "when-defined"}
            choose={(name) => act({ type: "command", text: `(set-salience-evaluation ${name})` })}
          />
        </>
      }
    >
      {hasModules && (
        <p className="rules-focus">
          <span className="soft">{words.focus}</span> {frame?.focus.join(" › ")}
        </p>
      )}
      {count === 0 ? (
        <p className="rules-empty">
          {beginning === null ? words.noAgenda : <BeginHint command={beginning} />}
        </p>
      ) : (
        <VirtualList label={words.agenda} count={count} row={row} onRange={onRange} />
      )}
    </Panel>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  choose(name: string): void;
}

function Choice({ label, options, value, choose }: ChoiceProps) {
  return (
    <select
      className="rules-choice"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
