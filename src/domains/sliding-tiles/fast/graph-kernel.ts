/**
 * HOT. A* and breadth-first search on boards of up to sixteen cells as WebAssembly. A node is a record of 16 bytes; the
 * records lie in chunks, and so do the stacks of open nodes, one for each f. Memory that is no longer needed becomes chunks
 * again. The slots of a hash table hold a part of the hash, so that a node with another board is hardly ever read.
 * `graph-memory.ts` is the host's side.
 */
import {
  add,
  and,
  block,
  branch,
  branchIf,
  type Code,
  constant,
  equal,
  equal64,
  get,
  isZero,
  lessThan,
  load,
  load64,
  loop,
  or,
  set,
  shiftLeft,
  shiftRightUnsigned,
  store,
  subtract,
  when,
  whenElse,
  xor,
} from "../../wasm/assembler.ts";
import { type FunctionBody, moduleBytes } from "../../wasm/module.ts";
import {
  addTo,
  childrenToCome,
  countedDown,
  entryFor,
  fOf,
  functions,
  goToNextSlot,
  hashOf,
  increased,
  isClosed,
  keepChild,
  lookUp,
  makeChildren,
  newChunk,
  numberOf,
  one,
  push,
  RUN,
  readKept,
  readSlots,
  recordOf,
  setWord,
  slotOf,
  types,
  v,
  variableTypes,
  word,
  writeKept,
} from "./graph-code.ts";
import {
  at,
  CHILD_BYTES,
  CHILD_REST,
  CHUNK_BYTES,
  CLOSED_AT,
  Ending,
  G_AT,
  PARENT,
  REST,
} from "./graph-layout.ts";

/** A search: `take` puts the record of the next node into `parent`, `childKept` is what follows when a child is new. */
function search(parts: { take: Code; test: Code; childKnown: Code; childKept: Code }): FunctionBody {
  return {
    type: RUN,
    locals: variableTypes,
    body: [
      readSlots,
      readKept,
      set(v.goal, load64(constant(0), at.goal)),
      block(
        loop(
          // Before a node is taken there must be room for its children.
          set(v.ending, constant(Ending.needsRoom)),
          branchIf(1, lessThan(word(at.room), add(get(v.size), one))),

          // Step 1. Take the next node.
          parts.take,
          setWord(at.lastDepth, shiftRightUnsigned(get(v.rest), constant(G_AT))),
          set(v.board, load64(get(v.parent))),
          increased(v.taken, one),

          // Step 2. Test it.
          parts.test,
          set(v.ending, constant(Ending.paused)),
          branchIf(1, isZero(get(v.left))),

          // Step 3. Expand it.
          increased(v.expanded, one),
          makeChildren,
          set(v.child, constant(at.children)),
          when(
            get(v.count),
            loop(
              set(v.childRest, load(get(v.child), CHILD_REST)),
              lookUp,
              // Steps 4 and 5. Drop what is known, keep the rest.
              whenElse(equal(get(v.known), constant(-1)), [keepChild, parts.childKept], parts.childKnown),
              increased(v.child, constant(CHILD_BYTES)),
              branchIf(0, countedDown(v.count)),
            ),
          ),
          // The open nodes: those made and those open again, without those taken.
          set(v.entry, subtract(add(get(v.size), get(v.reopened)), get(v.taken))),
          when(lessThan(get(v.peak), get(v.entry)), set(v.peak, get(v.entry))),
          branchIf(0, countedDown(v.left)),
        ),
      ),
      writeKept,
      get(v.ending),
    ],
  };
}

