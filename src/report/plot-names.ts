/** The names by which a study asks for plots; in a file of their own so that names can be checked without drawing. */
export const plotNames = ["nodes", "time", "growth", "penetrance", "solved"] as const;
export type PlotName = (typeof plotNames)[number];
