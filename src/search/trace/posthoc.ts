/** A trace in the open search-trace format of the viewer Posthoc, version 1.4.0. */
import type { SearchEvent } from "./observer.ts";
import type { Trace } from "./trace.ts";

/**
 * Its names for our events; events without a name there are left out. So are duplicates: they carry the number of the known
 * node, which must not be closed by them.
 */
const types: Partial<Record<SearchEvent["type"], string>> = {
  start: "source",
  generate: "generating",
  prune: "closing",
  update: "updating",
  reopen: "updating",
  expand: "expanding",
  leave: "closing",
  goal: "destination",
};

export interface PosthocTrace {
  readonly version: "1.4.0";
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

/** `describe` gives a state as a line of text. */
export function toPosthoc(trace: Trace, describe: (state: unknown) => string): PosthocTrace {
  const events = trace.events.flatMap(({ type, id, parent, state, action, f, g, h, depth }) =>
    types[type] === undefined
      ? []
      : [
          {
            type: types[type],
            id,
            pId: parent,
            f: finite(f),
            g,
            h: finite(h),
            depth,
            action,
            state: describe(state),
          },
        ],
  );
  return { version: "1.4.0", events };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
