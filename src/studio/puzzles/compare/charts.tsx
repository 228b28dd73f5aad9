/** The race as charts; Observable Plot is loaded only when there is something to draw. */
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../app/save-file.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { whole } from "../numbers.ts";
import { useWords } from "../words/index.ts";
import type { Runner } from "./race-state.ts";
import { useRace } from "./race-store.ts";
import { rootTicks } from "./root-ticks.ts";

type Plot = typeof import("@observablehq/plot");

/** By lane; with the numbers and dashes no two look alike. After Okabe and Ito. */
const laneColours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a07800", "#3a9bd9", "#6b4c9a", "#777777"];
const laneDashes = ["none", "6 3", "2 3", "8 3 2 3", "none", "6 3", "2 3", "8 3 2 3"];
const EVERY_MS = 250;

export function Charts() {
  const words = useWords();
  const [plot, setPlot] = useState<Plot>();
  const moment = useSlowMoment();
  useEffect(() => void import("@observablehq/plot").then((loaded) => setPlot(() => loaded)), []);
  return (
    <div className="compare-charts">
      <Chart
        title={words.chartExpanded}
        make={(width) => plot && bars(plot, moment, width, words.counters.expanded)}
        version={plot && moment}
      />
      <Chart
        title={words.chartFrontier}
        make={(width) => plot && lines(plot, moment, width, words.counters)}
        version={plot && moment}
      />
    </div>
  );
}

/** The searches, and how many expansions of each are shown: the slider, the lanes and the charts agree. */
interface RaceMoment {
  readonly runners: readonly Runner[];
  readonly shown: number;
}

/** Charts are drawn a few times per second at most, and at the end of the race. */
function useSlowMoment(): RaceMoment {
  const [moment, setMoment] = useState<RaceMoment>(useRace.getState());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setMoment(useRace.getState());
    };
    const unsubscribe = useRace.subscribe((now, before) => {
      if (now.shown !== before.shown || !areSame(now.runners, before.runners))
        timer ??= setTimeout(show, EVERY_MS);
    });
    show();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, []);
  return moment;
}

/** Whether a chart would look the same at the same step. */
function areSame(some: readonly Runner[], others: readonly Runner[]): boolean {
  return (
    some.length === others.length && some.every(({ progress }, lane) => progress === others[lane]!.progress)
  );
}

interface ChartProps {
  readonly title: string;
  make(width: number): Element | undefined;
  /** The chart is drawn again when this changes. */
  readonly version: unknown;
}

function Chart({ title, make, version }: ChartProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the chart is another one
  useEffect(() => {
    const chart = make(Math.max(260, box.current!.clientWidth));
    if (chart === undefined) return;
    // Plot labels groups inside a picture, so that a screen reader would say things twice.
    for (const inner of chart.querySelectorAll("[aria-label], [aria-description]")) {
      inner.removeAttribute("aria-label");
      inner.removeAttribute("aria-description");
    }
    chart.setAttribute("role", "img");
    chart.setAttribute("aria-label", title);
    box.current!.replaceChildren(chart);
  }, [version, title]);
  const save = () => {
    const svg = box.current!.querySelector("svg");
    if (svg)
      saveFile("chart.svg", new XMLSerializer().serializeToString(standingAlone(svg)), "image/svg+xml");
  };
  return (
    <Panel
      title={title}
      tools={
        <button type="button" className="plain" onClick={save}>
          <Icon name="save" />
          SVG<span className="unseen">{words.files.chartSvg}</span>
        </button>
      }
    >
      <div className="panel-body compare-chart" ref={box} />
    </Panel>
  );
}

/** A copy with what it inherits from the page: font, ink and paper. */
function standingAlone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { fontFamily, color } = getComputedStyle(svg);
  const { backgroundColor } = getComputedStyle(svg.closest(".panel")!);
  Object.assign(copy.style, { fontFamily, color, background: backgroundColor });
  return copy;
}

const laneName = (name: string, lane: number) => `${lane + 1} ${name}`;

function bars(plot: Plot, { runners, shown }: RaceMoment, width: number, label: string): Element {
  const data = runners.map(({ name, progress }, lane) => ({
    name: laneName(name, lane),
    lane,
    expanded: Math.min(shown, progress?.metrics.expanded ?? 0),
  }));
  return plot.plot({
    width,
    height: 56 + 34 * data.length,
    marginBottom: 46,
    marginLeft: Math.min(170, width / 2),
    marginRight: 85,
    style: { background: "none", fontSize: "13px", fontFamily: "inherit" },
    x: {
      label: `${label} →`,
      grid: true,
      type: "sqrt",
      ticks: rootTicks(Math.max(...data.map(({ expanded }) => expanded)), width < 420 ? 2 : 4),
      tickFormat: whole,
    },
    y: { label: null, domain: data.map(({ name }) => name) },
    marks: [
      plot.barX(data, {
        x: "expanded",
        y: "name",
        fill: ({ lane }) => laneColours[lane],
        insetTop: 3,
        insetBottom: 3,
      }),
      plot.text(data, {
        x: "expanded",
        y: "name",
        text: ({ expanded }) => whole(expanded),
        textAnchor: "start",
        dx: 5,
      }),
    ],
  });
}

function lines(
  plot: Plot,
  { runners, shown }: RaceMoment,
  width: number,
  { expanded, frontier }: { readonly expanded: string; readonly frontier: string },
): Element {
  const histories = runners.map(({ history }) => history.filter(([done]) => done <= shown));
  const last = Math.max(...histories.flatMap((history) => history.slice(-1).map(([done]) => done)), 0);
  return plot.plot({
    width,
    height: 260,
    marginBottom: 46,
    marginLeft: 64,
    marginRight: 24,
    style: { background: "none", fontSize: "13px", fontFamily: "inherit" },
    x: {
      label: `${expanded} →`,
      type: "sqrt",
      ticks: rootTicks(last, width < 420 ? 3 : 5),
      tickFormat: whole,
    },
    y: { label: `↑ ${frontier}`, grid: true, ticks: 5, tickFormat: whole },
    marks: histories.flatMap((history, lane) => [
      plot.lineY(history, {
        x: ([done]) => done,
        y: ([, waiting]) => waiting,
        stroke: laneColours[lane]!,
        strokeWidth: 2,
        strokeDasharray: laneDashes[lane]!,
      }),
      plot.text(history.slice(-1), {
        x: ([done]) => done,
        y: ([, waiting]) => waiting,
        text: () => String(lane + 1),
        dx: 8,
        fill: laneColours[lane]!,
        fontWeight: 700,
      }),
    ]),
  });
}
