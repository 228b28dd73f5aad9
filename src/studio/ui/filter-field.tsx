/** The field above a list in which a reader says what to look for. */
interface Props {
  readonly label: string;
  readonly text: string;
  change(text: string): void;
}

export function FilterField({ label, text, change }: Props) {
  return (
    <input
      type="search"
      className="filter-field"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}
