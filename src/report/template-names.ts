/** The forms that a report can have; in a file of their own so that names can be checked without making one. */
export const templateNames = ["report", "informe"] as const;
export type TemplateName = (typeof templateNames)[number];
