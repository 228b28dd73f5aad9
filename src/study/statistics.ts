/**
 * The statistics of reports and comparisons: averages, two rank tests with exact probabilities for small samples,
 * Holm's correction, and intervals by resampling. Pure functions; the studio uses them too.
 */
import { Random } from "../domains/random.ts";

/** The numbers are in ascending order; between two of them the value is interpolated. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

export function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

export function median(values: readonly number[]): number {
  return quantile(ascending(values), 0.5);
}

/** The numbers are above zero. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** For larger samples the normal distribution replaces the count of all cases. */
const MOST_COUNTED = 50;

export interface RankTest {
  /** Two-sided. */
  readonly p: number;
  /** How many values or pairs took part. */
  readonly n: number;
  readonly isExact: boolean;
}

/**
 * Wilcoxon's signed-rank test: whether paired differences lie around zero. Differences of zero take no part;
 * equal ones share their ranks, and the exact probability is that of these shared ranks.
 */
export function wilcoxonSignedRank(differences: readonly number[]): RankTest {
  const used = differences.filter((difference) => difference !== 0);
  const n = used.length;
  const ranks = doubledRanks(used.map(Math.abs));
  const positive = ranks.reduce((sum, rank, i) => sum + (used[i]! > 0 ? rank : 0), 0);
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  if (n <= MOST_COUNTED) return { p: twoSided(subsetSums(ranks), positive), n, isExact: true };
  const variance = ranks.reduce((sum, rank) => sum + rank * rank, 0) / 4;
  return { p: normalTwoSided(positive - total / 2, variance), n, isExact: false };
}

/** The Mann-Whitney test: whether the values of one sample tend to be larger than those of the other. */
export function mannWhitney(a: readonly number[], b: readonly number[]): RankTest {
  const n = a.length + b.length;
  const ranks = doubledRanks([...a, ...b]);
  const sum = ranks.slice(0, a.length).reduce((total, rank) => total + rank, 0);
  if (n <= MOST_COUNTED) return { p: twoSided(subsetSums(ranks, a.length), sum), n, isExact: true };
  const mean = n + 1;
  const spread = ranks.reduce((total, rank) => total + (rank - mean) ** 2, 0);
  const variance = (a.length * b.length * spread) / (n * (n - 1));
  return { p: normalTwoSided(sum - a.length * mean, variance), n, isExact: false };
}

/** Twice the rank of each value from 1, so that shared ranks are whole numbers too. */
function doubledRanks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => values[i]! - values[j]!);
  const ranks = new Array<number>(values.length);
  for (let first = 0; first < order.length; ) {
    let end = first + 1;
    while (end < order.length && values[order[end]!] === values[order[first]!]) end++;
    for (let i = first; i < end; i++) ranks[order[i]!] = first + end + 1;
    first = end;
  }
  return ranks;
}

/** How many subsets of the ranks, of the given size or of any, have each sum. */
function subsetSums(ranks: readonly number[], size?: number): number[] {
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  // One row for each size; a single row if the size does not matter.
  const rows = Array.from({ length: size === undefined ? 1 : size + 1 }, () =>
    new Array<number>(total + 1).fill(0),
  );
  rows[0]![0] = 1;
  for (const rank of ranks) {
    for (let row = rows.length - 1; row >= (size === undefined ? 0 : 1); row--) {
      const from = rows[size === undefined ? 0 : row - 1]!;
      for (let sum = total; sum >= rank; sum--) rows[row]![sum]! += from[sum - rank]!;
    }
  }
  return rows.at(-1)!;
}

function twoSided(ways: readonly number[], seen: number): number {
  const sumOf = (part: readonly number[]) => part.reduce((sum, count) => sum + count, 0);
  const all = sumOf(ways);
  const tail = Math.min(sumOf(ways.slice(0, seen + 1)), sumOf(ways.slice(seen)));
  return Math.min(1, (2 * tail) / all);
}

/** With the correction for continuity: doubled ranks move in steps of two. */
function normalTwoSided(deviation: number, variance: number): number {
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(deviation) - 1) / Math.sqrt(variance);
  return Math.min(1, complementaryError(z / Math.SQRT2));
}

/** erfc for x >= 0, to 1.2e-7 of its value (Numerical Recipes, 6.2.2). */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const polynomial = terms.reduceRight((sum, term) => sum * t + term, 0);
  return t * Math.exp(-x * x + polynomial);
}

/** Probabilities adjusted for their number (Holm 1979), in the order given. */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((_, i) => i).sort((i, j) => probabilities[i]! - probabilities[j]!);
  const adjusted = new Array<number>(probabilities.length);
  let least = 0;
  order.forEach((i, place) => {
    least = Math.max(least, Math.min(1, probabilities[i]! * (probabilities.length - place)));
    adjusted[i] = least;
  });
  return adjusted;
}

const RESAMPLES = 1000;

/** Where 95 of 100 resamplings put the statistic. The same seed gives the same interval. */
export function bootstrapInterval(
  statistic: (resample: (sample: readonly number[]) => number[]) => number,
  seed = 1,
): [low: number, high: number] {
  const random = new Random(seed);
  const resample = (sample: readonly number[]) => sample.map(() => sample[random.below(sample.length)]!);
  const values = ascending(Array.from({ length: RESAMPLES }, () => statistic(resample)));
  return [quantile(values, 0.025), quantile(values, 0.975)];
}

/** For more values resampling is slow, and the ranks around the median give the same. */
const MANY = 500;

/** The 95 % interval of the median: by resampling, or by ranks if there are many values. */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  if (values.length < MANY) return bootstrapInterval((resample) => median(resample(values)));
  const sorted = ascending(values);
  const half = 0.98 / Math.sqrt(values.length);
  return [quantile(sorted, 0.5 - half), quantile(sorted, 0.5 + half)];
}
