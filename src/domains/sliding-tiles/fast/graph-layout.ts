/** The memory of the graph kernel: what is where, for the code that is generated (`graph-kernel.ts`) and for its host. */

/** Words that host and kernel share, by address. */
export const at = {
  /** Nodes made, the start included. */
  size: 0,
  /** Nodes taken, the start included. */
  taken: 4,
  expanded: 8,
  /** Children made, and the start. */
  generated: 12,
  /** Known nodes to which a cheaper path was found, and those of them that had been taken. */
  replaced: 16,
  reopened: 20,
  /** The most nodes that were open at the end of an expansion. */
  peak: 24,
  lastDepth: 28,
  /** The goal's record, once it is found. */
  goalRecord: 32,
  /** The range of f that has stacks. */
  lowest: 36,
  highest: 40,
  /** Where the next record is written; where a chunk begins, a new chunk is taken. */
  record: 44,
  /** The list of free chunks, linked by their first words; then memory that was never used. */
  freeChunk: 48,
  unused: 52,
  end: 56,
  /** The slots: where they begin, how many there are, and how many bits the number of a node has in them. */
  slots: 60,
  slotCount: 64,
  slotBits: 68,
  /** As long as there are fewer nodes, the slots have room for the children of one more; 0 when chunks run out. */
  room: 72,
  /** The first node that new slots do not hold yet. */
  hashed: 76,
  goal: 80,
  /** Boards, hashes and h of the children of the node that is expanded. */
  children: 96,
  /** By the blank's cell and the cell it came from: its moves, eight bytes each. */
  moves: 256,
  /** How a move changes h, by cell of the blank, move and tile: bytes, with an offset. */
  changes: 2304,
  /** By f: where the next open node is written, 0 if there is no stack. */
  stacks: 3328,
  /** Where each chunk of records begins. */
  chunks: 3328 + 4 * 1024,
} as const;

/** How a run ended. */
export const Ending = { paused: 0, goal: 1, exhausted: 2, needsRoom: 3 } as const;

export const CHUNK_BITS = 16;
export const CHUNK_BYTES: number = 1 << CHUNK_BITS;
export const RECORD_BITS = 4;
export const RECORD_BYTES: number = 1 << RECORD_BITS;
export const RECORDS_PER_CHUNK_BITS = 12;
/** As many as the slots have bits for, with some left for the hash. */
export const MOST_NODE_BITS = 27;
const MOST_CHUNKS = 1 << (MOST_NODE_BITS - RECORDS_PER_CHUNK_BITS);
export const FIRST_CHUNK: number = Math.ceil((at.chunks + 4 * MOST_CHUNKS) / CHUNK_BYTES) * CHUNK_BYTES;
/** What the children of one node may take: a chunk of records, and a stack for each. */
export const CHUNKS_PER_NODE = 5;
export const MOST_CHILDREN = 4;

/**
 * The moves of a blank in a row of eight bytes: how many do not undo the last one, then for each of these the cell it leads to and,
 * above it, its place among all moves; last, how many there are in all.
 */
export const MOVES_BITS = 3;
export const PLACE_AT = 4;
export const ALL_MOVES = 5;

/** A record: the board, the address of the parent's record, and one word for the rest. */
export const PARENT = 8;
export const REST = 12;
export const NO_RECORD = 0;
/** The rest, from below: h, the blank's cell, the cell it came from (its own at a start), whether the node is closed, g. */
export const H = 255;
export const BLANK_AT = 8;
export const FROM_AT = 12;
export const CLOSED_AT = 16;
export const G_AT = 17;
/** Added to the changes of h, so that none is negative. */
export const CHANGE_OFFSET = 128;

/** A child: its board, its hash, and its rest. */
export const CHILD_HASH = 8;
export const CHILD_REST = 12;
export const CHILD_BITS = 4;
export const CHILD_BYTES: number = 1 << CHILD_BITS;
