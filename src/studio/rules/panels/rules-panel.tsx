/** The rules of the program and how often they have fired; a click asks why one does not fire, a mark stops before it. */
import { whole } from "../../app/numbers.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ask, toggleBreak, useRules, useRulesInTurn } from "../store.ts";
import { useWords } from "../words/index.ts";

export function RulesPanel() {
  const words = useWords();
  const frame = useRulesInTurn((state) => state.frame);
  const breaks = useRules((state) => state.breaks);
  const question = useRules((state) => state.question);
  const hasModules = (frame?.modules ?? 1) > 1;
  if (frame === null || frame.rules.length === 0) {
    return (
      <Panel title={words.rules} className="rules-panel">
        <p className="rules-empty">{words.noRules}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.rules} className="rules-panel">
      <ul className="rules-list">
        {frame.rules.map(({ name, module, fired, waiting }) => {
          const full = `${module}::${name}`;
          const label = hasModules ? full : name;
          return (
            <li key={full}>
              <button
                type="button"
                className="icon plain rules-break"
                aria-label={`${words.breakpoint}: ${label}`}
                title={words.breakpoint}
                aria-pressed={breaks.includes(full)}
                onClick={() => toggleBreak(full)}
              >
                <Icon name="break" filled={breaks.includes(full)} />
              </button>
              <button
                type="button"
                className="rules-row"
                aria-pressed={
                  question?.type === "rule" && question.name === name && question.module === module
                }
                onClick={() => ask({ type: "rule", name, module, position: frame.position })}
              >
                <span className="rules-name">{label}</span>
                <span className="rules-text soft numbers">
                  {waiting > 0 && `${whole(waiting)} ${words.waiting}`}
                  {waiting > 0 && fired > 0 && " · "}
                  {fired > 0 && words.fired(fired)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
