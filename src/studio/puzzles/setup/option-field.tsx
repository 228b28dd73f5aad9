/** One option of a search, in the puzzle of the page: a text field for it, and how it is set. */
import { withSetting } from "../puzzle.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";

/** An empty text leaves the option to its default. */
export const set = (name: string, value: string | undefined) =>
  changePuzzle((puzzle) => withSetting(puzzle, name, value === "" ? undefined : value));

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly title?: string;
}

export function Field({ name, label, hint, title }: FieldProps) {
  const value = usePuzzle(({ settings }) => settings[name] ?? "");
  return (
    <label className="field" title={title}>
      <span className="field-label">{label}</span>
      <input value={value} placeholder={hint} onChange={(event) => set(name, event.target.value.trim())} />
    </label>
  );
}
