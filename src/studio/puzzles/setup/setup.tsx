/** The left side of the page: which puzzle, which board. The same for watching, comparing and playing. */
import { useId, useState } from "react";
import { domains, faultSaying } from "../../../domains/index.ts";
import type { KnightScore } from "../../../domains/knight-score/problem.ts";
import type { SlidingTiles } from "../../../domains/sliding-tiles/problem.ts";
import { useFaultText } from "../../faults/index.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { PiecesAbout } from "../board/board-kinds.ts";
import { type Opening, withText } from "../puzzle.ts";
import { changePuzzle, chooseDomain, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { useInstances } from "../words/instances.ts";
import { boardText } from "./board-text.ts";
import { KnightSetup } from "./knight-setup.tsx";
import { PiecesSetup } from "./pieces-setup.tsx";
import { TilesSetup } from "./tiles-setup.tsx";
import "./setup.css";

export function Setup({ opening }: { readonly opening: Opening }) {
  const words = useWords();
  const faultText = useFaultText();
  const { domain, input } = usePuzzle();
  // Where the page is one column the board can be put away.
  const [isOpen, setOpen] = useState(true);
  const problem = opening.fault ? undefined : opening.opened.problem;
  return (
    <Panel
      title={words.board}
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
        <fieldset className="segments" aria-label={words.puzzle}>
          {Object.keys(domains).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === domain}
              onClick={() => chooseDomain(name)}
            >
              {words.domains[name]}
            </button>
          ))}
        </fieldset>
        <Instances />
        {domain === "sliding-tiles" && problem && <TilesSetup problem={problem as SlidingTiles} />}
        {domain === "knight-score" && problem && <KnightSetup problem={problem as unknown as KnightScore} />}
        {domain === "eternity2" && (
          <PiecesSetup puzzle={(problem as unknown as PiecesAbout | undefined)?.puzzle} />
        )}
        {!opening.fault && opening.unsolvable !== null && (
          <p className="message-wrong" role="status">
            <strong>{words.unsolvable}</strong>{" "}
            {domain === "sliding-tiles" ? words.parity : faultText(faultSaying(opening.unsolvable))}
          </p>
        )}
        <BoardText key={domain} text={boardText(domain, input)} fault={opening.fault} />
      </div>
    </Panel>
  );
}

function Instances() {
  const words = useWords();
  const { domain, input } = usePuzzle();
  const instanceText = useInstances();
  const { instances } = domains[domain]!;
  const chosen = "instance" in input ? input.instance : "";
  return (
    <label className="field">
      <span className="field-label">{words.instance}</span>
      <select
        value={chosen}
        onChange={({ target: { value } }) =>
          value !== "" &&
          changePuzzle((puzzle) => {
            // The goal of the board before would not fit the new one.
            const { goal: _, size: __, ...settings } = puzzle.settings;
            const kept = domain === "sliding-tiles" ? settings : puzzle.settings;
            return { ...puzzle, input: { instance: value }, settings: kept };
          })
        }
      >
        <option value="">— {words.ownBoard}</option>
        {Object.entries(instances).map(([name, { summary }]) => (
          <option key={name} value={name}>
            {name} · {instanceText(name, summary)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextProps {
  readonly text: string;
  readonly fault: Opening["fault"];
}

function BoardText({ text, fault }: TextProps) {
  const words = useWords();
  const faultText = useFaultText();
  const id = useId();
  return (
    <details className="setup-text" open={fault !== undefined || undefined}>
      <summary>{words.asText}</summary>
      <textarea
        aria-label={words.asText}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        placeholder={words.asTextHelp}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => changePuzzle((puzzle) => withText(puzzle, event.target.value))}
      />
      <div id={id} aria-live="polite">
        {fault && (
          <p className="message-wrong">
            {fault.line !== undefined && words.fault(fault.line, fault.column!)}
            {faultText(fault)}
          </p>
        )}
      </div>
    </details>
  );
}
