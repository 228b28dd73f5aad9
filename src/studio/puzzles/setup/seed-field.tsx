/** A seed and a button that uses it; each use takes the next seed. */
import { type ReactNode, useState } from "react";
import { wholeNumber } from "../../../domains/text/numbers.ts";
import { useWords } from "../words/index.ts";

/** The largest seed; the first one follows it. */
const MOST = 999_999_999;

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  use(seed: number): void;
}

export function SeedField({ label, icon, use }: Props) {
  const words = useWords();
  const [text, setText] = useState("1");
  const seed = wholeNumber(text, { most: MOST });
  return (
    <div className="setup-row">
      <label className="field setup-small">
        <span className="field-label">{words.seed}</span>
        <input
          inputMode="numeric"
          value={text}
          aria-invalid={seed === undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="setup-bottom"
        disabled={seed === undefined}
        onClick={() => {
          if (seed === undefined) return;
          use(seed);
          setText(String(seed === MOST ? 0 : seed + 1));
        }}
      >
        {icon}
        {label}
      </button>
    </div>
  );
}
