/** The fact base of the moment shown; new facts are marked. */

import { useCallback } from "react";
import { whole } from "../../app/numbers.ts";
import { FilterField } from "../../ui/filter-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { ask, firstRows, show, showRows, useRules, useRulesInTurn } from "../store.ts";
import { useWords } from "../words/index.ts";

export function FactsPanel() {
  const words = useWords();
  const facts = useRulesInTurn((state) => state.frame?.facts);
  const filter = useRules((state) => state.want.filter);
  const question = useRules((state) => state.question);
  const onRange = useCallback((from: number, to: number) => showRows("facts", { from, to }), []);
  const count = facts?.count ?? 0;
  const row = (index: number) => {
    const fact = facts?.rows[index - facts.from];
    if (fact === undefined) return <span className="rules-row soft">…</span>;
    const chosen = question?.type === "fact" && question.id === fact.id;
    return (
      <button
        type="button"
        className="rules-row"
        data-fresh={fact.fresh || undefined}
        aria-pressed={chosen}
        onClick={() => ask({ type: "fact", id: fact.id })}
      >
        <span className="rules-index">f-{fact.index}</span>
        <span className="rules-text rules-whole">{fact.text}</span>
      </button>
    );
  };
  return (
    <Panel
      title={words.facts}
      className="rules-panel rules-facts"
      tools={
        <>
          <span className="numbers soft">{whole(count)}</span>
          <FilterField
            label={words.filter}
            text={filter}
            change={(text) => show({ filter: text, facts: firstRows })}
          />
        </>
      }
    >
      {count === 0 ? (
        <p className="rules-empty">{filter === "" ? words.noFacts : words.noFound}</p>
      ) : (
        <VirtualList
          label={words.facts}
          count={count}
          row={row}
          wraps
          onRange={onRange}
          shown={filter === "" ? count - 1 : undefined}
        />
      )}
    </Panel>
  );
}
