// HOT. Matches are rows in one table of whole numbers: matches of one pattern (alpha matches) and of the patterns of a
// rule so far (tokens). A row is 16 cells, one cache line; its name is the index of its first cell, and 0 is no row.
// Rows are reused, so a run leaves no garbage. A token is a chain: LEFT is the token it extends, RIGHT the match it adds
// (0 below not, exists and groups). Source: Doorenbos, "Production Matching for Large Learning Systems",
// section 2.3; lists as in CLIPS 6.30.

import type { Entity } from "./entity.ts";
import type { Join } from "./join.ts";
import type { PatternNode } from "./pattern-node.ts";

/** A row: an alpha match or a token. */
export type Match = number;
/** A row that is a token. */
export type Token = number;

const ROW = 16;

/** The first of the tokens made from this match, the newest first. */
export const CHILDREN = 0;
/** The first of the tokens that this match blocks (not) or satisfies (exists), the newest first. */
export const BLOCKS = 1;
/** Neighbours in the memory, and the key of the match there. */
export const NEXT = 2;
export const PREVIOUS = 3;
export const HASH = 4;
/** The join of a token or the pattern node of an alpha match, and flags: `id << 4 | flags`. */
export const OWNER = 5;
export const LEFT = 6;
export const RIGHT = 7;
const NEXT_LEFT = 8;
const PREVIOUS_LEFT = 9;
const NEXT_RIGHT = 10;
const PREVIOUS_RIGHT = 11;
/** The match that blocks or satisfies this token, and the neighbours among its tokens. */
export const BLOCKER = 12;
const NEXT_BLOCKED = 13;
const PREVIOUS_BLOCKED = 14;
/** The clock when the match entered its memory; for an alpha match, when its key did. */
export const STAMP = 15;

/** What some cells mean in an alpha match: its entity, the multifield lengths and the next match of the same entity. */
export const ENTITY = 6;
const MARKS = 7;
export const NEXT_OF_ENTITY = NEXT_LEFT;
/** The time tag of the entity of an alpha match. */
export const TAG = NEXT_RIGHT;
/** The number of the activation of a token in the last join of a rule; such a token is never blocked. */
export const ACTIVATION = NEXT_BLOCKED;
/** Links rows that are not in use. */
const NEXT_FREE = PREVIOUS_BLOCKED;

export const IN_RIGHT_MEMORY = 1;
const DELETED = 2;
/** Entities depend on the token. */
export const SUPPORTS = 4;
export const ALPHA = 8;
const OWNER_SHIFT = 4;
/** Stands in NEXT_LEFT of a token that was deleted with its right match. */
const ORPHANED = -1;

export class MatchTable {
  cells = new Int32Array(256 * ROW);
  private end = ROW;
  private free = 0;
  /** Deleted rows that the running actions may still read. */
  private waiting = 0;
  private lastWaiting = 0;
  clock = 0;
  /** Changes whenever matches get other time tags. */
  retagged = 0;
  readonly joins: Join[] = [];
  readonly nodes: PatternNode[] = [];
  /** The entities in the network by their numbers. */
  readonly entities: (Entity | undefined)[] = [undefined];
  /** Numbers of entities that have left. */
  private readonly freeNumbers: number[] = [];
  /** Lengths of multifields; equal lists are one, and 0 is the empty list. */
  readonly marks: number[][] = [[]];
  private readonly shortMarks = new Map<number, number>();
  private readonly longMarks = new Map<string, number>();

  /** Gives a join its number. */
  addJoin(join: Join): number {
    return this.joins.push(join) - 1;
  }

  addNode(node: PatternNode): number {
    return this.nodes.push(node) - 1;
  }

  /** Gives an entity its number; numbers are reused, so the list stays as short as the working memory was large. */
  addEntity(entity: Entity): void {
    const free = this.freeNumbers.pop();
    if (free === undefined) entity.id = this.entities.push(entity) - 1;
    else {
      entity.id = free;
      this.entities[free] = entity;
    }
  }

