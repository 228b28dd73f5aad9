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
  call,
  constant,
  equal,
  equal64,
  get,
  isZero,
  lessThan,
  load,
  load64,
  loop,
  notEqual,
  or,
  set,
  shiftLeft,
  shiftRightUnsigned,
  store,
  subtract,
  when,
  whenElse,
} from "../../wasm/assembler.ts";
import { type FunctionBody, moduleBytes } from "../../wasm/module.ts";
import {
  addTo,
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
  newRecord,
  numberOf,
  one,
  push,
  RUN,
  readSlots,
  recordOf,
  setWord,
  slotOf,
  types,
  v,
  variableTypes,
  word,
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

/** A search: `take` puts the next node into `node`, `childKept` is what follows when a child is new. */
function search(parts: { take: Code; test: Code; childKnown: Code; childKept: Code }): FunctionBody {
  return {
    type: RUN,
    locals: variableTypes,
    body: [
      readSlots,
      set(v.generated, word(at.generated)),
      set(v.taken, word(at.taken)),
      set(v.expanded, word(at.expanded)),
      block(
        loop(
          // Before a node is taken there must be room for its children.
          set(v.ending, constant(Ending.needsRoom)),
          branchIf(1, lessThan(word(at.room), add(word(at.size), one))),

          // Step 1. Take the next node.
          parts.take,
          setWord(at.lastDepth, shiftRightUnsigned(get(v.rest), constant(G_AT))),
          set(v.board, load64(get(v.address))),
          increased(v.taken, one),

          // Step 2. Test it.
          parts.test,
          set(v.ending, constant(Ending.paused)),
          branchIf(1, isZero(get(v.left))),

          // Step 3. Expand it.
          increased(v.expanded, one),
          makeChildren,
          set(v.child, constant(at.children)),
          loop(
            increased(v.generated, one),
            set(v.childRest, load(get(v.child), CHILD_REST)),
            when(
              get(v.childRest),
              lookUp,
              // Steps 4 and 5. Drop what is known, keep the rest.
              whenElse(equal(get(v.known), constant(-1)), [keepChild, parts.childKept], parts.childKnown),
            ),
            increased(v.child, constant(CHILD_BYTES)),
            branchIf(0, countedDown(v.count)),
          ),
          // The open nodes: those made and those open again, without those taken.
          set(v.entry, subtract(add(word(at.size), word(at.reopened)), get(v.taken))),
          when(lessThan(word(at.peak), get(v.entry)), setWord(at.peak, get(v.entry))),
          branchIf(0, countedDown(v.left)),
        ),
      ),
      setWord(at.generated, get(v.generated)),
      setWord(at.taken, get(v.taken)),
      setWord(at.expanded, get(v.expanded)),
      get(v.ending),
    ],
  };
}

/** Of equal f the newest first; the cheapest path to a board is kept; a goal is tested when it is taken. */
const bestFirst: FunctionBody = search({
  // Skips entries that a cheaper path has replaced.
  take: [
    set(v.stack, word(at.lowest)),
    set(v.top, load(shiftLeft(get(v.stack), constant(2)), at.stacks)),
    when(
      isZero(get(v.top)),
      set(v.ending, constant(Ending.exhausted)),
      branchIf(2, lessThan(word(at.highest), add(get(v.stack), one))),
      setWord(at.lowest, add(get(v.stack), one)),
      branch(1),
    ),
    set(v.top, subtract(get(v.top), constant(4))),
    set(v.node, load(get(v.top))),
    whenElse(
      equal(and(get(v.top), constant(CHUNK_BYTES - 1)), constant(4)),
      [
        // The chunk is empty: the one before follows.
        set(v.top, subtract(get(v.top), constant(4))),
        store(shiftLeft(get(v.stack), constant(2)), load(get(v.top)), at.stacks),
        store(get(v.top), word(at.freeChunk)),
        setWord(at.freeChunk, get(v.top)),
      ],
      store(shiftLeft(get(v.stack), constant(2)), get(v.top), at.stacks),
    ),
    set(v.address, recordOf(v.node)),
    set(v.rest, load(get(v.address), REST)),
    branchIf(0, isClosed(get(v.rest))),
    branchIf(0, notEqual(fOf(v.rest), get(v.stack))),
    store(get(v.address), or(get(v.rest), constant(1 << CLOSED_AT)), REST),
  ],
  test: when(
    equal64(get(v.board), load64(constant(0), at.goal)),
    setWord(at.goalNode, get(v.node)),
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
      when(isClosed(get(v.entry)), addTo(at.reopened, one)),
      store(get(v.address), get(v.node), PARENT),
      store(get(v.address), get(v.childRest), REST),
      call(numberOf("push"), get(v.known), fOf(v.childRest)),
    ),
  ],
  childKept: call(numberOf("push"), subtract(word(at.size), one), fOf(v.childRest)),
});

/** Nodes are taken in the order of their numbers; the first path to a board is kept; a goal is tested when it is made. */
const breadthFirst: FunctionBody = search({
  take: [
    set(v.node, word(at.next)),
    set(v.ending, constant(Ending.exhausted)),
    branchIf(1, equal(get(v.node), word(at.size))),
    setWord(at.next, add(get(v.node), one)),
    set(v.address, recordOf(v.node)),
    set(v.rest, load(get(v.address), REST)),
  ],
  test: [],
  childKnown: [],
  childKept: when(
    equal64(get(v.childBoard), load64(constant(0), at.goal)),
    setWord(at.goalNode, subtract(word(at.size), one)),
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
  newRecord(): number;
  push(node: number, f: number): void;
  /** Writes so many nodes, all there are, into slots that are empty. */
  rehash(nodes: number): number;
}

export function graphModule(): Uint8Array<ArrayBuffer> {
  const bodies = { newChunk, newRecord, push, bestFirst, breadthFirst, rehash };
  const exported = ["bestFirst", "breadthFirst", "newRecord", "push", "rehash"] as const;
  return moduleBytes({
    types,
    functions: functions.map((name) => bodies[name]),
    exports: Object.fromEntries(exported.map((name) => [name, numberOf(name)])),
  });
}
