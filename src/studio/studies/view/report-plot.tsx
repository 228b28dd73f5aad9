/** A plot of a report, drawn again when its width changes. */
import { useEffect, useRef, useState } from "react";
import type { PlotBlock } from "../../../report/document.ts";
import { apologyFor, drawPlot } from "../../../report/plots.ts";
import type { ReportWords } from "../../../report/words/index.ts";

/** The variables are defined in style/tokens.css, for light and for dark. */
const colors = {
  ink: "currentColor",
  faint: "var(--line-strong)",
  paper: "var(--surface)",
  series: [1, 2, 3, 4, 5, 6, 7].map((number) => `var(--series-${number})`),
};
/** A plot gains nothing from being wider than this. */
const MOST_WIDTH = 820;

interface PlotProps {
  readonly block: PlotBlock;
  readonly words: ReportWords;
}

export function ReportPlot({ block: { name, part, counter, isAsked }, words }: PlotProps) {
  const figure = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.min(MOST_WIDTH, Math.floor(entry!.contentRect.width))),
    );
    watch.observe(figure.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (width === 0) return;
    const svg = drawPlot(
      name,
      part,
      { document, width, fontSize: 12, fontFamily: "inherit", colors },
      counter,
      words,
    );
    setDrawn(svg !== undefined);
    place.current?.replaceChildren(...(svg === undefined ? [] : [svg as unknown as SVGElement]));
  }, [name, part, counter, words, width]);
  const { title, caption } = words.plots(counter)[name];
  return (
    <figure ref={figure} className="report-plot" hidden={!isDrawn && !isAsked}>
      <figcaption>
        <h3>{title}</h3>
        <p className="soft">{isDrawn ? caption : apologyFor(name, counter, words)}</p>
      </figcaption>
      <div ref={place} />
    </figure>
  );
}