  /** Gives an entity a new time tag, which its matches have too. */
  retag(entity: Entity, timeTag: number): void {
    entity.timeTag = timeTag;
    if (entity.matches !== 0) this.retagged++;
    for (let match = entity.matches; match !== 0; match = this.cells[match + NEXT_OF_ENTITY])
      this.cells[match + TAG] = timeTag;
  }

  /** The entity has no matches any more. */
  removeEntity(entity: Entity): void {
    this.entities[entity.id] = undefined;
    this.freeNumbers.push(entity.id);
    entity.id = 0;
  }

  private allocate(): number {
    const row = this.free;
    if (row !== 0) {
      this.free = this.cells[row + NEXT_FREE];
      return row;
    }
    const made = this.end;
    this.end += ROW;
    if (this.end > this.cells.length) {
      const larger = new Int32Array(this.cells.length * 2);
      larger.set(this.cells);
      this.cells = larger;
    }
    return made;
  }

  /** An entity matches a pattern: the match goes to the front of the list of its entity. */
  addAlpha(entity: Entity, marks: number, node: PatternNode): Match {
    const row = this.allocate();
    const { cells } = this;
    cells[row + CHILDREN] = 0;
    cells[row + BLOCKS] = 0;
    cells[row + OWNER] = (node.id << OWNER_SHIFT) | ALPHA;
    cells[row + ENTITY] = entity.id;
    cells[row + MARKS] = marks;
    cells[row + TAG] = entity.timeTag;
    cells[row + NEXT_OF_ENTITY] = entity.matches;
    entity.matches = row;
    return row;
  }

  /** A token for a join, linked to its parents as their newest child. */
  addToken(left: Token, right: Match, owner: Join, flags: number): Token {
    const row = this.allocate();
    const { cells } = this;
    cells[row + CHILDREN] = 0;
    cells[row + BLOCKS] = 0;
    cells[row + OWNER] = (owner.id << OWNER_SHIFT) | flags;
    cells[row + LEFT] = left;
    cells[row + RIGHT] = right;
    cells[row + BLOCKER] = 0;
    cells[row + ACTIVATION] = 0;
    cells[row + PREVIOUS_LEFT] = 0;
    cells[row + PREVIOUS_RIGHT] = 0;
    if (left !== 0) {
      const first = cells[left + CHILDREN];
      cells[row + NEXT_LEFT] = first;
      if (first !== 0) cells[first + PREVIOUS_LEFT] = row;
      cells[left + CHILDREN] = row;
    } else cells[row + NEXT_LEFT] = 0;
    if (right !== 0) {
      const first = cells[right + CHILDREN];
      cells[row + NEXT_RIGHT] = first;
      if (first !== 0) cells[first + PREVIOUS_RIGHT] = row;
      cells[right + CHILDREN] = row;
    } else cells[row + NEXT_RIGHT] = 0;
    return row;
  }

  nextLeftChild(token: Token): Token {
    return this.cells[token + NEXT_LEFT];
  }

  nextRightChild(token: Token): Token {
    return this.cells[token + NEXT_RIGHT];
  }

  unlinkLeft(token: Token): void {
    const { cells } = this;
    const left = cells[token + LEFT];
    if (left === 0) return;
    const next = cells[token + NEXT_LEFT];
    const previous = cells[token + PREVIOUS_LEFT];
    if (previous !== 0) cells[previous + NEXT_LEFT] = next;
    else if (cells[left + CHILDREN] === token) cells[left + CHILDREN] = next;
    if (next !== 0) cells[next + PREVIOUS_LEFT] = previous;
  }

  unlinkRight(token: Token): void {
    const { cells } = this;
    const right = cells[token + RIGHT];
    if (right === 0) return;
    const next = cells[token + NEXT_RIGHT];
    const previous = cells[token + PREVIOUS_RIGHT];
    if (previous !== 0) cells[previous + NEXT_RIGHT] = next;
    else if (cells[right + CHILDREN] === token) cells[right + CHILDREN] = next;
    if (next !== 0) cells[next + PREVIOUS_RIGHT] = previous;
  }

