/** Two searches of one problem in one tree: which states both expand, and which only one of them. */
import type { PreparedRun } from "../../../run/run.ts";
import { NONE } from "../../../search/nodes/node.ts";
import type { OwnTree, UnionColumns } from "./messages.ts";
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
    const own = [this.add(first), this.add(second)] as const;
    const count = this.states.length;
    const orders = own.map(({ places }) => {
      const order = new Int32Array(count);
      for (const [number, place] of places.entries()) order[place] = number + 1;
      return order;
    });
    this.columns = {
      parents: Int32Array.from(this.parents),
      first: orders[0],
      second: orders[1],
      goals: Uint8Array.from(this.goals),
      own,
      isWhole: !first.recording.isFull && !second.recording.isFull,
    };
  }

  stateAt(place: number): unknown {
    return this.states[place];
  }

  /** The states that a search expands, each once. The parent of an expanded node was expanded before. */
  private add({ run, recording }: RecordedSearch): OwnTree {
    while (!recording.isFull && run.search.advance());
    const places: number[] = [];
    const parents: number[] = [];
    const numberAt = new Map<number, number>();
    const placeOfNode = new Map<number, number>();
    for (let at = 0; at < recording.length; at++) {
      const type = recording.type[at];
      if (type !== EXPAND && type !== GOAL) continue;
      const id = recording.id[at];
      const parent = placeOfNode.get(recording.parent[at]) ?? NONE;
      const place = this.placeOf(run, recording.stateOf(id), parent);
      placeOfNode.set(id, place);
      if (type === GOAL) this.goals[place] = 1;
      if (numberAt.has(place)) continue;
      numberAt.set(place, places.length);
      places.push(place);
      parents.push(numberAt.get(parent) ?? NONE);
    }
    return { places: Int32Array.from(places), parents: Int32Array.from(parents) };
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