/** Of equal f the newest first; the cheapest path to a board is kept; a goal is tested when it is taken. */
const bestFirst: FunctionBody = search({
  // Skips entries that a cheaper path has replaced.
  take: [
    set(v.stack, shiftLeft(get(v.lowest), constant(2))),
    set(v.top, load(get(v.stack), at.stacks)),
    when(
      isZero(get(v.top)),
      set(v.ending, constant(Ending.exhausted)),
      branchIf(2, lessThan(get(v.highest), add(get(v.lowest), one))),
      increased(v.lowest, one),
      branch(1),
    ),
    set(v.top, subtract(get(v.top), constant(4))),
    set(v.parent, load(get(v.top))),
    when(
      equal(and(get(v.top), constant(CHUNK_BYTES - 1)), constant(4)),
      // The chunk is empty: the one before follows.
      set(v.entry, subtract(get(v.top), constant(4))),
      set(v.top, load(get(v.entry))),
      store(get(v.entry), word(at.freeChunk)),
      setWord(at.freeChunk, get(v.entry)),
    ),
    store(get(v.stack), get(v.top), at.stacks),
    set(v.rest, load(get(v.parent), REST)),
    branchIf(0, or(isClosed(get(v.rest)), xor(fOf(v.rest), get(v.lowest)))),
    store(get(v.parent), or(get(v.rest), constant(1 << CLOSED_AT)), REST),
  ],
  test: when(
    equal64(get(v.board), get(v.goal)),
    setWord(at.goalRecord, get(v.parent)),
    set(v.ending, constant(Ending.goal)),
    branch(2),
  ),
  childKnown: [
    set(v.entry, load(get(v.address), REST)),
    when(
      lessThan(
        shiftRightUnsigned(get(v.childRest), constant(G_AT)),
        shiftRightUnsigned(get(v.entry), constant(G_AT)),
      ),
      addTo(at.replaced, one),
      when(isClosed(get(v.entry)), increased(v.reopened, one)),
      store(get(v.address), get(v.parent), PARENT),
      store(get(v.address), get(v.childRest), REST),
      push,
    ),
  ],
  childKept: push,
});

/** Nodes are taken in the order of their numbers; the first path to a board is kept; a goal is tested when it is made. */
const breadthFirst: FunctionBody = search({
  take: [
    set(v.ending, constant(Ending.exhausted)),
    branchIf(1, equal(get(v.taken), get(v.size))),
    set(v.parent, recordOf(v.taken)),
    set(v.rest, load(get(v.parent), REST)),
  ],
  test: [],
  childKnown: [],
  childKept: when(
    equal64(get(v.childBoard), get(v.goal)),
    setWord(at.goalRecord, get(v.address)),
    set(v.generated, subtract(get(v.generated), childrenToCome)),
    set(v.ending, constant(Ending.goal)),
    branch(5),
  ),
});

/** Writes all nodes into new slots; the parameter, as in the searches, counts them down. */
const rehash: FunctionBody = {
  type: RUN,
  locals: variableTypes,
  body: [
    readSlots,
    set(v.node, word(at.hashed)),
    loop(
      set(v.board, load64(recordOf(v.node))),
      set(v.tag, hashOf(v.board, v.mixed)),
      set(v.slot, slotOf(v.tag)),
      loop(when(load(get(v.slot)), goToNextSlot, branch(1))),
      set(v.tag, shiftLeft(get(v.tag), get(v.slotBits))),
      store(get(v.slot), entryFor(get(v.node))),
      increased(v.node, one),
      branchIf(0, countedDown(v.left)),
    ),
    get(v.node),
  ],
};

/** What the host calls. */
export interface GraphExports {
  /** Each expands at most so many nodes; with 0 it takes and tests one node. The result is an `Ending`. */
  bestFirst(expansions: number): number;
  breadthFirst(expansions: number): number;
  /** Writes so many nodes into the slots, from `hashed` on, and returns the number of the next. */
  rehash(nodes: number): number;
}

export function graphModule(): Uint8Array<ArrayBuffer> {
  const bodies = { newChunk, bestFirst, breadthFirst, rehash };
  const exported = ["bestFirst", "breadthFirst", "rehash"] as const;
  return moduleBytes({
    types,
    functions: functions.map((name) => bodies[name]),
    exports: Object.fromEntries(exported.map((name) => [name, numberOf(name)])),
  });
}
