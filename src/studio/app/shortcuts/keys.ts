/** Which shortcut a key press means: a pure function of the tables and the event. */

export interface Shortcut {
  /**
   * A key as `event.key` names it, with its modifiers in front: `n`, `F8`, `Shift+F10`, `Ctrl+Enter`, `Alt+C`. Ctrl is
   * also the Command key. Two keys, one after the other, have a space between them: `g p`.
   */
  readonly keys: string;
  readonly label: string;
  act(): void;
}

/** The shortcuts of a page, or of the frame around all pages. */
export interface ShortcutTable {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What is read of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * The shortcut that a key press means after the key `before` it. Where two tables have the same keys, the later one
 * wins: a page is shown inside the frame.
 */
export function shortcutFor(
  tables: readonly ShortcutTable[],
  before: string,
  press: KeyPress,
): Shortcut | undefined {
  const all = tables.flatMap(({ shortcuts }) => shortcuts).reverse();
  const name = pressName(press);
  return all.find(({ keys }) => keys === `${before} ${name}`) ?? all.find(({ keys }) => keys === name);
}

/**
 * Whether a shortcut may also be used while text is being typed: a key with Ctrl or Alt, or a function key, writes
 * nothing. What undoes and redoes is then about the text.
 */
export function writesNothing({ keys }: Shortcut): boolean {
  return /^(Ctrl|Alt)\+(?![zy]$)|^(Shift\+)?F\d+$/.test(keys);
}

function pressName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isCommand = ctrlKey || metaKey;
  // With Alt some keyboards write another letter; the key itself stays the same.
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = letter ?? key;
  // Shift is part of a character, as in `?`; for other keys it is a modifier.
  const isShifted = shiftKey && name.length > 1;
  return `${isCommand ? "Ctrl+" : ""}${altKey ? "Alt+" : ""}${isShifted ? "Shift+" : ""}${name}`;
}
