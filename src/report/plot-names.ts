/** The names by which a study asks for plots; in a file of their own so that names can be checked without drawing. */
export const plotNames = [
  "nodes",
  "time",
  "scatter",
  "growth",
  "penetrance",
  "solved",
  "cactus-time",
  "cactus-nodes",
] as const;
export type PlotName = (typeof plotNames)[number];
