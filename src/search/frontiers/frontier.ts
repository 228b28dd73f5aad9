/**
 * What a frontier is to an engine: nodes that wait to be taken. All give back the smallest priority first; each says how it
 * breaks ties. An engine may push a node again when it has become cheaper, and skips the outdated entry.
 */
export interface Frontier {
  /** `tie` is read only by the orders that break ties by g. */
  push(node: number, priority: number, tie: number): void;
  /** The next node, or NONE. */
  pop(): number;
  /** The priority that the node given by the last `pop` was pushed with. */
  readonly poppedPriority: number;
  /** Nodes that the last `pop` discarded, if this frontier discards any. */
  readonly dropped?: readonly number[];
  bytes(): number;
  /** Leaves memory to the next search; nothing may be asked afterwards. */
  giveBack?(): void;
}
