/** A seed and a button that uses it; each use takes the next seed. */
import { type ReactNode, useState } from "react";
import { useWords } from "../words/index.ts";

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  use(seed: number): void;
}

export function SeedField({ label, icon, use }: Props) {
  const words = useWords();
  const [seed, setSeed] = useState("1");
  const isSeed = /^\d{1,9}$/.test(seed);
  return (
    <div className="setup-row">
      <label className="field setup-small">
        <span className="field-label">{words.seed}</span>
        <input
          inputMode="numeric"
          value={seed}
          aria-invalid={!isSeed}
          onChange={(event) => setSeed(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="setup-bottom"
        disabled={!isSeed}
        onClick={() => {
          use(Number(seed));
          setSeed(String((Number(seed) + 1) % 1e9));
        }}
      >
        {icon}
        {label}
      </button>
    </div>
  );
}
