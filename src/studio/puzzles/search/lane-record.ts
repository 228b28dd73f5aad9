/**
 * What one search of a race did: one row per expansion, in columns. Boards are not kept: the board of a step is rebuilt
 * by the actions on its path. The search that is recorded is not the one that races, which keeps its own time and memory.
 */
import type { Settings } from "../../../domains/index.ts";
import { type PreparedRun, prepare } from "../../../run/run.ts";
import type { Observer, SearchEvent } from "../../../search/index.ts";
import { enlarged, NONE } from "../../../search/nodes/node.ts";
import { ActionCodes } from "./action-codes.ts";
import { type LaneBoard, MOST_STEPS, type SearchRequest } from "./messages.ts";

const FIRST_CAPACITY = 1024;
/** On a long path, a state is remembered every so many actions, but only a few in all. */
const ACTIONS_PER_MARK = 256;
const MOST_MARKS = 1000;

export class LaneRecord implements Observer {
  /** Expansions recorded. */
  length = 0;
  /** By step, from 1: the step that expanded the parent, and the action from it. */
  private parent = new Int32Array(FIRST_CAPACITY);
  private action = new Int32Array(FIRST_CAPACITY);
  private depth = new Int32Array(FIRST_CAPACITY);
  private frontier = new Int32Array(FIRST_CAPACITY);
  private f = new Float64Array(FIRST_CAPACITY);
  /** By number of a node: the step that expanded it last. */
  private stepOf = new Int32Array(FIRST_CAPACITY);
  private readonly actions = new ActionCodes();
  /** By step: states without a parent. */
  private readonly roots = new Map<number, unknown>();
  /** By step: states in the middle of long paths. */
  private readonly marks = new Map<number, unknown>();
  private readonly problem: PreparedRun["opened"]["problem"];
  private readonly starts: ReadonlySet<string | number>;
  /** Gone when all is recorded. */
  private run: PreparedRun | undefined;

  constructor(
    request: SearchRequest,
    private readonly most = MOST_STEPS,
    prepared: typeof prepare = prepare,
  ) {
    // The racing search decides how far it goes.
    const { time: _, memory: __, ...settings }: Settings = request.settings;
    this.run = prepared({ ...request, settings }, { observer: this });
    this.problem = this.run.opened.problem;
    this.starts = new Set(this.problem.starts.map((state) => this.problem.key(state)));
  }

  /** The board expanded at a step, or the last one that is recorded before it; at 0 the start. */
  at(step: number): LaneBoard {
    this.reach(Math.min(step, this.most));
    const at = Math.min(step, this.length);
    if (at === 0) return { step, state: this.problem.starts[0], depth: 0, frontier: null, f: null };
    const [depth, frontier, f] = [this.depth[at]!, this.frontier[at]!, this.f[at]!];
    return { step: at, state: this.stateAt(at), depth, frontier, f };
  }

  event({ type, id, parent, action, state, depth, f }: SearchEvent): void {
    if (type !== "expand") return;
    const at = ++this.length;
    if (at === this.parent.length) this.grow();
    this.parent[at] = parent === null ? NONE : this.stepOf[parent]!;
    this.action[at] = this.actions.codeOf(action);
    this.depth[at] = depth;
    this.frontier[at] = this.run!.search.frontierSize;
    this.f[at] = f;
    if (parent === null) this.roots.set(at, state);
    if (id >= this.stepOf.length) this.stepOf = enlarged(this.stepOf, new Int32Array(2 * id));
    this.stepOf[id] = at;
  }

  private reach(step: number): void {
    while (this.run !== undefined && this.length < step) {
      const isRunning = this.run.search.advanceBy(step - this.length);
      if (!isRunning || this.length >= this.most) this.run = undefined;
    }
  }

  private stateAt(step: number): unknown {
    const path: number[] = [];
    let at = step;
    while (!this.marks.has(at) && this.parent[at] !== NONE) {
      path.push(at);
      at = this.parent[at]!;
    }
    let state = this.marks.get(at) ?? this.roots.get(at);
    if (path.length === 0) return state;
    const steps = this.isForward(at) ? this.problem : this.problem.backward!;
    for (const [i, next] of path.toReversed().entries()) {
      state = steps.result(state, this.actions.actionOf(this.action[next]!));
      if (i % ACTIONS_PER_MARK === ACTIONS_PER_MARK - 1) this.mark(next, state);
    }
    return state;
  }

  /** A search from both ends has paths that begin at a goal. */
  private isForward(step: number): boolean {
    if (this.problem.backward === undefined) return true;
    let at = step;
    while (this.parent[at] !== NONE) at = this.parent[at]!;
    return this.starts.has(this.problem.key(this.roots.get(at)));
  }

  private mark(step: number, state: unknown): void {
    if (this.marks.size >= MOST_MARKS) this.marks.clear();
    this.marks.set(step, state);
  }

  private grow(): void {
    const capacity = this.parent.length * 2;
    this.parent = enlarged(this.parent, new Int32Array(capacity));
    this.action = enlarged(this.action, new Int32Array(capacity));
    this.depth = enlarged(this.depth, new Int32Array(capacity));
    this.frontier = enlarged(this.frontier, new Int32Array(capacity));
    this.f = enlarged(this.f, new Float64Array(capacity));
  }
}
