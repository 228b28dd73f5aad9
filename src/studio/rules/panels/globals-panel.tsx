/** The global variables at the moment shown. */
import { Panel } from "../../ui/panel.tsx";
import { useRulesInTurn } from "../store.ts";
import { useWords } from "../words/index.ts";

export function GlobalsPanel() {
  const words = useWords();
  const globals = useRulesInTurn((state) => state.frame?.globals) ?? [];
  return (
    <Panel title={words.globals} className="rules-panel">
      {globals.length === 0 ? (
        <p className="rules-empty">{words.noGlobals}</p>
      ) : (
        <ul className="rules-list">
          {globals.map(({ name, value, fresh }) => (
            <li key={name} className="rules-row" data-fresh={fresh || undefined}>
              <span className="rules-name">{name}</span>
              <span className="rules-text">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
