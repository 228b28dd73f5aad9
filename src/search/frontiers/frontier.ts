/**
 * What a frontier is to an engine: nodes that wait to be taken. All give back the smallest priority first; each says how it
 * breaks ties. An engine may push a node again when it got cheaper and passes over the outdated entry.
 */
export interface Frontier {
  /** `tie` is read only by the orders that break ties by g. */
  push(node: number, priority: number, tie: number): void;
  /** The next node, or NONE. */
  pop(): number;
  /** The priority that the node given by the last `pop` was pushed with. */
  readonly poppedPriority: number;
  /** Nodes that the last `pop` gave up for good, if this is a frontier that does so. */
  readonly dropped?: readonly number[];
  bytes(): number;
}
