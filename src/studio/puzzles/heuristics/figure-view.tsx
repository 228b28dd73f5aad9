/** A picture of a report on heuristics, drawn again when its width changes. */
import { useEffect, useRef, useState } from "react";
import type { Figure } from "../../../report/heuristics/document.ts";
import { drawFigure } from "../../../report/heuristics/draw-figure.ts";
import { whole } from "../../app/numbers.ts";

/** The variables are defined in style/tokens.css, for light and for dark. */
const colors = {
  ink: "currentColor",
  faint: "var(--line-strong)",
  paper: "var(--surface)",
  series: [1, 2, 3, 4, 5, 6, 7].map((number) => `var(--series-${number})`),
};
const MOST_WIDTH = 820;

export function FigureView({ figure }: { readonly figure: Figure }) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.min(MOST_WIDTH, Math.floor(entry!.contentRect.width))),
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (width === 0) return;
    const svg = drawFigure(figure, { document, width, fontSize: 12, fontFamily: "inherit", colors }, whole);
    if (svg === undefined) return;
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    place.current?.replaceChildren(drawn);
  }, [figure, width]);
  return (
    <figure className="heuristics-figure">
      <figcaption className="soft">{figure.caption}</figcaption>
      <div ref={place} />
    </figure>
  );
}
