/** What a key means: a pure function of the keys that are told. */

export interface Shortcut {
  /** As `event.key` names it; two keys one after the other with a space between: `g p`. */
  readonly keys: string;
  readonly label: string;
  act(): void;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The shortcut that a key means after the key before it; the page on top, told last, counts first. */
export function shortcutFor(
  groups: readonly ShortcutGroup[],
  before: string,
  key: string,
): Shortcut | undefined {
  const all = groups.flatMap(({ shortcuts }) => shortcuts).reverse();
  return all.find(({ keys }) => keys === `${before} ${key}`) ?? all.find(({ keys }) => keys === key);
}
