/** What every JavaScript host has and the language's own types leave out. */
const host = globalThis as unknown as {
  setTimeout(callback: () => void, ms: number): unknown;
  performance: { now(): number };
};

/** Milliseconds since some moment; only differences mean something. */
export const now = (): number => host.performance.now();

/** Resolves when what else waits in the host, such as clicks in a page, has had its turn. */
export const othersHadTheirTurn = (): Promise<void> => new Promise((resume) => host.setTimeout(resume, 0));
