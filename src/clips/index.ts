// The public face of the rule engine.

export { Environment } from "./environment.ts";
export type { Derivation, DerivedFact, FiringData } from "./explain/derivation.ts";
export type { RuleEvent, RuleListener } from "./explain/events.ts";
export type { Why } from "./explain/why.ts";
export type { FunctionRow } from "./expression.ts";
export { displayValue, formatValue } from "./format-values.ts";
export type { ActivationData, FactData } from "./plain-data.ts";
export type { Host, Router } from "./routers.ts";
export * from "./values.ts";
