/**
 * HOT. What A* and breadth-first search in WebAssembly are made of: chunks of memory, records, stacks, slots and children, as
 * code that the functions of `graph-kernel.ts` contain or call.
 */
import {
  add,
  and,
  and64,
  block,
  branch,
  branchIf,
  type Code,
  call,
  constant,
  constant64,
  equal,
  equal64,
  get,
  isZero,
  lessThan,
  load,
  load64,
  loadByte,
  loop,
  low,
  multiply64,
  or,
  set,
  shiftLeft,
  shiftLeft64,
  shiftRight64,
  shiftRightUnsigned,
  store,
  store64,
  subtract,
  when,
  whenElse,
  wide,
  xor,
  xor64,
} from "../../wasm/assembler.ts";
import type { FunctionBody, FunctionType } from "../../wasm/module.ts";
import {
  ALL_MOVES,
  at,
  BLANK_AT,
  CHANGE_OFFSET,
  CHILD_BITS,
  CHILD_BYTES,
  CHILD_HASH,
  CHILD_REST,
  CHUNK_BITS,
  CHUNK_BYTES,
  CHUNKS_PER_NODE,
  CLOSED_AT,
  FROM_AT,
  G_AT,
  H,
  MOVES_BITS,
  PARENT,
  PLACE_AT,
  RECORD_BITS,
  RECORD_BYTES,
  RECORDS_PER_CHUNK_BITS,
  REST,
} from "./graph-layout.ts";

export const types: readonly FunctionType[] = [
  { parameters: [], result: "i32" },
  { parameters: ["i32"], result: "i32" },
];
const MAKE = 0;
export const RUN = 1;

export const functions = ["newChunk", "bestFirst", "breadthFirst", "rehash"] as const;
export const numberOf = (name: (typeof functions)[number]): number => functions.indexOf(name);

export const word = (address: number): Code => load(constant(0), address);
export const setWord = (address: number, value: Code): Code => store(constant(0), value, address);
export const addTo = (address: number, amount: Code): Code => setWord(address, add(word(address), amount));
export const increased = (local: number, amount: Code): Code => set(local, add(get(local), amount));
/** Counts a variable down and leaves what remains. */
export const countedDown = (local: number): Code => [set(local, subtract(get(local), one)), get(local)];
export const one = constant(1);
const RECORDS_MASK = constant((1 << RECORDS_PER_CHUNK_BITS) - 1);

/** Where the address of the chunk with a node's record is kept. */
const chunkOf = (node: number): Code =>
  shiftLeft(shiftRightUnsigned(get(node), constant(RECORDS_PER_CHUNK_BITS)), constant(2));

/** The address of a node's record. */
export const recordOf = (node: number): Code =>
  add(load(chunkOf(node), at.chunks), shiftLeft(and(get(node), RECORDS_MASK), constant(RECORD_BITS)));

/** A chunk that was used before, or else a new one; there must be one. */
export const newChunk: FunctionBody = {
  type: MAKE,
  locals: ["i32"],
  body: [
    set(0, word(at.freeChunk)),
    whenElse(get(0), setWord(at.freeChunk, load(get(0))), [
      set(0, word(at.unused)),
      addTo(at.unused, constant(CHUNK_BYTES)),
      // Free chunks are used first, so the last new ones are for the case that there is none.
      when(
        lessThan(
          shiftRightUnsigned(subtract(word(at.end), word(at.unused)), constant(CHUNK_BITS)),
          constant(CHUNKS_PER_NODE),
        ),
        setWord(at.room, constant(0)),
      ),
    ]),
    get(0),
  ],
};

/** Both halves of a board, mixed so that every bit reaches the upper ones. */
export const hashOf = (board: number, mixed: number): Code => [
  set(mixed, multiply64(get(board), constant64(0x9e3779b97f4a7c15n))),
  set(
    mixed,
    multiply64(xor64(get(mixed), shiftRight64(get(mixed), constant64(32n))), constant64(0xd6e8feb86659fd93n)),
  ),
  low(shiftRight64(get(mixed), constant64(32n))),
];

