/** A game that a person plays: the boards so far, with undo and redo. Pure. */
export interface Game {
  readonly states: readonly unknown[];
  /** Which of them is on the board; also the number of moves. */
  readonly at: number;
}

export const newGame = (start: unknown): Game => ({ states: [start], at: 0 });

/** What was undone is forgotten. */
export function moved({ states, at }: Game, state: unknown): Game {
  return { states: [...states.slice(0, at + 1), state], at: at + 1 };
}

export function wentTo({ states, at }: Game, by: number): Game {
  return { states, at: Math.max(0, Math.min(states.length - 1, at + by)) };
}
