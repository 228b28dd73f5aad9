/** The keys of the page "Puzzles", each with the word of what it does: for those who act and for the list of all keys. */
export const watchKeys = {
  n: "nextExpansion",
  f: "nextF",
  s: "nextSolution",
  e: "finish",
  p: "playOrPause",
  ".": "oneForward",
  ",": "oneBack",
} as const;

export const playKeys = { "Ctrl+z": "undo", "Ctrl+y": "redo" } as const;

export const raceKeys = { e: "finishRace", p: "playOrPause", ".": "oneForward", ",": "oneBack" } as const;
