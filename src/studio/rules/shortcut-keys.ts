/** The keys of the page "Rules", each with the word of what it does: for those who act and for the list of all keys. */
export const rulesKeys = {
  "Ctrl+Enter": "reset",
  F8: "run",
  F10: "step",
  "Shift+F10": "back",
  "Alt+C": "console",
  "Alt+P": "editor",
  F12: "definition",
  "Shift+F12": "references",
  F2: "rename",
  "Alt+F": "format",
} as const;
