// The core of the network as it runs: WebAssembly, compiled once, and an instance with a memory of its own for every
// network. Its source is in `core/`.

import { newInstance, type WebAssemblyMemory } from "../language/web-assembly.ts";
import { CORE } from "./core-bytes.ts";

/** What the core asks for; `core/host.ts` has the same. */
export interface CoreHost {
  grown(full: number): void;
  passes(test: number, left: number, right: number): boolean;
  keyOf(reference: number, match: number): number;
  selected(node: number): number;
  patternFails(node: number): void;
  joinFails(join: number, left: number, right: number): boolean;
  marksTried(count: number): number;
  activating(join: number, token: number): number;
  activated(token: number): void;
  deactivating(token: number): void;
  matchAdded(match: number): void;
  matchRemoved(match: number): void;
  tokenAdded(token: number): void;
  tokenRemoved(token: number): void;
  comparingLeft(join: number, right: number): void;
  comparedRight(join: number, token: number, after: number, last: number, retracting: number): void;
  dropSupport(token: number): void;
  equalSince(entity: number, other: number): number;
}

/** What the core can do; see the files in `core/`. */
export interface Core {
  allocate(bytes: number): number;
  allocateAligned(bytes: number): number;
  release(block: number, bytes: number): void;
  discardRow(row: number): void;
  recycle(): void;
  enterContent(entity: number, always: boolean): number;
  leaveContent(entity: number): void;
  reset(): void;
  activate(join: number, token: number): void;
  detach(token: number): void;
  dissolve(agenda: number): void;
  insert(agenda: number, token: number, salience: number): void;
  nextRandom(): number;
  addToken(left: number, right: number, owner: number): number;
  block(token: number, by: number): void;
  unblock(token: number): void;
  unlinkLeft(token: number): void;
  unlinkRight(token: number): void;
  willBeDeleted(match: number): number;
  newMemory(hashed: boolean, byKey: boolean): number;
  remove(memory: number, match: number): void;
  matchEntity(entity: number, timeTag: number, root: number): void;
  selectOnly(nodes: number): void;
  select(nodes: number): void;
  matchSelected(entity: number, timeTag: number, root: number): void;
  rematchSelected(entity: number, timeTag: number, root: number): void;
  retag(entity: number, timeTag: number): void;
  slotOf(key: number): number;
  enter(entity: number, marks: number, timeTag: number, node: number): void;
  assertRight(right: number, join: number, retracting: boolean): void;
  drive(left: number, right: number, join: number, retracting: boolean): void;
  enterJoin(left: number, right: number, join: number, enterLeft: boolean, retracting: boolean): void;
  evaluateSecondary(test: number, left: number, right: number): number;
  removeChildren(parent: number, retracting: boolean): void;
  removeRightChildren(right: number, retracting: boolean): void;
  retractEntity(entity: number): void;
  withdraw(entity: number): void;
  dismiss(entity: number): number;
}

const PAGE_BYTES = 2 ** 16;

/** A core of its own; `memory` begins with so many bytes, and has another buffer whenever the core has called `grown`. */
export function newCore(
  host: CoreHost,
  bytes = PAGE_BYTES,
): { readonly core: Core; readonly memory: WebAssemblyMemory } {
  const { exports: core, memory } = newInstance<Core>(CORE, Math.ceil(bytes / PAGE_BYTES), host);
  core.reset();
  return { core, memory };
}
