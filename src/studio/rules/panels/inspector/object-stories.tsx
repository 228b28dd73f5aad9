/** What the inspector says of an instance, a class and a message. */
import type { ClassSlotData } from "../../../../clips/index.ts";
import { ask, useRules } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import { momentText } from "../../words/moment-text.ts";
import type { Answer } from "../../worker/protocol.ts";
import { slotValue } from "../objects/slot-value.ts";
import { EntityButton, EntityList, Jump } from "./links.tsx";

export function InstanceStory({ answer }: { readonly answer: Extract<Answer, { type: "instance" }> }) {
  const words = useWords();
  const position = useRules((state) => state.frame?.position ?? 0);
  const { instance, module, slots, changes, made, madeAt, from, deleted, deletedAt } = answer;
  return (
    <>
      <p className="inspector-fact">
        [{instance.name}] of{" "}
        <button
          type="button"
          className="inspector-jump"
          onClick={() => ask({ type: "class", module, name: instance.class, position })}
        >
          {instance.class}
        </button>
      </p>
      {slots.length > 0 && (
        <dl className="inspector-bindings">
          {slots.map(({ name, value, fresh }) => (
            <div key={name} data-fresh={fresh || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {made.type === "firing" ? words.objects.madeBy : words.objects.given}{" "}
        <Jump moment={madeAt}>{momentText(words, made)}</Jump>
      </p>
      {from.length > 0 && <EntityList title={words.fromFacts} entities={from} />}
      {deleted !== null && deletedAt !== null && (
        <p>
          {words.objects.deletedBy} <Jump moment={deletedAt}>{momentText(words, deleted)}</Jump>
        </p>
      )}
      {changes.length > 0 && (
        <>
          <h3>{words.objects.changes}</h3>
          <ol className="inspector-line">
            {changes.map(({ moment, slots, by }) => (
              <li key={moment}>
                <code>{slots.map(slotValue).join(" ")}</code>{" "}
                <Jump moment={moment}>{momentText(words, by)}</Jump>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

export function ClassStory({ answer }: { readonly answer: Extract<Answer, { type: "class" }> }) {
  const words = useWords();
  const { name, precedence, abstract, reactive, slots, handlers, instances, count } = answer;
  const own = handlers.filter(({ isPredefined }) => !isPredefined);
  const others = handlers.filter(({ isPredefined }) => isPredefined);
  return (
    <>
      <p className="inspector-fact">{precedence.join(" › ")}</p>
      {(abstract || !reactive) && <p>{abstract ? words.objects.isAbstract : words.objects.isSilent}</p>}
      {slots.length > 0 && (
        <>
          <h3>{words.objects.slots}</h3>
          <ul className="inspector-facts">
            {slots.map((slot) => (
              <li key={slot.name}>
                <code>{slotText(slot)}</code>
                {slot.from !== name && (
                  <span className="soft"> {words.objects.inheritedFrom(slot.from)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {handlers.length > 0 && (
        <>
          <h3>{words.objects.handlers}</h3>
          <ul className="inspector-facts">
            {own.map(({ name, type, parameters }) => (
              <li key={`${name} ${type}`}>
                <code>{[name, type, `(${parameters.join(" ")})`].join(" ")}</code>
              </li>
            ))}
            {others.length > 0 && (
              <li className="soft">
                <code>{others.map(({ name }) => name).join(" ")}</code>
              </li>
            )}
          </ul>
        </>
      )}
      {instances.length > 0 && <EntityList title={words.objects.direct(count)} entities={instances} />}
    </>
  );
}

/** Facets that a slot has unless its definition says otherwise. */
const usual: Readonly<Record<string, string>> = {
  storage: "local",
  access: "read-write",
  propagation: "inherit",
  source: "exclusive",
  "pattern-match": "reactive",
  visibility: "private",
  "create-accessor": "read-write",
};

/** A slot as its definition could be written, without what is usual. */
function slotText({ name, isMultifield, facets }: ClassSlotData): string {
  const written = Object.entries(facets)
    .filter(([facet, value]) => value !== usual[facet] && !(facet === "default" && /^(nil)?$/.test(value)))
    .filter(([facet, value]) => facet !== "override-message" || value !== `put-${name}`)
    .map(([facet, value]) => ` (${facet} ${value})`);
  return `(${isMultifield ? "multislot" : "slot"} ${name}${written.join("")})`;
}

export function MessageStory({ answer }: { readonly answer: Extract<Answer, { type: "message" }> }) {
  const words = useWords();
  const { message, instance, handlers, sent, sentAt } = answer;
  const { receiver, name, value } = message;
  return (
    <>
      <p className="inspector-fact">
        {`(send ${[receiver, name, message.arguments].filter((part) => part !== "").join(" ")})`}
        {value !== null && ` → ${value}`}
      </p>
      {value === null && <p>{words.objects.brokenOff}</p>}
      <p>
        {words.objects.sentAt} <Jump moment={sentAt}>{momentText(words, sent)}</Jump>
      </p>
      {handlers.length > 0 && (
        <>
          <h3>{words.objects.handledBy}</h3>
          <ol className="inspector-line">
            {handlers.map((handler, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a handler may run more than once
              <li key={i}>
                <code>
                  {handler.class} {handler.name} {handler.type}
                </code>
              </li>
            ))}
          </ol>
        </>
      )}
      {instance !== null && (
        <>
          <h3>{words.objects.receiver}</h3>
          <EntityButton entity={instance} />
        </>
      )}
    </>
  );
}
