// The core of the network: matches, memories, joins and retraction over one linear memory. AssemblyScript, compiled to
// WebAssembly by scripts/make-rete-core.mjs.

import { allocate, allocateAligned, discardRow, recycle, release, reset } from "./allocate.ts";
import { assertRight, drive, enter, enterJoin, evaluateSecondary } from "./drive.ts";
import { addToken, block, unblock, unlinkLeft, unlinkRight } from "./match.ts";
import { matchEntity, slotOf } from "./match-patterns.ts";
import { newMemory, remove } from "./memory.ts";
import { removeChildren, removeRightChildren, retractEntity, retractMatch } from "./retract.ts";

export {
  addToken,
  allocate,
  allocateAligned,
  assertRight,
  block,
  discardRow,
  drive,
  enter,
  enterJoin,
  evaluateSecondary,
  matchEntity,
  newMemory,
  recycle,
  release,
  remove,
  removeChildren,
  removeRightChildren,
  reset,
  retractEntity,
  retractMatch,
  slotOf,
  unblock,
  unlinkLeft,
  unlinkRight,
};
