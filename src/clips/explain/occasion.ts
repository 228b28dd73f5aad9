// When something happened in a recorded run.

/** After how many firings, and in which of them (null: from outside). */
export interface Occasion {
  readonly after: number;
  readonly by: number | null;
}

/** An occasion as one number, never 0: after how many firings, and whether the last of them did it. */
export function occasionCode(after: number, inFiring: boolean): number {
  return 2 * after + (inFiring ? 2 : 1);
}

/** The occasion with this code; null for 0. */
export function occasionOf(code: number): Occasion | null {
  if (code === 0) return null;
  const after = (code - 1) >> 1;
  return { after, by: code % 2 === 0 ? after : null };
}
