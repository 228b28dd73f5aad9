/** The pictures of an analysis as numbers: error by true cost, and how often each estimate occurs. */
import type { SpaceResult } from "../../run/heuristics/space.ts";
import type { NumberText } from "../../words/number-text.ts";
import type { Line } from "../plot-data.ts";
import type { LineFigure } from "./document.ts";
import type { HeuristicWords } from "./words/index.ts";

/** Estimates beyond this are a mark for "wrong", not a number to draw. */
const MOST_DRAWN = 1000;

/** Those with at least two points to draw. */
export function figuresOf(
  { heuristics }: SpaceResult,
  words: HeuristicWords,
  { significant, count }: NumberText,
): LineFigure[] {
  const rows = Object.entries(heuristics);
  const lines = (points: (one: SpaceResult["heuristics"][string]) => { x: number; y: number }[]) =>
    rows.flatMap(([name, one], series): Line[] => {
      const own = points(one).filter(({ x, y }) => x <= MOST_DRAWN && y <= MOST_DRAWN);
      const titled = own.map(({ x, y }) => ({ x, y, title: `${name}: ${count(x)}, ${significant(y)}` }));
      return titled.length < 2 ? [] : [{ name, series, points: titled }];
    });
  const figures: LineFigure[] = [
    {
      title: words.errorByCost,
      caption: words.errorCaption,
      x: words.trueCost,
      y: words.meanError,
      lines: lines(({ byCost }) => byCost.map(({ cost, meanError }) => ({ x: cost, y: meanError }))),
    },
    {
      title: words.distribution,
      caption: words.distributionCaption,
      x: "h",
      y: words.shareOfStates,
      lines: lines(({ distribution }) => {
        const all = distribution.reduce((sum, { states }) => sum + states, 0);
        return distribution.map(({ h, states }) => ({ x: h, y: (100 * states) / all }));
      }),
    },
  ];
  return figures.filter((figure) => figure.lines.length > 0);
}
