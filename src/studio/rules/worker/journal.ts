/** The journal of a session: cut at a moment, and as the inputs that replay the session. */
import type { Done, Input, Journal } from "./protocol.ts";

export const emptyJournal: Journal = { done: [], lines: [], times: [] };

/**
 * The journal up to a moment. A run is shortened; a command that fired rules itself is whole or absent, so that the
 * cut journal may end before the moment asked for.
 */
export function cutJournal(journal: Journal, moment: number): Journal {
  const done = journal.done.flatMap((entry): Done[] => {
    if (entry.to <= moment) return [entry];
    if (entry.input.type !== "run" || entry.from >= moment) return [];
    return [{ ...entry, to: moment }];
  });
  const end = done.at(-1)?.to ?? 0;
  return {
    done,
    lines: journal.lines.filter((given) => given.moment <= end),
    times: journal.times.filter((given) => given.moment <= end),
  };
}

/** The inputs again, each run with the number of rules that it fired. */
export function replayInputs(journal: Journal): Input[] {
  return journal.done.map(({ input, from, to }) =>
    input.type === "run" ? { ...input, count: to - from } : input,
  );
}
