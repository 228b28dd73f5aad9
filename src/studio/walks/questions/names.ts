/** The answers that a walk can ask to be clicked, by name; what each means is in the file of its kind. */
export const nodeAnswers = {
  next: true,
  goal: true,
  "least-h": true,
  "least-f": true,
  deepest: true,
} as const;
export const cellAnswers = { moves: true, best: true, emptied: true } as const;
export const activationAnswers = { next: true, last: true } as const;
