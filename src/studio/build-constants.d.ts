/** What vite.config.ts writes into the page when it is built. */
interface ImportMetaEnv {
  /** Frontier's own version, and the sum of its node counts. */
  readonly FRONTIER_VERSION: string;
  readonly FRONTIER_SIGNATURE: string;
}
