/**
 * Every event of a search in columns of typed arrays, so that a million of them take little memory. States are kept
 * once per node. When there is no room left, nothing more is recorded and `isFull` says so.
 */
import { type EventType, eventTypes, type Observer, type SearchEvent } from "../../../search/index.ts";
import { enlarged, NONE } from "../../../search/nodes/node.ts";
import { ActionCodes } from "./action-codes.ts";

export const eventNames = Object.keys(eventTypes) as readonly EventType[];
const codeOf = Object.fromEntries(eventNames.map((name, code) => [name, code])) as Record<EventType, number>;

const FIRST_CAPACITY = 4096;

export class Recording implements Observer {
  length = 0;
  /** Events that were not recorded. */
  missed = 0;
  type = new Uint8Array(FIRST_CAPACITY);
  id = new Int32Array(FIRST_CAPACITY);
  parent = new Int32Array(FIRST_CAPACITY);
  depth = new Int32Array(FIRST_CAPACITY);
  g = new Float64Array(FIRST_CAPACITY);
  h = new Float64Array(FIRST_CAPACITY);
  f = new Float64Array(FIRST_CAPACITY);
  private action = new Int32Array(FIRST_CAPACITY);
  private readonly actions = new ActionCodes();
  private readonly states = new Map<number, unknown>();
  private first: unknown;
  /** One more than the largest number of a node. */
  nodes = 0;
  /** Where rounds begin. */
  readonly bounds: number[] = [];

  constructor(readonly most: number) {}

  get isFull(): boolean {
    return this.missed > 0;
  }

  event(event: SearchEvent): void {
    if (this.length === this.most) {
      this.missed++;
      return;
    }
    if (this.length === this.type.length) this.grow();
    const at = this.length++;
    this.type[at] = codeOf[event.type];
    this.id[at] = event.id;
    this.parent[at] = event.parent ?? NONE;
    this.depth[at] = event.depth;
    this.g[at] = event.g;
    this.h[at] = event.h;
    this.f[at] = event.f;
    this.action[at] = this.actions.codeOf(event.action);
    this.first ??= event.state;
    if (event.type === "bound") this.bounds.push(at);
    // A duplicate has the number of the known node; in a search along one path it has a number of its own.
    if (event.id >= 0 && !this.states.has(event.id)) this.states.set(event.id, event.state);
    if (event.id >= this.nodes) this.nodes = event.id + 1;
  }

  typeAt(at: number): EventType {
    return eventNames[this.type[at]!]!;
  }

  stateOf(id: number): unknown {
    return this.states.get(id) ?? this.first;
  }

  actionAt(at: number): unknown {
    return this.actions.actionOf(this.action[at]!);
  }

  eventAt(at: number): SearchEvent {
    const id = this.id[at]!;
    return {
      type: this.typeAt(at),
      id,
      parent: this.parent[at] === NONE ? null : this.parent[at]!,
      state: this.stateOf(id),
      action: this.actionAt(at),
      g: this.g[at]!,
      h: this.h[at]!,
      f: this.f[at]!,
      depth: this.depth[at]!,
    };
  }

  private grow(): void {
    const capacity = Math.min(this.type.length * 2, this.most);
    this.type = enlarged(this.type, new Uint8Array(capacity));
    this.id = enlarged(this.id, new Int32Array(capacity));
    this.parent = enlarged(this.parent, new Int32Array(capacity));
    this.depth = enlarged(this.depth, new Int32Array(capacity));
    this.action = enlarged(this.action, new Int32Array(capacity));
    this.g = enlarged(this.g, new Float64Array(capacity));
    this.h = enlarged(this.h, new Float64Array(capacity));
    this.f = enlarged(this.f, new Float64Array(capacity));
  }
}
