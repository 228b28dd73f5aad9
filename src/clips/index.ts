// The public face of the rule engine.

export type { Observer } from "./core.ts";
export { type ActivationData, Environment, type FactData } from "./environment.ts";
export type { FunctionRow } from "./expression.ts";
export { displayValue, formatValue } from "./format-values.ts";
export type { Host, Router } from "./routers.ts";
export * from "./values.ts";
