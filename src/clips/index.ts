// The public face of the rule engine.

export type { Activation } from "./agenda.ts";
export { CommandScanner } from "./complete-command.ts";
export { Environment } from "./environment.ts";
export { errorHelp, type Help, type HelpTable, helpText } from "./error-help.ts";
export type { RuleError } from "./error-log.ts";
export type { Derivation, DerivedFact, FiringData } from "./explain/derivation.ts";
export { english } from "./explain/english.ts";
export type { RuleEvent, RuleListener } from "./explain/events.ts";
export type { NetworkEdge, NetworkNode, NetworkPicture } from "./explain/network-picture.ts";
export type { AgendaOrder, OrderedActivation, OrderReason } from "./explain/order.ts";
export {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidNear,
  type SaidOrder,
  type SaidPlace,
  type SaidValue,
  type SaidWhyNot,
  sayIn,
} from "./explain/said.ts";
export type { Why } from "./explain/why.ts";
export type { WhyNot, WhyNotAlternative, WhyNotStep } from "./explain/why-not.ts";
export type { FunctionRow } from "./expression.ts";
export type { Fact } from "./fact.ts";
export { displayValue, formatValue } from "./format-values.ts";
export type { ActivationData, FactData, RuleData } from "./plain-data.ts";
export type { Host, Router } from "./routers.ts";
export type { LinePlace } from "./source-place.ts";
export { factText } from "./template.ts";
export { tokenFacts } from "./token.ts";
export * from "./values.ts";
export type { Words } from "./words.ts";