  block(token: Token, by: Match): void {
    const { cells } = this;
    const next = cells[by + BLOCKS];
    cells[token + BLOCKER] = by;
    cells[token + NEXT_BLOCKED] = next;
    cells[token + PREVIOUS_BLOCKED] = 0;
    if (next !== 0) cells[next + PREVIOUS_BLOCKED] = token;
    cells[by + BLOCKS] = token;
  }

  unblock(token: Token): void {
    const { cells } = this;
    const by = cells[token + BLOCKER];
    if (by === 0) return;
    const next = cells[token + NEXT_BLOCKED];
    const previous = cells[token + PREVIOUS_BLOCKED];
    if (previous === 0) cells[by + BLOCKS] = next;
    else cells[previous + NEXT_BLOCKED] = next;
    if (next !== 0) cells[next + PREVIOUS_BLOCKED] = previous;
    cells[token + BLOCKER] = 0;
    cells[token + NEXT_BLOCKED] = 0;
  }

  /** The largest number of rows in use at once. */
  get rowsMade(): number {
    return this.end / ROW - 1;
  }

  /** Notes that a token is deleted together with the right match that it adds, not with the token that it extends. */
  orphan(token: Token): void {
    this.cells[token + NEXT_LEFT] = ORPHANED;
  }

  isOrphan(token: Token): boolean {
    return this.isDeleted(token) && this.cells[token + NEXT_LEFT] === ORPHANED;
  }

  isDeleted(token: Token): boolean {
    return (this.cells[token + OWNER] & DELETED) !== 0;
  }

  /** Marks a row that is out of all lists as deleted; it can be read until `recycle`. */
  discard(row: Match): void {
    const { cells } = this;
    cells[row + OWNER] |= DELETED;
    cells[row + NEXT_FREE] = this.waiting;
    if (this.waiting === 0) this.lastWaiting = row;
    this.waiting = row;
  }

  /** Deleted rows are free from now on: nothing reads them any more. */
  recycle(): void {
    if (this.waiting === 0) return;
    this.cells[this.lastWaiting + NEXT_FREE] = this.free;
    this.free = this.waiting;
    this.waiting = 0;
  }

  /** Releases the memory. No row may be in use. */
  clear(): void {
    this.cells = new Int32Array(256 * ROW);
    this.end = ROW;
    this.free = 0;
    this.waiting = 0;
    this.clock = 0;
    this.joins.length = 0;
    this.nodes.length = 0;
  }

  isAlpha(match: Match): boolean {
    return match !== 0 && (this.cells[match + OWNER] & ALPHA) !== 0;
  }

  ownerOf(token: Token): Join {
    return this.joins[this.cells[token + OWNER] >> OWNER_SHIFT];
  }

  nodeOf(alpha: Match): PatternNode {
    return this.nodes[this.cells[alpha + OWNER] >> OWNER_SHIFT];
  }

  /** The entity of an alpha match. */
  entityOf(match: Match): Entity {
    return this.entities[this.cells[match + ENTITY]]!;
  }

  /** The multifield lengths of an alpha match. */
  marksOf(match: Match): number[] {
    return this.marks[this.cells[match + MARKS]];
  }

  /** The number of the list of the first `count` lengths. */
  marksNumber(lengths: number[], count: number): number {
    if (count === 0) return 0;
    let key = count;
    for (let i = 0; i < count; i++) {
      if (lengths[i] > 62 || i > 3) return this.longMarksNumber(lengths.slice(0, count));
      key = key * 64 + lengths[i];
    }
    const found = this.shortMarks.get(key);
    if (found !== undefined) return found;
    this.shortMarks.set(key, this.marks.length);
    return this.marks.push(lengths.slice(0, count)) - 1;
  }

  private longMarksNumber(lengths: number[]): number {
    const key = lengths.join(",");
    const found = this.longMarks.get(key);
    if (found !== undefined) return found;
    this.longMarks.set(key, this.marks.length);
    return this.marks.push(lengths) - 1;
  }
}
