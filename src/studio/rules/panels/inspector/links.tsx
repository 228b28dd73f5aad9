/** What leads on from an answer: facts and instances that can be asked about, moments that can be shown. */
import { ask, seek, useRules } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import type { EntityLink } from "../../worker/protocol.ts";

interface ListProps {
  readonly title: string;
  readonly entities: readonly EntityLink[];
}

export function EntityList({ title, entities }: ListProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="inspector-facts">
        {entities.map((entity, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two patterns may have matched the same fact
          <li key={i}>
            <EntityButton entity={entity} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function EntityButton({ entity }: { readonly entity: EntityLink }) {
  const position = useRules((state) => state.frame?.position ?? 0);
  if (entity.type === "fact") {
    return (
      <button
        type="button"
        className="rules-row"
        title={entity.text}
        onClick={() => ask({ type: "fact", id: entity.id })}
      >
        <span className="rules-index">f-{entity.index}</span>
        <span className="rules-text">{entity.text}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="rules-row"
      title={`[${entity.name}] of ${entity.class} ${entity.text}`}
      onClick={() => ask({ type: "instance", id: entity.id, position })}
    >
      <span className="rules-name">[{entity.name}]</span>
      <span className="rules-text">
        <span className="soft">{entity.class}</span> {entity.text}
      </span>
    </button>
  );
}

export function Jump({ moment, children }: { readonly moment: number; readonly children: string }) {
  const words = useWords();
  return (
    <button type="button" className="inspector-jump" title={words.goThere} onClick={() => seek(moment)}>
      {children}
    </button>
  );
}
