/** The colours of pictures: grey for the rim, then colours far apart for up to 31 others. */

/** As `#rrggbb`. */
export function colourCode(colour: number): string {
  return `#${rgb(colour)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Red, green, blue from 0 to 255. */
export function rgb(colour: number): readonly [number, number, number] {
  if (colour === 0) return [122, 122, 122];
  // The golden angle keeps neighbours in the list apart; three kinds of lightness tell similar hues apart.
  const hue = (colour * 137.508) % 360;
  const lightness = [0.55, 0.38, 0.72][colour % 3]!;
  return fromHue(hue, 0.7, lightness);
}

/** The formulas of the CSS colour module, level 4. */
function fromHue(hue: number, saturation: number, lightness: number): [number, number, number] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}
