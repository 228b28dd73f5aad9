/** The statistics against counting all cases, and against numbers of SciPy 1.17 where counting takes too long. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bootstrapInterval,
  geometricMean,
  holm,
  mannWhitney,
  median,
  quantile,
  wilcoxonSignedRank,
} from "../../src/study/statistics.ts";

describe("middles", () => {
  it("between two values in proportion", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10, 20], 0.25)).toBe(5);
    expect(geometricMean([1, 10, 100])).toBeCloseTo(10, 12);
  });
});

/** Ranks from 1, equal values sharing them. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    return below + (values.filter((other) => other === value).length + 1) / 2;
  });
}

/** Two-sided, by going through all cases. */
function counted(cases: readonly number[], seen: number): number {
  const low = cases.filter((sum) => sum <= seen).length;
  const high = cases.filter((sum) => sum >= seen).length;
  return Math.min(1, (2 * Math.min(low, high)) / cases.length);
}

const masks = (n: number) => Array.from({ length: 2 ** n }, (_, mask) => mask);
const sumOf = (values: readonly number[], mask: number) =>
  values.reduce((sum, value, i) => sum + ((mask >> i) & 1 ? value : 0), 0);
const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length;

describe("rank tests are exact for small samples", () => {
  it("signed ranks, with ties and zeros", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 9 }), (differences) => {
        const used = differences.filter((difference) => difference !== 0);
        const own = ranks(used.map(Math.abs));
        const seen = own.reduce((sum, rank, i) => sum + (used[i]! > 0 ? rank : 0), 0);
        const expected = counted(
          masks(used.length).map((mask) => sumOf(own, mask)),
          seen,
        );
        expect(wilcoxonSignedRank(differences).p).toBeCloseTo(expected, 12);
      }),
    );
  });

  it("two samples, with ties", () => {
    const sample = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sample, sample, (a, b) => {
        const own = ranks([...a, ...b]);
        const cases = masks(own.length)
          .filter((mask) => bits(mask) === a.length)
          .map((mask) => sumOf(own, mask));
        const seen = own.slice(0, a.length).reduce((sum, rank) => sum + rank, 0);
        expect(mannWhitney(a, b).p).toBeCloseTo(counted(cases, seen), 12);
      }),
    );
  });

  it("the least probabilities that few values can have", () => {
    expect(wilcoxonSignedRank([1, 2, 3, 4, 5]).p).toBe(0.0625);
    expect(wilcoxonSignedRank([1, 2, 3, 4, 5, 6]).p).toBe(0.03125);
    expect(mannWhitney([1, 2, 3], [4, 5, 6]).p).toBeCloseTo(0.1, 12);
    expect(wilcoxonSignedRank([]).p).toBe(1);
  });
});

describe("large samples take the normal distribution", () => {
  const wave = (n: number, period: number, shift: number) =>
    Array.from({ length: n }, (_, i) => ((i * 37) % period) - shift);

  // scipy.stats.wilcoxon(x, method="asymptotic", correction=True)
  it("signed ranks", () => {
    const { p, isExact } = wilcoxonSignedRank(wave(60, 61, 25));
    expect(isExact).toBe(false);
    expect(p).toBeCloseTo(0.0396863, 5);
  });

  // scipy.stats.mannwhitneyu(x, y, method="asymptotic")
  it("two samples", () => {
    const { p, isExact } = mannWhitney(wave(40, 13, 0), wave(35, 17, 1));
    expect(isExact).toBe(false);
    expect(p).toBeCloseTo(0.4467471, 5);
  });
});

describe("several tests at once", () => {
  it("Holm's steps, never falling, in the order given", () => {
    expect(holm([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe("resampling", () => {
  const sample = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it("the same seed gives the same interval, around the median", () => {
    const interval = () => bootstrapInterval((resample) => median(resample(sample)), 7);
    expect(interval()).toEqual(interval());
    const [low, high] = interval();
    expect(low).toBeLessThan(5);
    expect(high).toBeGreaterThan(5);
    expect([low >= 1, high <= 9]).toEqual([true, true]);
  });

  it("values without spread have an interval without width", () => {
    expect(bootstrapInterval((resample) => median(resample([3, 3, 3])))).toEqual([3, 3]);
  });
});
