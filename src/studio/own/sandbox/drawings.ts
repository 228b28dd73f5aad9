/** Messages of a search with drawings in the place of states: states of a user's program may be of any kind. */
import type { Drawn } from "../../../run/own-problem/drawn.ts";

/** The same message; whatever is called `state` or is among `states` is drawn. Columns of numbers are left as they are. */
export function withDrawings(message: unknown, draw: (state: unknown) => Drawn): unknown {
  if (Array.isArray(message)) return message.map((value) => withDrawings(value, draw));
  if (typeof message !== "object" || message === null || ArrayBuffer.isView(message)) return message;
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => {
      if (name === "state") return [name, draw(value)];
      if (name === "states" && Array.isArray(value)) return [name, value.map(draw)];
      return [name, withDrawings(value, draw)];
    }),
  );
}
