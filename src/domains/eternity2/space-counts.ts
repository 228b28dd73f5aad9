/**
 * The size of the space in which any piece goes on any cell, as the report counts it (its section 8.1), and as it is. The
 * report takes four rules away for each piece placed; but a piece placed also takes its cell, so that of the 4 N² rules only
 * 4 (N - d)² are left at depth d. Large numbers are texts of digits.
 */

/** At one depth of the tree, for a board of N cells. */
interface DepthCounts {
  readonly depth: number;
  /** Rules that apply, as the report counts them, and those that really do. */
  readonly nominal: number;
  readonly real: number;
  /** Ways to get there, and different boards. */
  readonly paths: string;
  readonly boards: string;
}

export interface SpaceCounts {
  readonly side: number;
  /** The number of nodes by the report's formula. */
  readonly nominal: string;
  /** Ways to fill the board, and different boards, full or not. */
  readonly paths: string;
  readonly boards: string;
  /** What a search generates that never errs. */
  readonly leastGenerated: number;
  readonly byDepth: readonly DepthCounts[];
}

export function spaceCounts(side: number): SpaceCounts {
  const cells = side * side;
  let [nominal, paths, boards, all] = [1n, 1n, 1n, 0n];
  let leastGenerated = 1;
  const byDepth = Array.from({ length: cells + 1 }, (_, depth): DepthCounts => {
    const left = cells - depth;
    const row = {
      ...{ depth, nominal: depth < cells ? 4 * cells ** 2 - 4 * depth : 0, real: 4 * left ** 2 },
      ...{ paths: String(paths), boards: String(boards) },
    };
    all += boards;
    leastGenerated += row.real;
    if (left > 0) nominal *= BigInt(row.nominal);
    paths *= BigInt(row.real || 1);
    // The same boards are reached whatever the order of their pieces.
    boards = (boards * BigInt(row.real)) / BigInt(depth + 1);
    return row;
  });
  return {
    ...{ side, nominal: String(nominal), paths: String(paths), boards: String(all), leastGenerated, byDepth },
  };
}
