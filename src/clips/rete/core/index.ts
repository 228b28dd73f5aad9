// The core of the network: matches, memories, joins and retraction over one linear memory. AssemblyScript, compiled to
// WebAssembly by scripts/make-rete-core.mjs.

import { activate, detach, dissolve, insert, nextRandom } from "./agenda.ts";
import { allocate, allocateAligned, discardRow, recycle, release, reset } from "./allocate.ts";
import { enterContent, leaveContent } from "./contents.ts";
import { assertRight, drive, enter, enterJoin, evaluateSecondary } from "./drive.ts";
import { addToken, block, unblock, unlinkLeft, unlinkRight, willBeDeleted } from "./match.ts";
import { matchEntity, slotOf } from "./match-patterns.ts";
import { matchSelected, rematchSelected, retag, select, selectOnly } from "./match-selected.ts";
import { newMemory, remove } from "./memory.ts";
import { dismiss, removeChildren, removeRightChildren, retractEntity, withdraw } from "./retract.ts";

export {
  activate,
  addToken,
  allocate,
  allocateAligned,
  assertRight,
  block,
  detach,
  discardRow,
  dismiss,
  dissolve,
  drive,
  enter,
  enterContent,
  enterJoin,
  evaluateSecondary,
  insert,
  leaveContent,
  matchEntity,
  matchSelected,
  newMemory,
  nextRandom,
  recycle,
  release,
  rematchSelected,
  remove,
  removeChildren,
  removeRightChildren,
  reset,
  retag,
  retractEntity,
  select,
  selectOnly,
  slotOf,
  unblock,
  unlinkLeft,
  unlinkRight,
  willBeDeleted,
  withdraw,
};
