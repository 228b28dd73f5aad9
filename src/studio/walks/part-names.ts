/** The names of the parts of the pages; where each is, only the page with a walk open must know. */
export const partNames = [
  "setup",
  "board",
  "counters",
  "steps",
  "main",
  "tree",
  "frontier",
  "closed",
  "node",
  "program",
  "facts",
  "agenda",
  "console",
  "rules-tree",
] as const;
export type PartName = (typeof partNames)[number];
