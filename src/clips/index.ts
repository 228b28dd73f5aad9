// The public face of the rule engine.

export type { Activation } from "./agenda/agenda.ts";
export { Environment } from "./environment.ts";
export { errorHelp, type Help, type HelpTable, helpText } from "./evaluate/error-help.ts";
export type { RuleError } from "./evaluate/error-log.ts";
export type { FunctionRow } from "./evaluate/function-row.ts";
export type { Derivation, DerivedFact, FiringData } from "./explain/derivation.ts";
export { english } from "./explain/english.ts";
export type { DerivedInstance, SlotOrigin } from "./explain/instance-log.ts";
export type { AgendaOrder, OrderedActivation, OrderReason } from "./explain/order.ts";
export {
  type ExplainWords,
  type OrderWhy,
  type Said,
  type SaidField,
  type SaidNear,
  type SaidOrder,
  type SaidValue,
  type SaidWhyNot,
  sayIn,
} from "./explain/said.ts";
export type { Why } from "./explain/why.ts";
export type { WhyNot, WhyNotAlternative, WhyNotStep } from "./explain/why-not.ts";
export { wouldAssert } from "./explain/would-assert.ts";
export type { Fact } from "./facts/fact.ts";
export { factText } from "./facts/fact-text.ts";
export type { Host, Router } from "./host/routers.ts";
export type { ClassData, ClassSlotData, HandlerData } from "./inspect/class-data.ts";
export type { RuleEvent, RuleListener } from "./inspect/events.ts";
export { type FactDrawing, FactDrawings } from "./inspect/fact-drawings.ts";
export type { NetworkEdge, NetworkNode, NetworkPicture } from "./inspect/network-picture.ts";
export type { ActivationData, FactData, InstanceData, RuleData } from "./inspect/plain-data.ts";
export { displayValue, formatValue } from "./language/format-values.ts";
export type { SourceLocation } from "./language/source-position.ts";
export { bytesOf, textOfBytes } from "./language/utf8.ts";
export * from "./language/values.ts";
export type { Handler } from "./objects/handler.ts";
export type { Instance } from "./objects/instance.ts";
export { CommandScanner } from "./prompt/complete-command.ts";
export type { Words } from "./prompt/words.ts";
export { tokenEntities } from "./rete/token.ts";
export { RuleSpace, type RuleSpaceOptions } from "./space/rule-space.ts";
export type { RuleState } from "./space/rule-state.ts";
export { SpaceError, type SpaceProblem } from "./space/space-error.ts";
