/** Two searches of one problem in one tree: which states both expand, and which only one of them. */
import type { PreparedRun } from "../../../run/run.ts";
import { NONE } from "../../../search/nodes/node.ts";
import type { UnionColumns } from "./messages.ts";
import { eventNames, type Recording } from "./recording.ts";

const EXPAND = eventNames.indexOf("expand");
const GOAL = eventNames.indexOf("goal");

interface RecordedSearch {
  readonly run: PreparedRun;
  readonly recording: Recording;
}

export class UnionTree {
  readonly columns: UnionColumns;
  private readonly states: unknown[] = [];
  private readonly places = new Map<unknown, number>();
  private readonly parents: number[] = [];
  private readonly goals: number[] = [];

  /** Runs both to their ends, or as far as they are recorded. */
  constructor(first: RecordedSearch, second: RecordedSearch) {
    const [own, other] = [first, second].map((search) => this.add(search));
    const count = this.states.length;
    const column = (orders: readonly number[]) =>
      Int32Array.from({ length: count }, (_, place) => orders[place] ?? 0);
    this.columns = {
      parents: Int32Array.from(this.parents),
      first: column(own),
      second: column(other),
      goals: Uint8Array.from(this.goals),
      isWhole: !first.recording.isFull && !second.recording.isFull,
    };
  }

  stateAt(place: number): unknown {
    return this.states[place];
  }

  /** By place: which number the state was in the order of expansion. The parent of an expanded node was expanded before. */
  private add({ run, recording }: RecordedSearch): number[] {
    while (!recording.isFull && run.search.advance());
    const orders: number[] = [];
    const placeOfNode = new Map<number, number>();
    let order = 0;
    for (let at = 0; at < recording.length; at++) {
      const type = recording.type[at];
      if (type !== EXPAND && type !== GOAL) continue;
      const id = recording.id[at];
      const place = this.placeOf(run, recording.stateOf(id), placeOfNode.get(recording.parent[at]) ?? NONE);
      placeOfNode.set(id, place);
      if (type === GOAL) this.goals[place] = 1;
      orders[place] ??= ++order;
    }
    return orders;
  }

  private placeOf({ opened }: PreparedRun, state: unknown, parent: number): number {
    const key = opened.problem.key(state);
    let place = this.places.get(key);
    if (place === undefined) {
      this.places.set(key, (place = this.states.length));
      this.states.push(state);
      this.parents.push(parent);
      this.goals.push(0);
    }
    return place;
  }
}
