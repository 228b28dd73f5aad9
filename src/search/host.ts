/** What every JavaScript host provides although the types of the language do not mention it. */
const host = globalThis as unknown as {
  setTimeout(callback: () => void, ms: number): unknown;
  performance: { now(): number };
  process?: { cpuUsage?(): { readonly user: number; readonly system: number } };
};

/** Milliseconds since some arbitrary moment; only differences are meaningful. */
export const now = (): number => host.performance.now();

/** Milliseconds of processor time that all threads of this process have used; undefined where that cannot be measured, as in a page. */
export function processorTime(): number | undefined {
  const used = host.process?.cpuUsage?.();
  return used && (used.user + used.system) / 1000;
}

/** Resolves after other pending work of the host, such as clicks in a page, has been done. */
export const othersHadTheirTurn = (): Promise<void> => new Promise((resume) => host.setTimeout(resume, 0));
