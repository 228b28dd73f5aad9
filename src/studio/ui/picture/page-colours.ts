/** The colours of the page, for what is not drawn by the page: files and canvases. */
import type { Colours } from "./picture-file.ts";

/** The colours of the page as it looks now. */
export function pageColours(): Colours {
  const known = new Map<string, string>();
  return (paint) => {
    if (paint.startsWith("#")) return paint;
    let colour = known.get(paint);
    if (colour === undefined) known.set(paint, (colour = tokenColour(paint)));
    return colour;
  };
}

/** A token may depend on the appearance, so its colour is read from an element; where the system forces colours, boards keep theirs. */
function tokenColour(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  probe.style.forcedColorAdjust = "none";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
