/** Proposals for the word that is being typed at the prompt, from the language service and with the program's own names. */
import { useEffect, useState } from "react";
import { ask } from "../editor/language/ask.ts";
import { useRules } from "../store.ts";
import { useWords } from "../words/index.ts";

/** As many as fit above the prompt. */
const MOST = 8;

export interface Proposals {
  readonly labels: readonly string[];
  /** Which one the tab key takes. */
  readonly at: number;
  move(by: number): void;
  close(): void;
  /** The text with the proposal in the place of the word, and where the cursor then stands. */
  taken(index?: number): { readonly text: string; readonly cursor: number };
}

interface Found {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly labels: readonly string[];
}

/** Proposals while `text`, with the cursor behind its last letter at `cursor`, is the input; null when there are none. */
export function useProposals(text: string, cursor: number | null): Proposals | null {
  const [found, setFound] = useState<Found | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    setFound(null);
    setAt(0);
    if (cursor === null || !/\([^\s()"]+$|[?(][^\s()"]+$/.test(text.slice(0, cursor))) return;
    let isWanted = true;
    const before = `${useRules.getState().program.text}\n`;
    void ask({ ask: "complete", text: before + text, position: before.length + cursor }).then((answer) => {
      if (!isWanted || answer === undefined) return;
      const from = answer.at.from - before.length;
      const typed = text.slice(from, cursor);
      const labels = answer.found.map(({ label }) => label).filter((label) => label.startsWith(typed));
      if (labels.length > 0 && labels[0] !== typed)
        setFound({ text, from, to: cursor, labels: labels.slice(0, MOST) });
    });
    return () => {
      isWanted = false;
    };
  }, [text, cursor]);
  if (found === null || found.text !== text) return null;
  const { labels, from, to } = found;
  return {
    labels,
    at,
    move: (by) => setAt((at + by + labels.length) % labels.length),
    close: () => setFound(null),
    taken(index = at) {
      const label = labels[index];
      return { text: text.slice(0, from) + label + text.slice(to), cursor: from + label.length };
    },
  };
}

interface Props {
  readonly id: string;
  readonly proposals: Proposals;
  take(index: number): void;
}

export function ProposalList({ id, proposals: { labels, at }, take }: Props) {
  const words = useWords();
  return (
    <div id={id} className="rules-proposals" role="listbox" aria-label={words.proposals}>
      {labels.map((label, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the prompt, which names the one that is chosen
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the prompt
        <div
          key={label}
          id={`${id}-${index}`}
          className="rules-proposal"
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(index)}
        >
          {label}
        </div>
      ))}
    </div>
  );
}
