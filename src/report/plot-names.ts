/** The names by which a study asks for plots; apart from the plots so that a name can be checked without drawing. */
export const plotNames = ["nodes", "time", "growth", "penetrance", "solved"] as const;
export type PlotName = (typeof plotNames)[number];