/** The variables of the searches: the parameter first, then words that are in memory between two runs; boards last. */
const kept = [
  "size",
  "taken",
  "expanded",
  "generated",
  "reopened",
  "peak",
  "lowest",
  "highest",
  "record",
] as const;
const variables = [
  "left",
  ...kept,
  "slots",
  "slotBits",
  "slotCount",
  "slotEnd",
  "node",
  "parent",
  "address",
  "rest",
  "stack",
  "top",
  "count",
  "child",
  "childRest",
  "known",
  "slot",
  "entry",
  "tag",
  "blank",
  "to",
  "restBelow",
  "ahead",
  "ending",
  "board",
  "goal",
  "childBoard",
  "moves",
  "row",
  "tile",
  "mixed",
] as const;
export const v = Object.fromEntries(variables.map((name, number) => [name, number])) as Record<
  (typeof variables)[number],
  number
>;
export const variableTypes = Object.values(v)
  .slice(1)
  .map((variable) => (variable < v.board ? "i32" : "i64"));

export const readKept: Code = kept.map((name) => set(v[name], word(at[name])));
export const writeKept: Code = kept.map((name) => setWord(at[name], get(v[name])));

/** A byte of the row of moves of the node that is expanded. */
function moveByte(place: Code): Code {
  return and(low(shiftRight64(get(v.moves), wide(shiftLeft(place, constant(3))))), constant(255));
}

/** Of the children that an expansion counts, those after the child at hand. */
export const childrenToCome: Code = subtract(
  subtract(moveByte(constant(ALL_MOVES)), one),
  shiftRightUnsigned(
    moveByte(
      add(shiftRightUnsigned(subtract(get(v.child), constant(at.children)), constant(CHILD_BITS)), one),
    ),
    constant(PLACE_AT),
  ),
);

export const readSlots: Code = [
  set(v.slots, word(at.slots)),
  set(v.slotCount, word(at.slotCount)),
  set(v.slotEnd, add(get(v.slots), shiftLeft(get(v.slotCount), constant(2)))),
  set(v.slotBits, word(at.slotBits)),
];

/** The address of the slot at which a hash begins: its upper bits tell how far from the first to the last. */
export const slotOf = (hash: number): Code =>
  add(
    get(v.slots),
    shiftLeft(
      low(shiftRight64(multiply64(wide(get(hash)), wide(get(v.slotCount))), constant64(32n))),
      constant(2),
    ),
  );
/** Goes to the next slot; the first follows the last. */
export const goToNextSlot: Code = [
  increased(v.slot, constant(4)),
  when(equal(get(v.slot), get(v.slotEnd)), set(v.slot, get(v.slots))),
];
/** What a slot holds for the hash in `tag` and a node: the number of the node + 1, and above it the lower bits of the hash. */
export const entryFor = (nodes: Code): Code => or(get(v.tag), add(nodes, one));

const cellShift = (cell: number): Code => wide(shiftLeft(get(cell), constant(2)));

/**
 * Makes the children of a node but the one that undoes the last move, and sets `count` to their number. The slot of each is read
 * at once, so that memory fetches all of them at the same time.
 */
