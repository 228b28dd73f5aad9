/** Ticks of an axis on which distances are square roots: its round numbers crowd at the end, so they are chosen by distance. */

/** At most so many after 0, each a 1, 2 or 5 with zeros, none beyond the last value. */
export function rootTicks(last: number, most: number): number[] {
  const ticks = [0];
  const least = (0.7 * Math.sqrt(last)) / most;
  for (let i = 1; i <= most; i++) {
    const tick = roundDown(last * (i / most) ** 2);
    if (tick >= 1 && Math.sqrt(tick) - Math.sqrt(ticks.at(-1)!) >= least) ticks.push(tick);
  }
  return ticks;
}

function roundDown(value: number): number {
  if (value < 1) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1);
}
