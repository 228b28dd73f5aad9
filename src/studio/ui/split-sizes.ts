/** The sizes of panels beside each other: how a handle changes them, and how the browser keeps them. */

const KEY = "frontier.panels";
/** No panel gets smaller than this part of the whole. */
const LEAST = 0.1;

/** The sizes after the handle behind panel `index` has moved by a part of the whole; the other panels stay. */
export function moved(sizes: readonly number[], index: number, by: number): readonly number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const pair = sizes[index]! + sizes[index + 1]!;
  const least = Math.min(LEAST * whole, pair / 2);
  const size = Math.max(least, Math.min(pair - least, sizes[index]! + by * whole));
  return sizes.with(index, size).with(index + 1, pair - size);
}

/** The sizes as the user left them, otherwise those of the start. */
export function keptSizes(name: string, first: readonly number[]): readonly number[] {
  const sizes = all()[name];
  const isUsable =
    Array.isArray(sizes) && sizes.length === first.length && sizes.every((size) => size > 0 && size < 1e6);
  return isUsable ? sizes : first;
}

export function keepSizes(name: string, sizes: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: sizes }));
  } catch {
    // The storage is full or forbidden: the sizes last until the page is closed.
  }
}

function all(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
