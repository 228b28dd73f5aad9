/** Who takes part in a race: a strategy and a heuristic for each lane. */
import { strategies } from "../../../search/index.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { knownDomains } from "../domains/known-domains.ts";
import type { Rival } from "../puzzle.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { useWords } from "../words/index.ts";
import { LaneMark } from "./lane-mark.tsx";
import { needsHeuristic } from "./race-store.ts";

const MOST_RIVALS = 8;

export function Rivals() {
  const words = useWords();
  const rivals = usePuzzle((puzzle) => puzzle.rivals);
  return (
    <Panel
      title={words.rivals}
      tools={
        <button
          type="button"
          disabled={rivals.length >= MOST_RIVALS}
          onClick={() => setRivals([...rivals, rivals.at(-1)!])}
        >
          <Icon name="larger" />
          {words.addRival}
        </button>
      }
    >
      <div className="panel-body">
        <ul className="compare-rivals">
          {rivals.map((rival, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two searches may be the same
            <li key={i}>
              <RivalFields rival={rival} place={i} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function setRivals(rivals: readonly Rival[]): void {
  changePuzzle((puzzle) => ({ ...puzzle, rivals }));
}

function RivalFields({ rival, place }: { readonly rival: Rival; readonly place: number }) {
  const words = useWords();
  const { domain, rivals } = usePuzzle();
  const change = (next: Partial<Rival>) => setRivals(rivals.with(place, { ...rival, ...next }));
  const label = (what: string) => `${what} ${place + 1}`;
  return (
    <>
      <LaneMark lane={place} />
      <select
        aria-label={label(words.strategy)}
        value={rival.strategy}
        onChange={(event) => change({ strategy: event.target.value })}
      >
        {Object.keys(strategies).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label={label(words.heuristic)}
        value={rival.heuristic}
        disabled={!needsHeuristic(rival.strategy)}
        onChange={(event) => change({ heuristic: event.target.value })}
      >
        {Object.keys(knownDomains[domain]!.heuristics).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button
        type="button"
        className="icon plain"
        aria-label={words.removeRival(label(words.strategy))}
        disabled={rivals.length === 1}
        onClick={() => setRivals(rivals.filter((_, i) => i !== place))}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