export const makeChildren: Code = [
  set(v.blank, and(shiftRightUnsigned(get(v.rest), constant(BLANK_AT)), constant(15))),
  set(
    v.moves,
    load64(
      shiftLeft(
        and(shiftRightUnsigned(get(v.rest), constant(BLANK_AT)), constant(255)),
        constant(MOVES_BITS),
      ),
      at.moves,
    ),
  ),
  set(v.row, get(v.moves)),
  set(v.count, and(low(get(v.row)), constant(255))),
  increased(v.generated, moveByte(constant(ALL_MOVES))),
  // What the rest of every child has: g rises by 1, and the blank came from here.
  set(
    v.restBelow,
    add(
      add(and(get(v.rest), constant(H | (-1 << G_AT))), constant((1 << G_AT) - CHANGE_OFFSET)),
      shiftLeft(get(v.blank), constant(FROM_AT)),
    ),
  ),
  set(v.child, constant(at.children)),
  when(
    get(v.count),
    loop(
      set(v.row, shiftRight64(get(v.row), constant64(8n))),
      set(v.to, and(low(get(v.row)), constant(15))),
      set(v.tile, and64(shiftRight64(get(v.board), cellShift(v.to)), constant64(15n))),
      set(
        v.childBoard,
        xor64(
          xor64(get(v.board), shiftLeft64(get(v.tile), cellShift(v.to))),
          shiftLeft64(get(v.tile), cellShift(v.blank)),
        ),
      ),
      store64(get(v.child), get(v.childBoard)),
      set(v.tag, hashOf(v.childBoard, v.mixed)),
      store(get(v.child), get(v.tag), CHILD_HASH),
      set(v.ahead, xor(get(v.ahead), load(slotOf(v.tag)))),
      // h changes by what the table says.
      store(
        get(v.child),
        add(
          add(get(v.restBelow), shiftLeft(get(v.to), constant(BLANK_AT))),
          loadByte(
            add(
              add(shiftLeft(get(v.blank), constant(6)), and(low(get(v.row)), constant(3 << PLACE_AT))),
              low(get(v.tile)),
            ),
            at.changes,
          ),
        ),
        CHILD_REST,
      ),
      increased(v.child, constant(CHILD_BYTES)),
      branchIf(
        0,
        lessThan(get(v.child), add(constant(at.children), shiftLeft(get(v.count), constant(CHILD_BITS)))),
      ),
    ),
  ),
  // Kept, because a compiler may drop reads whose result is not.
  store(get(v.child), get(v.ahead), CHILD_HASH),
];

/**
 * Sets `known` to the node that has the child's board, and `address` to its record; or `known` to -1, after writing the next number
 * into the free slot.
 */
export const lookUp: Code = [
  set(v.known, constant(-1)),
  set(v.tag, load(get(v.child), CHILD_HASH)),
  set(v.slot, slotOf(v.tag)),
  set(v.tag, shiftLeft(get(v.tag), get(v.slotBits))),
  set(v.childBoard, load64(get(v.child))),
  block(
    loop(
      set(v.entry, load(get(v.slot))),
      when(isZero(get(v.entry)), store(get(v.slot), entryFor(get(v.size))), branch(2)),
      when(
        isZero(shiftRightUnsigned(xor(get(v.entry), get(v.tag)), get(v.slotBits))),
        set(v.known, subtract(and(get(v.entry), subtract(shiftLeft(one, get(v.slotBits)), one)), one)),
        set(v.address, recordOf(v.known)),
        branchIf(2, equal64(load64(get(v.address)), get(v.childBoard))),
        set(v.known, constant(-1)),
      ),
      goToNextSlot,
      branch(0),
    ),
  ),
];

export const fOf = (rest: number): Code =>
  add(and(get(rest), constant(H)), shiftRightUnsigned(get(rest), constant(G_AT)));
export const isClosed = (rest: Code): Code => and(rest, constant(1 << CLOSED_AT));

/** Writes a child as a new node below the one that is expanded; its record is at `address`. */
export const keepChild: Code = [
  when(
    isZero(and(get(v.record), constant(CHUNK_BYTES - 1))),
    set(v.record, call(numberOf("newChunk"))),
    store(chunkOf(v.size), get(v.record), at.chunks),
  ),
  set(v.address, get(v.record)),
  store64(get(v.address), get(v.childBoard)),
  store(get(v.address), get(v.parent), PARENT),
  store(get(v.address), get(v.childRest), REST),
  increased(v.record, constant(RECORD_BYTES)),
  increased(v.size, one),
];

/** Puts the node at `address` on the stack of its f. A chunk of a stack begins with where the one before ends. */
export const push: Code = [
  set(v.stack, fOf(v.childRest)),
  when(lessThan(get(v.stack), get(v.lowest)), set(v.lowest, get(v.stack))),
  when(lessThan(get(v.highest), get(v.stack)), set(v.highest, get(v.stack))),
  set(v.stack, shiftLeft(get(v.stack), constant(2))),
  set(v.top, load(get(v.stack), at.stacks)),
  when(
    isZero(and(get(v.top), constant(CHUNK_BYTES - 1))),
    set(v.entry, call(numberOf("newChunk"))),
    store(get(v.entry), get(v.top)),
    set(v.top, add(get(v.entry), constant(4))),
  ),
  store(get(v.top), get(v.address)),
  store(get(v.stack), add(get(v.top), constant(4)), at.stacks),
];
