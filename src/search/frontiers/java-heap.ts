/**
 * HOT. A frontier with the order of java.util.PriorityQueue: a binary heap without a rule for ties. A node
 * rises while it is smaller than its parent; the last one moves to the top and sinks, to the left among equal children.
 */

import { enlarged, NONE } from "../nodes/node.ts";
import type { Frontier } from "./frontier.ts";

export class JavaHeap implements Frontier {
  poppedPriority = 0;
  private nodes = new Int32Array(64);
  private priorities = new Float64Array(64);
  private count = 0;

  push(node: number, priority: number): void {
    if (this.count === this.nodes.length) this.grow();
    const { nodes, priorities } = this;
    let at = this.count++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (priority >= priorities[above]!) break;
      nodes[at] = nodes[above]!;
      priorities[at] = priorities[above]!;
      at = above;
    }
    nodes[at] = node;
    priorities[at] = priority;
  }

  pop(): number {
    if (this.count === 0) return NONE;
    const { nodes, priorities } = this;
    const top = nodes[0]!;
    this.poppedPriority = priorities[0]!;
    const last = --this.count;
    const priority = priorities[last]!;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= last) break;
      if (below + 1 < last && priorities[below]! > priorities[below + 1]!) below++;
      if (priority <= priorities[below]!) break;
      nodes[at] = nodes[below]!;
      priorities[at] = priorities[below]!;
      at = below;
    }
    nodes[at] = nodes[last]!;
    priorities[at] = priority;
    return top;
  }

  bytes(): number {
    return this.nodes.length * 12;
  }

  private grow(): void {
    this.nodes = enlarged(this.nodes, new Int32Array(this.count * 2));
    this.priorities = enlarged(this.priorities, new Float64Array(this.count * 2));
  }
}
