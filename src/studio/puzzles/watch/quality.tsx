/** How good a solution is: whether it is the best, and where the estimate was too high on its path. */
import { useEffect, useState } from "react";
import { puzzleRows } from "../domains/index.ts";
import { knownDomains } from "../domains/known-domains.ts";
import { real, whole } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import type { SearchOutcome, SearchRequest } from "../search/messages.ts";
import { searchOnce } from "../search/search-client.ts";
import { useWords } from "../words/index.ts";
import { bestRequest, isGuaranteed, tooHigh, weightOf } from "./best-solution.ts";
import { useWatch } from "./watch-store.ts";
import "./quality.css";

interface Props {
  readonly result: SearchOutcome;
  readonly opening: Exclude<Opening, { fault: object }>;
}

const TIME = "20s";

export function Quality({ result, opening }: Props) {
  const words = useWords();
  const settings = useWatch((state) => state.settings);
  const { domain, input } = usePuzzle();
  const { board, costs } = puzzleRows[domain]!;
  const { rows, columns } = board.grid(opening.opened.problem);
  const known = "instance" in input ? knownDomains[domain]!.instances[input.instance]?.optimal : undefined;
  const isKnown = typeof known === "number" && costs.isOptimumFixed;
  const cost = result.cost ?? 0;
  const isBest = isGuaranteed(domain, settings) || costs.areEqual(settings) || (isKnown && cost === known);
  const request =
    isBest || isKnown ? undefined : bestRequest({ domain, input, settings }, rows * columns, TIME);
  const best = useBestCost(request);
  const weight = weightOf(settings);
  const isInformed = settings.heuristic !== undefined;
  const atWeight = tooHigh(result, weight);
  const atOne = tooHigh(result, 1);
  const count = result.states.length;
  return (
    <div className="watch-quality">
      <p>
        {isBest
          ? words.isBest(real(cost))
          : isKnown
            ? words.notBest(real(cost), real(known))
            : request === undefined || best === null
              ? words.notKnown
              : best === undefined
                ? words.checking
                : best < cost
                  ? words.notBest(real(cost), real(best))
                  : words.isBest(real(cost))}
      </p>
      {isInformed && (
        <>
          <p>
            {atOne.length > 0
              ? words.tooHigh(atOne.length, count)
              : atWeight.length > 0
                ? words.tooHighWeighted(atWeight.length, count, real(weight))
                : words.neverTooHigh}
          </p>
          <EstimateChart
            result={result}
            weight={atOne.length > 0 ? 1 : weight}
            wrong={new Set(atOne.length > 0 ? atOne : atWeight)}
          />
        </>
      )}
    </div>
  );
}

/** Undefined while it is looked for, null if it was not found in time. */
function useBestCost(request: SearchRequest | undefined): number | null | undefined {
  const [cost, setCost] = useState<number | null>();
  const key = JSON.stringify(request);
  useEffect(() => {
    setCost(undefined);
    if (key === undefined) return;
    return searchOnce(JSON.parse(key), {
      ended: ({ outcome, cost: found }) => setCost(outcome === "solved" ? found : null),
      failed: () => setCost(null),
    });
  }, [key]);
  return cost;
}

interface ChartProps {
  readonly result: SearchOutcome;
  readonly weight: number;
  readonly wrong: ReadonlySet<number>;
}

const WIDE = 320;
const HIGH = 130;
/** Room for the numbers of the axes. */
const LEFT = 34;
const TOP = 8;
const LOW = 20;

/** The estimate and the cost that was left, along the path; nodes where the estimate is too high have a ring. */
function EstimateChart({ result: { g, h, cost }, weight, wrong }: ChartProps) {
  const words = useWords();
  const left = g.map((so) => (cost ?? 0) - so);
  const estimates = h.map((value) => Math.min(value * weight, 1e9));
  const most = Math.max(1, ...left, ...estimates.filter((value) => value < 1e6));
  const x = (i: number) => LEFT + (i * (WIDE - LEFT - 8)) / Math.max(1, g.length - 1);
  const y = (value: number) => HIGH - LOW - (Math.min(value, most) * (HIGH - LOW - TOP)) / most;
  const line = (values: readonly number[]) => values.map((value, i) => `${x(i)},${y(value)}`).join(" ");
  const name = weight === 1 ? "h" : `${real(weight)} h`;
  return (
    <figure className="watch-chart">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${name}, ${words.left}`}>
        <path className="watch-axis" d={`M${LEFT},${TOP}V${HIGH - LOW}H${WIDE - 8}`} />
        {[0, most].map((value) => (
          <text key={value} className="watch-tick" x={LEFT - 4} y={y(value) + 4} textAnchor="end">
            {real(value)}
          </text>
        ))}
        <text className="watch-tick" x={WIDE - 8} y={HIGH - 2} textAnchor="end">
          {words.step} {whole(g.length - 1)}
        </text>
        <text className="watch-tick" x={LEFT} y={HIGH - 2}>
          0
        </text>
        <polyline className="watch-left" points={line(left)} />
        <polyline className="watch-h" points={line(estimates)} />
        {estimates.map((value, i) =>
          wrong.has(i) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a path have no other name
            <circle key={i} className="watch-wrong" cx={x(i)} cy={y(value)} r={g.length > 40 ? 2 : 3.5} />
          ) : null,
        )}
      </svg>
      <figcaption>
        <span className="watch-key" data-line="left">
          {words.left}
        </span>
        <span className="watch-key" data-line="h">
          {name}
        </span>
      </figcaption>
    </figure>
  );
}
