/** The instances of the moment shown, with their slots; new instances and new values are marked. */
import { Fragment, useCallback, useEffect } from "react";
import { whole } from "../../../app/numbers.ts";
import { FilterField } from "../../../ui/filter-field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { ask, firstRows, show, showRows, useRules, useRulesInTurn } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import type { InstanceRow } from "../../worker/protocol.ts";
import { slotValue } from "./slot-value.ts";
import "./objects.css";

export function InstancesPanel() {
  const words = useWords();
  const instances = useRulesInTurn((state) => state.frame?.instances);
  const position = useRules((state) => state.frame?.position ?? 0);
  const filter = useRules((state) => state.want.instanceFilter);
  const question = useRules((state) => state.question);
  const onRange = useCallback((from: number, to: number) => showRows("instances", { from, to }), []);
  // Instances are sent only while they are on the screen.
  useEffect(() => {
    show({ instances: firstRows });
    return () => show({ instances: null });
  }, []);
  const count = instances?.count ?? 0;
  const row = (index: number) => {
    const found = instances?.rows[index - instances.from];
    if (found === undefined) return <span className="rules-row soft">…</span>;
    return (
      <button
        type="button"
        className="rules-row"
        data-fresh={found.fresh || undefined}
        aria-pressed={question?.type === "instance" && question.id === found.id}
        title={titleOf(found)}
        onClick={() => ask({ type: "instance", id: found.id, position })}
      >
        <span className="rules-name">[{found.name}]</span>
        <span className="object-of soft">{found.class}</span>
        <span className="rules-text">
          {changedFirst(found).map((slot) => (
            <Fragment key={slot.name}>
              <span className="object-slot" data-fresh={slot.fresh || undefined}>
                {slotValue(slot)}
              </span>{" "}
            </Fragment>
          ))}
        </span>
      </button>
    );
  };
  return (
    <Panel
      title={words.instances}
      className="rules-panel"
      tools={
        <>
          <span className="numbers soft">{whole(count)}</span>
          <FilterField
            label={words.filter}
            text={filter}
            change={(text) => show({ instanceFilter: text, instances: firstRows })}
          />
        </>
      }
    >
      {count === 0 ? (
        <p className="rules-empty">{filter === "" ? words.objects.none : words.objects.notFound}</p>
      ) : (
        <VirtualList label={words.instances} count={count} row={row} onRange={onRange} />
      )}
    </Panel>
  );
}

/** What a step has changed must not be what a short row cuts off. */
function changedFirst({ slots }: InstanceRow): InstanceRow["slots"] {
  return [...slots.filter((slot) => slot.fresh), ...slots.filter((slot) => !slot.fresh)];
}

function titleOf({ name, class: of, slots }: InstanceRow): string {
  return [`[${name}] of ${of}`, ...slots.map(slotValue)].join("\n");
}
