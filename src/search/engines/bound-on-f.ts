/**
 * The bound on f for the rounds of IDA*. As a rule the next one is the smallest f that was cut off. Where real costs would make
 * that one round for each f, it is raised until about twice as many nodes lie within it: IDA*_CR (Sarkar et al. 1991).
 */

/**
 * Rounds count as wasteful once all of them together have expanded this many times as many nodes as the last one, and
 * some more.
 */
const WASTE = 4;
const FREE_EXPANSIONS = 1000;
const MOST_SAMPLES = 2048;

export class BoundOnF {
  /** If the heuristic is admissible, no solution costs less: it would have been found within an earlier bound. */
  leastPossible: number;
  /** The smallest f cut off in this round that counts for the next bound. */
  least = Number.POSITIVE_INFINITY;
  /** Every nth f that was cut off, once rounds have been found wasteful. */
  private samples: number[] | undefined;
  private every = 1;
  private untilNext = 1;
  private expandedBefore = 0;

  constructor(public bound: number) {
    this.leastPossible = bound;
  }

  /** Whether the f of nodes that are cut off is to be given to `sample`. */
  get samplesCut(): boolean {
    return this.samples !== undefined;
  }

  sample(f: number): void {
    if (--this.untilNext > 0) return;
    const samples = this.samples!;
    if (samples.length === MOST_SAMPLES) {
      this.samples = samples.filter((_, position) => position % 2 === 1);
      this.every *= 2;
    }
    this.samples!.push(f);
    this.untilNext = this.every;
  }

  /** From now on only what is cheaper than a solution lies within the bound. */
  lowerBelow(cost: number): void {
    // The largest number below it.
    this.bound = cost * (1 - 2 ** -53);
  }

  /** Sets the bound of the next round; `expanded` counts all rounds. False if nothing that counts was cut off. */
  raise(expanded: number): boolean {
    const { least, samples } = this;
    if (least === Number.POSITIVE_INFINITY) return false;
    const inRound = expanded - this.expandedBefore;
    this.expandedBefore = expanded;
    this.leastPossible = least;
    this.bound = samples === undefined ? least : Math.max(least, this.withinWhich(samples, inRound));
    this.least = Number.POSITIVE_INFINITY;
    if (samples !== undefined || expanded > WASTE * inRound + FREE_EXPANSIONS) this.samples = [];
    this.every = this.untilNext = 1;
    return true;
  }

  /** The f within which about `count` of the nodes cut off lie. */
  private withinWhich(samples: readonly number[], count: number): number {
    const sorted = samples.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(count / this.every))] ?? 0;
  }
}
