/** How the benches measure: CPU time of this process, contestants in turn, medians. */

export interface Contestant {
  readonly name: string;
  /** Does the work once and returns the milliseconds of CPU it took. */
  once(): number;
}

/** CPU time, of all threads of this process, that an action takes. */
export function cpuMs(action: () => void): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Runs all contestants in turn, so that a slow moment of the machine affects each; median milliseconds by name. */
export function inTurn(contestants: readonly Contestant[], repetitions: number): Record<string, number> {
  const times = contestants.map((): number[] => []);
  for (let repetition = 0; repetition < repetitions; repetition++) {
    contestants.forEach((contestant, i) => {
      times[i]!.push(contestant.once());
    });
  }
  return Object.fromEntries(contestants.map(({ name }, i) => [name, median(times[i]!)]));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
