/**
 * HOT. Additive pattern databases (Korf and Felner 2002): for every placement of a pattern's tiles, the fewest moves of
 * these tiles that bring them home, not counting moves of other tiles, wherever the blank is. Breadth-first search
 * backwards from the goal. A state is a placement and the region of free cells that holds the blank. Placements on the
 * same cells have the same regions and moves, so they are expanded together.
 */
import { distance, type Shape } from "../board.ts";
import { cellsBefore, type Placements } from "./placements.ts";

/** Of sixteen cells at most eight can be pairwise non-adjacent; six tiles leave fewer regions on 25 cells. */
const MOST_REGIONS = 8;
/** Placements looked at between two reports: a fraction of a second's work. */
const PLACEMENTS_PER_REPORT = 1 << 23;
const REACHED = 0xff;
const REACHED_AND_OPEN = 1 | (1 << MOST_REGIONS);

/**
 * Fills a pattern's table: one byte per placement, numbered by `index`. The pattern is given by the goal cells of its
 * tiles in ascending order. Needs two more bytes per placement while it works, and reports the share done.
 */
export function fillPatternTable(
  table: Uint8Array,
  index: Placements,
  shape: Shape,
  goalBlank: number,
  pattern: readonly number[],
  progress?: (share: number) => void,
): void {
  const cells = shape.rows * shape.columns;
  const { masks, passed } = index;
  const orders = index.orders.length;
  const moves = regionMoves(shape, index);

  // Per placement, a bit for each region that was reached and, eight bits higher, one if it is still to be expanded. A
  // move changes the colour of one taken cell, as on a chessboard: a level never adds to its own choices of cells.
  const state = new Uint16Array(table.length);
  const isWaiting = new Uint8Array(masks.length);
  const ordersByRegion = Array.from({ length: MOST_REGIONS }, () => new Uint16Array(orders));
  const counts = new Int32Array(MOST_REGIONS);

  const goalMask = pattern.reduce((mask, cell) => mask | (1 << cell), 0);
  const goalChoice = masks.indexOf(goalMask);
  state[goalChoice * orders] = REACHED_AND_OPEN << moves.regionOf[goalChoice * cells + goalBlank]!;
  let level = [goalChoice];
  let filled = 0;
  const choicesPerReport = Math.ceil(PLACEMENTS_PER_REPORT / orders);

  for (let depth = 0; level.length > 0; depth++) {
    const nextLevel: number[] = [];
    for (const [number, choice] of level.entries()) {
      if (number % choicesPerReport === 0) progress?.(filled / table.length);

      // Step 1. Take out the open placements on these cells, separated by region; the first to reach one gives its
      // value.
      const base = choice * orders;
      isWaiting[choice] = 0;
      counts.fill(0);
      for (let order = 0; order < orders; order++) {
        const known = state[base + order]!;
        let regions = known >>> MOST_REGIONS;
        if (regions === 0) continue;
        const reached = known & REACHED;
        state[base + order] = reached;
        if (reached === regions) {
          table[order * masks.length + choice] = depth;
          filled++;
        }
        for (let region = 0; regions !== 0; region++, regions >>>= 1) {
          if ((regions & 1) !== 0) ordersByRegion[region]![counts[region]!++] = order;
        }
      }

      for (let move = moves.first[choice]!; move < moves.first[choice + 1]!; move++) {
        // Step 2. Make one move from all of them that have the blank in its region.
        const region = moves.region[move]!;
        const count = counts[region]!;
        if (count === 0) continue;
        const from = ordersByRegion[region]!;
        const toChoice = moves.toChoice[move]!;
        const toBase = toChoice * orders;
        const shift = moves.passing[move]! * orders;
        const bits = REACHED_AND_OPEN << moves.toRegion[move]!;
        let isNew = false;
        for (let i = 0; i < count; i++) {
          const next = toBase + passed[shift + from[i]!]!;
          const known = state[next]!;
          if ((known & bits & REACHED) === 0) {
            state[next] = known | bits;
            isNew = true;
          }
        }

        // Step 3. The next level holds every choice of cells on which something new was reached.
        if (isNew && isWaiting[toChoice] === 0) {
          isWaiting[toChoice] = 1;
          nextLevel.push(toChoice);
        }
      }
    }
    level = nextLevel;
  }
  progress?.(1);
}

/** The moves of pattern tiles, by choice of taken cells: entries `first[choice]` to `first[choice + 1] - 1`. */
interface RegionMoves {
  readonly first: Int32Array;
  /** Per entry: the region the blank must be in, where the move leads, and its row in `passed`. */
  readonly region: Int32Array;
  readonly toChoice: Int32Array;
  readonly toRegion: Int32Array;
  readonly passing: Int32Array;
  /** The region of a free cell: `regionOf[choice * cells + cell]`. */
  readonly regionOf: Uint8Array;
}

function regionMoves(shape: Shape, { tiles, masks, high, low }: Placements): RegionMoves {
  const cells = shape.rows * shape.columns;
  const neighbours = Array.from({ length: cells }, (_, cell) =>
    Array.from({ length: cells }, (_, other) => other).filter((other) => distance(shape, cell, other) === 1),
  );
  const regionOf = new Uint8Array(masks.length * cells);
  masks.forEach((mask, choice) => {
    labelRegions(mask, neighbours, regionOf.subarray(choice * cells, (choice + 1) * cells));
  });

  const first = [0];
  const region: number[] = [];
  const toChoice: number[] = [];
  const toRegion: number[] = [];
  const passing: number[] = [];
  masks.forEach((mask, choice) => {
    for (let from = 0; from < cells; from++) {
      if ((mask & (1 << from)) === 0) continue;
      const rest = mask ^ (1 << from);
      for (const to of neighbours[from]!) {
        if ((mask & (1 << to)) !== 0) continue;
        const toMask = rest | (1 << to);
        const next = high[toMask >>> 8]! + low[toMask & 255]!;
        region.push(regionOf[choice * cells + to]!);
        toChoice.push(next);
        toRegion.push(regionOf[next * cells + from]!);
        passing.push(cellsBefore(rest, from) * tiles + cellsBefore(rest, to));
      }
    }
    first.push(region.length);
  });
  return {
    first: Int32Array.from(first),
    region: Int32Array.from(region),
    toChoice: Int32Array.from(toChoice),
    toRegion: Int32Array.from(toRegion),
    passing: Int32Array.from(passing),
    regionOf,
  };
}

/** Numbers the connected groups of free cells, and writes each cell's group. */
function labelRegions(mask: number, neighbours: readonly number[][], regionOf: Uint8Array): void {
  let labelled = mask;
  let regions = 0;
  for (let cell = 0; cell < neighbours.length; cell++) {
    if ((labelled & (1 << cell)) !== 0) continue;
    const group = [cell];
    labelled |= 1 << cell;
    for (const member of group) {
      regionOf[member] = regions;
      for (const neighbour of neighbours[member]!) {
        if ((labelled & (1 << neighbour)) !== 0) continue;
        labelled |= 1 << neighbour;
        group.push(neighbour);
      }
    }
    regions++;
  }
}
