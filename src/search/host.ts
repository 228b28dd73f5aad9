/** What every JavaScript host provides although the types of the language do not mention it. */
const host = globalThis as unknown as {
  setTimeout(callback: () => void, ms: number): unknown;
  performance: { now(): number };
};

/** Milliseconds since some arbitrary moment; only differences are meaningful. */
export const now = (): number => host.performance.now();

/** Resolves after other pending work of the host, such as clicks in a page, has been done. */
export const othersHadTheirTurn = (): Promise<void> => new Promise((resume) => host.setTimeout(resume, 0));
