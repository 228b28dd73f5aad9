/** Pictures in sequence as one SVG file that plays by itself, without a script. */
import type { Picture } from "../../ui/picture/picture.ts";
import { type Colours, groupLines, pictureAsSvg } from "../../ui/picture/picture-file.ts";

export function animatedSvg(pictures: readonly Picture[], colours: Colours, secondsEach: number): string {
  const count = pictures.length;
  const duration = (count * secondsEach).toFixed(2);
  const frames = pictures.map((picture, i) => {
    // Visible from its own share of the time until that of the next.
    const values = i === 0 ? "visible;hidden" : i === count - 1 ? "hidden;visible" : "hidden;visible;hidden";
    const times =
      i === 0 ? [0, 1 / count] : i === count - 1 ? [0, i / count] : [0, i / count, (i + 1) / count];
    const animation =
      count === 1
        ? ""
        : `<animate attributeName="visibility" calcMode="discrete" values="${values}" keyTimes="${times.map((time) => time.toFixed(5)).join(";")}" dur="${duration}s" repeatCount="indefinite"/>`;
    const visibility = i === 0 ? "visible" : "hidden";
    return `<g visibility="${visibility}">${animation}${groupLines(picture, colours).join("")}</g>`;
  });
  const empty = pictureAsSvg({ ...pictures[0]!, groups: [] }, colours);
  return empty.replace("</svg>", `${frames.join("\n")}\n</svg>`);
}
