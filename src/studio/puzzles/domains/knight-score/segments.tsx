/** One of a few values of a game, each a button. */
import "./segments.css";

interface SegmentsProps<Name extends string | number> {
  readonly label: string;
  readonly names: readonly Name[];
  title(name: Name): string;
  readonly chosen: Name;
  choose(name: Name): void;
}

export function Segments<Name extends string | number>({
  label,
  names,
  title,
  chosen,
  choose,
}: SegmentsProps<Name>) {
  return (
    <fieldset className="match-choice">
      <legend>{label}</legend>
      <div className="segments">
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            {title(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
